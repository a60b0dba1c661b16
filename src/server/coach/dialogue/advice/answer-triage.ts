import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { normalize } from '../../guide/words.ts'
import { bulletList } from '../../markdown.ts'
import { readList, toYou } from '../coaching/own-words.ts'
import { capitalize } from '#server/lib/capitalize.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'

const asks = wholeWords([
  'can (?:any|some|anything|which)(?: of (?:it|this|that|these))? wait|what can wait',
  'which (?:of these|one)s? (?:can|could) wait|what (?:can i|do i) (?:drop|skip|put off|leave)',
])
const datedBy = oneOf('today|tonight|tomorrow|by|due|before|on|for')
const dated = new RegExp(
  oneOf(
    String.raw`\b(?:${datedBy}) ?(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)?(?:day)?\b.{0,12}(?:day|\d|tonight|tomorrow|due)`,
    '\\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\bdue\\b|\\bdeadline\\b|\\btonight\\b|\\btomorrow\\b',
  ),
  'i',
)
const people = /\b(?:talk|call|mom|dad|son|daughter|kids?|husband|sister|friend|doctor|vet)\b/i
const leastItems = 3

/** What of a list that was told has to be done now, and what can wait. */
export function answerTriage(turn: Turn): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || !asks.test(normalize(message))) return null
  const list = message.replace(/^[^?:]{0,80}[?:]/, '').replace(/[^.!?]{0,60}\bwait\b[^.!?]{0,30}\?/i, '')
  const items = readList(list, 12)
  if (items.length < leastItems) return null
  const fixed = items.filter((item) => dated.test(item))
  const near = items.filter((item) => !fixed.includes(item) && people.test(item))
  const rest = items.filter((item) => !fixed.includes(item) && !near.includes(item))
  const lines = (all: readonly string[]): string => bulletList(all.map((item) => capitalize(toYou(item))))
  return say(
    paragraphs(
      rest.length === 0 ? 'Less than you’d like, but some of it is small.' : 'Yes, some of it can.',
      fixed.length === 0 ? null : `**Has a day on it, so it’s first:**\n\n${lines(fixed)}`,
      near.length === 0
        ? null
        : `**No date, but somebody’s on the other end.** Ten minutes this week beats the perfect moment:\n\n${lines(near)}`,
      rest.length === 0 ? null : `**Can wait, and nothing breaks:**\n\n${lines(rest)}`,
      'Pick a day for the last pile and stop carrying it till then.',
    ),
    { question: asking('heard', 'Did I put anything in the wrong pile?'), closesTopic: true },
  )
}
