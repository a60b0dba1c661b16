import { oneOf } from '../phrase-pattern.ts'

const pronouns = oneOf('i|you|u|we|he|she|they|it|there|anyone|anybody|somebody|someone')
const subjects = oneOf(pronouns, 'this|that|these|those|my|your|his|her|our|their|the|a|an|any|people')
const helpers = `(?:${oneOf(
  "can|could|should|shall|will|would|is|are|am|was|were|do|does|did|has|have|isn'?t|aren'?t|don'?t|doesn'?t|didn'?t|can'?t|couldn'?t|shouldn'?t|won'?t",
)})`
const ofThing = oneOf("is|are|does|can|could|should|will|would|isn'?t|aren'?t|doesn'?t")
const opening = '(?:^|[.!?\\n] {0,2})(?:and |but |so )?'
const joined = '(?:^|[.!?,;:\\n—–] {0,2}|[ ,](?:and|but|so|or) )'
const asked = `(?:'?s| ${helpers}| to| if| about| now| much| many| long| without)\\b`
const forms: readonly RegExp[] = [
  new RegExp(`${opening}(?:is|are|does) \\p{L}`, 'iu'),
  new RegExp(`${joined}${helpers} (?:${pronouns})\\b`, 'iu'),
  new RegExp(`${joined}(?:${ofThing}) (?:${subjects})\\b`, 'iu'),
  /[,;] (?:is|are) (?:\p{L}{1,14} ){1,3}(?:worse|better|safe|normal|okay|ok|bad|than)\b/iu,
  new RegExp(`${opening}(?:what|where|when|who|how|why|which)${asked}`, 'iu'),
  new RegExp(`${joined}(?:what|how|why|where (?=do|can|should|to))${asked}`, 'iu'),
  /(?:^|[.!,;\n] {0,2})what (?!an? |i |we |he |she |they |my |the |you )\p{L}/iu,
  /(?:^|[.!?\n] {0,2})(?:got|have) any(?:thing)?\b/iu,
  /[,;] who (?:has to|should|pays?|is supposed)\b[^,.;!]{0,60}$/iu,
  /\bany (?:ideas?|tips|advice|suggestions|thoughts)\b|(?:^|[.!,;\n] {0,2})help(?: me)?[.! ]{0,3}$/iu,
]

/** Whether something is asked by its form, with or without a mark: 'is cartilage worse than lobe', 'what to do'. */
export function hasQuestionForm(message: string): boolean {
  const text = message.slice(0, 1_500).replace(/[’‘]/g, "'").trim()
  const ownWords = text.replace(/"[^"]{1,80}"|“[^”]{1,80}”/g, '…')
  return ownWords.includes('?') || forms.some((form) => form.test(ownWords))
}
