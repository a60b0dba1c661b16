import { capitalize } from '#contract/capitalize.ts'
import { slots, type TextKind } from './text-brief.ts'

const event = new RegExp(
  [
    String.raw`\b(?<kind>surprise )?(?<what>\d+(?:st|nd|rd|th)(?: birthday)?|birthday(?: party)?|baby shower|bridal shower`,
    '|anniversary(?: party)?|graduation party|retirement party|housewarming|cookout|game night|potluck|party',
    String.raw`|brunch)\b(?: (?:party |dinner )?for (?<who>my (?:\p{L}+ ){0,2}?\p{L}+|our \p{L}+|\p{Lu}\p{L}+))?`,
  ].join(''),
  'u',
)
const place = new RegExp(
  [
    String.raw`\b(?:in|at) (?<where>(?:the|our|my) (?:church hall|church|park|house|place|community center|clubhouse|backyard`,
    String.raw`|back yard|school|lake|pavilion|apartment|townhouse)|\p{Lu}[\p{L}’]+(?: \p{Lu}\p{L}+)?’s)\b`,
  ].join(''),
  'u',
)
const day = new RegExp(
  [
    String.raw`\b(?:on |this )?(?<day>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: the \d{1,2}(?:st|nd|rd|th))?|(?:January`,
    String.raw`|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}|the \d{1,2}(?:st|nd|rd`,
    String.raw`|th))(?: at (?<time>\d{1,2}(?::\d{2})?(?: ?(?:am|pm))?))?`,
  ].join(''),
  'u',
)

/** The sentences that name the event, each with the one after it. A day that is told elsewhere may be another's. */
function sentencesAbout(told: string, what: string): string {
  const all = told.split(/(?<=[.?!]) /u)
  return all.filter((one, at) => one.includes(what) || all[at - 1]?.includes(what) === true).join(' ')
}

/** 'Dad' for 'my dad', and 'Ruth' for a name. */
const nameOf = (who: string): string =>
  /^my (?:dad|mom|grandma|grandpa)$/iu.test(who) ? capitalize(who.slice(3)) : who

/** Invites to a party, by what is told of it. */
export const invitation: TextKind = ({ want, told, all }) => {
  if (!/\binvit(?:e|ation|ing)\b/u.test(want)) return null
  const found = slots(want, event) ?? slots(told, event)
  if (found?.['what'] === undefined) return null
  const near = `${sentencesAbout(told, found['what'])} ${want}`
  const where = slots(near, place)?.['where']
  const when = slots(near, day)
  const isSecret = found['kind'] !== undefined || /\bnot to tell\b|\bkeep it (?:a )?secret\b/u.test(want)
  const who = found['who']
  const [him, he] = /\b(?:dad|grandpa|husband|brother|son|boyfriend|uncle)\b/u.test(who ?? '')
    ? ['him', 'he']
    : /\b(?:mom|grandma|wife|sister|daughter|girlfriend|aunt)\b/u.test(who ?? '')
      ? ['her', 'she']
      : ['them', 'they']
  const checks = /\b(?:He|She) checks (?:everybody|everyone)’s phone\b/u.test(all)
  const title = `${isSecret ? 'surprise ' : ''}${found['what']}`
  return {
    sentences: [
      `You’re invited! ${who === undefined ? `It’s a ${title}` : `We’re throwing ${who.startsWith('my ') && nameOf(who) === who ? `a ${title} for ${who}` : `${nameOf(who)} a ${title}`}`}${where === undefined ? '' : ` at ${where}`}, ${when?.['day'] === undefined ? '[day]' : `${when['day'].startsWith('the') ? 'on ' : ''}${when['day']}`} at ${when?.['time'] ?? '[time]'}.`,
      isSecret
        ? `It’s a SURPRISE, so please don’t say a word to ${him}, and don’t reply anywhere ${he} could see it.`
        : null,
      isSecret && checks
        ? `${capitalize(he)} checks everybody’s phone, so delete this once it’s on your calendar.`
        : null,
      `Let me know${isSecret ? ' (only me!)' : ''} by [date] if you can come.`,
    ],
    tip: isSecret
      ? 'Send it to people one by one, and not in a group that the guest of honor is in.'
      : 'Send it two to three weeks ahead, and remind people once.',
  }
}
