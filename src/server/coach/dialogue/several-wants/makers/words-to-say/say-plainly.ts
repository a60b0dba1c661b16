import { capitalize } from '#contract/capitalize.ts'
import { blockquote } from '../../../../markdown.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { cleanClause, toPoliteQuestion } from '../../../message-drafts/read-clause.ts'
import type { Part } from '../../part.ts'
import { addressTo } from './address-to.ts'
import { askToStop } from './ask-to-stop.ts'
import { sayPlainThing } from './say-plain-thing.ts'
import { saySorry } from './say-sorry.ts'
import { tellNews } from './tell-news.ts'
import { ends, whom } from './want-phrases.ts'
import { findListeners, type Listener, listenerSlots } from './find-listeners.ts'

const asksFavor = new RegExp(
  String.raw`\bask ${whom} (?:(to) (?!(?:stop|quit|not|leave|marry|move|back)\b)|(if (?:i|we)) (?:can|could) |(if) (?:she|he|they)(?:['’]?ll| will| would| can| could) |(for) (?!(?:it|that|this|more)\b))(.{3,70}?)${ends}`,
  'iu',
)
const reason =
  /,? (?:since|because) ((?:i|we|my|our|he|she|they|mom|dad|daddy|grandpa|grandma|the|it)\b.{4,70}?)(?:,? without\b.*)?[.?!]?$/iu
const fears: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cant cope|needy|weak|falling apart|desperate|pathetic|helpless)\b/, 'I’m okay, I’d just love the help.'],
  [/\b(?:big deal|fuss)\b/, 'It’s a small thing, and a no is fine.'],
  [/\b(?:pushy|nag\w*|beg\w*|burden|imposing|guilt\w*|awkward|pressure)\b/, 'If it doesn’t work, just say so.'],
  [/\b(?:mad|fight|angry|blam\w*|accus\w*|war)\b/, 'I’m not blaming anybody.'],
]
/** Why help is needed, where it is told with its day. */
const operation = new RegExp(
  [
    String.raw`\b(?:I(?:['’]m| am) (?:having|getting|scheduled for)|I have|I['’]ve got|I was told|my) (?:an? |my )?((?:knee|hip|shoulder) replacement|surgery|procedure|C-section)\b[^.?!]{0,24}\b(?:on `,
    String.raw`|for )((?:\p{Lu}\p{Ll}+ \d{1,2}(?:st|nd|rd|th)?)|the \d{1,2}(?:st|nd|rd|th))`,
  ].join(''),
  'iu',
)
const hardFavor =
  /\b(?:money|loan|pay|dollars|rehab|sober|divorce|sex|lie|promise|kill|drug\w*|alone|me out|him out|her out)\b/i

function favor({ want, line, context }: Part, listener: Listener | null): Answer | null {
  const [, to, ifOwn, ifThey, , what] = asksFavor.exec(want) ?? []
  if (what === undefined || hardFavor.test(what)) return null
  const words = cleanClause(what)
  const question =
    ifOwn !== undefined
      ? `Could I ${words}?`
      : ifThey !== undefined
        ? `Would you ${words}?`
        : toPoliteQuestion({ form: to === undefined ? 'for' : 'to', what: words })
  if (question === null || /\b(?:she|he|they|her|him)\b/i.test(question)) return null
  const why = reason.exec(want)?.[1]
  const because = why === undefined ? null : becauseOf(cleanClause(why))
  const [, operated, date] = operation.exec(context.turn.request.message) ?? []
  const told =
    operated === undefined
      ? null
      : `I’m having ${/^(?:surgery)$/i.test(operated) ? '' : 'a '}${operated.toLowerCase()} on ${date ?? ''}.`
  const calm = fears.find(([fear]) => fear.test(line))?.[1] ?? null
  const slots = new Map(listenerSlots(listener))
  const him = slots.get('him') ?? 'them'
  const opening = `${slots.get('to') ?? ''}${question.charAt(0).toLowerCase()}${question.slice(1)}`
  return makeAnswer(
    paragraphs(
      blockquote(
        `“${[told === null ? capitalize(opening) : `${capitalize(`${slots.get('to') ?? ''}${told.replace(/^I/, 'I')}`)} ${question}`, because, calm].filter((one) => one !== null).join(' ')}”`,
      ),
      `Ask by phone or face to face, a few days ahead, and not in front of others, so a no isn’t embarrassing. One question, then wait; explaining more makes it sound bigger than it is. When it’s a yes, give ${him} the time and what to bring.`,
      'If it’s “let me see”: “Sure. Could you tell me by tomorrow, so I can plan?” If it’s no: “Thanks for being straight with me.” Then let it go.',
    ),
    { closesTopic: true },
  )
}

/** Of the dead, 'always did it' is a reason that needs no more words. */
const becauseOf = (why: string): string =>
  /\balways (?:did|does|made|carved|said)\b/i.test(why)
    ? `${capitalize(why)}, and I can’t think of anybody I’d rather see do it now.`
    : `${capitalize(why)}.`

const saysNo = new RegExp(
  String.raw`\bno (?:to|on|about) ((?:the|any|more|another|a|an) (?!(?:when|if|that)\b)[^.?!,;]{3,50}?)${ends}`,
  'iu',
)
const budget = /\b(?:budget|have|got|spend|with)\b[^.?!\d]{0,20}(\$ ?\d[\d,]*)/i
const anySum = /\$ ?\d[\d,]*/
const heads = /\b(\d{1,3}) (?:guests|people|kids|women|ladies)\b/i

function noToThing({ want, context }: Part, listener: Listener | null): Answer | null {
  const given = saysNo.exec(want)?.[1]
  if (given === undefined) return null
  const thing = addressTo(cleanClause(given), listener)
  if (thing === null) return null
  const { message } = context.turn.request
  // A sum beside the guests is theirs.
  const both = message.split(/(?<=[.?!]) /).find((sentence) => heads.test(sentence) && anySum.test(sentence))
  const sum = budget.exec(message)?.[1] ?? anySum.exec(both ?? '')?.[0]
  const many = heads.exec(message)?.[0]
  const isParty = /\b(?:shower|party|wedding|reception|reunion|potluck)\b/i.test(message)
  const why =
    sum === undefined || many === undefined || !isParty
      ? 'I’ve thought about it, and I’m'
      : `With ${sum} for ${many}, I’m`
  const call = new Map(listenerSlots(listener)).get('to') ?? ''
  return makeAnswer(
    paragraphs(
      blockquote(
        `“${capitalize(`${call}I like that you’re thinking about it.`)} ${why} going to say no to ${thing}. ${isParty ? 'Is there another part you’d like to take on?' : 'I hope you understand.'}”`,
      ),
      'Say it now, before money’s spent, with nobody else on the line. One reason, and only one: with three, the weakest gets argued. “I’m going to say no” is final and still polite; “I’m not sure” is a maybe.',
      `If it’s “but it would be so nice”: “It would. It’s still a no.”${isParty ? ' If it’s “I’ll pay for it”: decide before you call whether that’s a yes, including who picks it up and cleans up.' : ''}`,
    ),
    { closesTopic: true },
  )
}

const ofAnswer = oneOf('if (?:he|she|they) ')
/** A favor, a no to something, or a piece of news that the want itself names, said plainly. Only within a longer message; alone, other stages know more of it. */
export function sayPlainly(part: Part, isOnly: boolean): Answer | null {
  if (new RegExp(String.raw`\b${ofAnswer}(?!(?:ll|will|would|can|could|d)\b)`).test(part.line)) return null
  const listener = findListeners(part)[0] ?? null
  const surely = saySorry(part, listener) ?? tellNews(part, listener, isOnly)
  if (surely !== null || isOnly) return surely
  return askToStop(part, listener) ?? favor(part, listener) ?? noToThing(part, listener) ?? sayPlainThing(part)
}
