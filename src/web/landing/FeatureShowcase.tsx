import type { ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { isCoachOn } from '#web/lib/coach.ts'
import { Section } from './Section.tsx'
import { SampleChat } from './showcase/SampleChat.tsx'
import { SampleEntry } from './showcase/SampleEntry.tsx'
import { SmartSteps } from './showcase/SmartSteps.tsx'
import { WellnessFlower } from './showcase/WellnessFlower.tsx'

const goalAreas = ['Financial', 'Physical', 'Mental', 'Career', 'Relationships', 'Spiritual']

export function FeatureShowcase() {
  return (
    <Section
      id="showcase"
      title="Made for a whole life"
      lead="Not another list to keep up with. A missed day costs you nothing here, and nobody keeps score against you."
      className="border-y border-line bg-sunk"
    >
      <div className="mt-12 grid gap-14 sm:mt-16 sm:gap-20">
        <Row title="A wish becomes a plan" picture={<SmartSteps />}>
          <p>
            The SMART framework asks five short questions of every goal. Answer them, and the next step is usually
            obvious.
          </p>
          <ul aria-label="Areas for your goals" className="mt-5 flex flex-wrap gap-2">
            {goalAreas.map((area) => (
              <li key={area} className="rounded-full border border-edge bg-surface px-3.5 py-1 text-15 font-medium">
                {area}
              </li>
            ))}
          </ul>
        </Row>
        <Row title="Five petals, one honest picture" picture={<WellnessFlower />} isMirrored>
          <p>
            Physical, Financial, Mental, Spiritual and Life Organization: your wellness score grows from what you really
            do, each area against its own gentle target.
          </p>
          <p className="mt-3">Where there is nothing to say yet, it says so. No number is ever made up.</p>
        </Row>
        {isCoachOn() && (
          <Row title={`${brand.coach} is awake when you are`} picture={<SampleChat />}>
            <p>
              Before the difficult conversation, after the long day, at three in the morning. {brand.coach} is an AI
              coach for mindset, money, work, self-care and balance: warm, direct, and on your side.
            </p>
          </Row>
        )}
        <Row title="A journal that is yours" picture={<SampleEntry />} isMirrored={isCoachOn()}>
          <p>
            Write it down and let it go. Your words are encrypted on our disks with a key of your own, drafts survive a
            closed tab, and a deletion can be undone.
          </p>
          <p className="mt-3">No trackers, no advertising, nothing from anyone else on any page.</p>
        </Row>
      </div>
    </Section>
  )
}

type RowProps = { title: string; picture: ReactNode; isMirrored?: boolean; children: ReactNode }

function Row({ title, picture, isMirrored = false, children }: RowProps) {
  return (
    <article className="grid items-center gap-x-16 gap-y-7 lg:grid-cols-2">
      <div className={isMirrored ? 'lg:order-last' : ''}>
        <h3 className="text-22 sm:text-28">{title}</h3>
        <div className="mt-3 max-w-[34rem] text-18 text-ink-soft">{children}</div>
      </div>
      {picture}
    </article>
  )
}
