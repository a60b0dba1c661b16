import { useMutation } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Retry from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash-2'
import type { Chat } from '#contract/coach.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { toast } from '#web/ui/toast.ts'
import { deleteChat, retryChat } from './coach.mutations.ts'

/** What she may do with an exchange that is over. */
export function ExchangeActions({ chat }: { chat: Chat }) {
  const { mutate: remove } = useMutation(deleteChat)
  const { mutate: retry, isPending } = useMutation(retryChat)
  const isWhole = chat.state === 'done'
  return (
    <div className="-my-1 -ml-2 flex">
      {chat.response !== '' && (
        <IconButton
          label="Copy the answer"
          icon={<Copy className="size-4.5" />}
          onClick={() => void copy(chat.response)}
        />
      )}
      {!isWhole && (
        <IconButton
          label="Try again"
          icon={<Retry className="size-4.5" />}
          disabled={isPending}
          onClick={() => retry(chat)}
        />
      )}
      <IconButton
        label="Delete question and answer"
        icon={<Trash className="size-4.5" />}
        onClick={() => remove(chat)}
      />
    </div>
  )
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied', variant: 'success' })
  } catch {
    toast({ title: 'This could not be copied', description: 'Your browser keeps the clipboard closed to this page.' })
  }
}
