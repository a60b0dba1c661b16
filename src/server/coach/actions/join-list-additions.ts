import type { ActionContext, ActionRequest } from './action-request.ts'
import { isCommand } from './command-clauses.ts'
import { beginsTask } from './task-words.ts'

const afterList =
  /^([^]{4,600}?)(?:[.!] ?|\n|,? [-–—] )(?:oh,? )?(?:(?:and|also|plus|y|tambi[eé]n) ){1,2}(?!(?:then|please|can|could|i)\b)([^.!?:\n]{2,80})[.!]?\s*$/i
/** Joins what follows a list: 'Add milk and eggs. also 4 candles'. */
export function takeAfterList(
  given: string,
  context: ActionContext,
  readActions: (message: string, context: ActionContext) => ActionRequest[],
): ActionRequest[] | null {
  const [, list = '', thing = ''] = afterList.exec(given) ?? []
  if (thing === '' || isCommand({ text: thing, language: context.language })) return null
  const read = readActions(list, context)
  const isList = read.length > 0 && read.every((one) => one.do === 'add' && one.proposal.kind === 'item')
  if (!isList || beginsTask(thing, context.language)) return null
  const joined = readActions(`${list}, ${thing}`, context)
  return joined.length > read.length ? joined : null
}
