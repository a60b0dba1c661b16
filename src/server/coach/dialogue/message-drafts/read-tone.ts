import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { normalize } from '../../guide/text-analysis.ts'
import type { DraftTone } from './draft-texts.ts'

/** The tone of a message; parts that the user didn't ask for are left out. */
export type Style = { tone?: DraftTone; length?: 'short' | 'full'; manner?: 'formal' | 'casual' }

const soft =
  'polite|kind|kinder|nice|nicer|gentle|gentler|soft|softer|warm|warmer|friendly|friendlier|sweet|sweeter|tactful|loving|caring|diplomatic'
const firm =
  'firm|firmer|demand|demanding|strong|stronger|assertive|direct|blunt|clear|clearer|tough|tougher|serious|strict|harsher|sharper|confident'
const hard = 'harsh|firm|cold|blunt|rude|mean|angry|strong|direct|aggressive|strict|bossy|sharp|dramatic|serious|whiny'
const weak = 'soft|sorry|nice|weak|wimpy|apologetic|polite|sweet|needy|friendly|gentle|warm|doormat|pushover'
const turned =
  '(?:less|not (?:so|too|as|that)|(?:is |its |thats |sounds |a (?:bit|little) |way |kind of |sort of ){0,3}too|isnt (?:so|too)|without (?:being|sounding))(?: a)?'

const forms: readonly [RegExp, Style][] = [
  [new RegExp(`\\b${turned} (?:${hard})\\b`), { tone: 'softer' }],
  [
    new RegExp(`\\b${turned} (?:${weak})\\b|\\bnot a (?:pushover|doormat)\\b|\\bstand my ground\\b|\\bno nonsense\\b`),
    { tone: 'firmer' },
  ],
  [new RegExp(`\\b${turned} (?:formal|stiff|corporate|businesslike|robotic|fancy)\\b`), { manner: 'casual' }],
  [
    /\b(?:less|not(?: so| as)?|too much) (?:like )?(?:an? )?(?:therapist|therapy|robot|lawyer|hr|textbook|hallmark|greeting card|business)\b/,
    { manner: 'casual', length: 'short' },
  ],
  [new RegExp(`\\b${turned} (?:long|wordy)\\b`), { length: 'short' }],
  [new RegExp(`\\b${turned} (?:short|brief|curt)\\b`), { length: 'full' }],
  [new RegExp(`\\b${turned} (?:funny|silly|jokey|casual)\\b`), { tone: 'plain' }],
  [
    /\bwithout (?:hurting|upsetting|offending|insulting|making (?:her|him|them) (?:feel|mad|angry|sad))\b/,
    { tone: 'softer' },
  ],
  [/\b(?:funny|funnier|light|lighter|playful|humor|humou?rous|joking|jokey|cheeky|silly)\b/, { tone: 'funny' }],
  [/\b(?:formal|formally|professional|professionally|businesslike|official)\b/, { manner: 'formal' }],
  [/\b(?:casual|casually|relaxed|informal|chill|normal)\b/, { manner: 'casual' }],
  [
    /\b(?:short|shorter|shorten|brief|briefer|quick|one line|one liner|one sentence|(?:one|two|three|four|[1-4]) sentences?|concise)\b/,
    { length: 'short' },
  ],
  [/\b(?:longer|more detail(?:ed)?|expand)\b/, { length: 'full' }],
  [new RegExp(`\\b(?:${soft})\\b`), { tone: 'softer' }],
  [new RegExp(`\\b(?:${firm})\\b`), { tone: 'firmer' }],
]

/** Reads the tone that a request names. Soft and firm together are plain. */
export function readStyle(message: string): Style {
  let line = normalize(message)
  const found: Style[] = []
  for (const [form, style] of forms) {
    if (!form.test(line)) continue
    found.push(style)
    line = line.replace(new RegExp(form, 'g'), ' ')
  }
  const wanted = new Set(found.flatMap(({ tone }) => tone ?? []))
  const style: Style = Object.assign({}, ...found.toReversed())
  return wanted.has('softer') && wanted.has('firmer') ? { ...style, tone: 'plain' } : style
}

const toneWords = oneOf(
  'more|less|too|bit|little|bit more|version|tone|sound(?:s|ing)?|shorter|shorten|longer|softer|firmer|warmer',
  'nicer|kinder|gentler|friendlier|stronger|tougher|clearer|sweeter|funnier|lighter|harsher|sharper',
)
const asksAnew = wholeWords(['make (?:it|that|this)|can (?:you|u|it)|could (?:you|it)', `(?:${toneWords})`])
const maxWords = 16

/** Reads the changes of the message that was just written. Returns null if the words are about something else. */
export function readRevision(message: string): Style | null {
  const line = normalize(message)
  const words = line.split(' ').length
  if (words > maxWords) return null
  const style = readStyle(message)
  if (Object.keys(style).length === 0) return null
  return words <= 3 || asksAnew.test(line) ? style : null
}

const anotherOne = oneOf(
  '(?:give me |write |try |show me )?(?:another|a different|one more|a second)(?: one| version| try| draft| option| way)?',
  'try again|again|rewrite (?:it|that)|redo (?:it|that)|something (?:else|different)',
)
const another = new RegExp(`^(?:ok |hm+ |can you |could you |please |maybe )*(?:${anotherOne})(?: please)?$`)
/** True if the user asks for another try, in any tone. */
export const asksAnother = (message: string): boolean => another.test(normalize(message))
