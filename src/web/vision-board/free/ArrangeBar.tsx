import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import BringToFront from 'lucide-react/icons/bring-to-front'
import Minus from 'lucide-react/icons/minus'
import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'

type Props = {
  title: string
  onNudge: (key: string) => void
  onFront: () => void
  onOpen: (() => void) | undefined
  onClose: () => void
}

const moves: readonly { key: string; label: string; icon: ReactNode }[] = [
  { key: 'ArrowLeft', label: 'Move left', icon: <ArrowLeft className="size-5" /> },
  { key: 'ArrowRight', label: 'Move right', icon: <ArrowRight className="size-5" /> },
  { key: 'ArrowUp', label: 'Move up', icon: <ArrowUp className="size-5" /> },
  { key: 'ArrowDown', label: 'Move down', icon: <ArrowDown className="size-5" /> },
  { key: '-', label: 'Smaller', icon: <Minus className="size-5" /> },
  { key: '+', label: 'Larger', icon: <Plus className="size-5" /> },
  { key: '[', label: 'Rotate left', icon: <RotateCcw className="size-5" /> },
  { key: ']', label: 'Rotate right', icon: <RotateCw className="size-5" /> },
]

export function ArrangeBar({ title, onNudge, onFront, onOpen, onClose }: Props) {
  return (
    <div
      role="toolbar"
      aria-label={`Arrange ${title}`}
      className="sticky bottom-4 z-20 reach:bottom-36 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center justify-center rounded-card border border-line bg-surface p-1 shadow-card"
    >
      {moves.map(({ key, label, icon }) => (
        <IconButton key={key} label={label} icon={icon} onClick={() => onNudge(key)} />
      ))}
      <IconButton label="Bring to front" icon={<BringToFront className="size-5" />} onClick={onFront} />
      {onOpen && <IconButton label="Edit" icon={<PencilLine className="size-5" />} onClick={onOpen} />}
      <IconButton label="Done arranging" icon={<X className="size-5" />} onClick={onClose} />
    </div>
  )
}
