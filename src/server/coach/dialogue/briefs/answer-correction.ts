import { capitalize } from '#contract/capitalize.ts'
import { weekdaysAndMonths } from '../../calendar-names.ts'
import { blockquote, bulletList } from '../../markdown.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { formSlips, neverSlip, type Slip, tenseSlips } from './english-slips.ts'
import { readTextToCorrect } from './read-text-to-correct.ts'
import { wordSlips } from './word-slips.ts'

type Change = { from: string; to: string; why: string }

function mend(text: string, { form, fix, why }: Slip, changes: Change[]): string {
  return text.replace(form, (...found) => {
    const whole = String(found[0])
    const instead = fix(found.slice(0, -2).map((part) => (typeof part === 'string' ? part : '')))
    if (instead === null || instead === whole) return whole
    changes.push({ from: whole.trim(), to: instead.trim(), why })
    return instead
  })
}

const proper = new RegExp(
  String.raw`\b(?:${weekdaysAndMonths.filter((name) => !/^(?:May|March)$/.test(name)).join('|')}|english|spanish|french|german|american)\b`,
  'giu',
)
/** Capitals and the full stop: too small to be told one by one. */
const polish = (text: string): string =>
  capitalize(text.replace(/\bi\b(?=[ '’])/g, 'I').replace(proper, capitalize)).replace(/([\p{L}\d])$/u, '$1.')

/** The text without the slips that are surely slips, and what was changed. */
export function correctEnglish(text: string): { text: string; changes: readonly Change[] } {
  const changes: Change[] = []
  let mended = tenseSlips.reduce((said, slip) => mend(said, slip, changes), text)
  const isOngoing = changes.some(({ to }) => /\b(?:have|has|for)\b/.test(to))
  mended = [...(isOngoing ? [neverSlip] : []), ...wordSlips, ...formSlips].reduce(
    (said, slip) => mend(said, slip, changes),
    mended,
  )
  return { text: polish(mended), changes }
}

const byRules = 'I check by the common rules, so for anything that matters, let somebody read it once more.'
const occasion =
  /\b(interview|exam|test|audition|application|cover letter)\b(?:[^.?!"“]{0,40}\bon ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b)?/iu

function goodLuck(around: string): string | null {
  const [, what, day] = occasion.exec(around) ?? []
  if (what === undefined) return null
  const name = /letter/i.test(what) ? 'application' : what.toLowerCase()
  return `Good luck with the ${name}${day === undefined ? '' : ` on ${capitalize(day.toLowerCase())}`}.`
}

/** A sentence of the user’s own, corrected by rules that are sure, with what changed. */
export function answerCorrection({ request: { message } }: Turn): Answer | null {
  const given = readTextToCorrect(message)
  if (given === null) return null
  const { text, changes } = correctEnglish(given)
  const luck = goodLuck(message.replace(given, ' '))
  if (changes.length === 0) {
    const lead = 'I don’t see any of the slips I know for sure in it. I’d leave it as it is:'
    return makeAnswer(paragraphs(lead, blockquote(text), byRules, luck), { closesTopic: true })
  }
  const told = changes.map(({ from, to, why }) => (to === '' ? `“${from}” can go: ${why}.` : `“${from}” becomes “${to}”: ${why}.`))
  return makeAnswer(
    paragraphs('Here it is, corrected:', blockquote(text), `What changed:\n\n${bulletList(told)}`, byRules, luck),
    { closesTopic: true },
  )
}
