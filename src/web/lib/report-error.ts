import type { RootOptions } from 'react-dom/client'
import { browserErrorKinds } from '#contract/errors.ts'
import { call, CallError } from './call.ts'

/** Reports that one page may send. */
const mostReports = 5

const reported = new Set<string>()
const seen = new WeakSet<Error>()

/** The chunk that a stack begins in: names of components do not outlive the build. */
const chunk = /\/assets\/(\w[\w-]{0,59}?)-[\w-]{8}\.js/

/** Tells the server that something broke: the kind of error and the part of the product, once for each. Never fails. */
function reportError(error: unknown, stack: string | null | undefined): void {
  // What a call answered is known to the server, and one that did not arrive would not arrive now.
  if (!(error instanceof Error) || error instanceof CallError || seen.has(error)) return
  seen.add(error)
  const kind = browserErrorKinds.find((each) => each === error.name) ?? 'other'
  const component = chunk.exec(stack ?? '')?.[1] ?? chunk.exec(error.stack ?? '')?.[1] ?? 'unknown'
  const key = `${kind} ${component}`
  if (reported.has(key) || reported.size >= mostReports) return
  reported.add(key)
  call('POST /api/browser-errors', { body: { kind, component } }).catch(() => {})
}

/** For the roots of React: reports, and then does what React does unless told otherwise. */
export const reportingRoot: RootOptions = {
  onCaughtError: (error, { componentStack }) => {
    reportError(error, componentStack)
    // oxlint-disable-next-line no-console -- Whoever has the console open shall see it.
    console.error(error)
  },
  onUncaughtError: (error, { componentStack }) => {
    reportError(error, componentStack)
    window.reportError(error)
  },
}

/** Reports what breaks outside of React. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }: { error: unknown }) => reportError(error, undefined))
  window.addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) => reportError(reason, undefined))
}
