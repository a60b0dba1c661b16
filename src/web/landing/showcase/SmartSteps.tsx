import { Card } from '#web/ui/Card.tsx'

const steps = [
  { name: 'Specific', question: 'What exactly do you want?' },
  { name: 'Measurable', question: 'How will you know it’s moving?' },
  { name: 'Achievable', question: 'Which part is up to you?' },
  { name: 'Relevant', question: 'Why does it matter to you right now?' },
  { name: 'Time-bound', question: 'When do you want to be there?' },
]

export function SmartSteps() {
  return (
    <Card className="sm:px-8">
      <ol className="grid">
        {steps.map(({ name, question }) => (
          <li key={name} className="flex items-center gap-4 border-line py-3 not-last:border-b">
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-full bg-magenta-wash font-display text-22 text-magenta"
            >
              {name[0]}
            </span>
            <div>
              <h4 className="font-semibold">{name}</h4>
              <p className="text-15 text-ink-soft">{question}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
