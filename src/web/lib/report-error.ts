import type { RootOptions } from 'react-dom/client'
import { browserErrorKinds } from '#contract/errors.ts'
import { call, CallError } from './call.ts'

/** The most reports from one page. */
const maxReports = 5

const reported = new Set<string>()
const seen = new WeakSet<Error>()

/** The chunk at the top of a stack: component names are minified in builds. */
const chunk = /\/assets\/(\w[\w-]{0,59}?)-[\w-]{8}\.js/

/** Reports the kind of error and the part of the product to the server, once for each. Never throws. */
function reportError(error: unknown, stack: string | null | undefined): void {
  // The server knows the errors it answered, and a report of a network error would not arrive.
  if (!(error instanceof Error) || error instanceof CallError || seen.has(error)) return
  seen.add(error)
  const kind = browserErrorKinds.find((each) => each === error.name) ?? 'other'
  const component = chunk.exec(stack ?? '')?.[1] ?? chunk.exec(error.stack ?? '')?.[1] ?? 'unknown'
  const key = `${kind} ${component}`
  if (reported.has(key) || reported.size >= maxReports) return
  reported.add(key)
  call('POST /api/browser-errors', { body: { kind, component } }).catch(() => {})
}

/** For React's roots: reports the error, then does what React does by default. */
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

/** Reports errors outside of React. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }: { error: unknown }) => reportError(error, undefined))
  window.addEventListener('unhandledrejection', ({ reason }: { reason: unknown }) => reportError(reason, undefined))
}
