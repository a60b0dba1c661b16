import { type Answer, makeQuestion, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { pickOldest } from '../dialogue/conversation-state.ts'
import { isConfident } from '../guide/find-matter.ts'
import { openPassage } from '../guide/passage-answers.ts'
import type { Library } from '../guide/library.ts'
import { countWords, normalize } from '../guide/text-analysis.ts'
import { wholeWords } from '../phrase-pattern.ts'
import { findAcknowledgment } from './find-acknowledgment.ts'
import { replyByTone } from './replies-by-tone.ts'
import { justListen, keepInJournal } from './statement-choices.ts'
import { moodOfStatement } from './mood-of-statement.ts'

/** Patterns of a question after a statement, and the lines that answer it first. */
const asked: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?:^| )(?:am i|does (?:that|this) make me) an? (?:bad|terrible|horrible|awful) (?:mom|mother|mama|wife|daughter|friend|sister|person|teacher|nurse)$/,
    ['No. Somebody who didn’t care wouldn’t be asking.', 'No. You wouldn’t be asking if you didn’t care.'],
  ],
  [
    /(?:^| )(?:is (?:that|this|it) (?:normal|weird|strange|crazy)|is it (?:just|only) me|am i (?:the only one|crazy|weird|normal)|(?:anybody|anyone) else)$/,
    ['You’re a long way from the only one.', 'That’s a very human thing to feel, and you’re not the only one.'],
  ],
  [
    /(?:^| )am i doing (?:something|anything|it|this|it all) wrong$/,
    ['Asking that doesn’t mean you are. Some things are hard for a while no matter how you do them.'],
  ],
  [
    /(?:^| )does (?:it|this|that) (?:ever )?(?:get (?:any )?(?:easier|better)|pass|let up)$/,
    ['For most people it does, just not in a straight line.'],
  ],
]
/** Matches symptoms and what others do to the user, which are never called usual. */
const notForComfort = wholeWords([
  'bleed\\w*|blood|pains?|painful|hurts?|rash|fever|lumps?|dizzy|chest|breath\\w*|pills?|medic\\w*|meds|dose|period|discharge|swell\\w*|swollen|numb|vision|symptoms?|cramp\\w*|headaches?|vomit\\w*|weight|pregnan\\w*|skin|faint\\w*|panic\\w*',
  'drink\\w*|drunk|wine|eat\\w*|food|scale|cut|die|dead|kill\\w*|hit|hits|shak\\w*|spank\\w*|scared of|afraid of|threat\\w*|voices|every day|for (?:weeks|months)|cant stop',
  'he|hes|she|shes|they|theyre|husband|boyfriend|girlfriend|wife|partner|boss|ex',
])
const own = /\b(?:i|im|ive|me|my)\b/
/** In words. */
const shortestTold = 4
const longestTold = 40

/**
 * Answers 'I cried the whole way home, is that normal': gives a direct answer, then acknowledges the statement. Returns null if it is for
 * the library, or a doctor.
 */
export function reassure(turn: Turn, library: Library): Answer | null {
  const { request, state } = turn
  const { message, language } = request
  if (language !== 'en' || countWords(message) > longestTold) return null
  const line = normalize(message)
  const found = asked.find(([form]) => form.test(line))
  if (found === undefined) return null
  const [form, lines] = found
  const told = line.replace(form, '')
  if (countWords(told) < shortestTold || !own.test(told) || notForComfort.test(told)) return null
  const [best] = library.find(message)
  if (isConfident(best))
    return best.isBeside ? null : openPassage(best.passage, turn, pickOldest(state, lines, message))
  const said = findAcknowledgment(told, library.findSituation(told)) ?? replyByTone(moodOfStatement(told))
  return makeAnswer(`${pickOldest(state, lines, message)} ${pickOldest(state, said.lines, message)}`, {
    question: makeQuestion('heard', pickOldest(state, said.questions, message)),
    choices: [justListen, keepInJournal],
    isFree: true,
  })
}
