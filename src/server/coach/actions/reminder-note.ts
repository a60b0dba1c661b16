import type { EarlierExchange } from '#server/ports/coach-model.ts'
import type { ActionRequest } from './action-request.ts'

const asks = /\bremind(?:er|ers|s)?\b/i
const bell = 'That day it’s under the bell at the top. There’s no alert on your phone.'

/** Says how the app reminds, at the first reminder that the user asks for in a conversation. English only. */
export function withHowReminded(
  requests: readonly ActionRequest[],
  message: string,
  history: readonly EarlierExchange[],
): readonly ActionRequest[] {
  const at = requests.findLastIndex((one) => one.do === 'add' && one.proposal.kind === 'task' && one.language === 'en')
  const last = requests[at]
  if (!asks.test(message) || last?.do !== 'add' || history.some((earlier) => asks.test(earlier.message)))
    return requests
  const aside = last.aside === undefined ? bell : `${last.aside} ${bell}`
  return requests.with(at, { ...last, aside })
}
