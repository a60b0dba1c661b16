import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

const floating =
  'reach:fixed reach:inset-x-0 reach:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] reach:z-20 reach:mx-auto reach:w-fit reach:before:pointer-events-none reach:before:fixed reach:before:inset-x-0 reach:before:bottom-0 reach:before:-z-10 reach:before:h-35 reach:before:bg-linear-to-t reach:before:from-paper reach:before:from-50% reach:before:to-transparent'

/** The main action of a page. On a phone it floats within reach of the thumb. */
export function MainAction({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: string }) {
  return (
    <div data-floating="main" className={floating}>
      <Button variant="primary" icon={icon} className="reach:min-h-13 reach:rounded-full" onClick={onClick}>
        {children}
      </Button>
    </div>
  )
}
