import { useEffect, useState } from 'react'
import { openLanding } from '#web/lib/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { LowSun } from '#web/ui/drawings/LowSun.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Page } from '#web/ui/Page.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

const readToken = (): string => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''

export function ResetPasswordScreen() {
  const [token, setToken] = useState(readToken)
  useEffect(() => {
    // Removes the token from the address, which is visible on screen and stays in the browser's history.
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return (
    <Page title="Choose a new password">
      {token === '' ? (
        <EmptyState
          drawing={<LowSun className="h-28" />}
          title="This link no longer works"
          action={
            <Button
              variant="primary"
              onClick={() => {
                openLanding('#forgot')
              }}
            >
              Send me a new link
            </Button>
          }
        >
          The link in our email works once, and only for a short while. Your account and everything in it are safe.
        </EmptyState>
      ) : (
        <NewPasswordForm
          token={token}
          onUsedUp={() => {
            setToken('')
          }}
        />
      )}
    </Page>
  )
}
