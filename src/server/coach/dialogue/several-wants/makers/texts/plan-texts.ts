import { capitalize } from '#contract/capitalize.ts'
import { reasonIn } from './shared-sentences.ts'
import { slots, type TextKind } from './text-brief.ts'

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
export const rescheduled: TextKind = ({ all }) => {
  const found = slots(all, reschedule)
  if (found?.['what'] === undefined) return null
  const free = slots(all, works)?.['when']
  const why = /\bbecause of (?<why>an? [^.?!,]{3,30})/u.exec(all)?.groups?.['why']
  return {
    sentences: [
      `This is [your name]. I need to reschedule my ${found['what']}${found['when'] === undefined ? '' : ` on ${found['when']}`}${why === undefined ? '' : ` because of ${why}`}.`,
      free === undefined
        ? 'What do you have next week?'
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
      'Can we try again next weekend? I’ll still cook.',
      'Please give this a thumbs-up so I know nobody’s on the way!',
    ],
    tip: 'Send it now. The sooner it’s out, the sooner you can lie down.',
  }
}

const lent = new RegExp(
  [
    String.raw`\bborrowed (?:my|our|the) (?<what>[^.?!,;]{3,40}?)(?: in (?<when>[\p{L}]+)| (?<ago>[\p{L}\d]+ (?:weeks`,
    String.raw`|months) ago| last [\p{L}]+))?(?= and\b| but\b|[.?!,;]|$)`,
  ].join(''),
  'u',
)
const needBy =
  /\bI need (?:it|them) (?:back )?(?:by |on |for )?(?<when>(?:this )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|this weekend|next week)/u
/** Asks for something back that was lent. */
export const lentThing: TextKind = ({ all, told }) => {
  const found = slots(told, lent)
  if (found?.['what'] === undefined || !/\b(?:back|return)\b/u.test(all)) return null
  const by = slots(all, needBy)?.['when']
  const many = /[^s]s$/u.test(found['what'])
  return {
    sentences: [
      `Do you still have my ${found['what'].trim()}${found['when'] === undefined ? '' : ` from ${found['when']}`}?`.replace(
        'my',
        /\bborrowed our\b/u.test(told) ? 'our' : 'my',
      ),
      by === undefined
        ? `I could use ${many ? 'them' : 'it'} back this week.`
        : `I need ${many ? 'them' : 'it'} ${by}.`.replace(/need (it|them) (?=\p{Lu})/u, 'need $1 on '),
      `I can come grab ${many ? 'them' : 'it'} the evening before, or just leave ${many ? 'them' : 'it'} by the garage and I’ll swing by.`.replace(
        'the evening before',
        by === undefined ? 'any evening' : 'the evening before',
      ),
      'Thanks!',
    ],
    tip: 'No “if it’s not too much trouble.” It’s yours, and this is friendly enough.',
  }
}

const late =
  /\b(?:always|constantly|keeps being|is) late (?<what>(?:picking|dropping) (?:up|off) (?:the |our |my )?kids|(?:to|for) (?:pick ?up|drop ?off))/u
const lastTime = /\blast (?<when>week|time|Friday|Sunday|weekend) (?:it was |he was |she was )?(?<minutes>\d+ minutes)/u
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
      `I need pickup to be on time.`.replace('pickup', isDropping ? 'drop-off' : 'pickup'),
      last === null
        ? null
        : `Last ${last['when'] ?? 'time'} it was ${last['minutes'] ?? ''} late and the kids were waiting${/\bon the porch\b/u.test(told) ? ' on the porch in their coats' : ''}.`.replace(
            ' in their coats',
            /\bcoats\b/u.test(told) ? ' in their coats' : '',
          ),
      want === null
        ? 'If you’re running late, text me 30 minutes ahead.'
        : `From now on please be there by ${want['by'] ?? ''}, or give me ${want['or'] ?? 'a heads-up'}.`.replace(
            'heads up',
            'heads-up',
          ),
      'They’re excited to see you, and I don’t want them watching the window.',
    ],
    tip: 'It’s about the kids and a time, nothing from the past. If he picks a fight, answer only: “6 or a text by 5:30. Thanks.”'.replace(
      '6 or a text by 5:30',
      want === null
        ? 'On time or a text'
        : `${want['by'] ?? ''} or a text by ${/(\d{1,2}(?::\d{2})?)$/u.exec(want['or'] ?? '')?.[1] ?? 'then'}`,
    ),
  }
}
