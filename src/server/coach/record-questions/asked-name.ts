import { oneOf } from '../phrase-pattern.ts'
import { englishMonths, englishShortMonth } from '../when/months.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { objectForms } from '../second-person.ts'

/** Writes a name with the capitals of the message: 'IEP meeting'. */
export function withCapitalsOf(name: string, message: string): string {
  const at = message.toLowerCase().indexOf(name)
  return at === -1 ? name : message.slice(at, at + name.length)
}

/** Writes each word with the capitals and punctuation of the message: 'mothers nairobi' becomes 'mother’s Nairobi'. */
export function withSpellingOf(name: string, message: string): string {
  const words = message.slice(0, 900).match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const bare = (word: string): string => word.toLowerCase().replaceAll(/['’]/g, '')
  return name
    .split(' ')
    .map((word) => words.find((one) => bare(one) === word) ?? word)
    .join(' ')
}

const units = oneOf(
  'day|week|weekend|month|year|night|morning|afternoon|evening|summer|spring|fall|winter|quarter|season',
)
const weekday = `${englishWeekday}s?`
const month = `(?:${oneOf(...englishMonths)}|${englishShortMonth})`
/** Matches a time at the end or the start of a name. */
const whens = oneOf(
  String.raw`(?:so far |all )?(?:on |in |for |over |during |from |of )?(?:this|last|the|the last|the past|past|next|this past|every|each) (?:\w{1,8} )?(?:${units})s?`,
  String.raw`(?:on |since |this |last |next |for )?${weekday}(?: (?:or|and) (?:on )?${weekday})?(?: (?:night|morning|afternoon|evening))?`,
  String.raw`(?:in|since|during|for|back in|from|of) ${month}(?: \d{4})?`,
  String.raw`since (?:the )?(?:summer|spring|fall|autumn|winter|school (?:year )?started|new year'?s?|christmas|easter|thanksgiving)`,
  String.raw`(?:on )?${month} \d{1,2}(?:st|nd|rd|th)?`,
  'today|yesterday|tonight|tomorrow|last night|lately|recently|so far|yet|already|again|ever|in here|in the app|right now|now|anywhere',
  'in total|in all|total|altogether|all together|overall|to date|all time|at all|any day|any days|any night|every day|a day|per day|daily',
  'please|pls|or no|or not|or what|or anything|right|though|by any chance|this time',
)
const atEnd = new RegExp(`(?:^| )(?:${whens})$`)
const atStart = new RegExp(`^(?:${whens})(?: |$)`)
/** The most words of time in a row that a question has. */
const maxRounds = 4

/** Drops the days and times at the start and the end of a plain text. */
export function withoutWhen(text: string): string {
  let rest = text.trim()
  for (let round = 0; round < maxRounds; round++) rest = rest.replace(atEnd, '').trim()
  for (let round = 0; round < maxRounds; round++) rest = rest.replace(atStart, '').trim()
  return rest
}

/** Returns true if a text begins with a day or a time. */
export const beginsWithWhen = (text: string): boolean => atStart.test(text)

const determiners = /^(?:(?:all|any|some|just|only|the|that|this|those|my|our|your|an?|of|his|her|their) )+/
/** Drops the article or owner: 'The furnace guy' becomes 'furnace guy'. */
export const withoutDeterminer = (text: string): string => text.replace(determiners, '').trim()

const swapped = new Map([
  ...objectForms,
  ...Object.entries({
    i: 'you',
    "i'm": 'you’re',
    im: 'you’re',
    "i'd": 'you’d',
    "i've": 'you’ve',
    we: 'you',
    mom: 'Mom',
    mama: 'Mama',
    mamma: 'Mamma',
    mommy: 'Mommy',
    dad: 'Dad',
    daddy: 'Daddy',
    papa: 'Papa',
    grandma: 'Grandma',
    grandpa: 'Grandpa',
    nana: 'Nana',
  }),
])
const kin = /^(?:my|our|the|his|her|their|a)$/

/** Rewrites a clause to the second person: 'my son moved out' becomes 'your son moved out'. */
export const toYou = (clause: string): string =>
  clause
    .replaceAll(/\b(i|we) was\b/g, '$1 were')
    .replaceAll(/\bi am\b/g, "i'm")
    .split(' ')
    .map((word, at, all) =>
      kin.test(all[at - 1] ?? '') && /^(?:m|d|p|g|n)/.test(word) ? word : (swapped.get(word) ?? word),
    )
    .join(' ')
