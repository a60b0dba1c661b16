import { capitalize } from '#contract/capitalize.ts'
import { countOfTime, grievanceOf } from './shared-sentences.ts'
import { dollars, isAboutReader, isRole, slots, type TextKind } from './text-brief.ts'

const sum = String.raw`\$?(?<sum>\d+(?:,\d{3})*(?:\.\d{2})?)(?: dollars| bucks)?`
const owes = new RegExp(
  String.raw`\b(?:[Oo]wes?|owe) (?:me|us) (?:still )?(?:about |around |like )?${sum}(?: for (?:the )?(?<what>(?!two|three|four|\d)[^.,;?!]{3,40}?))?(?: (?:since|from) (?<since>[\p{L}\d ]{3,20}?))?(?=[.,;?!]|$| and\b| but\b)`,
  'u',
)
const half = new RegExp(
  [
    String.raw`\b(?:hasn’t|hasnt|has not|never|didn’t|won’t) (?:paid|pay) (?:me |us )?(?:her|his|their) (?<share>half|part`,
    String.raw`|share|portion) (?:of|for) (?:the )?(?<what>[\p{L} ]{3,30}?)(?: (?:for|in) (?<time>[\p{L}\d]+ (?:months?`,
    '|weeks?)))?(?=[.,;?!]|$)',
  ].join(''),
  'u',
)

/** The words for what is owed: 'the internet', 'your half of the electric for the last three months'. */
function matterOfDebt(all: string, what: string | undefined): string | null {
  const share = slots(all, half)
  if (share !== null)
    return `your ${share['share'] ?? 'half'} of the ${share['what'] ?? ''}${share['time'] === undefined ? '' : ` for the last ${share['time']}`}`
  if (what === undefined) return null
  const thing = what.replace(/^(?:her|his|their) /u, 'your ')
  return /^(?:your|my|our) /u.test(thing) ? thing : `the ${thing}`
}

/** Reminds of money that the reader owes the user; together with another complaint if both were told. */
export const owedMoney: TextKind = ({ all, told, want, reader, tone }) => {
  const debt = slots(all, owes)
  if (
    debt?.['sum'] === undefined ||
    !isAboutReader(all, owes, reader) ||
    /\b(?:borrow|turn(?:ing)? (?:her|him|them) down|say(?:ing)? no|lend)\b/u.test(all)
  )
    return null
  const of = matterOfDebt(all, debt['what'])
  const since = debt['since'] === undefined ? '' : ` since ${debt['since']}`
  const owed =
    of === null
      ? `you still owe me ${dollars(debt['sum'])}${since}`
      : `${of} ${/[^s]s$/u.test(of) && !of.includes(' for the last ') ? 'come' : 'comes'} to ${dollars(debt['sum'])}${since}`
  const other = /\bboth\b/u.test(want) ? grievanceOf(told, reader) : null
  const ask = 'Can you send it to me by [day]?'
  const end = tone.isFirm ? 'I need it by then.' : 'If that’s a lot at once, tell me what you can send and when.'
  return other === null
    ? {
        sentences: [`I don’t love bringing up money, so I’ll keep it short: ${owed}.`, ask, end],
        tip: 'A sum and a day make it easy to say yes to. Leave everything else out of it.',
      }
    : {
        sentences: [
          `Two things, and then I’ll drop it.`,
          other,
          `And ${owed}. ${ask}`,
          'Thanks, I’d rather say it than stew about it.',
        ],
        tip: 'Both in one text, no adjectives. If you only hear back about one, answer with just the sum.',
      }
}

const lateRent = new RegExp(
  String.raw`\b(?<days>[\p{L}\d]+) days? (?:late|behind|overdue) (?:on|with) (?:the |his |her |their )?rent(?:,? ${sum})?`,
  'u',
)

/** Asks a tenant for late rent. */
export const rentOwed: TextKind = ({ all, reader }) => {
  const late = isRole(reader, 'tenant|renter') ? slots(all, lateRent) : null
  if (late === null) return null
  const again = /\b(?:second|third|fourth|2nd|3rd|4th) (?:month|time)(?: in a row)?/u.exec(all)?.[0]
  const isShort = /\bhours (?:were |got )?cut\b/u.test(all)
  return {
    sentences: [
      isShort ? 'I know your hours got cut, and I’m sorry about that.' : null,
      `The rent${late['sum'] === undefined ? '' : ` (${dollars(late['sum'])})`} is ${late['days'] ?? ''} days late${again === undefined ? '' : `, and this is the ${again}`}.`,
      'Can you pay it by [day]? If you can’t do all of it, text me what you can pay now and the date for the rest.',
      'I want to work with you, but I need it in writing and I need it to be on time next month.',
    ],
    tip: 'Ask for the plan by text, so you both have it in writing.',
  }
}

const notUntil = new RegExp(
  String.raw`\bowe (?:my |them |her |him )?(?:share|part|half)(?: of)? ${sum}[^.?!]{0,20}?\b(?:can’t|won’t)[^.?!]{0,40}? (?:until|till) (?<day>[^.,;?!]{3,24})`,
  'u',
)
/** Tells that the user can pay later. */
export const payLater: TextKind = ({ all, tone }) => {
  const found = slots(all, notUntil)
  if (found?.['sum'] === undefined || found['day'] === undefined) return null
  const trip = /\btrip to (?<place>\p{Lu}[\p{L} ]{2,20}?)(?= is\b|[.,])/u.exec(all)?.groups?.['place']
  return {
    sentences: [
      `I’ve got my ${dollars(found['sum'])}${trip === undefined ? '' : ` for ${trip}`}, but not until ${found['day']}.`,
      'Does that work, or is there something due sooner?',
      tone.isWithoutApology ? null : 'Sorry to be the one who’s late, and thank you for handling it.',
    ],
    tip: 'One sum, one day. No need to explain your whole budget.',
  }
}

const newRule = new RegExp(
  String.raw`\bI (?:need|want|require|charge|have to (?:ask for|charge)) (?:an? )?${sum} (?<what>deposit|fee|cancellation fee|late fee)(?<from> from now on)?`,
  'u',
)
/** Tells a client about a deposit or a fee. */
export const newFee: TextKind = ({ all, reader }) => {
  const rule = slots(all, newRule)
  if (rule?.['sum'] === undefined || !isRole(reader, 'client|customer')) return null
  const times = countOfTime(/\bno[- ]?show(?:ed|s)? (?<n>[\p{L}\d]+(?: times)?)/u.exec(all)?.groups?.['n'])
  return {
    sentences: [
      'I’d love to get you back on the books.',
      times === null
        ? null
        : `Since the last ${times} appointments were no-shows, I need a ${dollars(rule['sum'])} ${rule['what'] ?? 'deposit'} to hold your spot from now on.`,
      times === null
        ? `From now on I need a ${dollars(rule['sum'])} ${rule['what'] ?? 'deposit'} to hold your spot.`
        : null,
      /deposit/u.test(rule['what'] ?? '') ? 'I can book you as soon as it’s in.' : null,
      'What day works for you?',
    ],
    tip: 'Make it your rule for everybody, and you never have to argue about one person.',
  }
}

const twice = new RegExp(
  String.raw`\bcharged (?:me|us) (?<times>twice|two times|three times|double|again)(?: for (?<what>[^.,;?!]{2,30}?))?(?:,? ${sum}(?<each> each time)?)?(?=[.,;?!]|$| and\b| on\b)`,
  'u',
)
/** Asks a business to give back what was charged by mistake. */
export const doubleCharge: TextKind = ({ all }) => {
  const found = slots(all, twice)
  if (found === null || found['times'] === 'again') return null
  const of = found['what'] === undefined ? '' : ` for ${found['what']}`
  const amount = found['sum'] === undefined ? null : dollars(found['sum'])
  return {
    subject: `Double charge${of}`,
    sentences: [
      `I was charged ${found['times'] ?? 'twice'}${of}${amount === null ? '' : `, ${amount}${found['each'] ?? ''}`}.`,
      `Please refund the extra ${amount ?? 'charge'}${found['times'] === 'three times' ? ' for each of the two' : ''} to the card it came from, and reply to let me know the date it’ll show up.`,
      /\b(?:nobody|no one|never) (?:answers|picks up|calls? back)\b/u.test(all)
        ? 'I’ve tried calling and couldn’t get through, so email is best.'
        : null,
    ],
    tip: 'Attach the statement. If there’s no date in writing within a week, your bank can dispute it.',
  }
}

const splitWay = /\bI think (?<how>(?:it|we) should [^.?!]{4,60})/u
/** Suggests another way to split a cost to a group. */
export const fairSplit: TextKind = ({ told }) => {
  const how = slots(told, splitWay)?.['how']
  const thing = /\bsplit (?:the )?(?<what>[\p{L}]{3,20})/u.exec(told)?.groups?.['what']
  if (how === undefined || thing === undefined) return null
  const total = /\b(?:it’s |total(?: is)? )\$?(?<sum>\d+(?:,\d{3})*)/u.exec(told)?.groups?.['sum']
  const isShared = /\b(?:sharing|share) a (?:bed|room)\b/u.test(told)
  return {
    sentences: [
      `Before we settle up on the ${thing}${total === undefined ? '' : ` (${dollars(total)} total)`}, can we talk about the split?`,
      isShared
        ? `${capitalize(/\b(?<n>two|three|\d) of us (?:are )?shar/u.exec(told)?.groups?.['n'] ?? 'Some')} of us are sharing a bed, so an even split doesn’t feel quite right.`
        : null,
      `I think ${how.trim()}.`,
      'Does that work for everybody?',
    ],
    tip: `Put the exact numbers in, so nobody has to do the math on the ${thing}.`,
  }
}
