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
      lead="Not one more list to keep up with. Take a day off, or a week: everything’s right where you left it."
      className="border-y border-line bg-sunk"
    >
      <div className="mt-12 grid gap-14 sm:mt-16 sm:gap-20">
        <Row title="A wish becomes a plan" picture={<SmartSteps />}>
          <p>
            The SMART framework asks five short questions about each goal. Answer them, and the next step is usually
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
            Physical, Financial, Mental, Spiritual and Life Organization: your wellness score grows from what you
            actually do, with a gentle target for each area.
          </p>
          <p className="mt-3">If there’s nothing to show yet, it says so. We never make up a number.</p>
        </Row>
        {isCoachOn() && (
          <Row title={`${brand.coach} is up when you are`} picture={<SampleChat />}>
            <p>
              Before the difficult conversation, after the long day, at three in the morning. {brand.coach} is an AI
              coach for mindset, money, work, self-care and balance: warm, direct, and on your side.
            </p>
          </Row>
        )}
        <Row title="A journal that’s all yours" picture={<SampleEntry />} isMirrored={isCoachOn()}>
          <p>
            Write it down and let it go. Your words are encrypted with your own key, drafts are safe if you close the
            tab, and you can undo a delete.
          </p>
          <p className="mt-3">No ads, no trackers.</p>
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
