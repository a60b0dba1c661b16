import type { ConcernKind, Level } from './kinds.ts'
import type { LexiconMatches } from './lexicon-matches.ts'
import type { findAll, Found, Pattern } from './patterns.ts'
import { type Meaning, rules } from './rules.ts'
import { type Finding, weightLoss } from './weight-loss.ts'

/**
 * The result for one kind after the context was considered: the weight of each sign, or that the user denied it. `proven`: the
 * levels of signs that were never found in anything harmless, or that are all that was said.
 */
export type Verdict = {
  kind: ConcernKind
  weights: readonly number[]
  /** The words of its signs. */
  words: readonly number[]
  proven: ReadonlySet<Level>
  isDenied: boolean
  /** It was found by a measured figure, a rate of weight loss, and not only by words. */
  isMeasured: boolean
}

const weightOf: Record<Level, number> = { explicit: 4, hinted: 2, faint: 1 }
const aboutOneself = new Set<ConcernKind>(['selfHarm', 'eating', 'afterBirth'])
const canBePast = new Set<ConcernKind>([
  'selfHarm',
  'eating',
  'violenceAtHome',
  'coerciveControl',
  'afterBirth',
  'medical',
  'harmToOthers',
])
const lookBack = 4
const harmlessNot = new Set(['NOTBUT'])
const story = new Set(['STORY'])
const none: ReadonlySet<Level> = new Set()

/** Weighs what was found, and what is said of lost weight, by its context: idioms, denials, the person concerned, what is over, stories and work. */
export function judge(marks: LexiconMatches, found: ReturnType<typeof findAll>, losses: readonly Finding[]): Verdict[] {
  const findings = [...found.flatMap(toFinding), ...losses]
  const masks = masksOf(findings)
  const scene = sceneOf(marks)
  const weights = new Map<ConcernKind, Map<Pattern | string, number>>()
  const words = new Map<ConcernKind, Set<number>>()
  const proven = new Map<ConcernKind, Set<Level>>()
  const denied = new Set<ConcernKind>()
  for (const { pattern, found, meaning } of findings) {
    if (meaning.level === 'innocent' || isMasked(masks, meaning.kind, found)) continue
    const about = personConcerned(marks, found)
    if (!saysNotItself(pattern) && isNegated(marks, found)) denied.add(meaning.kind)
    else if (scene.isPast && canBePast.has(meaning.kind)) denied.add(meaning.kind)
    else if (!(scene.isTopic && about !== 'user' && !isRequest(meaning))) {
      const kind = about === 'other' && aboutOneself.has(meaning.kind) ? 'someoneInDanger' : meaning.kind
      const ofKind = weights.get(kind) ?? new Map<Pattern | string, number>()
      const weight = scene.isTopic && meaning.level === 'explicit' ? weightOf.hinted : weightOf[meaning.level]
      const sign = meaning.level === 'faint' ? (marks.words[found.start]?.text ?? '') : pattern
      weights.set(kind, ofKind.set(sign, weight))
      words.set(kind, new Set([...(words.get(kind) ?? []), ...found.used]))
      // 'Chest pain' and not a word more has no other reading, where a construction and no lone concept says so.
      const isAll =
        meaning.level === 'explicit' && pattern.written.includes(' ') && found.used.length === marks.words.length
      if (isAll || rules.isProven(pattern)) proven.set(kind, (proven.get(kind) ?? new Set()).add(meaning.level))
    }
  }
  const verdicts = [...weights].map(([kind, ofKind]) => ({
    kind,
    weights: [...ofKind.values()],
    words: [...(words.get(kind) ?? [])],
    proven: proven.get(kind) ?? none,
    isDenied: false,
    isMeasured: ofKind.has(weightLoss),
  }))
  return [...verdicts, ...[...denied.difference(weights)].map(toDenied)]
}

const toFinding = ({ pattern, found }: { pattern: Pattern; found: Found }): Finding[] => {
  const meaning = rules.meaningOf.get(pattern)
  return meaning === undefined ? [] : [{ pattern, found, meaning }]
}

const toDenied = (kind: ConcernKind): Verdict => ({
  kind,
  weights: [],
  words: [],
  proven: none,
  isDenied: true,
  isMeasured: false,
})

/** The words that belong to something innocent, by the kind it is innocent of. */
function masksOf(findings: readonly Finding[]): Map<string, Set<number>> {
  const masks = new Map<string, Set<number>>()
  for (const { found, meaning } of findings) {
    if (meaning.level !== 'innocent') continue
    const mask = masks.get(meaning.kind) ?? new Set<number>()
    for (const word of found.used) mask.add(word)
    masks.set(meaning.kind, mask)
  }
  return masks
}

const isMasked = (masks: ReadonlyMap<string, ReadonlySet<number>>, kind: ConcernKind, { used }: Found): boolean =>
  used.some((word) => masks.get('any')?.has(word) === true || masks.get(kind)?.has(word) === true)

/** What the whole message is about. A thing of the past that is back is not past. */
function sceneOf(marks: LexiconMatches): { isTopic: boolean; isPast: boolean } {
  const has = (concept: string) => marks.has(new Set([concept]))
  return { isTopic: has('TOPIC'), isPast: has('BETTERNOW') && !has('AGAIN') }
}

/** These count even in fiction or at work: a question for a method of dying, a medical emergency. */
const isRequest = ({ kind, level }: Meaning): boolean =>
  kind === 'medical' || (kind === 'selfHarm' && level === 'explicit')

const isWord = (marks: LexiconMatches, concept: string, at: number): boolean => marks.is(concept, at)

/** Whether it is about the user, someone else, or nobody named. */
function personConcerned(marks: LexiconMatches, { start, used }: Found): 'user' | 'other' | 'nobody' {
  const isStory = marks.has(story)
  const isFirstPerson = (at: number) => isWord(marks, 'ME', at) || isWord(marks, 'I', at) || isSelfVerb(marks, at)
  if (used.some((at) => isFirstPerson(at) && !(isStory && isWord(marks, 'MY', at)))) return 'user'
  const clause = marks.words[start]?.sentence
  for (let at = start - 1; at >= Math.max(0, start - 7) && marks.words[at]?.sentence === clause; at -= 1) {
    if (isWord(marks, 'I', at) || isWord(marks, 'ME', at)) return 'user'
    if (isWord(marks, 'SOMEONE', at)) return 'other'
  }
  return 'nobody'
}

/** Spanish verbs contain the subject or object: 'quiero', 'matarme'. */
const isSelfVerb = (marks: LexiconMatches, at: number): boolean =>
  /^(?:me|mi|my|quiero|quisiera|puedo|aguanto|tengo|siento|estoy|soy|voy|pienso|soporto|veo|.{4,}(?:arme|erme|irme))$/u.test(
    marks.words[at]?.text ?? '',
  )

/** A pattern with a 'not' of its own isn't denied by it. */
const saysNotItself = ({ written }: Pattern): boolean =>
  /(?:^|[\s|])(?:NOT|NOBODY|not|no|never|nunca|cannot|nobody|nadie|without|sin|nothing|nada|hopeless|BETTEROFF)\b/u.test(
    written,
  )

/** A 'not' shortly before it in the same clause, or within it, other than one that denies nothing ('not sure if'). */
function isNegated(marks: LexiconMatches, { start, used }: Found): boolean {
  const clause = marks.words[start]?.clause
  const last = used.at(-1) ?? start
  const spared = new Set<number>()
  for (let at = Math.max(0, start - lookBack - 3); at <= last; at += 1) {
    const end = Math.max(at, ...marks.endsOf(harmlessNot, at))
    for (let word = at; word < end; word += 1) spared.add(word)
  }
  const denies = (at: number) => !spared.has(at) && isWord(marks, 'NOT', at)
  const own = new Set(used)
  for (let at = start; at < last; at += 1) if (!own.has(at) && denies(at)) return true
  for (let at = start - 1; at >= Math.max(0, start - lookBack); at -= 1) {
    const word = marks.words[at]
    if (word === undefined || word.clause !== clause) return false
    if (denies(at)) return true
    if ((word.text === 'i' || word.text === 'yo') && at < start - 1) return false
  }
  return false
}
