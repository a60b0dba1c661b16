import { unmistakableMonths } from '../when/months.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { capitalize } from '#contract/capitalize.ts'
import { oneOf } from '../phrase-pattern.ts'

/** A typed form, and its written form. */
export type Replacement = readonly [RegExp, string | ((...found: string[]) => string)]

/** The text with each replacement made in turn. */
export const replaceForms = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce(
    (said, [form, instead]) =>
      typeof instead === 'string' ? said.replace(form, instead) : said.replace(form, instead),
    text,
  )

/** Contractions typed without their apostrophe or with a straight one, and 'i'. */
export const typedContractions: readonly Replacement[] = [
  [
    /\b(ca|wo|do|does|did|is|are|was|were|have|has|had|would|could|should|must|ai)n['’]?t\b/gi,
    // 'DONT' is shouted.
    (_, verb = '') => `${/^[A-Z]{2}/.test(verb) ? verb.toLowerCase() : verb}n’t`,
  ],
  [/\bi['’]?m\b/gi, 'I’m'],
  [/\bi['’]?ve\b/gi, 'I’ve'],
  [/\bi['’]d\b/gi, 'I’d'],
  [/\bi['’]ll\b/gi, 'I’ll'],
  [/\bi\b/g, 'I'],
]

const datesInLowerCase = oneOf(englishWeekday, ...unmistakableMonths, 'christmas|thanksgiving|easter|halloween')

/** Words that are shortened in quick typing, and dates without their capital letter. 'may' and 'march' are verbs too. */
export const typedShorthand: readonly Replacement[] = [
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/ ?/gi, 'with '],
  [/\b(?:bc|cuz|coz)\b/gi, 'because'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bgonna\b/gi, 'going to'],
  [/\bblack friday\b/g, 'Black Friday'],
  [/\b(christmas|new year[’']?s) (eve|day)\b/gi, (_, day = '', part = '') => `${capitalize(day)} ${capitalize(part)}`],
  [new RegExp(String.raw`\b(?:${datesInLowerCase})s?\b`, 'g'), capitalize],
]

const obliges = oneOf('need|needs|want|gotta|going|supposed|trying|forgot|remember|ought|able')
const toDo = oneOf(
  'do|be|go|get|buy|pay|make|take|see|finish|send|write|start|find|clean|wash|pick up|drop off|fix|call|text|email|book|order|cook|plan',
  'return|renew|cancel|schedule|study|stop|talk|tell|ask|eat|sleep|leave|bring|move|mail|print|sign|check|water|feed|vacuum|read',
)
const obliged = oneOf(
  'do|be|go|get|buy|pay|make|take|see|finish|send|write|clean|wash|pick up|drop off|fix|tell|ask|bring',
)
/** Replaces the 2 in 'Need 2 do laundry', which isn't a number. */
const twoForTo: readonly Replacement[] = [
  [new RegExp(String.raw`\b(${obliges}) 2 (?=(?:${toDo})\b)`, 'gi'), '$1 to '],
  [new RegExp(String.raw`\b(have|has|got) 2 (?=(?:${obliged})\b)`, 'gi'), '$1 to '],
]
export const withTypedTo = (message: string): string => replaceForms(message, twoForTo)
