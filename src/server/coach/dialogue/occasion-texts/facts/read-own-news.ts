import { capitalize } from '#contract/capitalize.ts'
import { toSetIn } from './slot-words.ts'

type Facts = Record<string, string | undefined>

const proudOf = new RegExp(
  [
    String.raw`\b(my (?:(?:little|oldest|youngest) )?(daughter|son|granddaughter|grandson|niece|nephew|kids|husband|sister`,
    String.raw`|mom)(?: \p{L}{2,12})?) (made|won|got|passed|graduated|earned|scored|learned|lost (?:her|his) first tooth`,
    String.raw`|finished|was accepted|is going)\b([^,.?!]{0,60})`,
  ].join(''),
  'iu',
)
const passing = new RegExp(
  [
    String.raw`\b(my (?:\p{L}+ )?(?:mom|mother|dad|father|husband|wife|grandma|grandmother|grandpa|grandfather|sister|brother`,
    String.raw`|son|daughter|aunt|uncle|friend|nana|dog|cat))[’']?s? (?:passing|passed|died|death|funeral|memorial)`,
  ].join(''),
  'iu',
)
const hiring =
  /\bhir(?:ing|e) (?:for )?((?:a |an |some )?(?:part|full)?[ -]?(?:time )?[a-z]+(?: [a-z]+){0,2}?)(?=[,.?!]|$| (?:in|at|for|to|who|with|starting)\b)/iu
const openFor = new RegExp(
  [
    String.raw`\b(?:openings?|spots?|slots?) for ((?!this|next|mon|tue|wed|thu|fri|sat|sun|today|tomorrow)[a-z0-9`,
    String.raw` ]{3,40}?)(?=[,.?!]|$| (?:in|at|this|on|starting|next)\b)`,
  ].join(''),
  'iu',
)
const pickup = new RegExp(
  [
    String.raw`\bpick ?up (?:is |on )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|daily|anytime)((?: (?:in|at`,
    String.raw`|from) [\p{L} ]{3,25}?)?)(?=[,.?!]|$| \d| and\b)`,
  ].join(''),
  'iu',
)
const each =
  /(\$ ?\d{1,4}(?:\.\d\d)?|\b\d{1,4} (?:dollars|bucks)) (a|an|each|per)(?: (loaf|dozen|piece|pair|set|jar|box|pan|pound|hour|visit|week))?\b/iu
const moving =
  /\bmoving (?:back )?to ((?:north |south |west |new )?\p{L}{3,14})(?=[,.?!]|$| (?:in|next|this|and|on|for|at)\b)/iu

/** Reads the news of the family or the shop for a post. */
export function readOwnNews(text: string, day: string | undefined): Facts {
  const [, who = '', kin = '', did = '', rest = ''] = proudOf.exec(text) ?? []
  const brag = did === '' ? undefined : toSetIn(`${who} ${did}${rest}`)
  const [, on, at = ''] = pickup.exec(text) ?? []
  const [, sum = '', per = '', unit = ''] = each.exec(text) ?? []
  const location = moving.exec(text)?.[1]
  const pickedUp = on === undefined ? undefined : toSetIn(`Pickup is ${capitalize(on.toLowerCase())}${at}`)
  const isBlackFriday = /\bblack friday\b/i.test(text)
  const open = toSetIn(openFor.exec(text)?.[1])
  return {
    brag: brag?.replace(/ made honor roll/i, ' made the honor roll'),
    proud: /^grand/i.test(kin) ? 'grandma' : /^(?:niece|nephew)$/i.test(kin) ? 'aunt' : undefined,
    mylost: passing.exec(text)?.[1]?.toLowerCase(),
    hire: toSetIn(hiring.exec(text)?.[1])?.replace(/\b(part|full) time\b/i, '$1-time'),
    openfor: open && `for ${open}`,
    pickup: pickedUp && `${pickedUp}.`,
    priceline: sum === '' ? undefined : `$${/[\d.]+/.exec(sum)?.[0] ?? ''} ${`${per} ${unit}`.trim().toLowerCase()}.`,
    moveto: location
      ?.split(' ')
      .map((word) => capitalize(word))
      .join(' '),
    blackfriday: isBlackFriday ? '' : undefined,
    whenday: day === undefined || isBlackFriday ? undefined : /^[A-Z]/.test(day) ? `on ${day}` : day,
  }
}
