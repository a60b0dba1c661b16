import { englishWeekday } from '../../../when/weekdays.ts'
import { englishMonth } from '../../../when/months.ts'
import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import { withWholeNames } from '../../spell-out-date-names.ts'
import { withCapitals } from '../templates/message-facts.ts'
import { spellOut } from '../templates/written-english.ts'
import { addressReader, cleanClause } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { Listener } from './read-listener.ts'
import { clauseAfter, readHabit } from './read-complaint.ts'
import { wordsFor } from './relation-words.ts'
import { readTalkFacts } from './talk-facts.ts'

const span = new RegExp(
  String.raw`\b(?:closed|closing|off|out|away|on vacation|taking)(?: for| on| from)? ((?:the )?(?:whole )?(?:week|weekend|day|month)s? (?:of|after|before) (?:the \d{1,2}(?:st|nd|rd|th)?|\p{L}{3,14}(?: day| eve)?)|(?:all )?(?:this|next) (?:week|weekend|${englishWeekday})|${englishWeekday}s?(?: (?:and|through|to) ${englishWeekday})?|${englishMonth} \d{1,2}(?: ?(?:-|to|through|thru) ?(?:\p{L}{3,9} )?\d{1,2})?|tomorrow|today|christmas(?: eve| day)?|thanksgiving|easter)`,
  'iu',
)
const holidays = /\b(?:christmas|holidays?|new years?|hanukkah)\b/i
const bills =
  /\b(groceries|rent|(?:phone|light|electric|utility|house|household) bills?|utilities|bills|insurance|food)\b/i
const wanting =
  /\b(?:wants?|asks?|asked|asking|expects?|expecting|making|makes|tells?|having|has) (?:me |us )(?:to )?([^.?!\n]{4,110})/iu
const never = new RegExp(
  oneOf(
    String.raw`\b(?:never|havent|haven[’']?t|not|no|without|aint) (?:had |gotten |got |been given |seen )?(?:a |any |` +
      String.raw`one )?(?:raise|one\b|increase)`,
    String.raw`\bnever (?:got|had|gotten) one\b`,
  ),
  'i',
)
const childOf = { son: ['him', 'he'], daughter: ['her', 'she'] } as const

function raiseSlots(text: string, { wage }: Details): Details {
  const goal = /\braise (?:to|of) (\$ ?\d[\d,.]{0,8}|\d{2,6}(?: ?%)?)(?: (?:an|a|per) hour)?/iu.exec(text)?.[1]
  const isNever = never.test(text)
  return {
    ...(wage !== undefined && { wages: ` at $${wage} an hour` }),
    ...(isNever && { norise: ' without a raise' }),
    ...(goal !== undefined && { goal: /^\$|%$/.test(goal) ? goal : `$${goal}` }),
  }
}

function kidSlots(text: string): Details {
  const child = /\b(?:my|our) (?:\d{1,2}[ -]?(?:yr|year)s?[ -]?old )?(son|daughter)\b/i.exec(text)?.[1]?.toLowerCase()
  const [him, he] = child === 'son' ? childOf.son : child === 'daughter' ? childOf.daughter : ['the kids', 'the kids']
  const isFood = /\b(?:foods?|eats?|eating|dinner|picky|feed\w*)\b/i.test(text)
  const isAtTable = /\b(?:at|during) (?:dinner|the table|meals?|supper|lunch)\b/i.test(text)
  return {
    kid: him,
    has: he === 'the kids' ? 'the kids have' : `${he} has`,
    ...(isFood && { topic: he === 'the kids' ? 'what the kids eat' : `what ${he} eats` }),
    where: isAtTable ? 'at the table' : `in front of ${him}`,
  }
}

function moneySlots(text: string, { sum, before }: Details): Details {
  const isSent = /\bi (?:already |just )?(?:sent|gave|lent|loaned|paid)\b/i.exec(text)?.[0]
  if (isSent !== undefined && sum !== undefined) {
    const verb = isSent.split(' ').at(-1)?.toLowerCase() ?? 'sent'
    return {
      sent: `I already ${verb === 'paid' ? 'paid' : verb} ${verb === 'gave' || verb === 'lent' || verb === 'loaned' ? 'you ' : ''}${sum}${before === undefined ? '' : ` ${before}`}`,
    }
  }
  const regular =
    /\bi (?:already )?send (?:them |her |him )?(?:money |some )?(?:home |back home )?every (month|week|payday|check)\b/i.exec(
      text,
    )?.[1]
  return regular === undefined
    ? {}
    : { sent: `I already send money ${/\bhome\b/i.test(text) ? 'home ' : ''}every ${regular.toLowerCase()}` }
}

function closedSlots(text: string): Details {
  const found = span.exec(text)?.[1]
  return {
    ...(found !== undefined && { span: cleanClause(found).replace(/^(week|weekend)/i, 'the $1') }),
    ...(holidays.test(text) && { wish: ', and happy holidays!' }),
  }
}

const heard = new RegExp(
  String.raw`\b(?:my|our|the|her|his) (?:\p{L}+ )?(grandma|grandpa|nana|papa|papaw|dog|cat|hamster|fish|puppy|aunt|` +
    String.raw`uncle|great grandma|great grandpa|teacher|friend)\b`,
  'iu',
)

function jobSlots(text: string): Details {
  const found = wanting.exec(text)?.[1]
  const what = found === undefined ? null : addressReader(cleanClause(clauseAfter(` ${found}`)))
  const isCared = /\b(?:agency|care plan|home care|caregiver|aide|patient|client)\b/i.test(text)
  return {
    ...(what !== null && what.split(' ').length <= 14 && { asked: `You’ve asked me to ${what}, and that` }),
    ...(isCared && { office: 'the agency if the plan should change', more: 'what the agency can add' }),
  }
}

function noticeSlots(text: string, listener: Listener): Details {
  const habit = readHabit(text, listener)
  return habit === null ? {} : { notice: habit.notice }
}

function incidentSlots(text: string): Details {
  const [, verb = ''] =
    /\b(hits?|bit(?:es)?|push(?:es|ed)|kick(?:s|ed)|scratch(?:es|ed)|hurts?|threw)\b/i.exec(text) ?? []
  const isOften = /(?:s|es)$/i.test(verb)
  const past =
    new Map(
      Object.entries({
        hits: 'hit',
        bites: 'bit',
        pushes: 'pushed',
        kicks: 'kicked',
        scratches: 'scratched',
        hurts: 'hurt',
      }),
    ).get(verb.toLowerCase()) ?? verb.toLowerCase()
  return { did: `${isOften || past !== '' ? past : 'hurt'} another child` }
}

function liedSlots(text: string): Details {
  const found =
    /\babout (?:his |her |their |the |a )?((?!it\b|this\b|that\b)[\p{L}]+(?: [\p{L}]+)?)(?=[,.?!]| (?:how|what|and|so|but)\b|$)/iu.exec(
      text,
    )?.[1]
  return found === undefined ? {} : { what: `the ${found.toLowerCase()}` }
}

function forgotSlots(text: string): Details {
  const found = /\bi (?:totally |completely |just )?((?:forgot|missed) (?:about )?[^,.?!\n]{4,60})/iu.exec(text)?.[1]
  const clause =
    found === undefined
      ? null
      : addressReader(
          cleanClause(clauseAfter(` ${found}`).replace(/\b(?:my|our) \p{L}+(?: \p{L}+)?[’']?s (?=\p{L})/iu, 'your ')),
        )
  return { forgot: clause ?? 'forgot' }
}

function goneSlots(text: string): Details {
  const who = heard.exec(text)?.[1]?.toLowerCase()
  if (who === undefined) return {}
  const isKin = /^(?:great )?(?:grand|nana|papa)/.test(who)
  return {
    gone: isKin
      ? who.replace(/^./, (letter) => letter.toUpperCase())
      : `our ${who}`.replace(/^our (aunt|uncle|teacher|friend)$/, 'your $1'),
  }
}

type TalkText = { text: string; facts: Details; listener: Listener }

const about = (text: string, words: readonly (readonly [RegExp, string])[], otherwise: string): string =>
  words.find(([form]) => form.test(text))?.[1] ?? otherwise

const bodyWords: readonly (readonly [RegExp, string])[] = [
  [/\bweight\b/i, 'weight'],
  [/\bhair\b/i, 'hair'],
  [/\b(?:clothes|wear|outfits?)\b/i, 'clothes'],
]
const lostTemper = /\b(yelled|snapped|screamed|lost it|lost my temper|blew up|shouted)\b/i
const traded = /\b(weekends?|days?|shifts?|nights?|holidays|weeks?)\b/i

const offered = new RegExp(
  String.raw`\b(?:(?:he|she|they|you) (?:can|could|would|will|ll) (?:have|take|get|keep)|in exchange for|i can (?:give|offer) (?:him|her|them)|trade (?:him|her|them)) (?:the kids )?(?:on )?(the \d{1,2}(?:st|nd|rd|th)?|(?:this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)|my weekend)\b`,
  'iu',
)
const swapReason =
  /\b(?:because|bc|cuz|since|cause|i need (?:\S+ ){1,3}for) (?:it[’']?s |i have |i[’']?ve got |of )?((?:my|our|a|the) [^.,;?!\n]{3,50})/iu
/** Reads the day that the user offers, and the reason, if the message has them. */
const bothDates =
  /\b(?:weekends?|days?|shifts?|weeks?|nights?)\b[^.?!]{0,20}? (?:of |on )?(\p{Lu}\p{Ll}+ \d{1,2}) (?:and|for|with) (\p{Lu}\p{Ll}+ \d{1,2})\b/u
function swapSlots(text: string): Details {
  const [, day, other] = bothDates.exec(withCapitals(withWholeNames(text))) ?? []
  const theirs = offered.exec(text)?.[1]?.toLowerCase()
  const why = swapReason.exec(text)?.[1]?.replace(/ (?:and|but|so|he|she|they|how|what) .*$/i, '')
  const event = why === undefined ? null : cleanClause(spellOut(why))
  return {
    what: traded.exec(text)?.[1]?.toLowerCase() ?? 'days',
    ...(day !== undefined && { day, theirs: other ?? '' }),
    ...(theirs !== undefined && { theirs: theirs.replace(/(?:mon|tues|wednes|thurs|fri|satur|sun)day/, capitalize) }),
    ...(event !== null && !/\b(?:he|she|they|him|her|them|you)\b/i.test(event) && { why: `It’s for ${event}.` }),
  }
}

const guestSlots = (text: string, { relation }: Listener): Details => ({
  ...(/\bwedding\b/i.test(text) && { event: 'the wedding' }),
  ...(relation !== 'inLaw' && { tip: 'Say it with your partner, the same sentence from both of you.' }),
})
const nosySlots = (text: string, { relation }: Listener): Details => ({
  ...(/\b(?:phone|call)\b/i.test(text) && { often: 'every time we talk' }),
  ...(relation === 'coworker' && { tip: wordsFor(relation).tip }),
})

const readers: ReadonlyMap<string, (told: TalkText) => Details> = new Map(
  Object.entries({
    'raise-facts': ({ text, facts }: TalkText) => ({ ...facts, ...raiseSlots(text, facts) }),
    'kid-comments': ({ text }: TalkText) => kidSlots(text),
    'no-more-money': ({ text, facts }: TalkText) => ({ ...facts, ...moneySlots(text, facts) }),
    'closed-notice': ({ text }: TalkText) => closedSlots(text),
    'not-my-job': ({ text }: TalkText) => jobSlots(text),
    'grown-child-pay': ({ text }: TalkText) => ({ bill: bills.exec(text)?.[1]?.toLowerCase() ?? 'the house' }),
    'guest-list': ({ text, listener }: TalkText) => guestSlots(text, listener),
    'marriage-talk': ({ text, listener }: TalkText) => nosySlots(text, listener),
    'kid-death': ({ text }: TalkText) => goneSlots(text),
    'kid-sorry': ({ text }: TalkText) => ({ verb: lostTemper.exec(text)?.[1]?.toLowerCase() ?? 'yelled' }),
    'kid-incident': ({ text }: TalkText) => incidentSlots(text),
    'swap-ask': ({ text }: TalkText) => swapSlots(text),
    'kid-lied': ({ text }: TalkText) => liedSlots(text),
    forgot: ({ text }: TalkText) => forgotSlots(text),
    'body-comments': ({ text }: TalkText) => ({ body: about(text, bodyWords, 'body') }),
    bounced: ({ text, facts }: TalkText) => ({ ...facts, payment: /\bcheck\b/i.test(text) ? 'check' : 'payment' }),
    'call-outs': ({ text, listener }: TalkText) => noticeSlots(text, listener),
  }),
)

/** The slots of a talk that its signs found. */
export function factsOf(id: string, text: string, listener: Listener): Details {
  const facts = readTalkFacts(text)
  return readers.get(id)?.({ text, facts, listener }) ?? facts
}
