import { anyOf, oneOf, wholeWords } from '../phrase-pattern.ts'
import { contentStems, countWords, isStory, normalize, splitAtPunctuation } from './text-analysis.ts'
import { createFit } from './fits-what-is-asked.ts'
import { certaintyOf, sureFrom } from './matter-certainty.ts'
import type { Classifier, Likelihood } from './matter-classifier.ts'
import { isGrief, type Passage } from './passage.ts'

/** A matter that a message may be about. `isBeside`: it is usually about other people, or is not what the message asks about. */
export type MatterHit = { passage: Passage; confidence: number; isBeside: boolean }
/** Finds the matters that a question may be about, the likeliest first. */
export type Finder = (question: string) => readonly MatterHit[]

/** Whether a matter is certain enough to be given as the answer. */
export const isConfident = (hit: MatterHit | undefined, minimum = sureFrom): hit is MatterHit =>
  hit !== undefined && hit.confidence >= minimum

const lovedOnes = oneOf(
  'mother|mum|mom|father|dad|husband|wife|partner|sister|brother|son|daughter|child|baby|friend|gran|grandma',
  'grandmother|grandad|grandpa|grandfather|nan|aunt|uncle|cousin|boyfriend|girlfriend|fianc[eé]e?|dog|cat|pet',
)
const died = oneOf('died|passed away|passed|was killed|is dead|was buried')
const death = wholeWords(
  [
    String.raw`(?:my|our) (?:[\p{L}’'-]+ ){0,3}?(?:${lovedOnes})(?: [\p{L}’'-]+){0,2}? (?:${died})`,
    "(?:the|her|his|my [\\p{L}’']+) (?:death|funeral)",
  ],
  'iu',
)

const dyingThings = /\b(?:phone|battery|laptop|computer|car|tablet|plants?|engine) (?:just |has |have )?died\b/i

/** Matches before a death mentioned in passing: 'my mom's alone since my dad passed' is about the mother. */
const inPassing = /\b(?:since|ever since|before|until|till) (?:\p{L}+ ){0,2}$/iu
const isOfDeath = (question: string): boolean => {
  const found = death.exec(question)
  return found !== null && !inPassing.test(question.slice(0, found.index))
}

/** Puts the matter of grief first if the message mentions a death. */
function prioritizeGrief(hits: readonly MatterHit[], question: string): MatterHit[] {
  if (dyingThings.test(question)) return hits.filter(({ passage }) => !isGrief(passage))
  const grief = isOfDeath(question) ? hits.find(({ passage }) => isGrief(passage)) : undefined
  return grief ? [{ ...grief, confidence: 1, isBeside: false }, ...hits.filter((hit) => hit !== grief)] : [...hits]
}

function toHits(likely: readonly Likelihood[], passageOf: (id: string) => Passage | undefined): MatterHit[] {
  const outOfScope = likely.find(({ id }) => id === null)?.probability ?? 0
  const hits = likely.flatMap(({ id, probability, ofOthers }): MatterHit[] => {
    const passage = id === null ? undefined : passageOf(id)
    return passage === undefined ? [] : [{ passage, confidence: probability, isBeside: ofOthers }]
  })
  const [best, next] = hits
  if (best) best.confidence = certaintyOf(best.confidence, next?.confidence ?? 0, outOfScope)
  return hits
}

/** Below this confidence a matter has no effect. */
const worthReading = 0.01
/** The least probability that none of the remaining matters is meant either. */
const doubt = 0.03

/** Drops narrow matters whose condition the message does not name ('night' for eating on night shift) and scales up the others. */
function withoutNarrow(hits: MatterHit[], question: string): MatterHit[] {
  const said = normalize(question)
  const isNarrow = ({ passage, confidence }: MatterHit): boolean =>
    confidence >= worthReading && passage.needs.some((need) => !need.test(said))
  const left = hits.filter((hit) => !isNarrow(hit))
  const [best] = hits
  if (best === undefined || !isNarrow(best)) return left
  const rest = 1 - best.confidence + doubt
  return left.map(({ passage, confidence, isBeside }) => ({
    passage,
    confidence: Math.min(0.99, confidence / rest),
    isBeside,
  }))
}

/** If two matters are similarly likely, and probable together, the one whose name shares more words with the message wins. */
const twins = { together: 0.85, share: 0.75, moreWords: 2 } as const

function preferNamed(hits: MatterHit[], question: string): MatterHit[] {
  const [one, other, ...rest] = hits
  if (one === undefined || other === undefined || other.confidence < twins.share * one.confidence) return hits
  if (one.confidence + other.confidence < twins.together) return hits
  const said = contentStems(question)
  const namedOf = ({ passage }: MatterHit): number => contentStems(passage.about, passage.title).intersection(said).size
  if (namedOf(other) - namedOf(one) < twins.moreWords) return hits
  return [
    { ...other, confidence: one.confidence + other.confidence / 2 },
    { ...one, confidence: other.confidence },
    ...rest,
  ]
}

/** Highest confidence of a matter about other people, or of a faith matter if the message names no faith. */
const ofOthersAtMost = 0.5

/** Words that name faith. Without them a matter of faith is never certain. */
const faith = anyOf(
  'god|lord|jesus|christ|pray\\w*|faith\\w*|church\\w*|bible|psalms?|scripture|spiritual\\w*|religio\\w*|believ\\w*',
  'soul|sacred|holy|heaven|sin|sins|forgiv\\w*|grace|bless\\w*|worship|sabbath|lent|ramadan|mosque|temple|synagogue',
  'rabbi|pastor|priest|imam|minister|sermon|congregation|parish|meditat\\w*|dios|fe|iglesia|orar|rezar|rezo',
  'oraci[oó]n|biblia|esp[ií]rit\\w*',
)
/** Matches titles of matters that name faith. */
const named = /\b(?:god|pray\w*|faith|church|bible|scripture|psalms?|holy|sabbath)\b/i
const withoutFaith = (hits: MatterHit[], question: string): MatterHit[] =>
  faith.test(question)
    ? hits
    : hits.map((hit) =>
        hit.passage.suits.goals.includes('spiritual') && named.test(hit.passage.title)
          ? { ...hit, confidence: Math.min(hit.confidence, ofOthersAtMost) }
          : hit,
      )

/** The matter of learning a language, and words that name one: 'learn' alone also fits saying no, or cooking. */
const languageMatter = 'language-learn'
const language = anyOf(
  'languages?|speak\\w*|spoken|fluen\\w*|vocab\\w*|grammar|accents?|duolingo|conversational|bilingual|words|phrases|idiomas?|lenguas?',
  'spanish|english|french|german|italian|portuguese|mandarin|chinese|cantonese|japanese|korean|arabic|russian|hindi|urdu|polish|dutch',
  'swedish|norwegian|danish|finnish|turkish|greek|hebrew|latin|asl|sign|vietnamese|tagalog|ukrainian|swahili|hablar|hablo|espanol|español',
  'ingl[eé]s|franc[eé]s|alem[aá]n|italiano|portugu[eé]s',
)
/** Removed before the search: 'learn to say no' is about saying no. */
const learnTo = /\blearn(?:ing)? (?:how )?to (?=say no\b)/gi
const asMeant = (question: string): string => question.replaceAll(learnTo, '')
const withoutLanguage = (likely: readonly Likelihood[], question: string): readonly Likelihood[] =>
  language.test(question) ? likely : likely.filter(({ id }) => id !== languageMatter)

/** Caps matters about other people than a story names: a story about a husband is not about a teenager. */
function withoutOthers(hits: MatterHit[], question: string): MatterHit[] {
  if (!isStory(question)) return hits
  return hits.map((hit) => (hit.isBeside ? { ...hit, confidence: Math.min(hit.confidence, ofOthersAtMost) } : hit))
}

/** A matter of a story is certain if one of its sentences is about it and the whole story has at least this confidence in it. */
const story = { sentences: 12, inWhole: 0.25, inSentence: 0.6 } as const

function raiseNamed(hits: readonly MatterHit[], question: string, find: Finder): readonly MatterHit[] {
  if (!isStory(question) || isConfident(hits[0])) return hits
  const sentences = splitAtPunctuation(question).filter((sentence) => countWords(sentence) > 3)
  if (sentences.length < 2) return hits
  const firsts = sentences.slice(0, story.sentences).flatMap((sentence) => find(sentence)[0] ?? [])
  const named = hits.find(
    ({ passage, confidence, isBeside }) =>
      !isBeside &&
      confidence >= story.inWhole &&
      firsts.some((first) => first.passage === passage && first.confidence >= story.inSentence),
  )
  return named === undefined ? hits : [{ ...named, confidence: sureFrom }, ...hits.filter((hit) => hit !== named)]
}

/** Highest confidence of a matter that only the story of a message shares words with. */
const unaskedAtMost = 0.3

function lastWhereUnasked(hits: MatterHit[], question: string, sharesOf: Classifier['sharesOf']): MatterHit[] {
  const fits = createFit(question, sharesOf)
  const { asked = [], unasked = [] } = Object.groupBy(hits, (hit) => (fits(hit) ? 'asked' : 'unasked'))
  const beside = unasked.map(({ passage, confidence }): MatterHit => ({
    passage,
    confidence: Math.min(confidence, unaskedAtMost),
    isBeside: true,
  }))
  return [...asked, ...beside]
}

/** Creates the finder of these passages. Matters that a message does not ask about come last. */
export function createFinder(passages: readonly Passage[], classify: Classifier): Finder {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const findWhole: Finder = (question) => {
    const likely = withoutLanguage(classify(asMeant(question)), question)
    const meant = withoutNarrow(
      toHits(likely, (id) => byId.get(id)),
      question,
    )
    const ofPeople = withoutOthers(preferNamed(meant, question), question)
    const asked = lastWhereUnasked(withoutFaith(ofPeople, question), question, classify.sharesOf)
    return prioritizeGrief(asked, question)
  }
  return (question) => raiseNamed(findWhole(question), question, findWhole)
}

/** Caches a finder for one turn, in which the same words are searched several times. */
export function findOnce(find: Finder): Finder {
  const known = new Map<string, readonly MatterHit[]>()
  return (question) => {
    const hits = known.get(question) ?? find(question)
    known.set(question, hits)
    return hits
  }
}
