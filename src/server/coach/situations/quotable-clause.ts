import { contentWords, countWords } from '../guide/text-analysis.ts'
import { splitUserSentences } from '../dialogue/split-sentences.ts'
import { anyOf, oneOf } from '../phrase-pattern.ts'
import { hasQuestionForm } from './has-question-form.ts'
import { sayBack } from './say-back.ts'

/** Matches remarks on the message itself, hopes and guesses, which aren't said back. */
const about = anyOf(
  "that'?s (?:it|all|the (?:message|tweet|post|entry|whole (?:thing|message)))|i (?:just |only )?(?:wanted|needed|want|need) (?:to (?:say|tell|put|write|share)|somebody|someone)",
  "i know how (?:that|this|it) sounds|there,? i feel better|thanks? (?:you )?for|sorry for|just saying|(?:don't|dont|do not) (?:try to )?(?:fix|solve)|no further (?:comment|questions)|over and out|carry on|as you were|who knew|no need to|you (?:know|don't)",
  "(?:i'?m |i am |not )not (?:\\w+ )?(?:asking|looking for|needing|wanting)|^not (?:asking|looking)|i (?:really |just )?(?:don't|dont|do not) (?:\\w+ )?(?:need|want) (?:you|any|advice|tips|solutions?|help|fixing|a fix)",
  "i(?:'d| would) (?:like|love|rather|be|want)|i (?:wish|hope|guess|think|suppose)|maybe|if only|dear luxee|somebody (?:tell|help|do)|someone (?:tell|help|do)",
)
/** Matches what users say against themselves, which isn't said back. */
const selfBlame = anyOf(
  "(?:i'?m|i am|i feel like|such|i was) (?:\\w+ ){0,2}(?:stupid|idiot|failure|useless|worthless|ugly|fat|lazy|dumb|pathetic|fraud|mess|loser|burden|bad (?:mother|mom|mum|wife|daughter|friend|person)|selfish|crazy|disgusting)",
  "hates? (?:myself|me|us|my (?:body|life|face))|my (?:own )?fault|i should(?: not|nt|n't)? have|than i should",
)
/** Matches 'Not looking for advice: …', 'Just needed to put this somewhere: …'. */
const leadIn = /^([^:.!?\n]{3,70}): /
const withoutLeadIn = (message: string): string => {
  const [whole = '', lead = ''] = leadIn.exec(message) ?? []
  return about.test(lead) || hears.test(lead) ? message.slice(whole.length) : message
}
const hears = anyOf(
  'no advice|just venting|just sharing|advice|nothing to fix|on my side|(?:needed|wanted|need) to (?:put|say|tell)',
)
const own = anyOf("i|i'm|im|i've|ive|my|me|we|we're|our|us")
const deeds =
  'got|made|said|told|went|came|found|saw|heard|took|gave|kept|left|lost|won|sold|bought|knelt|sat|stood|ran|drove|wrote|read|ate|held|put|cut|sang|taught|met|felt|had|woke|caught|broke|built|spent|sent|paid|threw|grew|slept|began|drew|forgot|knew|brought|fell|let|did'
const deed = anyOf('[a-z]{3,12}ed', deeds)
const figure =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|hundred|first|last|third)\b/i
const shouted = /(?<![\p{L}])\p{Lu}{4,}(?![\p{L}])/u
/** Begins with a word for something that was named before. */
const pointing = /^(?:it|this|that|these|those|they|he|she|there|here)\b/i

const [fromWords, longFrom, toWords] = [4, 16, 22]
/** Matches 'It isn’t grief, exactly'. */
const denies = /^(?:and |but )?(?:it|this|that|i)(?: (?:is|was|am) not|'s not|'m not| isn't| wasn't)\b/i
/** Letters. A word so long is seldom a common one. */
const telling = 6

/** Matches words for a death or an end, which outrank all else. */
const weighty = anyOf(
  '(?:my|our|the) (?:\\w+ ){1,3}(?:died|is gone|passed away|burned down|closed|is closing|was cut down)',
)
const complaint = anyOf('sick of|hate|annoying|ugh')

type Position = { isFirst: boolean; isLast: boolean; endsSentence: boolean }

function weigh(clause: string, { isFirst, isLast, endsSentence }: Position): number {
  const words = countWords(clause)
  const rare = contentWords(clause).filter((word) => word.length >= telling).length
  const points: readonly (readonly [boolean, number])[] = [
    [own.test(clause), 2],
    [deed.test(clause), 1.5],
    [figure.test(clause), 0.75],
    [shouted.test(clause), 1],
    [/["“]/.test(clause), 1],
    [weighty.test(clause), 3],
    [isLast, 1],
    [endsSentence, 0.75],
    [isFirst && clause.includes('!'), 1.5],
    [pointing.test(clause) && !/["“]/.test(clause), -1.5],
    [complaint.test(clause), -1],
    [words < fromWords, -2],
    [words > longFrom, -0.5],
    [words > toWords, -2],
    [denies.test(clause), -3],
  ]
  return Math.min(rare, 3) * 0.5 + points.reduce((sum, [holds, worth]) => sum + (holds ? worth : 0), 0)
}

/** Matches places where a long sentence can be split. */
const joints = new RegExp(
  `, (?=(?:and |but |so )?(?:i|i'm|i've|my|we|she|he|they|the|it|on|after|last|this|now|then|yesterday|today|that)\\b)|; | — | – | and (?=(?:i|we|my|now|then|last|this)\\b)| (?:but|because|so) (?=(?:i|we|my|he|she|they|it)\\b)|, (?=(?:${oneOf(
    'heard|saw|left|found|got|went|came|took|made|told|said|sat|stood|drove|had|kept|cried|laughed|walked|opened|closed|turned|called|bought|sold|ran|ate|gave',
  )})\\b)`,
  'i',
)
const adverb = '(?:(?:and|just|finally|actually|also|even|only|then) ){0,2}'
const pastVerbs = oneOf(
  'been|heard|saw|left(?! (?:hand|foot|side|arm|leg|knee|eye|ear|over|to)\\b)|found|got|went|came|took|made|told|said|sat|stood|drove|had|kept|bought|sold|ran|ate|gave|knelt|forgot|slept|woke|spent|swam|paid|beat|cut(?= (?:my|the)\\b)|wore|won|met|read|wrote|taught|rode|built|broke|caught|sang|held|grew|did|flew|swapped',
  '(?!need|bed|feed|seed|red|wed|speed|shed|tired|bored|excited|worried|stressed|married|divorced|widowed|blessed|annoyed|exhausted|scared|pleased|relieved|embarrassed|ashamed|hundred|naked|wicked|indeed|disappointed|confused|surprised)[a-z]{2,10}ed',
)
const pastFirst = new RegExp(`^${adverb}(?:${pastVerbs})\\b`, 'i')
const ofOwn =
  /^(?:(?:and|so|but|then|well|ok|last \w+|this \w+|today|yesterday|now)[, ]{1,2}){0,3}(?:i|i've|ive|i'm|im)\b/i

/** Matches a clause that begins with a verb without its subject. */
const wholess =
  /^(?:and |just )?(?!(?:any|every|some|no)thing\b|(?:morning|evening|wedding|during|spring|king|ceiling|building)\b)[a-z]{2,12}ing\b/i
const present = oneOf(
  "is|are|was|were|am|has|have|had|does|do|did|can|can't|cant|could|will|won't|wont|would|isn't|aren't|wasn't|weren't|don't|dont|doesn't|doesnt|didn't|didnt|hasn't|haven't|keeps|says|wants|gets|goes|looks|needs|takes|asks|thinks|makes|calls|sends|comes|tells|feels|gives|knows|pays|smells|eats|lives|works|leaves|costs|rings|cries|sleeps|stands|follows|whistles|parks|screams",
)
const named = oneOf(
  'it|he|she|that|there|here|who|i|we|they|you|this|these|those|everybody|everyone|nobody|somebody|someone|everything|nothing|one',
)
const finite = new RegExp(
  `\\b(?:${present}|${deeds}|${pastVerbs}|swore|hung|drank|chose|stole|hid|rang|shook|hit|quit|hurt|put|set)\\b|\\b(?:${named})'(?:s|re|m|ve|ll|d)\\b|\\p{L}'s (?:a|an|the|not|still|just|done|gone|been|\\p{L}{2,10}(?:ing|ed))\\b|\\b(?:im|ive|hes|shes|theyre)\\b|(?:^|[,;] |\\b(?:and|but|so|that|when|because|as|till?|until) )(?:i|we|you|he|she|they|it) (?!(?:and|or|but|with|in|on|at|for|to|of)\\b)\\p{L}{2,}|\\bturns out\\b`,
  'iu',
)
const hasSubject = new RegExp(`\\b(?:${named}|my|our|his|her|the)\\b`, 'i')
/** True for a whole statement that isn't a list: its verb has a subject, and it doesn't ask anything. */
const isWhole = (words: string): boolean => {
  const plain = words.replace(/"[^"]{1,80}"|“[^”]{1,80}”/g, '…').trim()
  if (countWords(plain) < fromWords && !hasSubject.test(plain) && !pastFirst.test(plain)) return false
  return finite.test(plain) && !wholess.test(plain) && !hasQuestionForm(words)
}

type Part = Position & { words: string; startsWithI: boolean; at: number }

/** In words. A shorter sentence stays whole. */
const partedFrom = 23

/** Relatives for 'my sister and I used to play cards', which is one clause. */
const relatives = oneOf(
  'sister|brother|husband|wife|mom|mum|dad|mother|father|friend|partner|son|daughter|boyfriend|girlfriend|cousin|neighbou?r',
)
const pairWithI = new RegExp(
  `((?:^|[,;] |\\b(?:that|when|because|since|couple|so) )\\p{Lu}\\p{Ll}{1,11}|\\bmy (?:${relatives})) and (?=[Ii] )`,
  'gu',
)

function partsOf(sentences: readonly string[]): Part[] {
  return sentences.flatMap((sentence, at) => {
    const clauses =
      countWords(sentence) < partedFrom ? [sentence] : sentence.replace(pairWithI, '$1 \u2060and ').split(joints)
    const [isFirst, isLast] = [at === 0, at === sentences.length - 1]
    let speaker = false
    return clauses.map((words, of): Part => {
      const isBare = pastFirst.test(words) && !/^\p{L}+ \p{Lu}\p{Ll}/u.test(words)
      const startsWithI = isBare && (speaker || of === 0)
      speaker = ofOwn.test(words) || isBare
      return {
        words: words.replace(/^and /i, '').replaceAll('\u2060', ''),
        startsWithI,
        at,
        isFirst,
        isLast,
        endsSentence: clauses.length > 1 && of === clauses.length - 1,
      }
    })
  })
}

/** In words. */
const [shortFragment, shortHeadline, shortBeside] = [4, 8, 9]
const withoutVerb = (words: string): boolean =>
  countWords(words) <= shortFragment &&
  !own.test(words) &&
  !deed.test(words) &&
  !/[?\d]|\b(?:is|was|are|were|has|he|she|they|it)\b/i.test(words)

/** Joins short sentences: “Each egg, individually, with a sharpie”. */
function fragmentsOf(sentences: readonly string[]): string | null {
  const from = sentences.findIndex((one, at) => withoutVerb(one) && withoutVerb(sentences[at + 1] ?? 'it is'))
  if (from < 0) return null
  const until = sentences.findIndex((one, at) => at > from && !withoutVerb(one))
  const said = sentences.slice(from, until < 0 ? undefined : until).slice(0, 4)
  return sayBack(said.map((one, at) => (at === 0 ? one : one.toLowerCase()).replace(/[\s.,;:!…]{1,9}$/, '')).join(', '))
}

/** Clauses of a message that can be said back, in order: the most telling one, and a short one at the beginning or end. */
export type QuotedClauses = readonly string[]

type Found = { said: string; weight: number; at: number }

/** Returns a short first or last sentence to quote with the most telling one: 'I wore the red coat. … Worth it.' */
function besideIt(sentences: readonly string[], at: number): { said: string; at: number } | null {
  const beside = at === 0 ? sentences.length - 1 : 0
  const words = sentences[beside] ?? ''
  if (beside === at || countWords(words) > shortBeside || selfBlame.test(words)) return null
  const said = isWhole(words) ? sayBack(words, pastFirst.test(words)) : null
  return said === null ? null : { said, at: beside }
}

/** Quotes the message in the second person, or returns null if that isn't safe. Fragments count only with `withFragments`. */
export function quoteClauses(message: string, withFragments = false): QuotedClauses | null {
  const all = splitUserSentences(withoutLeadIn(message.replace(/[’‘]/g, "'"))).filter((one) => !about.test(one))
  const sentences = all.filter((one) => countWords(one) > 1 && !selfBlame.test(one))
  const [first = ''] = sentences
  const hasHeadline = sentences.length > 1 && first.includes('!') && countWords(first) <= shortHeadline
  const fragments = withFragments ? fragmentsOf(all) : null
  const found = partsOf(sentences)
    .flatMap(({ words, startsWithI, at, ...position }): Found[] => {
      const isSayable = !about.test(words) && !selfBlame.test(words) && (startsWithI || withFragments || isWhole(words))
      const said = isSayable ? sayBack(words, startsWithI) : null
      if (said === null || (hasHeadline && at === 0)) return []
      return [{ said, at, weight: weigh(words, position) + (startsWithI ? 2 : 0) }]
    })
    .concat(fragments === null ? [] : [{ said: fragments, weight: 4.5, at: -1 }])
    .toSorted((one, other) => other.weight - one.weight)
  const [best] = found
  if (best === undefined) {
    const headline = isWhole(first) ? sayBack(first) : null
    return hasHeadline && headline !== null ? [headline] : null
  }
  const beside = best.at < 0 ? null : besideIt(sentences, best.at)
  if (beside === null) return [best.said]
  return beside.at < best.at ? [beside.said, best.said] : [best.said, beside.said]
}
