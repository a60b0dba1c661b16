import { type ReactNode } from 'react'
import { Link } from 'wouter'
import { brand } from '#contract/brand.ts'
import { otherPaths } from '#contract/pages.ts'
import { plans } from '#contract/plans.ts'
import { Card } from '#web/ui/Card.tsx'
import { Page } from '#web/ui/Page.tsx'

export function AboutCoachScreen() {
  return (
    <Page title={`About ${brand.coach}`} lead="What it is, what it reads, and what happens to your words.">
      <div className="gap-6 lg:columns-2">
        <Part title="It’s an AI, not a person">
          <p>
            {brand.coach} is software. It isn’t human, has no license, and doesn’t replace a doctor, a therapist, a
            lawyer or a financial adviser. It tells you so before your first message, again after three hours, after
            seven days away, and whenever you ask.
          </p>
          <p>
            The badge on the chat page says who’s answering. “Built-in guide” is a written library, searched on this
            server. Any other name is a language model that whoever runs this server has connected. In that case, your
            message and what it looks up in the areas below are sent there. Each answer says where.
          </p>
        </Part>
        <Part title="What it reads">
          <p>
            Only the areas you allow in your profile, and only what your question needs. If you allow your journal, it
            reads how often and when you wrote. Ask when you wrote about something, and the server looks for that word
            and tells it the days, never your entries. Under every answer, “What was read” lists what it used.
          </p>
        </Part>
        <Part title="What it does">
          <p>
            It answers, and it can offer you a card with a task, a goal, a journal entry or a moment to breathe. Nothing
            happens until you accept the card, and you can undo it. Nothing it reads can make it act, whether it’s yours
            or something you paste. Its answers are just words: they don’t open links or load pictures.
          </p>
        </Part>
        <Part title="What it doesn’t do">
          <p>
            It won’t diagnose you, tell you what dose or diet to take, or give legal or investment advice, and it won’t
            cheer on a plan that would hurt you.
          </p>
        </Part>
        <SafetyParts />
        <Part title="What we keep">
          <p>
            Your conversation is encrypted with your own key. You can restore what you delete for 30 days, and then it’s
            gone.
          </p>
          <p>
            We count safety answers by day, type and language, for all accounts together, without your words or your
            name.
          </p>
          <p>
            Free accounts have {plans.free.limits.aiQuestions} questions a month. An answer that fails doesn’t use one
            up.
          </p>
        </Part>
      </div>
    </Page>
  )
}

const signs = [
  'thoughts of ending your life or hurting yourself',
  'violence at home, or someone who controls you',
  'sexual assault',
  'a struggle with food or eating',
  'distress after having a baby',
  'a medical emergency',
  'wanting to hurt someone else',
  'a friend, or a child, in danger',
]

function SafetyParts() {
  return (
    <>
      <Part title="When you’re not safe">
        <p>
          Every message, in English and in Spanish, is first checked by fixed rules on this server, before any limit and
          before anything is sent anywhere. They look for signs, even hints or misspelled ones, of
        </p>
        <ul className="grid list-disc gap-1 pl-5">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p>
          If they find one, you get a written answer right away, with help lines for your country and a directory for
          everywhere else. It never costs a question, and it comes even when you have none left or no model answers. If
          your message can’t reach us at all, the page shows those help lines on its own.
        </p>
        <p>
          {brand.coach} stays careful for at least the next three messages, and whatever a model answers is checked
          again, sentence by sentence, before you see it.
        </p>
        <p>
          If they only suspect something, you get your normal answer, with one line under it about who you can talk to.
          Nothing else changes.
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
      <Part title="If someone checks your device">
        <p>
          You can delete any one answer, or the whole conversation. {brand.coach} never tells you to confront someone,
          to leave today, or to talk it out as a couple: the people on the help lines can plan those steps with you.
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
