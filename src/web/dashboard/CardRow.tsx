import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

type Props = {
  name: string
  isHidden: boolean
  isFirst: boolean
  isLast: boolean
  onHide: (isHidden: boolean) => void
  onUp: () => void
  onDown: () => void
}

export function CardRow({ name, isHidden, isFirst, isLast, onHide, onUp, onDown }: Props) {
  return (
    <li className="flex items-center border-b border-line last:border-0">
      <div className="min-w-0 flex-1">
        <Checkbox label={name} checked={!isHidden} onChange={(event) => onHide(!event.target.checked)} />
      </div>
      <IconButton
        label={`Move ${name} up`}
        icon={<ArrowUp aria-hidden="true" className="size-5" />}
        aria-disabled={isFirst}
        className="aria-disabled:opacity-40"
        onClick={onUp}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={<ArrowDown aria-hidden="true" className="size-5" />}
        aria-disabled={isLast}
        className="aria-disabled:opacity-40"
        onClick={onDown}
      />
    </li>
  )
}
