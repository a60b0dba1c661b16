import { type ReactNode } from 'react'
import { Link } from 'wouter'
import { brand } from '#contract/brand.ts'
import { otherPaths } from '#contract/pages.ts'
import { plans } from '#contract/plans.ts'
import { Card } from '#web/ui/Card.tsx'
import { Page } from '#web/ui/Page.tsx'

export function AboutCoachScreen() {
  return (
    <Page title={`About ${brand.coach}`} lead="What it is, what it reads, and what becomes of your words.">
      <div className="gap-6 lg:columns-2">
        <Part title="It is an AI, not a person">
          <p>
            {brand.coach} is software. It is not human, holds no license, and does not replace a doctor, a therapist, a
            lawyer or a financial adviser. It says so before your first message, again after three hours, after seven
            days away, and whenever you ask.
          </p>
          <p>
            The badge on its page names who answers. ‘Built-in guide’ is a written library, found by search on this
            server. Any other name is a language model that this house has connected; then your message and what it asks
            of those areas are sent there, and each answer says where.
          </p>
        </Part>
        <Part title="What it reads">
          <p>
            Only the areas that you allow in your profile, and of those only what your question needs. Of your journal,
            and only if you allow it, it reads how often and when you wrote. Ask when you wrote about something, and the
            server looks for that word and tells it the days, never your entries. Under every answer, ‘What was read’
            shows each line.
          </p>
        </Part>
        <Part title="What it does">
          <p>
            It answers, and it may propose a task, a goal, a journal entry or a moment to breathe. Nothing is made until
            you accept the card, and you can undo it. No text that it reads, yours or one that you paste, can make it
            act. Its answers are words: they open no address and load no picture.
          </p>
        </Part>
        <Part title="What it does not do">
          <p>
            It gives no diagnosis, no dosage, no diet, and no legal or investment directive, and it does not praise a
            plan that would harm you.
          </p>
        </Part>
        <SafetyParts />
        <Part title="What is kept">
          <p>
            Your conversation is encrypted with your own key. What you delete can be brought back for 30 days, then it
            is gone.
          </p>
          <p>
            Answers about your safety are counted by day, kind and language, for all accounts together, without your
            words or your name.
          </p>
          <p>Free accounts have {plans.free.limits.aiQuestions} questions a month. An answer that fails costs none.</p>
        </Part>
      </div>
    </Page>
  )
}

const signs = [
  'thoughts of ending your life or hurting yourself',
  'violence at home, or somebody who controls you',
  'sexual assault',
  'eating that has become a fight',
  'distress after a birth',
  'a medical emergency',
  'the wish to hurt somebody else',
  'a friend, or a child, in danger',
]

function SafetyParts() {
  return (
    <>
      <Part title="When you are not safe">
        <p>
          Every message, in English and in Spanish, is first looked at by fixed rules on this server, before any limit
          and before anything is sent elsewhere. They look for signs, also hinted or misspelt, of
        </p>
        <ul className="grid list-disc gap-1 pl-5">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p>
          Where they find one, you get a written answer at once, with help lines for the country of your time zone and a
          directory for every other. It costs no question, comes at none left, and also when no model answers. If your
          message cannot reach us at all, the page shows those help lines by itself.
        </p>
        <p>
          {brand.coach} stays careful for at least the next three messages, and whatever a model answers is looked at
          again, sentence by sentence, before you see it.
        </p>
        <p>
          Where they only suspect something, your question gets its normal answer, with one line below it that says who
          you can talk to. Nothing else changes.
        </p>
        <p>
          Rules can miss things and can be wrong. In an emergency, call your local emergency number. All the lines, with
          their hours, are on the{' '}
          <Link href={otherPaths.help} className="link">
            help lines page
          </Link>
          .
        </p>
      </Part>
      <Part title="If somebody watches your device">
        <p>
          You can delete single answers or the whole conversation. {brand.coach} never tells you to confront somebody,
          to leave today, or to talk it out as a couple: those who work on the help lines plan such steps with you.
        </p>
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="mb-4 grid max-w-reading break-inside-avoid gap-3 sm:mb-6">
      <h2 className="text-22">{title}</h2>
      {children}
    </Card>
  )
}
