import { blockquote } from '../../markdown.ts'
import { normalize } from '../../guide/words.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { answerTo } from '../composed-messages/find-feared-reaction.ts'
import { newDraft } from '../composed-messages/message-draft.ts'
import { keptMessage } from '../composed-messages/message-state.ts'

const supposes =
  /^(?:(?:and|but|ok|okay|so|yeah) ){0,3}(?:what (?:if|happens if|about if)|(?:and |but )?if|suppose) (?!i\b)/
const ofSomebody = /\b(?:he|she|they|hes|shes|theyre)\b/
const ofThing = /\b(?:it|they|the \w+) (?:just )?(?:quits?|breaks?|dies|happens|falls|leaks?|cracks?|stops)\b/

/** 'And if he doesn't believe me?', where no words were written and no matter is open. */
export function answerSupposed(turn: Turn): Answer | null {
  const { request, state } = turn
  const line = normalize(request.message)
  const isThing = ofThing.test(line) && !/\b(?:he|she)\b/.test(line)
  const isOpen = (state.current !== null && !isThing) || state.kept.coaching !== null || keptMessage(turn) !== null
  if (request.language !== 'en' || state.messages.length === 0 || isOpen || !supposes.test(line)) return null
  if (isThing)
    return say(
      paragraphs(
        'Then you’d want three things ready, so it’s only a bad week: who you’d call first, what you’d do that same night, and what you could live without for a few days.',
        'The call to make now, while nothing’s wrong: “If that happens, how fast can you come, and is there anything you’d lend me till then?” The answer tells you if waiting is fine or a gamble.',
      ),
      { question: asking('heard', 'Which of the three don’t you have yet?'), closesTopic: true },
    )
  if (!ofSomebody.test(line)) return null
  const held = answerTo(line, newDraft())
  return say(paragraphs(held.before, blockquote(`“${held.words}”`), held.after), { isFree: true, closesTopic: true })
}
