type Props = { label: string; isDone: boolean; onChange: (isDone: boolean) => void }

const styles =
  'relative size-6 cursor-pointer appearance-none rounded-full border-2 border-edge bg-surface transition before:absolute before:inset-[5px] before:scale-0 before:bg-surface before:transition before:[clip-path:polygon(14%_44%,0_60%,42%_96%,100%_22%,84%_8%,40%_66%)] hover:border-green checked:border-green checked:bg-green checked:before:scale-100'

export function DoneCheck({ label, isDone, onChange }: Props) {
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        className={styles}
        checked={isDone}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
