import { capitalize } from '#contract/capitalize.ts'
import { blockquote, bulletList } from '../../markdown.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { correctEnglish } from './correct-english.ts'
import { readTextToCorrect } from './read-text-to-correct.ts'

const byRules = 'I only know the common rules, so for anything that matters, have somebody read it over.'
const occasion =
  /\b(interview|exam|test|audition|application|cover letter)\b(?:[^.?!"“]{0,40}\bon ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b)?/iu

function goodLuck(around: string): string | null {
  const [, what, day] = occasion.exec(around) ?? []
  if (what === undefined) return null
  const name = /letter/i.test(what) ? 'application' : what.toLowerCase()
  return `Good luck with the ${name}${day === undefined ? '' : ` on ${capitalize(day.toLowerCase())}`}.`
}

/** Corrects a sentence of the user by rules that are certain, and lists the changes. */
export function answerCorrection({ request: { message } }: Turn): Answer | null {
  const given = readTextToCorrect(message)
  if (given === null) return null
  const { text, changes } = correctEnglish(given)
  const luck = goodLuck(message.replace(given, ' '))
  if (changes.length === 0) {
    const lead = 'I don’t see any mistakes I’m sure of. I’d leave it as is:'
    return makeAnswer(paragraphs(lead, blockquote(text), byRules, luck), { closesTopic: true })
  }
  const told = changes.map(({ from, to, why }) =>
    to === '' ? `“${from}” can go: ${why}.` : `“${from}” becomes “${to}”: ${why}.`,
  )
  return makeAnswer(
    paragraphs('Here it is, corrected:', blockquote(text), `What changed:\n\n${bulletList(told)}`, byRules, luck),
    { closesTopic: true },
  )
}
