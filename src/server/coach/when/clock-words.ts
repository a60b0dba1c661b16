import { minuteWords as minuteWordsByName } from '../number-words.ts'
import type { Language } from '../safety/kinds.ts'
import { foldInPlace } from '../actions/title-text.ts'
import { clockTime } from './format-clock-time.ts'

const numbers = {
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
} as const

const hourOf = (word: string, language: Language): number => {
  const at = numbers[language].indexOf(word)
  return at === -1 ? Number(word) : at + 1
}

const hour = { en: numbers.en.join('|'), es: numbers.es.join('|') } as const
const minutesPast = String.raw`half|quarter|twenty five|twenty|ten|five|\d{1,2}(?= past)`
/** Matches what makes a number an hour, with its minutes if given. */
const asHour = String.raw` (fifteen|thirty|forty five)(?! (?:min|sec|day))| ?o'?clock|(?= tonight| in the (?:morning|afternoon|evening))`

const english = {
  past: new RegExp(String.raw`\b(${minutesPast}) (past|after|to|till) (\d{1,2}|${hour.en})\b`, 'g'),
  bare: new RegExp(String.raw`\bat (${hour.en})( thirty| fifteen| forty ?five)?\b`, 'g'),
  half: new RegExp(String.raw`\b(?:at )?half (\d{1,2}|${hour.en})\b`, 'g'),
  spoken: new RegExp(String.raw`(?<!:)\b(?:at )?(${hour.en}|\d{1,2})(?:${asHour})`, 'g'),
} as const
const spanish = {
  past: new RegExp(
    String.raw`\ba las? (\d{1,2}|${hour.es})(?::00)? (y|menos) (media|cuarto|cinco|diez|veinte|\d{1,2})\b`,
    'g',
  ),
  bare: new RegExp(String.raw`\ba las? (${hour.es})\b`, 'g'),
} as const

const minuteWords = new Map([
  ['half', 30],
  ['quarter', 15],
  ['twenty five', 25],
  ['twenty', 20],
  ['ten', 10],
  ['five', 5],
  ['media', 30],
  ['cuarto', 15],
  ['cinco', 5],
  ['diez', 10],
  ['veinte', 20],
  [' thirty', 30],
  [' fifteen', 15],
  [' forty five', 45],
  [' fortyfive', 45],
])

const clock = (hour: number, minute: number): string => clockTime(hour * 60 + minute)

const minuteOf = (word: string): number => minuteWords.get(word) ?? Number(word)

/** Replaces matches in the folded text, and keeps the user's letters elsewhere. */
function replace(text: string, form: RegExp, by: (groups: readonly string[]) => string): string {
  let made = ''
  let at = 0
  for (const found of foldInPlace(text).matchAll(form)) {
    made += text.slice(at, found.index) + by(found.map((group) => group ?? ''))
    at = found.index + found[0].length
  }
  return made + text.slice(at)
}

const plainly: readonly (readonly [RegExp, string])[] = [
  [/\b(?:tmrw?|tmw|tomoz|tomm?orr?ow|2moro)\b/gi, 'tomorrow'],
  [/\bweds\b/gi, 'wednesday'],
  [/(?<=\b(?:\w{3,6}day|tomorrow|in the|this|every) )(?:morn|mornin)\b/gi, 'morning'],
  [/(?<=\b(?:\w{3,6}day|tomorrow|in the|this) )(?:aft|arvo|afternoon)\b/gi, 'afternoon'],
  [/\b(in|within) (?:a|one) fortnight\b/gi, '$1 2 weeks'],
  [/\b(?:a|one) fortnight (?=from\b|today\b)/gi, 'two weeks '],
  [/\b(in|within) two fortnights\b/gi, '$1 4 weeks'],
  [/\b(in|within) half a year\b/gi, '$1 6 months'],
  [/\b(in|within) (?:a|one) decade\b/gi, '$1 10 years'],
  [/\blast nite\b/gi, 'last night'],
  [/\b(due [a-z ]{0,20})at 11:59\b(?! ?[ap]m)/gi, '$1at 11:59pm'],
  [/(?<=\b(?:\w{3,6}day|today|tomorrow|tonight) )after (?=\d{1,2}(?::\d\d)?(?: ?[ap]m\b|[,.;!]|$))/gi, 'at '],
  [/\b(?:on |the )?same day\b/gi, ''],
  [/\bwhen i (?:get |am |'m )?(?:home|back|off|off work|up),? (?=at \d)/gi, ''],
  [/\bwhen i (?:get |am |'m )?(?:home|back|off|off work),? (?=around \d)/gi, 'in the evening '],
  [/\bwhen i (?:get |am |'m )?up,? (?=around \d)/gi, 'in the morning '],
  [/\bthe (?:morning|afternoon|evening|night) of\b/gi, 'on'],
  [/\bwhen (?:it's|its|it is) /gi, 'at '],
  [
    /\bbetween (\d{1,2}(?::\d{2})? ?(?:am|pm)?) and (\d{1,2}(?::\d{2})? ?(?:am|pm)?)(?=$|[ ,.])(?! (?!on|at|in|and|for|with)[a-z])/gi,
    'from $1 to $2',
  ],
  [/\b(?:at |around )?(\d{1,2}(?::\d{2})?)ish\b/gi, 'around $1'],
  [
    /(?<![\d$\u00a3\u20ac.,])([01]?\d|2[0-3])\.([0-5]\d)(?= ?(?:am|pm)\b| ?$|,? (?!kg|kilos?|lbs?|km|eur|usd|%))/gi,
    '$1:$2',
  ],
  [/\b(?:for |from )?(\d{1,2}(?::\d{2})?) ?(?:til|till) ?(\d{1,2}(?::\d{2})?)\b/gi, 'from $1 to $2'],
]

/** Matches contexts in which a number after 'at' is not an hour. */
const measured = String.raw`weigh\w*|weight|lbs?|pounds|stuck|oven|bake\w*|preheat|roast|degrees|goal|steps|calories`
const pricedOrRoom = String.raw`price[sd]?|sell\w*|sold|start(?:s|ing)?|room|apt|suite|bus|flight`
const noHour = new RegExp(String.raw`\b(?:${measured}|${pricedOrRoom})\b|[$£€]`, 'i')
const afterClock =
  'on|for|in the|every|each|so|and|to|if|after|before|today|tonight|tomorrow|this|next|with|please|pls|the|mon|tue|wed|thu|fri|sat|sun'
const bareClock = new RegExp(
  String.raw`\b(at|@|around|about|by) ?(1[0-2]|[1-9])([0-5][05])(?= ?(?:[ap]\.?m\b)|[,.;!?]|$| (?:${afterClock})\w*\b)` +
    String.raw`(?! ?(?:dollars|bucks|people|words|%|miles|mg|ml|oz)\b)`,
  'gi',
)
/** Writes 'At 630' as 'at 6:30'. */
const withColon = (text: string): string => (noHour.test(text) ? text : text.replaceAll(bareClock, '$1 $2:$3'))

const minutesInWords = new RegExp(
  String.raw`\bin (${[...minuteWordsByName.keys()].join('|')})(?= (?:min|hour|day|week))`,
  'gi',
)

/** Writes hours in words as figures, and short names of days in full. */
export function toFigures(text: string, language: Language): string {
  const plain = plainly
    .reduce((line, [form, by]) => line.replaceAll(form, by), language === 'en' ? withColon(text) : text)
    .replaceAll(minutesInWords, (_, word: string) => `in ${minuteWordsByName.get(word.toLowerCase()) ?? word}`)
  return hoursToFigures(plain, language)
}

/** Writes 'half past twelve' as 'at 12:30', 'a las tres y media' as 'a las 3:30'. */
function hoursToFigures(text: string, language: Language): string {
  if (language === 'es') {
    const past = replace(text, spanish.past, ([, hour = '', sign = '', minutes = '']) => {
      const more = minuteOf(minutes) * (sign === 'y' ? 1 : -1)
      return `a las ${clock(hourOf(hour, 'es'), more)}`
    })
    const spans = past.replaceAll(
      /\bde (\d{1,2})(?::(\d{2}))? a (\d{1,2})(?::(\d{2}))?(?= |$)/gi,
      (_, from: string, minute = '00', to: string, end = '00') => `a las ${from}:${minute} - ${to}:${end}`,
    )
    return replace(spans, spanish.bare, ([, hour = '']) => `a las ${hourOf(hour, 'es')}`)
      .replaceAll(/\b(en|dentro de) media hora\b/gi, '$1 30 minutos')
      .replaceAll(/\b(?:al? )?mediod[ií]a\b/gi, 'a las 12:00')
      .replaceAll(/\ba medianoche\b/gi, 'a las 0:00')
  }
  const past = replace(text, english.past, ([, minutes = '', sign = '', hour = '']) => {
    const more = minuteOf(minutes) * (sign === 'to' || sign === 'till' ? -1 : 1)
    return `at ${clock(hourOf(hour, 'en'), more)}`
  }).replaceAll(/\bat at\b/gi, 'at')
  const hours = past
    .replaceAll(/\bin an hour and a half\b/gi, 'in 90 minutes')
    .replaceAll(/\bin (\d{1,2}) and a half hours\b/gi, (_, many: string) => `in ${Number(many) * 60 + 30} minutes`)
  const halves = replace(hours, english.half, ([, hour = '']) => `at ${clock(hourOf(hour, 'en'), 30)}`)
  const spoken = replace(
    halves,
    english.spoken,
    ([, hour = '', minutes = '']) => `at ${clock(hourOf(hour, 'en'), minutes === '' ? 0 : minuteOf(` ${minutes}`))}`,
  ).replaceAll(/\bat at\b/gi, 'at')
  return replace(spoken, english.bare, ([, hour = '', minutes = '']) =>
    minutes === '' ? `at ${hourOf(hour, 'en')}` : `at ${clock(hourOf(hour, 'en'), minuteOf(minutes))}`,
  )
}
