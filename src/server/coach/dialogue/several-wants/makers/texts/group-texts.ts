import { capitalize } from '#contract/capitalize.ts'
import { bulletList } from '../../../../markdown.ts'
import { capitalizeDay, slots, type TextKind } from './text-brief.ts'

const meal = new RegExp(
  [
    String.raw`\b(?<meal>Thanksgiving|Christmas(?: dinner| Eve| Day)?|Easter|Friendsgiving|potluck|barbecue|cookout|brunch`,
    String.raw`|dinner|reunion|baby shower|bridal shower|party)\b`,
  ].join(''),
  'iu',
)
const people = /\b(?<n>\d{1,3}) (?:people|guests|of us|adults|ladies|women)\b/u
const eats = /\b(?:eat|dinner|lunch|serve|meal)(?: is)? at (?<time>\d{1,2}(?::\d{2})?(?: ?(?:am|pm))?)/u
const own = /\b(?<food>turkey|ham|roast|brisket|main dish|lasagna|burgers)\b/u
const diet = new RegExp(
  [
    String.raw`\b(?:[Mm]y (?<who>[\p{L}]+)(?:’s| is)|(?<some>(?:one|two|three|\d|my|a) [\p{L}]+) (?:is`,
    '|are)) (?<kind>gluten[- ]free|vegan|vegetarian|lactose intolerant|dairy[- ]free|diabetic',
    String.raw`|allergic to [\p{L} ]{3,20}?)(?=[.,;!?]|$| and)`,
  ].join(''),
  'gu',
)

const dishesOf = (isHoliday: boolean): string[] =>
  isHoliday
    ? [
        'Mashed potatoes: [name]',
        'Stuffing and gravy: [name]',
        'Two green vegetables: [name], [name]',
        'Rolls and butter: [name]',
        'Pies: [name], [name]',
        'Drinks and ice: [name]',
      ]
    : [
        'Main dish: [name]',
        'Two sides: [name], [name]',
        'Salad: [name]',
        'Bread: [name]',
        'Dessert: [name], [name]',
        'Drinks and ice: [name]',
      ]

/** Shares the dishes of a meal out among the guests. */
export const dishesShared: TextKind = ({ all, told, want }) => {
  if (
    !/\b(?:assign|divide|split up|who brings|sign up|bring (?:a dish|something))\b/u.test(want) ||
    !/\b(?:dish(?:es)?|food|sides|bring)\b/u.test(want)
  )
    return null
  const what = slots(all, meal)?.['meal']
  const isHoliday = /Thanksgiving|Christmas|Friendsgiving/u.test(what ?? '')
  const count = slots(told, people)?.['n']
  const time = slots(told, eats)?.['time']
  const food = slots(told, own)?.['food']
  const diets = [...told.matchAll(diet)].map(
    ({ groups }) =>
      `${groups?.['who'] === undefined ? (groups?.['some'] ?? '') : `one guest`} ${/^(?:two|three|\d)/u.test(groups?.['some'] ?? '') ? 'are' : 'is'} ${groups?.['kind'] ?? ''}`,
  )
  return {
    sentences: [
      `Hi everyone! ${capitalize(what ?? 'Dinner')} is at [place]${count === undefined ? '' : `, ${count} of us`}${time === undefined ? '' : `, and we’ll eat at ${time}`}. ${food === undefined ? '' : `I’ve got the ${food}. `}Here’s what I’d love for each of you to bring:`,
      `\n\n${bulletList(dishesOf(isHoliday))}\n\n`,
      diets.length === 0 ? null : `Heads up: ${diets.join(' and ')}, so please tell me what’s in yours.`,
      /\bone oven\b/u.test(told)
        ? 'There’s only one oven, so please bring it ready to serve.'
        : 'Please bring it ready to serve.',
      'Give this a thumbs-up, or swap with somebody and let me know.',
    ],
    tip: 'Put names in before you send it. “What can you bring?” gets you nine desserts.',
  }
}

const page = /\b(?:on )?page (?<now>\d{1,4})(?: of (?<all>\d{1,4}))?/u
const clubDay =
  /\bbook club (?:is |meets )?(?:here |at my (?:house|place) )?(?:on )?(?<day>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|tonight)/iu
/** Confesses to a book club that the user hasn't finished the book. */
export const unreadBook: TextKind = ({ told, want }) => {
  const found = slots(told, page)
  if (
    found?.['now'] === undefined ||
    !/\bbook club\b/iu.test(told) ||
    !/\b(?:confess\p{L}*|tell\p{L}*|group|admit\p{L}*)\b/u.test(want)
  )
    return null
  const day = slots(told, clubDay)?.['day']
  const isLeading = /\bsupposed to lead|\bI(?:’m| am) leading\b/u.test(told)
  return {
    sentences: [
      `Confession before ${day === undefined ? 'book club' : capitalize(day)}: I’m ${isLeading ? 'supposed to lead, and I’m ' : ''}on page ${found['now']}${found['all'] === undefined ? '' : ` of ${found['all']}`}.`,
      `I can discuss the first ${found['now']} pages with great authority.`,
      isLeading
        ? 'Whoever actually finished it is now our leader. Congratulations!'
        : 'Please act surprised at everything with me.',
    ],
    tip: 'Send it tonight, so somebody has time to think of three questions.',
  }
}

const promised = new RegExp(
  [
    String.raw`\btold (?<one>\p{Lu}\p{L}+|my \p{L}+) I(?:’d| would) (?<first>[^.?!]{4,60}?) and told (?<two>\p{Lu}\p{L}+`,
    String.raw`|my \p{L}+) I(?:’d| would) (?<second>[^.?!]{4,60}?)(?= and [\p{L}]+ has\b|[.,;!?]|$)`,
  ].join(''),
  'iu',
)
const weekday = /\b(?:on )?(?<day>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/u
const turn = (words: string): string => words.replace(/\b(?:him|them|her)\b/gu, 'you').trim()
const greet = (who: string): string =>
  /^my (?:mom|dad|grandma)$/iu.test(who) ? capitalize(who.slice(3)) : /^my /iu.test(who) ? '[name]' : who

/** Takes back one of two promises for the same day: a text for either. */
export const doubleBooked: TextKind = ({ told }) => {
  const found = slots(told, promised)
  if (found?.['one'] === undefined || found['two'] === undefined) return null
  const day = slots(told, weekday)?.['day'] ?? 'that day'
  const write = (who: string, deed: string): string =>
    `Hi ${greet(who)}, I messed up: I double-booked myself ${day}, and I can’t ${turn(deed).replace(new RegExp(String.raw`,? (?:on )?${day}`, 'u'), '')} like I promised. I’m so sorry. Can we pick another day that works for you?`
  return {
    sentences: [
      `If it’s ${who(found['one'])}: “${write(found['one'], found['first'] ?? '')}”`,
      `\n\nIf it’s ${who(found['two'])}: “${write(found['two'], found['second'] ?? '')}”`,
    ],
    tip: 'Send it today. Early is most of the apology.',
  }
}
const who = (one: string): string => one.replace(/^my /iu, 'your ')

const noVisitors = new RegExp(
  [
    String.raw`\bI want (?<rule>no (?:visitors|company|guests|overnight guests)[^.?!,]{0,40})(?:,? and (?:after that )?`,
    '(?<then>only if [^.?!]{4,60}|after that [^.?!]{4,60}))?',
  ].join(''),
  'u',
)
/** Tells family the rules for visits. */
export const visitRules: TextKind = ({ told }) => {
  const found = slots(told, noVisitors)
  if (found?.['rule'] === undefined) return null
  const home =
    /\b(?:bringing|taking) (?:my |our |the )?(?<who>newborn|baby|son|daughter) home (?<day>(?:on )?\p{L}+day|today|tomorrow|this weekend|next week)\b/u.exec(
      told,
    )?.groups
  const then = found['then']
    ?.replace(/\bthey got their\b/u, 'you’ve had your')
    .replace(/\bthey’ve (?:had|got) their\b/u, 'you’ve had your')
    .replace(/\bthey\b/u, 'you')
  return {
    sentences: [
      home === undefined
        ? 'Thank you all for wanting to come by!'
        : `We’re bringing the ${home['who'] ?? 'baby'} home ${capitalizeDay((home['day'] ?? '').replace(/^on /u, ''))}, and we can’t wait for you to meet!`,
      `We’re having ${found['rule'].trim()}.`,
      then === undefined ? null : `After that we’d love to see you ${then.trim().replace(/^only if/u, 'as long as')}.`,
      'Thank you for understanding!',
    ],
    tip: 'Send it early, to everybody at the same time, so nobody hears it secondhand.',
  }
}
