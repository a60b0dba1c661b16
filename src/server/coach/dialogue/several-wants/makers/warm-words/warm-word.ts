import { capitalize } from '#contract/capitalize.ts'
import { paragraphs, makeAnswer } from '../../../compose-answer.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { toSecondPerson } from '../../../../second-person.ts'
import type { Part, PartMaker } from '../../part.ts'
import { toPlainText } from './told-slots.ts'
import { findWarmTextFor } from './warm-themes.ts'
import { isWarmWant } from './is-warm-want.ts'
import { easeReplay, easesMind } from './ease-mind.ts'

const fault = new RegExp(
  [
    String.raw`\btell me (?:that )?i(?:'m| am) not (?:being )?((?:the|an?|crazy|selfish|alone|stupid|dumb|lazy|awful|terrible`,
    String.raw`|failing|overreacting|wrong|bad|too)\b(?: (?!for\b|because\b|if\b|when\b|and\b|but\b)[a-z]+){0,3})`,
  ].join(''),
  'i',
)
const judged = /\bam i (an? (?:bad|terrible|awful|horrible) [a-z]+)/i
const company = wholeWords(['company', 'sit with me', 'talk to me', 'hang out with me', 'somebody to talk to'])

/** The sentence that answers the words of the want itself: 'tell me I'm not crazy'. */
function leadOf(want: string, line: string): string | null {
  const denied = fault.exec(want)?.[1] ?? judged.exec(want)?.[1]
  if (denied !== undefined)
    return /^alone$/i.test(denied) ? 'You’re not alone in this.' : `You’re not ${toSecondPerson(denied).toLowerCase()}.`
  return company.test(line) ? 'I’m here.' : null
}

const plain: readonly string[] = [
  'Whatever today looked like, you’re still here and asking. That counts, even on a day when it doesn’t feel like it.',
  'You don’t have to be okay about all of it today, and you don’t have to hide it from me.',
  'You don’t have to do all of this well today. Go easy on yourself for one evening.',
]

const because =
  /\b(?:because|since|bc|cuz) (i(?:'m|'ve| am| have| just| feel| haven't| can't|) [^.!?]{4,90}?)(?=, (?:and|so|but)\b|[.!?]|$)/i
const glad = /\b(?:got|won|passed|made it|happy|excited|engaged|pregnant)\b/i
const tails: readonly string[] = [
  'That’s a lot to hold. You’re allowed to be tired of it.',
  'Anybody would feel that. You don’t have to fix it today, and you don’t have to hide it from me.',
  'That takes more out of a person than it looks. Be as patient with yourself as you’d be with a friend.',
]

/** Takes up the user's own reason: 'because I've been holding it together since February'. */
function takeUpReason(want: string, at: number): string | null {
  const said = because.exec(want)?.[1]
  if (said === undefined || glad.test(said)) return null
  const words = toSecondPerson(said.replaceAll("'", '’'))
  return words === said ? null : `${capitalize(words)}. ${tails[at % tails.length] ?? ''}`
}

const permission = /\bpermission (?:slip )?to ([^,.;!?]{3,60}?)(?=,? (?:honestly|please|lol)\b|[.!?]|$)/i

/** The word for what is told, or one that fits any full day. */
function wordFor({ want, context }: Part): string {
  const whole = toPlainText(context.turn.request.message)
  const word = findWarmTextFor(toPlainText(want), whole, 'word')
  return word ?? takeUpReason(toPlainText(want), whole.length) ?? plain[whole.length % plain.length] ?? ''
}

/** A kind word for the user, of what was told, where the message asks for one. */
export const makeWarmWord: PartMaker = (part) => {
  const { want, line } = part
  if (easesMind(line)) return easeReplay(part)
  if (!isWarmWant(line)) return null
  const allowed = permission.exec(toPlainText(want))?.[1]
  if (allowed !== undefined)
    return makeAnswer(
      `Permission granted: ${toSecondPerson(allowed)}. You don’t need a reason, and nobody’s taking attendance. Pick which one now, so it’s a plan you can look forward to and not an escape.`,
      { closesTopic: true },
    )
  const word = wordFor(part)
  const lead = leadOf(toPlainText(want), line)
  const isSaid = lead === null || word.startsWith(lead)
  return makeAnswer(paragraphs(isSaid ? word : `${lead} ${capitalize(word)}`), { closesTopic: true })
}
