import type { EarlierExchange } from '#server/ports/coach-model.ts'
import type { ActionRequest } from './action-request.ts'

const asks = /\bremind(?:er|ers|s)?\b/i
const bell = 'On the day, it’s in My Planner and under the bell at the top. Glowell doesn’t send alerts to your phone.'

/** Says with what is to be remembered how the app reminds, once in a conversation. English only. */
export function withHowReminded(
  requests: readonly ActionRequest[],
  message: string,
  history: readonly EarlierExchange[],
): readonly ActionRequest[] {
  const at = requests.findLastIndex((one) => one.do === 'add' && one.proposal.kind === 'task' && one.language === 'en')
  const last = requests[at]
  if (!asks.test(message) || last?.do !== 'add' || history.some(({ response }) => response.includes(bell)))
    return requests
  const aside = last.aside === undefined ? bell : `${last.aside} ${bell}`
  return requests.with(at, { ...last, aside })
}
