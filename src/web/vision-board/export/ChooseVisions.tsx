import type { Vision } from '#contract/vision-board.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/cx.ts'
import { VisionPicture } from '../VisionPicture.tsx'
import { titleOf } from '../vision-labels.ts'

type Props = {
  visions: readonly Vision[]
  chosen: ReadonlySet<string>
  most: number
  onChange: (chosen: ReadonlySet<string>) => void
}

export function ChooseVisions({ visions, chosen, most, onChange }: Props) {
  const loved = visions.filter(({ isLoved }) => isLoved)
  const choose = (some: readonly Vision[]) => onChange(new Set(some.slice(0, most).map(({ id }) => id)))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="contents">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="mr-auto text-15 font-semibold">Visions on it</span>
          <span className="tabular text-13 text-ink-soft">
            {chosen.size} of {Math.min(most, visions.length)}
          </span>
        </span>
      </legend>
      <div className="-mx-3.5 flex flex-wrap">
        <Button variant="plain" size="small" onClick={() => choose(visions)}>
          {visions.length > most ? `The first ${most}` : 'All'}
        </Button>
        {loved.length > 0 && (
          <Button variant="plain" size="small" onClick={() => choose(loved)}>
            Loved
          </Button>
        )}
        <Button variant="plain" size="small" onClick={() => choose([])}>
          None
        </Button>
      </div>
      <ul className="grid max-h-44 grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1 overflow-y-auto p-1">
        {visions.map((vision) => (
          <li key={vision.id} className="h-17 [contain-intrinsic-size:4.25rem] [content-visibility:auto]">
            <Choice
              vision={vision}
              isChosen={chosen.has(vision.id)}
              isFull={chosen.size >= most}
              onToggle={() => toggle(vision.id)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type ChoiceProps = { vision: Vision; isChosen: boolean; isFull: boolean; onToggle: () => void }

function Choice({ vision, isChosen, isFull, onToggle }: ChoiceProps) {
  return (
    <label
      title={titleOf(vision)}
      className={cx(
        'relative m-1 block h-15 cursor-pointer overflow-hidden rounded-small transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-royal',
        isChosen ? 'ring-3 ring-accent' : 'opacity-55 has-disabled:cursor-not-allowed has-disabled:opacity-30',
      )}
    >
      <input
        type="checkbox"
        aria-label={titleOf(vision)}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={onToggle}
      />
      <VisionPicture vision={vision} sizes="4rem" />
    </label>
  )
}
