import { capitalize } from '#contract/capitalize.ts'
import { numberWords } from '../../../../number-words.ts'
import { ordinal } from '../../../occasion-texts/facts/read-guest-of-honor.ts'
import type { Details } from '../../../message-drafts/read-details.ts'

const men = /^(?:dad|father|daddy|papa|grandpa|grandfather|brother|uncle|son|husband)\b/i
const women = /^(?:mom|mother|mama|nana|grandma|grandmother|sister|aunt|daughter|wife)\b/i
/** Relations that are called so: 'Dad', 'Aunt Ruth'. Others are 'my husband'. */
const called = /^(?:mom|dad|mother|father|mama|daddy|grandma|grandpa|nana|papa|aunt|uncle)\b/i

const formsOf = (person: string): { they: string; them: string; their: string } =>
  men.test(person)
    ? { they: 'he', them: 'him', their: 'his' }
    : women.test(person)
      ? { they: 'she', them: 'her', their: 'her' }
      : { they: 'they', them: 'them', their: 'their' }

const capitalizeEach = (words: string): string => words.split(' ').map(capitalize).join(' ')

/** The person whom a meal is in memory of, as the user calls them. */
function missedSlots({ missed, called: own }: Details, text: string): Details {
  if (missed === undefined) return {}
  const pet = /^(?:dad|father)$/i.test(missed) && /\bDaddy\b/.test(text) ? 'Daddy' : missed
  const { they, them } = formsOf(pet)
  return {
    missed: own === undefined ? (called.test(pet) ? capitalizeEach(pet) : `my ${pet}`) : capitalize(own),
    missedthey: they,
    missedthem: them,
  }
}

function kinSlots({ kin }: Details): Details {
  if (kin === undefined) return {}
  const { them, their } = formsOf(kin)
  return { kin: kin.toLowerCase(), kinthem: them, kinhis: their }
}

/** Turns 'he always ate lunch in his truck' to the person. */
const toReader = (words: string): string =>
  words
    .replace(/\b(?:he|she)\b/gi, 'you')
    .replace(/\b(?:his|her)\b/gi, 'your')
    .replace(/\bhim\b/gi, 'you')

const ordinals = 'first second third fourth fifth sixth'.split(' ')

/** Deeds that are told of somebody: 'fried catfish, sang alto, raised eleven of us'. */
const deeds = new RegExp(
  [
    String.raw`(?:^|[.!?,] )(?:she|he|they) ((?!is\b|was\b|has\b|had\b|wants\b|said\b|says\b|hates\b|loves\b|will\b|lives\b`,
    String.raw`|knows\b|asked\b|doesn|didn|isn|won|told\b|let\b|got\b|starts\b|turns\b|just\b|died\b)\p{L}{3,}[^.!?]{6,140})`,
  ].join(''),
  'iu',
)

/** Reads deeds as a list with an 'and'; `deedpair` only if there are just two. */
function deedSlots(text: string): Details {
  const said = deeds.exec(text)?.[1]?.replaceAll("'", '’')
  if (said === undefined) return {}
  const parts = said.split(', ')
  const list =
    parts.length > 1 && !said.includes(' and ') ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}` : said
  return { deeds: list, ...(parts.length === 1 && said.split(' and ').length === 2 && { deedpair: said }) }
}

/** Finds what is said of somebody: 'he's the first one in the family to finish'. Ages and feelings of the day are left out. */
const traits = new RegExp(
  [
    String.raw`\b(?:she|he)(?:'s| is) ((?!the one|getting|going|coming|moving|turning|in\b|at\b|on\b|not\b|been\b|so\b|due`,
    String.raw`|leaving|gone|dead|dying|fine|having|about|stationed)[^,.;!?]{5,70}?)(?= (?:but|so|because)\b|[,.;!?]|$)`,
  ].join(''),
  'i',
)

function traitSlots(text: string): Details {
  const said = traits.exec(text)?.[1]?.replaceAll("'", '’')
  if (said === undefined) return {}
  const isForYou = !/\b(?:and|who) \w+s\b/.test(said)
  return { traits: said, ...(isForYou && { traitsyou: toReader(said) }) }
}

const closeTo = new Map([
  ['sister', 'sister'],
  ['brother', 'sister'],
  ['best friend', 'best friend'],
])

function relationSlots({ rel }: Details): Details {
  if (rel === undefined) return {}
  const plain = rel.toLowerCase()
  return {
    rel: plain,
    relmy: called.test(plain) ? `my ${plain}` : plain,
    relof: closeTo.get(plain) ?? 'friend',
    ...(men.test(plain) || women.test(plain) ? formsOf(plain) : {}),
  }
}

const guest = new RegExp(
  [
    String.raw`\bmy (parents|grandparents|best friend|sister|brother|mom|dad|boss|husband|wife|aunt|uncle|cousin|grandma`,
    String.raw`|grandpa)\b|\b(?:our|my) (pastor|priest|principal|director|coach)\b`,
  ].join(''),
  'i',
)
/** How somebody whose name isn't told is called in a toast. */
function whoeverOf(text: string): string {
  const [, kin, role] = guest.exec(text) ?? []
  if (role !== undefined) return `${capitalize(role.toLowerCase())} [name]`
  return kin === undefined ? '[name]' : /parents/i.test(kin) ? `my ${kin.toLowerCase()}` : '[name]'
}

const weekday = /\b(?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
function dayOf(text: string): Details {
  const said = weekday.exec(text)?.[1]
  return said === undefined ? {} : { day: capitalize(said.toLowerCase()) }
}

/** Completes what was read for an occasion: how its people are called, ordinals, and what is turned to the reader. */
export function completeOccasionSlots(slots: Details, text: string): Details {
  const { name, age, child, inlaw, guest, nth, taughtyou, quirkyou, about, years } = slots
  const tries = nth === undefined ? -1 : ordinals.indexOf(nth.toLowerCase())
  return {
    ...slots,
    ...missedSlots(slots, text),
    ...kinSlots(slots),
    ...relationSlots(slots),
    ...deedSlots(text),
    ...traitSlots(text),
    whoever: name === undefined ? whoeverOf(text) : capitalize(name),
    ...(slots['day'] === undefined && dayOf(text)),
    ...(name !== undefined && { name: capitalizeEach(name) }),
    ...(age !== undefined && /^\d+$/.test(age) && { nth: ordinal(Number(age)) }),
    ...(child !== undefined && { childname: name === undefined ? `[your ${child}’s name]` : capitalize(name) }),
    ...(guest === undefined && inlaw !== undefined && { guest: `your ${/^son/i.test(inlaw) ? 'son' : 'daughter'}` }),
    ...(guest !== undefined && { guest: capitalize(guest) }),
    ...(tries > 0 && { tries: `${numberWords[tries + 1] ?? ''} tries` }),
    ...(about !== undefined && { about: `[${formsOf(slots['kin'] ?? '').their} ${about}’s name]` }),
    ...(taughtyou !== undefined && { taughtyou: toReader(taughtyou) }),
    ...(quirkyou !== undefined && { quirkyou: toReader(quirkyou) }),
    ...(years !== undefined && { years: years.toLowerCase() }),
  }
}
