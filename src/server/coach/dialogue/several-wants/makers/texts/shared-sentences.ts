import { addressRecipient } from '../../../personal-texts/address-recipient.ts'
import { toSentence } from '../../../personal-texts/join-statements.ts'
import type { Recipient } from '../../../personal-texts/read-recipient.ts'

const ordinals = new Map(
  Object.entries({ twice: 'two', 'two times': 'two', once: 'one', 'three times': 'three', again: 'two' }),
)
/** Returns 'two' for 'twice'. */
export const countOfTime = (words: string | undefined): string | null =>
  words === undefined ? null : (ordinals.get(words) ?? /^(?:\d+|three|four|five)\b/u.exec(words)?.[0] ?? null)

const takes =
  /\b(?:ate|eats?|took|takes?|used|uses?|wore|borrowed) (?:all )?my (?<thing>[\p{L} ]{3,24}?)(?= again| without|[.,;!?]|$)/u

/** Names the deed of the reader that bothers the user, and makes a request about it. Returns null if it isn't of a kind that is surely read. */
export function grievanceOf(told: string, reader: Recipient): string | null {
  const took = takes.exec(told)
  const thing = took?.groups?.['thing']
  if (took === null || thing === undefined) return null
  const verb = /^\p{L}+/u.exec(took[0])?.[0] ?? 'took'
  const times = /\b(?<n>second|third|fourth|fifth|2nd|3rd|4th) time\b/iu.exec(told)?.groups?.['n']?.toLowerCase()
  const again = new RegExp(`my ${thing} again`, 'u').test(told) ? ' again' : ''
  const past = new Map(Object.entries({ eats: 'ate', takes: 'took', uses: 'used' })).get(verb) ?? verb
  const count = times === undefined ? '' : `, and that’s the ${times} time`
  const said = addressRecipient(`you ${past} my ${thing}${again}${count}`, { ...reader, gender: 'any' })
  return said === null ? null : `${toSentence(said)} Please ask me first.`
}

const illness = String.raw`strep|flu|covid|croup|fever|stomach bug|ear infection|pink eye|migraine|pneumonia|surgery|cold`
/** Forms of a reason that a stranger may hear, each with the sentence for it. */
const reasons: readonly (readonly [form: RegExp, write: (found: readonly string[]) => string])[] = [
  [
    /\bI (?:just )?found out I’m pregnant(?:,? (?:and )?due (in \p{Lu}\p{L}+))?/u,
    ([, due]) => `I just found out I’m pregnant${due === undefined ? '' : `, and I’m due ${due}`}.`,
  ],
  [
    new RegExp(
      String.raw`\b[Mm]y (son|daughter|baby|kid|husband|mom|dad|mother|father|grandson|granddaughter)(?:’s| has| has got|’s got) (?:got )?(?:the |an? )?(${illness})\b`,
      'u',
    ),
    ([, who = '', what = '']) => `My ${who} has ${withArticle(what)}.`,
  ],
  [
    /\b[Mm]y (\p{L}+)(?:’s| is| was) (?:back )?in the (hospital|ER|ICU)\b/u,
    ([, who = '', where = '']) => `My ${who} is in the ${where}.`,
  ],
  [
    new RegExp(String.raw`\bI(?:’ve| have)(?: got)? (?:my period, )?(?:the |an? )?(${illness})\b`, 'u'),
    ([, what = '']) => `I’ve got ${withArticle(what)}.`,
  ],
  [/\bI (?:have|’ve got|had) (the flu|flu)\b/u, () => 'I had the flu.'],
  [/\b(?:and|but|because) I (have|’ve got) work\b(?! (?:deck|project))/u, () => 'I have work.'],
  [/\bI work nights and sleep (?:till|until) (\d{1,2})/u, ([, hour = '']) => `I work nights and sleep until ${hour}.`],
  [/\bI work (that day|nights|days|full time|Sundays|Saturdays)\b/u, ([, when = '']) => `I work ${when}.`],
  [/\bI work from home\b/u, () => 'I work from home.'],
  [
    /\bI(?:’ve| have)(?: got)? (?:a|an) (\p{L}+ \p{L}+|\p{L}+) due (?:at |on |by )?([^.,;?!]{2,24}?)(?= that| and|[.,;?!]|$)/u,
    ([, what = '', when = '']) => `I’ve got a ${what} due ${/^\d/u.test(when) ? 'at ' : ''}${when}.`,
  ],
  [
    /\bmy (\p{L}+’s|) ?(recital|game|graduation|concert|surgery|appointment|play|tournament|program) is (?:on )?([^.,;?!]{3,30})/u,
    ([, whose = '', what = '', when = '']) => `My ${whose === '' ? '' : `${whose} `}${what} is ${when}.`,
  ],
  [/\b[Mm]y (\p{L}+) (?:just )?(died|passed away|passed)\b/u, ([, who = '']) => `My ${who} just passed.`],
  [
    /\b[Ww]e have (my \p{L}+’s family|my \p{L}+’s parents|his family|her family) (?:that day|that weekend)/u,
    ([, who = '']) => `We have ${who} that day.`,
  ],
  [/\bI(?:’ve| have) worked (\w+ days straight)/u, ([, days = '']) => `I’ve worked ${days}.`],
  [/\b(daycare|preschool|school) (?:opened up|had a spot)/u, ([, what = '']) => `A ${what} spot opened up.`],
]
const withArticle = (what: string): string =>
  what === 'flu' || what === 'stomach bug'
    ? `the ${what}`
    : /^(?:fever|migraine|cold|ear)/u.test(what)
      ? `${/^[aeiou]/u.test(what) ? 'an' : 'a'} ${what}`
      : what

/** Returns the reason that was told, as a sentence that may be sent. */
export function reasonIn(text: string): string | null {
  for (const [form, write] of reasons) {
    const found = form.exec(text)
    if (found !== null) return write(found.map((part) => part))
  }
  return null
}
