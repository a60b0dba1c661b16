import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { normalize } from '../../guide/text-analysis.ts'

const misdeeds = oneOf(
  'snapped|yelled|shouted|screamed|lost it|blew up|forgot|lied|hurt|let (?:her|him|them) down',
  'was (?:so )?(?:mean|rude|unfair|late)',
)
const refusedVerbs = oneOf('afford|go|come|make|do|host|take|be|help|lend|stay|say yes|join|keep')
/** The purpose of a message, by the user's words: 'I snapped at him' needs an apology. */
const purposeForms: readonly [string, RegExp][] = [
  [
    'apology',
    new RegExp(oneOf('\\bapologi[sz]e', String.raw`\b(?:i|ive) (?:\w+ ){0,2}?(?:${misdeeds})\b`, '^snapped|^yelled')),
  ],
  ['money-back', /\b(?:owes? me|borrowed|never paid me)\b/],
  [
    'resign',
    /\b(?:got (?:the|a|that) (?:new )?(?:job|offer)|new job|job offer)\b[^.!?]{0,80}\b(?:boss|manager|work)\b/,
  ],
  [
    'say-no',
    new RegExp(
      String.raw`\bi (?:already |really |just )*(?:know i )?(?:cant|wont|dont want to|do not want to|cannot) (?:${refusedVerbs})\b`,
    ),
  ],
]
const swappedDays = oneOf(
  'weekends?|days?|nights?|weeks?|custody days?|pick ?ups?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?',
)
const wantedChange = oneOf('wants?|asked|asking|trying|decided|keeps? (?:trying|wanting)')
/** Events that show the purpose of a message on their own. */
const purposeSigns: readonly [string, readonly RegExp[]][] = [
  [
    'swap-days',
    [
      /\b(?:dad|father|mom|mother|ex|co ?parent|husband|wife)\b/,
      new RegExp(String.raw`\b(?:switch|swap|trade|change|take)(?:ing|ed|s)? (?:\w+ )?(?:${swappedDays})\b`),
      /\b(?:custody|co ?parent\w*|my ex|(?:\w+s|his|her|kids|my (?:son|daughter|kid)s) (?:dad|father|mom|mother)|the kids|his weekend|my weekend|handover)\b/,
    ],
  ],
  [
    'lateness',
    [
      /\b(?:late|no show\w*|no call|tardy|calls? (?:out|in sick)|miss(?:es|ed|ing) (?:\w+ )?(?:shifts?|deadlines?|meetings?)|leaves? early)\b/,
      wholeWords([
        '(?:on|in) my (?:team|crew|shift|department|kitchen|line)|reports? to me',
        'i (?:lead|manage|supervise|run|train|hired)|got (?:made )?(?:lead|promoted|supervisor|manager)',
        'write (?:him|her|them) up|im (?:the|his|her|their) (?:lead|manager|supervisor|boss)',
        'my (?:employee|staff|direct report|assistant|new hire|worker|trainee|team member)s?',
      ]),
    ],
  ],
  [
    'papers',
    [
      /\b(?:clients?|customers?|tenants?|applicants?|patients?|parents|members?|the owner)\b/,
      /\b(?:statements?|receipts?|documents?|paperwork|papers|forms?|files|records|w ?9s?|tax (?:papers|forms)|signatures?|signed \w+)\b/,
      /\b(?:hasnt|havent|never|still|not|missing|waiting (?:on|for)|behind on|owes? me|asked)\b/,
    ],
  ],
  [
    'keep-plan',
    [
      wholeWords([
        `(?:${wantedChange}) (?:me |us )?to (?:move|change|push|switch|swap|reschedule|shift)`,
        'keeps? (?:changing|moving|switching|rescheduling)',
        '(?:changed|moved|switched|rescheduled) (?:the|our|it|this|everything)',
      ]),
      /\b(?:again|last minute|i (?:had|have|already|made|booked)|(?:second|third|fourth|2nd|3rd|4th) time|every time|booked|plans)\b/,
    ],
  ],
]

/** Returns the purpose of the first form that matches the user's words. */
export const purposeByForms = (line: string): string | undefined =>
  purposeForms.find(([, form]) => form.test(line))?.[0]

/** Returns the purpose whose signs are all in the text. */
export const purposeBySigns = (text: string): string | null => {
  const line = normalize(text)
  return purposeSigns.find(([, forms]) => forms.every((form) => form.test(line)))?.[0] ?? null
}
