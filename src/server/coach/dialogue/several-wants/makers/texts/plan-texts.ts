import { capitalize } from '#contract/capitalize.ts'
import { reasonIn } from './shared-sentences.ts'
import { isOfFamily, isRole, slots, type TextKind } from './text-brief.ts'

const reschedule = new RegExp(
  [
    String.raw`\b(?:reschedule|move|change) my (?<what>[\p{L} ]{3,30}? (?:appointment|visit|cleaning|session|lesson|class`,
    String.raw`|shift|cut)|appointment)(?: from| on)? ?(?<when>\p{Lu}\p{L}+day(?: at \d{1,2}(?::\d{2})?(?: ?(?:am|pm))?)?)?`,
  ].join(''),
  'u',
)
const works =
  /\b(?<when>(?:any|most) [\p{L} ]{3,30}?|[\p{L} ]{3,30}? (?:after|before) \d{1,2}(?: ?(?:am|pm))?) works?\b/u
/** Asks an office for another time. */
export const rescheduled: TextKind = ({ all, reader }) => {
  const found = slots(all, reschedule)
  const isForOther =
    isOfFamily(reader) || (isRole(reader, 'boss|manager|supervisor') && !found?.['what']?.endsWith('shift'))
  if (found?.['what'] === undefined || isForOther) return null
  const free = slots(all, works)?.['when']
  const why = /\bbecause of (?<why>an? [^.?!,]{3,30})/u.exec(all)?.groups?.['why']
  return {
    sentences: [
      `This is [your name]. I need to reschedule my ${found['what']}${found['when'] === undefined ? '' : ` on ${found['when']}`}${why === undefined ? '' : ` because of ${why}`}.`,
      free === undefined
        ? 'What else do you have open?'
        : `${capitalize(free.trim())} works for me. What do you have open?`,
      'Thank you!',
    ],
  }
}

const dinner = new RegExp(
  [
    String.raw`\b(?<n>\d{1,2}) people coming (?:to|for|over for) (?<what>dinner|lunch|brunch|a party|the game`,
    String.raw`|a cookout)(?: (?<when>tonight|tomorrow|on \p{L}+day|\p{L}+day))?`,
  ].join(''),
  'u',
)
/** Cancels a dinner for a group. */
export const dinnerCanceled: TextKind = ({ all, told }) => {
  const found = slots(all, dinner)
  if (found?.['what'] === undefined || !/\bcancel/u.test(all)) return null
  const reason = reasonIn(told)
  return {
    sentences: [
      `I’m so sorry to do this late, but I have to call off ${found['what'].replace(/^a /u, 'the ')} ${found['when'] ?? ''}`
        .trim()
        .concat('.'),
      reason === null ? null : `${reason.replace(/\.$/u, '')}, and I’d be terrible company.`,
      'Can we try again on [day]?',
      'Please give this a thumbs-up so I know nobody’s on the way!',
    ],
    tip: 'Send it now. The sooner it’s out, the sooner you can lie down.',
  }
}

const lent = new RegExp(
  [
    String.raw`(?<!\b(?:I|we|We|I’ve|have) )\bborrowed (?:my|our|the) (?<what>[^.?!,;]{3,40}?)(?: in (?<when>[\p{L}]+)| (?<ago>[\p{L}\d]+ (?:weeks`,
    String.raw`|months) ago| last [\p{L}]+))?(?= and\b| but\b|[.?!,;]|$)`,
  ].join(''),
  'u',
)
const needBy =
  /\bI need (?:it|them) (?:back )?(?:(?<by>by )|on |for )?(?<when>(?:this )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|this weekend|next week)/u
/** Asks for something back that was lent. */
export const lentThing: TextKind = ({ all, told }) => {
  const found = slots(told, lent)
  if (found?.['what'] === undefined || !/\b(?:back|return)\b/u.test(all)) return null
  const need = slots(all, needBy)
  const by = need?.['when']
  const many = /[^s]s$/u.test(found['what'])
  return {
    sentences: [
      `Do you still have ${/\bborrowed our\b/u.test(told) ? 'our' : 'my'} ${found['what'].trim()}${found['when'] === undefined ? '' : ` from ${found['when']}`}?`,
      by === undefined
        ? `I could use ${many ? 'them' : 'it'} back this week.`
        : `I need ${many ? 'them' : 'it'} ${need?.['by'] ?? (/^\p{Lu}/u.test(by) ? 'on ' : '')}${by}.`,
      `When can I come get ${many ? 'them' : 'it'}?`,
      'Thanks!',
    ],
    tip: 'No “if it’s not too much trouble.” It’s yours, and this is friendly enough.',
  }
}

const late = new RegExp(
  [
    String.raw`(?<!\b(?:I’m|I am|we’re|We’re|me for being) )\b(?:always|constantly|keeps being|is) late `,
    String.raw`(?<what>(?:picking|dropping) (?:up|off) (?:the |our |my )?kids|(?:to|for) (?:pick ?up|drop ?off))`,
  ].join(''),
  'u',
)
const lastTime =
  /\b[Ll]ast (?<when>week|time|Friday|Sunday|weekend) (?:it was |he was |she was )?(?<minutes>\d+ minutes)/u
const terms =
  /\bI want (?:him|her|them) (?:there|here) by (?<by>\d{1,2}(?::\d{2})?) or (?<or>an? [^.?!]{3,40}? by \d{1,2}(?::\d{2})?)/u
/** Asks the other parent to be on time. */
export const onTime: TextKind = ({ all, told }) => {
  const how = slots(told, late)
  if (how === null) return null
  const last = slots(told, lastTime)
  const want = slots(all, terms)
  const isDropping = /drop/u.test(how['what'] ?? '')
  return {
    sentences: [
      `I need ${isDropping ? 'drop-off' : 'pickup'} to be on time.`,
      last === null
        ? null
        : `Last ${last['when'] ?? 'time'} it was ${last['minutes'] ?? ''} late${/\bon the porch\b/u.test(told) ? ' and the kids were waiting on the porch' : ''}.`,
      want === null
        ? 'If you’re running late, please text me ahead.'
        : `From now on please be there by ${want['by'] ?? ''}, or give me ${(want['or'] ?? 'a heads-up').replace('heads up', 'heads-up')}.`,
      'Thank you.',
    ],
    tip: `It’s about the kids and a time, nothing from the past. If it turns into a fight, answer only: “${want === null ? 'On time or a text' : `${want['by'] ?? ''} or a text by ${/(\d{1,2}(?::\d{2})?)$/u.exec(want['or'] ?? '')?.[1] ?? 'then'}`}. Thanks.”`,
  }
}
