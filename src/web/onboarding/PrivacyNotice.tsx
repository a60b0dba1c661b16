import DoorOpen from 'lucide-react/icons/door-open'
import Eye from 'lucide-react/icons/eye'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import type { ReactNode } from 'react'
import { useSession } from '#web/lib/session.ts'

/** Shown before the first question. It says only what is true today. */
export function PrivacyNotice() {
  const { signedIn } = useSession()
  return (
    <dl className="grid gap-5">
      <Point icon={<NotebookPen className="size-5" />} title="What we keep">
        {signedIn
          ? 'Your answers, and later what you write, so you can come back to them. Every question is optional, and you can change or clear any answer.'
          : 'Your answers, in this browser on this device. They move to your account when you create one. Every question is optional, and you can change or clear any answer.'}
      </Point>
      <Point icon={<Eye className="size-5" />} title="Who can read it">
        {signedIn
          ? 'You. Your words are encrypted on disk with your own key; the running server can read them, because it shows them to you. That means the person who runs this server could, too. We don’t send your words to anyone else, unless the coach answers with an outside AI model; then each answer says so.'
          : 'Anyone who uses this browser, as long as your answers are only here. Once you have an account, your words are encrypted on disk with your own key; the running server can read them, and so could the person who runs it. We don’t send your answers to anyone else.'}
      </Point>
      <Point icon={<DoorOpen className="size-5" />} title="How to leave">
        {signedIn
          ? 'Close this page whenever you like: we’ll keep your place. You can log out at the bottom of every page. In your profile you can download everything, or delete your account and everything in it.'
          : 'Close this page whenever you like: we’ll keep your place. “Forget my answers” under the questions takes them off this device.'}
      </Point>
    </dl>
  )
}

function Point({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4">
      <span
        aria-hidden="true"
        className="row-span-2 grid size-10 place-items-center rounded-full bg-purple-wash text-purple"
      >
        {icon}
      </span>
      <dt className="font-semibold">{title}</dt>
      <dd className="col-start-2 text-15 text-ink-soft">{children}</dd>
    </div>
  )
}
