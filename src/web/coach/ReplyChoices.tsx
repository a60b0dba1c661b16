import { Button } from '#web/ui/Button.tsx'

type Props = { choices: readonly string[]; isPending: boolean; onChoose: (choice: string) => void }

/** Replies that the coach offers; a tap sends one. */
export function ReplyChoices({ choices, isPending, onChoose }: Props) {
  if (choices.length === 0) return null
  return (
    <ul aria-label="Answers you can tap" className="flex flex-wrap gap-2 sm:pl-10.5">
      {choices.map((choice) => (
        <li key={choice} className="max-w-full">
          <Button
            size="small"
            className="max-w-full rounded-full! text-left whitespace-normal"
            disabled={isPending}
            onClick={() => onChoose(choice)}
          >
            {choice}
          </Button>
        </li>
      ))}
    </ul>
  )
}
