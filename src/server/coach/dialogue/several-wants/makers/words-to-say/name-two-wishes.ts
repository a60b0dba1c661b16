import { capitalize } from '#contract/capitalize.ts'
import { blockquote } from '../../../../markdown.ts'
import { wholeDollars } from '../../../../whole-dollars.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { cleanClause } from '../../../message-drafts/read-clause.ts'
import type { Part } from '../../part.ts'
import { addressTo } from './address-to.ts'
import { findListeners, listenerSlots } from './find-listeners.ts'

const thing = String.raw`((?:an?|the|to|our|another|more|kids|us to) [^.?!,;]{3,50}?|(?:kids|dogs?|chickens|counseling))`
const twoWishes = new RegExp(
  String.raw`\b(?:husband|wife|fianc[eé]e?|boyfriend|girlfriend|partner|he|she) wants ${thing}(?:,| and| but)(?: and| but)? i(?: just| only|['’]d rather have|['’]d rather)? (?:want )?${thing}(?=[.?!,;]|$| (?:but|because)\b)`,
  'iu',
)
const ours = /\b(?:we have|we['’]ve got|our budget is|we(?:['’]ve)? saved) (?:only |about |around )?\$ ?(\d[\d,]*)/i
const bringsUp = /\b(?:bring|tell|talk|say|raise|start|open)\b/

/** Brings up that two people want two things, with both said fairly. */
export function nameTwoWishes(part: Part): Answer | null {
  const { line, context } = part
  const listener = findListeners(part)[0] ?? null
  const message = context.turn.request.message.slice(0, 2_000)
  const [, theirs, mine] = twoWishes.exec(message) ?? []
  if (theirs === undefined || mine === undefined || !bringsUp.test(line)) return null
  const [you, me] = [addressTo(cleanClause(theirs), listener), cleanClause(mine)]
  if (you === null || (listener !== null && listener.relation !== 'partner')) return null
  const given = ours.exec(message)?.[1]
  const sum = given === undefined ? null : wholeDollars(Number(given.replaceAll(',', '')))
  const slots = new Map(listenerSlots(listener))
  const open = `${slots.get('to') ?? ''}I don’t want us to end up arguing about this, so I’d like to understand it first.`
  const money = sum === null ? '' : ` Then I’d like us to look at what ${sum} does each way, on one page.`
  return makeAnswer(
    paragraphs(
      blockquote(
        `“${capitalize(open)} You want ${you}, and I want ${me}. What’s the part of yours you’d really miss? I’ll tell you mine.${money}”`,
      ),
      `Ask the question first and listen to the whole answer: it’s usually one part (who’s there, how it feels), and that part often fits into yours. No numbers until both of you have named one thing you won’t give up and one you don’t care about.`,
      'If it heats up: “We’re on the same side. Let’s stop for tonight and write down our three.” Then pick a day to go on.',
    ),
    { closesTopic: true },
  )
}
