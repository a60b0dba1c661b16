import { type ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { plans } from '#contract/plans.ts'
import { Card } from '#web/ui/Card.tsx'
import { Page } from '#web/ui/Page.tsx'

/** What the coach is, what it reads, what it does in need, and what is kept of it: for anyone to read. */
export function AboutCoachScreen() {
  return (
    <Page title={`About ${brand.coach}`} lead="What it is, what it reads, and what becomes of your words.">
      <div className="grid max-w-reading gap-4 sm:gap-6">
        <Part title="It is an AI, not a person">
          <p>
            {brand.coach} is software. It is not human, holds no licence, and does not replace a doctor, a therapist, a
            lawyer or a financial adviser. It says so before your first message, again after three hours, after seven
            days away, and whenever you ask.
          </p>
          <p>
            The badge on its page names who answers. ‘Built-in guide’ is a written library, found by search on this
            server. Any other name is a language model that this house has connected; then your message and what was
            read for it are sent there, and each answer says where.
          </p>
        </Part>
        <Part title="What it reads">
          <p>
            Only the areas that you allow in your profile, in short lines. The words of your journal are not among them.
            Under every answer, ‘What was read’ shows each line.
          </p>
        </Part>
        <Part title="What it does">
          <p>
            It answers, and it may propose a task, a goal, a journal entry or a moment to breathe. Nothing is made until
            you accept the card, and you can undo it. It gives no diagnosis, no dosage, no diet, and no legal or
            investment directive.
          </p>
        </Part>
        <Part title="When you are not safe">
          <p>
            Every message is first looked at by rules on this server, before any limit and before anything is sent
            elsewhere. Where they see danger to you or to somebody else, you get a written answer with help lines for
            your country, at once. It costs no question and comes at none left. Rules can miss things and can be wrong:
            in an emergency, call your local emergency number.
          </p>
          <p>If somebody may be looking at your device, you can delete single answers or the whole conversation.</p>
        </Part>
        <Part title="What is kept">
          <p>
            Your conversation is encrypted with your own key. What you delete can be brought back for 30 days, then it
            is gone. We count how often something happened, never its words.
          </p>
          <p>Free accounts have {plans.free.limits.aiQuestions} questions a month. An answer that fails costs none.</p>
        </Part>
      </div>
    </Page>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-22">{title}</h2>
      {children}
    </Card>
  )
}
