import MoveDiagonal2 from 'lucide-react/icons/move-diagonal-2'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'

/** Large enough for touch. The keyboard has keys for both. */
export const Handles = () => (
  <>
    <Handle grip="turn" className="-bottom-5.5 -left-5.5 cursor-crosshair" icon={<RotateCw className="size-4" />} />
    <Handle
      grip="size"
      className="-right-5.5 -bottom-5.5 cursor-nwse-resize"
      icon={<MoveDiagonal2 className="size-4" />}
    />
  </>
)

const Handle = ({ grip, className, icon }: { grip: 'turn' | 'size'; className: string; icon: ReactNode }) => (
  <span
    aria-hidden="true"
    data-grip={grip}
    className={`absolute grid size-11 touch-none place-items-center ${className}`}
  >
    <span className="grid size-7 place-items-center rounded-full border-2 border-surface bg-accent text-on-accent shadow-card">
      {icon}
    </span>
  </span>
)
