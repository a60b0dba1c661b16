import { useRef, useState, useEffect, useEffectEvent } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { LoginForm } from './LoginForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'

type Pane = 'sign-up' | 'login' | 'forgot'

const panes: Readonly<Record<string, Pane>> = { '#sign-up': 'sign-up', '#login': 'login', '#forgot': 'forgot' }

export function GetStarted() {
  const [pane, setPane] = useState<Pane>('sign-up')
  const card = useRef<HTMLElement>(null)
  const open = (next: Pane) => {
    setPane(next)
    // The form is in the document after the next paint.
    requestAnimationFrame(() => {
      const input = card.current?.querySelector<HTMLElement>(`[data-pane="${next}"] input`)
      input?.focus({ preventScroll: true })
      // This form is shorter, so the card may have moved out of view.
      if (next === 'forgot') card.current?.scrollIntoView({ block: 'nearest' })
    })
  }
  usePaneFromHash(open)
  const tabs = [
    { value: 'sign-up', label: 'Sign Up', content: <SignUpForm /> },
    { value: 'login', label: 'Login', content: <LoginForm onForgot={() => open('forgot')} /> },
  ]
  return (
    <section ref={card} aria-labelledby="get-started-title" className="scroll-my-4">
      <Card className="sm:p-7">
        <h2 id="get-started-title" className="mb-4 text-28">
          {pane === 'forgot' ? 'Reset your password' : 'Get Started'}
        </h2>
        <div hidden={pane === 'forgot'}>
          <Tabs
            label="Sign up or log in"
            isKept
            tabs={tabs}
            value={pane === 'forgot' ? 'login' : pane}
            onChange={(value) => {
              setPane(value === 'login' ? 'login' : 'sign-up')
            }}
          />
        </div>
        {pane === 'forgot' && <ForgotPassword onBack={() => open('login')} />}
      </Card>
    </section>
  )
}

/** Opens the pane that a link names by its hash, now and later. The hash is removed, so that the same link works again. */
const usePaneFromHash = (open: (pane: Pane) => void): void => {
  const openAsked = useEffectEvent(open)
  useEffect(() => {
    const follow = () => {
      const asked = panes[window.location.hash]
      if (!asked) return
      openAsked(asked)
      window.history.replaceState(window.history.state, '', window.location.pathname)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
    }
  }, [])
}
