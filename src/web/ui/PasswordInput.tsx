import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps } from 'react'
import { IconButton } from './IconButton.tsx'
import { Input } from './Input.tsx'

/** A password that can be shown while it is typed. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="relative">
      <Input
        {...props}
        type={isShown ? 'text' : 'password'}
        className="pr-13"
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        label={isShown ? 'Hide password' : 'Show password'}
        icon={isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
        className="absolute top-0.5 right-0.5"
        onClick={() => {
          setIsShown(!isShown)
        }}
      />
    </div>
  )
}
