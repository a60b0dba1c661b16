import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { isQuestion } from '../guide/guide-requests.ts'
import type { Library } from '../guide/library.ts'
import { neighbors, unopenedPassages } from '../guide/next-passage.ts'
import type { Passage } from '../guide/passage.ts'
import { openPassage } from '../guide/passage-answers.ts'
import { contentStems, countWords, normalize } from '../guide/text-analysis.ts'
import { type Answer, makeQuestion, paragraphs, makeAnswer, type Turn } from './compose-answer.ts'
import { pickOldest } from './conversation-state.ts'
import { readReport } from './reports/read-report.ts'

const untilNow = oneOf(
  'already|before|once|twice|for years|and (?:it|he|she|they|nothing)|but (?:it|he|she|they|nothing)',
)
const tried = oneOf('did|done|tried|do|had|have|bought|made|used|read|downloaded')
const done = wholeWords([
  String.raw`(?:we|i|ive|weve)(?: have| had)? (?:already |both |all |even )*(?:${tried})\b.{0,60}\b(?:${untilNow})`,
  '(?:already|been there) (?:did|done|tried|do|have|had)|tried (?:that|it|this|the|a|all|every)',
])
const elseThan = oneOf('isnt|is not|not|but|other than|without|besides|except')
const wantsElse = wholeWords([
  `(?:any ?thing|some ?thing) (?:else )?(?:(?:that|which|thats) )?(?:${elseThan})`,
  'other than|not another|no more|dont (?:give|tell) me|not (?:a|an|the) \\w+ again',
])
const wontDo = wholeWords([
  '(?:wont|would never|doesnt|does not|not going to|isnt going to) (?:work|help|fly|happen|do it|go for)',
  '(?:not|isnt) (?:for|possible for|realistic for|an option for) (?:me|us|him|her|them)',
  'thats (?:not (?:possible|realistic|an option)|impossible)',
])

/** True if the user refuses the coach's suggestion. Reports about other people aren't refusals. */
function refusesWay(message: string): boolean {
  const line = normalize(message)
  return wantsElse.test(line) || (readReport(message) === null && (done.test(line) || wontDo.test(line)))
}

/** In words. A longer message says more than no. */
const maxWords = 45
/** After this many answers on the matter, a 'no' no longer refers to the first advice. */
const maxDepth = 2

const leads = [
  'Okay, we’ll leave that out. This works without it:',
  'Fair enough, that one’s out. Then I’d do this instead:',
  'Got it, you’ve been there. Same problem, without that part:',
]
const turns = ['Would that fit better?', 'Could you see that working at your place?', 'Closer to what you need?']

/** Returns the steps of the matter that share no word with what was refused. */
function otherWays({ steps, ifItGoesWrong }: Passage, refused: ReadonlySet<string>): string[] {
  const free = (text: string) => contentStems(text).intersection(refused).size === 0
  return [...steps, ifItGoesWrong].filter(free)
}

/** Finds another matter of the same field, but never one about what was refused. */
function sibling(turn: Turn, matter: Passage, refused: ReadonlySet<string>, { find }: Library): Passage | null {
  return (
    unopenedPassages(neighbors(matter, turn, find), turn).find(
      ({ answer }) => contentStems(answer).intersection(refused).size === 0,
    ) ?? null
  )
}

/** Stems of the refused method: from the message and the card's title, without words of the matter's own title and summary. */
function refusedIn(message: string, matter: Passage): Set<string> {
  const method = matter.proposal?.kind === 'task' ? matter.proposal.title : ''
  return contentStems(`${message} ${method}`).difference(contentStems(`${matter.title} ${matter.about}`))
}

/** The way that was offered is refused, not the matter: another way of the same, else the nearest of its field. */
export function answerPushBack(turn: Turn, library: Library): Answer | null {
  const { request, state } = turn
  const { current: matter, depth } = state
  if (matter === null || depth > maxDepth || request.language !== 'en') return null
  if (countWords(request.message) > maxWords || isQuestion(request.message) || !refusesWay(request.message)) return null
  const refused = refusedIn(request.message, matter)
  const [way, next] = otherWays(matter, refused).filter((text) => depth === 0 || !state.hasUsed(text))
  const lead = pickOldest(state, leads, request.message)
  if (way === undefined) {
    const other = sibling(turn, matter, refused, library)
    return other && openPassage(other, turn, lead)
  }
  const ways = [way, next].filter((text) => text !== undefined).map((text) => `> ${text}`)
  return makeAnswer(paragraphs(lead, ways.join('\n>\n')), {
    question: makeQuestion('small', pickOldest(state, turns, '')),
    isFree: true,
  })
}
