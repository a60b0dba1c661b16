import { capitalize } from '#contract/capitalize.ts'
import { oneOf, wholeWords } from '../../../phrase-pattern.ts'
import { countWords, normalize } from '../../../guide/text-analysis.ts'
import { toSecondPerson } from '../../../second-person.ts'
import { cleanClause } from '../../message-drafts/read-clause.ts'
import { splitUserSentences } from '../../split-sentences.ts'

/** A whole clause of the message. `text` is said to the user; `line` is the original in plain letters. */
export type StoryClause = { text: string; line: string }

const subjects = oneOf(
  "i|i[’']m|i[’']ve|i[’']d|im|ive|we|we[’']ve|he|he[’']s|hes|she|she[’']s|shes|they|they[’']re|it|it[’']s|its|there|there[’']s|theres",
  'my|our|his|her|their|the|nobody|everyone|everybody|no one',
)
/** Splits before a contrast, or before a sentence of its own. */
const contrast = /,? but |;| [–—-]+ |,? (?:though|although|except|yet) (?=\p{L}+)/iu
const joins = new RegExp(String.raw`,? (?:and|so|because|plus) (?=(?:${subjects})\b)|, (?=(?:${subjects})\b)`, 'iu')

const commas = new RegExp(String.raw`, (?:and |so )?(?=(?:${subjects})\b)`, 'iu')

const lead =
  /^(?:(?:but|and|so|because|also|well|though|then|now|plus|only|still|yet|honestly|anyway|ok|okay|look|you know),? )+/i
const end = /,? (?:just|though|tho|either|lol|haha|i know(?: that)?|i guess|to be honest|tbh)$/i

const counted = 'two|three|four|five|six|seven|eight|nine|ten'
const begins = new RegExp(
  String.raw`^(?:${subjects}|one|some|most|half|both|all|every|each|last|this|that|part of me|a|an|${counted})\b`,
  'iu',
)
const beginsGiver = /^[\p{L}’-]+ (?:gave|offered|pays|costs) /u
const beginsName =
  /^\p{Lu}[\p{L}’-]+(?: \p{L}+)? (?:is|has|was|had|said|says|needs|wants|thinks|closes|keeps|can|will|would|lives|works)\b/u
const finite = new RegExp(
  oneOf(
    String.raw`^(?:I|we|they)\b|’(?:s|re|ve|d|ll|m)\b|n’t\b`,
    String.raw`\b(?:is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|should|might|must|may)\b`,
    String.raw`\b(?:want|need|love|like|hate|know|think|feel|keep|live|work|got|get|went|left|said|told|came|took|gave|made)\b`,
    String.raw`\b(?:felt|kept|lost|found|knew|saw|ran|paid|bought|cried|\p{L}{2,}ed|\p{L}{2,}[^su’]s)\b`,
  ),
  'iu',
)
/** Clauses that can't be said back: they address the reader, refer to something that isn't there, or quote somebody. */
const unsaid = wholeWords([
  'you|your|youre|youve|youd|youll|yours|yourself|luxee|lying if|dont know|not sure|no idea|help me|be honest|please|hello|headache|wonder if|cant decide|make up my mind|i said yes|i mean|kill|dead|died|suicid\\w*',
  'as i said|or not|same with|sex|shit\\w*|fuck\\w*|damn|hell|god|ass',
])
const marks = /["“”()?[\]{}…*]/
const endsOpen = /\b(?:and|or|but|because|so|that|of|the|a|an|my|your|like|is|are|than|if|when|who|which)$/i

/** Writes the first word in lower case, unless it is a name. */
export const lowerFirst = (text: string): string =>
  text.replace(
    /^(?:You|Your|It|He|She|They|There|This|That|The|Part|Every|Nobody|Everyone|My|His|Her|Their|A|An|One|Last)\b/,
    (word) => word.toLowerCase(),
  )

/** In words. */
const [fewest, most, longestWhole] = [2, 24, 20]
const tooLittle = /^\w+ \d+$|^i (?:\w+ )?(?:said|do|know|did|am)$|^ill admit|^i said id think/

const reported = /^my (?:\p{L}+ )?(?:says|said|thinks|told me) /iu
const aside = /, (?:where|which|who|and|because|so) .*$/i

/** Matches a clause that goes on in another form: 'He drinks, or stay here'. */
const runsOn = /, or (?!(?:I|we|my|the|his|her|their|a|an|it|he|she|they)\b)/

const bracketed = / \([^()]{1,24}\)/g

const isWhole = (said: string): boolean =>
  (begins.test(said) || beginsName.test(said) || beginsGiver.test(said)) &&
  finite.test(said) &&
  !endsOpen.test(said) &&
  !runsOn.test(said)

/** In 'My mother says you’re too soft', 'you' is the user: it becomes 'I' until the clause is put in the second person. */
const asOwn = (said: string): string =>
  reported.test(said)
    ? said
        .replace(/\byou’re\b/gi, 'I’m')
        .replace(/\byour\b/gi, 'my')
        .replace(/\byou\b/gi, 'I')
    : said

function tell(part: string): StoryClause | null {
  const plain = part.replace(bracketed, '')
  if (marks.test(plain)) return null
  const cleaned = cleanClause(plain.trim().replace(lead, ''))
    .replace(end, '')
    .replace(/\bthank you\b/gi, 'thanks')
  const said = asOwn(countWords(cleaned) > most ? cleaned.replace(aside, '') : cleaned)
  const line = normalize(said)
  const length = countWords(said)
  if (length < fewest || length > most || unsaid.test(line) || tooLittle.test(line) || !isWhole(said)) return null
  const turned = toSecondPerson(said)
    .replace(/\b(you) are\b/gi, '$1’re')
    .replace(/\b(you) have (?=been|got|had|never)/gi, '$1’ve ')
  return { text: capitalize(turned), line }
}

/** Splits a sentence into clauses. A short sentence stays whole, including a clause that 'and' joins to it. */
export function splitIntoClauses(sentence: string): string[] {
  return sentence.split(contrast).flatMap((part) => {
    const isList = part.split(commas).length > 2
    return countWords(part) > longestWhole || isList ? part.split(joins) : [part]
  })
}

/** Returns the clauses that can be said back unchanged; `isAsk` filters out sentences that only ask. */
export function storyClauses(message: string, isAsk: (line: string) => boolean): StoryClause[] {
  return splitUserSentences(message)
    .flatMap((sentence) => {
      const parts = splitIntoClauses(sentence)
      const told = sentence.endsWith('?') ? parts.slice(0, -1) : parts
      return isAsk(normalize(parts[0] ?? '')) && sentence.endsWith('?') ? [] : told
    })
    .filter((part) => !isAsk(normalize(part)))
    .map(tell)
    .filter((clause) => clause !== null)
}
