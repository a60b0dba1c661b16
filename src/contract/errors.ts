/** Every error code with its HTTP status and title (RFC 9457). No zod: the browser loads this file too. */
export const errors = {
  bad_input: { status: 400, title: 'Some of this needs another look' },
  bad_json: { status: 400, title: 'This couldn’t be read' },
  weak_password: { status: 400, title: 'Please choose another password' },
  bad_signature: { status: 400, title: 'Not signed by the payment service' },
  bad_token: { status: 400, title: 'This link no longer works' },
  not_signed_in: { status: 401, title: 'Please log in' },
  wrong_credentials: { status: 401, title: 'Please check your credentials' },
  limit_reached: { status: 403, title: 'Limit reached' },
  cross_origin: { status: 403, title: 'Blocked: this came from another site' },
  switched_off: { status: 403, title: 'Switched off' },
  not_allowed: { status: 403, title: 'Not yours to change' },
  wrong_password: { status: 403, title: 'That password isn’t right' },
  payments_off: { status: 404, title: 'No payments here' },
  not_found: { status: 404, title: 'Not found' },
  wrong_method: { status: 405, title: 'This address doesn’t do that' },
  taken: { status: 409, title: 'Already taken' },
  trial_used: { status: 409, title: 'You’ve already used your trial' },
  already_premium: { status: 409, title: 'You already have a plan' },
  no_billing: { status: 409, title: 'Nothing to manage' },
  unreadable: { status: 409, title: 'This can’t be opened' },
  too_large: { status: 413, title: 'Too large' },
  wrong_kind: { status: 415, title: 'Wrong kind of content' },
  wrong_host: { status: 421, title: 'Another address' },
  too_many_requests: { status: 429, title: 'A little slower, please' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
  coach_unavailable: { status: 503, title: 'Oops!' },
  payments_unavailable: { status: 503, title: 'Payments can’t be reached' },
  unavailable: { status: 503, title: 'Back in a moment' },
  storage_full: { status: 507, title: 'No room left' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof errors

/** The body of every failed call (`application/problem+json`). `fields` names each wrong input by its path. */
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  code: ErrorCode
  fields?: Record<string, string>
}

/** Browser errors that are reported by name; any other is `other`. */
export const browserErrorKinds = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'AbortError',
  'InvalidStateError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'SecurityError',
  'other',
] as const
