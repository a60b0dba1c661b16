import type { ReactNode } from 'react'
import { avatarSamples } from '#contract/lists.ts'
import { Avatar } from '#web/ui/Avatar.tsx'

type Props = { name: string; chosen: string | null; onChoose: (path: string | null) => void }

export function Drawings({ name, chosen, onChoose }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-15 font-semibold">Or pick one of these</legend>
      <div className="grid grid-cols-4 gap-x-2 gap-y-3 sm:grid-cols-7">
        <Choice word="Your initial" isChosen={chosen === null} onChoose={() => onChoose(null)}>
          <Avatar name={name} className="size-full text-22" />
        </Choice>
        {avatarSamples.map(({ path, label }) => (
          <Choice key={path} word={label} isChosen={chosen === path} onChoose={() => onChoose(path)}>
            <Avatar name={name} src={path} className="size-full" />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps = { word: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

const Choice = ({ word, isChosen, onChoose, children }: ChoiceProps) => (
  <label className="group relative grid cursor-pointer content-start justify-items-center gap-1 text-center text-13">
    <input type="radio" name="drawing" className="sr-only" checked={isChosen} onChange={onChoose} />
    <span className="size-14 rounded-full ring-offset-3 ring-offset-surface transition group-has-checked:ring-3 group-has-checked:ring-magenta group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-6 group-has-focus-visible:outline-royal">
      {children}
    </span>
    <span className="text-ink-soft group-has-checked:font-semibold group-has-checked:text-ink">{word}</span>
  </label>
)
