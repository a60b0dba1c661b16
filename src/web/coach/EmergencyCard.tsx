import Phone from 'lucide-react/icons/phone'
import type { CountryHelpLines } from '#contract/help-lines.ts'
import { buttonStyles } from '#web/ui/button-styles.ts'
import { Card } from '#web/ui/Card.tsx'
import { callLink } from './call-links.ts'

export function EmergencyCard({ help: { emergency, police, note } }: { help: CountryHelpLines }) {
  return (
    <Card as="section" aria-labelledby="emergency" className="grid gap-3">
      <h2 id="emergency" className="text-22">
        If you’re in danger right now
      </h2>
      {emergency === null ? (
        <p>Call your local emergency number.</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <CallButton number={emergency} words={`Call ${emergency}`} />
          {police !== null && <CallButton number={police} words={`Police: ${police}`} />}
        </div>
      )}
      {note !== null && <p className="text-15 text-ink-soft">{note}.</p>}
    </Card>
  )
}

function CallButton({ number, words }: { number: string; words: string }) {
  return (
    <a href={callLink(number)} className={buttonStyles('accent', 'large')}>
      <Phone aria-hidden="true" className="size-5" />
      {words}
    </a>
  )
}
