import { capitalize } from '#contract/capitalize.ts'
import { blockquote } from '../../../../markdown.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { Relation } from '../../../message-drafts/hard-conversations/find-people.ts'
import { cleanClause } from '../../../message-drafts/read-clause.ts'
import type { Part } from '../../part.ts'
import { addressTo } from './address-to.ts'
import { type Listener, listenerSlots } from './find-listeners.ts'
import { ends, whom } from './want-phrases.ts'

const offices =
  'the (?:[\\p{L}]+ ){0,2}?(?:kids|boys|girls|family|president|director|leader|manager|owner|coach|principal|pastor|teacher|chair)'
const subject = "(?:i|we|i['’]?m|we['’]?re|it['’]?s|there['’]?s|she|he|they|she['’]?s|he['’]?s)"
const news = new RegExp(
  String.raw`\b(?:tell|explain to) (?:(?!the\b)${whom}|${offices}) (?:that )?(${subject}\b (?:[\p{L}'’-]+ ){1,14}?[\p{L}\d'’$-]+)${ends}`,
  'iu',
)
/** True if a want states itself what is to be told: 'How do I tell my mom I can’t host?' */
export const statesNews = (want: string): boolean => news.test(want)
/** The news is told before: 'I need to tell my husband I don’t want to go. How do I say it?' */
const bare = /\b(?:say|put|break|tell (?:her|him|them)|bring) ?(?:it|this|that)?(?: up)?(?= so\b| without\b|$)/i
/** Matches a decision, or something that can’t be. */
const isNews =
  /(?:n['’]?t|\bnot|\bno|\bnever|\bquit\w*|\bleav\w+|\bmov\w+|\bneed|\bengaged|\bmarr\w+|\bgetting|\bcancel\w*|\bsell\w*|\bback out|\bstepping)\b/i
const notNews =
  /\b(?:love|sorry|thank\w*|mad|hate|feel|felt|like (?:him|her|them)|it|that|this|died|cancer|pregnant|dying|pay|owe|afford)\b/i

type Frame = readonly [before: string, after: string, how: string]
const ofWork: Frame = [
  'I wanted you to hear this from me, and early.',
  'What do you need from me to plan for it?',
  'In private, in the first minute, with one idea ready for how the work gets done. One reason at most, and none is fine. Then a two-line email, so there’s a date on it.',
]
const ofClose: Frame = [
  'I want you to hear this from me, and not through somebody else.',
  'I’ve thought about it. It isn’t about how much you mean to me.',
  'By voice, when there’s time, and in the first minute. One reason, not four. Then let it be quiet: you don’t have to fix how it feels. If it’s “how could you”: “I know it’s hard to hear. I’m glad to talk about it. It’s decided.”',
]
const ofPartner: Frame = [
  'I’d rather tell you plainly than stew about it.',
  'What matters most to you about it?',
  'On a quiet evening, in one sentence. Then ask and really listen: there may be a part you can say yes to. Leave out what’s wrong with anybody else in it.',
]
const ofChild: Frame = [
  'I need to tell you something you won’t like.',
  'You can be mad or sad about it. I’m still here.',
  'Sit down, same height, one sentence, and then wait. Don’t promise something else in the same breath; first the feelings, then the plan. If it’s “but why”: one short reason, once.',
]
const frames: Partial<Record<Relation, Frame>> = {
  boss: ofWork,
  church: ofWork,
  client: ofWork,
  coworker: ofWork,
  school: ofWork,
  partner: ofPartner,
  child: ofChild,
  stepchild: ofChild,
  parent: ofClose,
  sibling: ofClose,
  friend: ofClose,
  relative: ofClose,
  inLaw: ofClose,
  grownChild: ofClose,
}

function newsIn({ want, told }: Part): string | null {
  const found =
    news.exec(want)?.[1] ?? (bare.test(want) ? told.map((one) => news.exec(one)?.[1]).find(Boolean) : undefined)
  return found === undefined || notNews.test(found) || !isNews.test(found) ? null : found
}

const keepsPrivate = /\bwithout (?:spilling|telling|sharing|saying|explaining|giving|going into|getting into)\b/i

/** A piece of news that the want, or what is told before it, names. `isSure`: only to a child, whom no other stage answers well. */
export function tellNews(part: Part, listener: Listener | null, isSure: boolean): Answer | null {
  const given = newsIn(part)
  const frame = listener?.relation == null ? undefined : frames[listener.relation]
  if (given === null || frame === undefined || (isSure && frame !== ofChild)) return null
  const isPrivate = keepsPrivate.test(part.want)
  // The private part is often the reason after 'for'.
  const said = cleanClause(isPrivate ? given.replace(/ (?:for|because|so i|to take) .*$/iu, '') : given)
  const clause = addressTo(said, listener)
  if (clause === null) return null
  const [before, after, how] = frame
  const call = new Map(listenerSlots(listener)).get('to') ?? ''
  const reason = isPrivate ? ' for something private' : ''
  return makeAnswer(
    paragraphs(blockquote(`“${capitalize(`${call}${before}`)} ${capitalize(clause)}${reason}. ${after}”`), how),
    { closesTopic: true },
  )
}
