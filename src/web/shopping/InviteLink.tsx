import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { linkOf } from './invitation-secret.ts'

/** The link is shown only once. Nobody can see it again later, not even the user who made it. */
export function InviteLink({ secret }: { secret: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const link = linkOf(secret)
  const handleCopy = () => {
    navigator.clipboard.writeText(link).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  }
  return (
    <Field label="The link" hint="For one person. Copy it now: it isn’t shown again.">
      <div className="flex gap-2">
        <Input readOnly dir="ltr" value={link} onFocus={({ target }) => target.select()} />
        <Button className="min-h-12" icon={<Copy aria-hidden="true" className="size-5" />} onClick={handleCopy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </Field>
  )
}
