import { factsFor } from './told-facts.ts'
import { reasonIn } from './shared-sentences.ts'
import { isAboutReader, isRole, slots, type TextKind } from './text-brief.ts'

const sick = new RegExp(
  [
    String.raw`\bI(?:’m| am) (?:out |calling (?:in|out) |home )?(?<ill>sick)(?! (?:of|and tired)\b) ?(?<when>tomorrow|today|tonight`,
    String.raw`|on \p{L}+day)?(?: ?with (?<what>[^.?!,]{3,30}))?|\bI have to call (?:in|out)(?<also> sick)?(?: (?<day>tomorrow`,
    '|today))?',
  ].join(''),
  'u',
)
/** Calls in sick. */
export const sickDay: TextKind = ({ told, all, reader }) => {
  const found = slots(told, sick)
  if (
    found === null ||
    !isRole(reader, 'boss|manager|supervisor|lead|nurse|director|principal') ||
    /\bdog\b/u.test(all)
  )
    return null
  const isIll = found['ill'] !== undefined || found['also'] !== undefined
  return {
    sentences: [
      isIll ? null : reasonIn(told),
      `I${isIll ? `’m sick${found['what'] === undefined ? '' : ` with ${found['what'].trim()}`} and` : ''} won’t be in ${found['when'] ?? found['day'] ?? 'today'}.`,
      'Please let me know if you need anything from me for that. Thank you!',
    ],
    tip: 'That’s all they need. No details, no asking for permission.',
  }
}

const silence =
  /\b(?:we )?haven’t (?:talked|spoken|texted|seen each other)(?: \p{L}+)? (?<since>since [\p{L}\d]+|in [\p{L}\d]+ (?:months|years|weeks))/u
const moved = /\bmoved to (?<where>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u
const busy = /\bI got (?:so )?busy with (?<what>[^.?!,]{3,30})/u
/** Writes again after a long silence. */
export const afterSilence: TextKind = ({ told, message }) => {
  const found = slots(told, silence)
  if (found === null || /\b(?:fight|fought|argument|blocked|apolog|died|want to (?:ask|tell))/u.test(message))
    return null
  const what = slots(told, busy)?.['what']
  const isOwn = /\bmy fault\b/u.test(message)
  const where = slots(told, moved)?.['where']
  return {
    sentences: [
      `I’ve been thinking about you. I can’t believe we haven’t talked ${found['since'] ?? 'in so long'}${isOwn ? ', and that’s on me' : ''}.`,
      what === undefined ? null : `I got swallowed up by ${what.trim()}.`,
      where === undefined ? 'How are you, really?' : `How’s ${where}? How are you, really?`,
      'No need to catch up on everything at once. Can I call you [day]?',
    ],
    tip: 'It only feels weird until you hit send. Don’t wait until you have a good excuse.',
  }
}

const secondDate = /\b(?:second|another|2nd|third) date\b/u
/** Declines another date. */
export const noMoreDates: TextKind = ({ told, all }) => {
  if (
    !secondDate.test(all) ||
    !/\b(?:no spark|not interested|didn’t feel|not feeling|no chemistry|don’t want (?:to (?:go|see)|another|a second)|not into)\b/u.test(
      all,
    )
  )
    return null
  const day = /\bdate (?:with \p{L}+ )?(?:on )?(?<day>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|last night)\b/u.exec(
    told,
  )?.groups?.['day']
  const name = /\bdate with (?<name>\p{Lu}\p{L}+)/u.exec(told)?.groups?.['name']
  return {
    hello: name === undefined ? 'Hi,' : `Hi ${name},`,
    sentences: [
      `thank you for ${day ?? 'the other night'}, it was really nice to meet you.`,
      'I didn’t feel that spark, so I’m going to pass on another date, and I’d rather tell you than go quiet.',
      'I hope you find somebody great!',
    ],
    tip: 'No “maybe sometime.” Kind and clear is over in one text.',
  }
}

const ill = new RegExp(
  [
    String.raw`\b(?<whose>[\p{L}]+’s|her|his|their) (?<who>mom|dad|mother|father|husband|wife|son|daughter|sister|brother`,
    '|grandma|grandpa|baby)(?:’s| is| was just| just got| got)? (?:in (?<where>hospice|the hospital|the ICU',
    '|surgery)|(?:diagnosed with|sick with) (?<what>[^.?!,]{3,30}))',
  ].join(''),
  'u',
)
/** Writes to somebody with a very sick relative. */
export const familyIll: TextKind = ({ told, reader }) => {
  const found = slots(told, ill)
  if (found?.['who'] === undefined || !isAboutReader(told, ill, reader)) return null
  const owner = found['whose']?.replace(/’s$/u, '') ?? ''
  if (found['whose']?.endsWith('’s') === true && owner !== reader.name && reader.role?.endsWith(owner) !== true)
    return null
  const isFar = /\b(?:live in another state|live far|hours away|out of state)\b/u.test(told)
  return {
    sentences: [
      `I’ve been thinking about you and your ${found['who']}.`,
      'I don’t have the right words, and I’m not going to pretend I do. I’m so sorry you’re in this.',
      isFar
        ? 'I hate being this far away. Would it help if I called, even if you don’t feel like talking?'
        : 'I’d like to [bring dinner on a day, or run an errand]. Would that help?',
      'You don’t have to answer this.',
    ],
    tip: 'Then text again tomorrow. One small line a day is what people remember.',
  }
}

const sameTime = new RegExp(
  [
    String.raw`\binvited (?:us|me) to (?<what>[^.?!]{3,60}?) (?:the same (?:weekend|day|night) as|on the same (?:weekend|day`,
    '|night) as|but (?:it’s|that’s) the same (?:weekend|day) as) (?<other>my [^.?!,]{3,40})',
  ].join(''),
  'u',
)
/** Declines an invitation because of another event. */
export const sameDay: TextKind = ({ told, want }) => {
  const found = slots(told, sameTime)
  if (found?.['what'] === undefined || found['other'] === undefined || !/\b(?:declin|no\b|can’t|turn)/u.test(want))
    return null
  return {
    sentences: [
      `Thank you so much for inviting us to ${found['what'].replace(/\b(?:his|her|their)\b/u, 'your').trim()}!`.replace(
        'inviting us',
        /invited me\b/u.test(told) ? 'inviting me' : 'inviting us',
      ),
      `We can’t make it, because that’s ${found['other'].trim()}.`
        .replace(/^We/u, /invited me\b/u.test(told) ? 'I' : 'We')
        .replace('that’s my', 'it’s the same time as my'),
      'We’d love to see you another time, and I hope you all have a great weekend.'.replace(
        /^We’d/u,
        /invited me\b/u.test(told) ? 'I’d' : 'We’d',
      ),
    ],
    tip: 'One real reason is enough. No need to offer to stop by.',
  }
}

const brokeOwn = new RegExp(
  [
    String.raw`(?<!\b(?:I|we|We) (?:just )?)\b(?<verb>broke|scratched|ruined|stained|lost|bleached|dented|cracked) `,
    String.raw`(?<what>my [\p{L}’ ]{3,40}?)(?= and\b| but\b|[.?!,;]|$)`,
  ].join(''),
  'u',
)
/** Brings up what somebody broke, without firing them. */
export const brokenThing: TextKind = ({ told, reader }) => {
  const found = slots(told, brokeOwn)
  if (found?.['what'] === undefined || !isAboutReader(told, brokeOwn, reader)) return null
  const isHidden = /\b(?:didn’t|never|hasn’t) (?:say|said|tell|told|mention)/u.test(told)
  const state =
    new Map(Object.entries({ broke: 'broken', lost: 'gone', bleached: 'bleached' })).get(found['verb'] ?? '') ??
    found['verb'] ??
    'broken'
  return {
    sentences: [
      `I noticed that ${found['what']} is ${state}, and I wanted to ask you about it.`,
      'Accidents happen.',
      isHidden ? 'I’d just rather hear it from you when something breaks.' : 'Can you tell me what happened?',
      isHidden ? 'Can you tell me what happened?' : null,
    ],
    tip: 'Ask first, then talk about paying.',
  }
}

const overdue = /\b(?:hasn’t|haven’t|stopped|late|behind|supposed to|overdue)\b/u
/** The user’s own bills, which aren't the reader's matter. */
const ownBills = /, (?:and|but|so) my (?:rent|mortgage|bills?|insurance)\b[^.]{0,60}(?=\.)/u
const money = /\b(?:paid|pay|support|rent|owes?|owed)\b/u
/** Asks for a date for what somebody hasn't done. */
export const overdueDeed: TextKind = (brief) => {
  const facts = factsFor(brief, brief.want).filter(({ words }) => !words.endsWith('?'))
  const deeds = facts.filter(({ isDeed, words }) => isDeed && overdue.test(words.split(',')[0] ?? words))
  const [first] = deeds
  if (first === undefined || !/^You(?:’\p{L}+)? /u.test(first.words)) return null
  const isMoney = money.test(deeds.map(({ words }) => words).join(' ')) && !/\bI(?:’ve| have) paid\b/u.test(first.words)
  const rest = facts.find((fact) => fact !== first && /\d/u.test(fact.words))
  return {
    sentences: [
      first.words.replace(ownBills, ''),
      rest?.words.replace(ownBills, '') ?? null,
      isMoney
        ? 'Please tell me by [day] how much you can send and when the rest is coming.'
        : 'Please tell me by [day] when it’ll be done.',
      brief.tone.isFirm ? null : 'I’d like to work this out between us.',
    ],
    tip: isMoney
      ? 'One sum, one day, nothing else. Keep the whole thread as your record.'
      : 'One date to answer by. Keep every message, with pictures of how things stand.',
  }
}
