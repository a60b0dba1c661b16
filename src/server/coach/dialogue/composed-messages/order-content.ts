import type { Point } from './message-draft.ts'

const begins =
  '(?:I|I’m|I’ve|I’ll|I’d|we|we’re|my|our|the|it|it’s|there|you|your|that|he|she|nobody|no|let’s|\\p{Lu}\\p{L}+)(?!\\p{L})'
type Rule = readonly [RegExp, (found: string) => Point[]]
export const one = (kind: Point['kind'], text: string): Point[] => [{ kind, text }]
export const asQuestion = (text: string): Point[] => one('ask', text)

/** 'I don't want to' is a no. */
const told = (text: string): Point[] =>
  /^(?:I|we) (?:don’t|do not) want to /i.test(text)
    ? one('no', text.replace(/^(I|we) (?:don’t|do not) want to /i, '$1’d rather not '))
    : one('fact', text)

/** What stands inside an order: 'ask you to call first'. */
const within: readonly Rule[] = [
  [
    /\b(?:ask(?:ing)?|remind(?:ing)?|tell(?:ing)?|get|want|need|like|love)s? you (?:please )?(not to .+)$/iu,
    (text) => asQuestion(`Could you please ${text.replace(/^not to/, 'not')}`),
  ],
  [
    /\b(?:ask(?:ing)?|remind(?:ing)?|tell(?:ing)?|get|want|need|like|love)s? you (?:please )?to (.+)$/iu,
    (text) =>
      /^(?:come|be here|join|stay)\b/.test(text)
        ? one('wish', `love for you to ${text}`)
        : asQuestion(`Could you ${text}`),
  ],
  [/\bask(?:ing)?(?: you)?,? (?:if|whether) (.+)$/iu, (text) => asQuestion(inverted('if', text))],
  [
    /\bask(?:ing)?(?: you)?,? ((?:can|could|may) (?:we|I|you) .+)$/iu,
    (text) => asQuestion(text.replace(/^(?:can|may)/i, 'Could')),
  ],
  [/\bask(?:ing)?(?: you)? for (?!it\b|that\b|this\b)(.+)$/iu, (text) => asQuestion(`Could I get ${text}`)],
  [
    /\b(?:know|ask(?:ing)?(?: you)?|hear|find out|figure out) ((?:when|what|where|how|who|why|which)\b.+)$/iu,
    (text) => asQuestion(wh(text)),
  ],
  [/\b(?:know|hear) (?:if|whether) (.+)$/iu, (text) => asQuestion(inverted('if', text))],
  [
    new RegExp(
      `\\b(?:tell(?:ing)?|let(?:ting)?|remind(?:ing)?|text(?:ing)?|e-?mail|message|note|letter|write|call|(?:word|put|phrase|say|break) it)(?: to)? you(?: know)?(?: that)? (${begins} .+)$`,
      'u',
    ),
    (text) => told(text),
  ],
  [new RegExp(`\\b(?:saying|to say|mention(?:ing)?|add)(?: that)? (${begins} .+)$`, 'u'), (text) => told(text)],
  [/\binvite you (?:to|for|over for|over to) (.+)$/iu, (text) => one('wish', `love to have you for ${text}`)],
]

const auxiliary =
  /^(I|we|you|he|she|it|they|[Tt]he \p{L}+|[Mm]y \p{L}+|\p{Lu}\p{L}+) (can|could|will|would|are|is|was|were|have|has|should|did) (.+)$/u
const shortened = /^(you|he|she|it|they|we|there)’(re|s|ll) (.+)$/i
const long: Readonly<Record<string, string>> = { re: 'are', s: 'is', ll: 'will' }

const simple = /^(you|we|they|I) (still |already )?(have|need|want|know|like|work|go) (.+)$/i

/** 'You’re coming back' as 'are you coming back'. */
function invert(text: string): string | null {
  const [, who, end = '', rest] = shortened.exec(text) ?? []
  if (who !== undefined) return `${long[end.toLowerCase()] ?? 'is'} ${who} ${rest ?? ''}`
  const [, subject, verb, more] = auxiliary.exec(text) ?? []
  if (subject !== undefined) return `${verb ?? ''} ${subject} ${more ?? ''}`
  const [, acts, still = '', act, object] = simple.exec(text) ?? []
  if (acts !== undefined) return `do ${acts} ${still}${act ?? ''} ${object ?? ''}`
  return null
}

const inverted = (_: 'if', text: string): string => {
  const turned = invert(text)
  return turned === null ? `Could you tell me if ${text}` : turned.replace(/^can /, 'could ')
}
const wh = (text: string): string => {
  const [, word = '', rest = ''] =
    /^(when|where|how much|how many|how|why|what (?:day|time|date)(?: and time)?|what|who|which \p{L}+) (.+)$/iu.exec(
      text,
    ) ?? []
  const turned = invert(rest)
  if (turned !== null) return `${word} ${turned}`
  return word === '' ? `Can you tell me ${text}` : `Can you tell me ${word} ${rest}`
}

export const countOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

const notContent = /^(?:think|feel|hate|know how|be mad|what to|how to|what do|what should|how do|how should)\b/

/** What an order holds: 'ask you to call first'; null where it holds nothing. */
export function contentOfOrder(turned: string): Point[] | null {
  for (const [form, make] of within) {
    const found = form.exec(turned)?.[1]
    if (found !== undefined && countOf(found) > 1 && !notContent.test(found)) return make(found)
  }
  return null
}
