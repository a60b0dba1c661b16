import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { lazy, Suspense } from 'react'
import type { ShoppingList } from '#contract/shopping.ts'
import { useLazyDialogState } from '#web/lib/lazy-dialog.ts'
import { Button } from '#web/ui/Button.tsx'

const loadDialog = async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog })
const ShareDialog = lazy(loadDialog)

export function ShareButton({ list, onLeft }: { list: ShoppingList; onLeft: () => void }) {
  const { state, open, close } = useLazyDialogState<ShoppingList>(loadDialog)
  const isShared = list.members > 1
  const Icon = isShared ? Users : UserPlus
  return (
    <>
      <Button variant="plain" icon={<Icon aria-hidden="true" className="size-5" />} onClick={() => open(list)}>
        {isShared ? `${list.members} people` : 'Share'}
      </Button>
      {state && (
        <Suspense>
          <ShareDialog key={state.key} list={list} isOpen={state.isOpen} onClose={close} onLeft={onLeft} />
        </Suspense>
      )}
    </>
  )
}
