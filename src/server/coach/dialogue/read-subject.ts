import type { CoachRequestData } from '#server/ports/coach-model.ts'
import { asksToAct } from '../actions/answer-action-requests.ts'
import type { Library } from '../guide/library.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { Turn } from './compose-answer.ts'
import { asFirstMessage, hasOwnSubject, withoutSubjectChange } from './new-subject.ts'
import { withoutGreeting } from './strip-greeting.ts'
import { withoutHonesty } from './strip-honesty-phrase.ts'
import { withTypedTo } from './typed-english.ts'

/** Returns the message without a lead-in to its subject, and without the conversation before it if it is about something else. */
export function readSubject(given: Turn, { find }: Library): Turn {
  const said = asHowTo(withTypedTo(withoutHonesty(withoutGreeting(resolveListReference(given.request)))))
  const message = withoutSubjectChange(said)
  const isAside = message !== said
  const turn = { ...given, request: { ...given.request, message } }
  // After 'Where do you want to start?', the message doesn't continue anything.
  const isInvited = turn.state.pending === 'topic'
  const isOther =
    isInvited || (isAside && !asksToAct(turn)) || (turn.request.language === 'en' && hasOwnSubject(turn, find))
  return isOther ? asFirstMessage(turn) : turn
}

const makes = oneOf('make|give|create|write|build|come up with')
const notThis = String.raw`(?!save|saving|pay|lose|my\b|do my)`
const planTo = new RegExp(
  String.raw`^(?:can you |could you |please |pls |will you ){0,2}(?:help me )?(?:${makes})(?: me)? (?:a|another) (?:simple |quick |easy |little |daily )?(?:plan|routine) (?:to|so i can) ${notThis}([^\d$]{8,200})$`,
  'i',
)
/** Turns 'Make me a plan to get up earlier' into a question how to do it, so that no day or amount is read from it. */
const asHowTo = (message: string): string => message.replace(planTo, 'how do i $1')

/** In answers. 'There' may refer to a card this recent. */
const recent = 3

/** For 'What’s all on there now' after items were put on a list, names that list. */
function resolveListReference({ message, cards }: Pick<CoachRequestData, 'message' | 'cards'>): string {
  const last = cards.find(({ turnsAgo }) => turnsAgo <= recent)?.proposal
  return last?.kind === 'item' ? message.replace(/\bon (?:there|it)\b/i, 'on my shopping list') : message
}
