import type { ConcernKind, Level } from './kinds.ts'
import type { LexiconMatches } from './lexicon-matches.ts'
import type { findAll, PatternMatch, Pattern } from './patterns.ts'
import { type Meaning, rules } from './rules.ts'
import { type Finding, weightLoss } from './weight-loss.ts'

/**
 * The result for one kind after its context was considered: the weight of each sign, or that the user denied it. `proven`: the
 * levels of signs that were never found in a harmless message, or that are the whole message.
 */
export type Verdict = {
  kind: ConcernKind
  weights: readonly number[]
  /** The positions of the words of its signs. */
  words: readonly number[]
  proven: ReadonlySet<Level>
  isDenied: boolean
  /** A rate of weight loss was computed, so the verdict rests on a number and not on words alone. */
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

/**
 * Weighs the signs that the tables found, and statements about lost weight, by their context: idioms, denials, who is
 * concerned, what is over, stories and work.
 */
export function weighSigns(
  matches: LexiconMatches,
  found: ReturnType<typeof findAll>,
  losses: readonly Finding[],
): Verdict[] {
  const findings = [...found.flatMap(toFinding), ...losses]
  const masks = masksOf(findings)
  const scene = sceneOf(matches)
  const weights = new Map<ConcernKind, Map<Pattern | string, number>>()
  const words = new Map<ConcernKind, Set<number>>()
  const proven = new Map<ConcernKind, Set<Level>>()
  const denied = new Set<ConcernKind>()
  for (const { pattern, found, meaning } of findings) {
    if (meaning.level === 'innocent' || isMasked(masks, meaning.kind, found)) continue
    const about = personConcerned(matches, found)
    if (!saysNotItself(pattern) && isNegated(matches, found)) denied.add(meaning.kind)
    else if (scene.isPast && canBePast.has(meaning.kind)) denied.add(meaning.kind)
    else if (!(scene.isTopic && about !== 'user' && !isRequest(meaning))) {
      const kind = about === 'other' && aboutOneself.has(meaning.kind) ? 'someoneInDanger' : meaning.kind
      const ofKind = weights.get(kind) ?? new Map<Pattern | string, number>()
      const weight = scene.isTopic && meaning.level === 'explicit' ? weightOf.hinted : weightOf[meaning.level]
      const sign = meaning.level === 'faint' ? (matches.words[found.start]?.text ?? '') : pattern
      weights.set(kind, ofKind.set(sign, weight))
      words.set(kind, new Set([...(words.get(kind) ?? []), ...found.used]))
      // 'Chest pain' as the whole message has no harmless reading, if a pattern of several concepts found it.
      const isAll =
        meaning.level === 'explicit' && pattern.written.includes(' ') && found.used.length === matches.words.length
      if (isAll || rules.isProven(pattern)) proven.getOrInsertComputed(kind, () => new Set()).add(meaning.level)
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

const toFinding = ({ pattern, found }: { pattern: Pattern; found: PatternMatch }): Finding[] => {
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

/** Returns the positions of words in harmless idioms, by the kind that the idiom excuses. */
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

const isMasked = (
  masks: ReadonlyMap<string, ReadonlySet<number>>,
  kind: ConcernKind,
  { used }: PatternMatch,
): boolean => used.some((word) => masks.get('any')?.has(word) === true || masks.get(kind)?.has(word) === true)

/** Reads whether the whole message is about fiction or work, or about the past. A concern that has come back isn't past. */
function sceneOf(matches: LexiconMatches): { isTopic: boolean; isPast: boolean } {
  const has = (concept: string) => matches.has(new Set([concept]))
  return { isTopic: has('TOPIC'), isPast: has('BETTERNOW') && !has('AGAIN') }
}

/** Whether a sign counts even in fiction or at work. A question about a method of dying does, and a medical emergency. */
const isRequest = ({ kind, level }: Meaning): boolean =>
  kind === 'medical' || (kind === 'selfHarm' && level === 'explicit')

const isWord = (matches: LexiconMatches, concept: string, at: number): boolean => matches.is(concept, at)

/** Whether a sign is about the user, someone else, or nobody who is named. */
function personConcerned(matches: LexiconMatches, { start, used }: PatternMatch): 'user' | 'other' | 'nobody' {
  const isStory = matches.has(story)
  const isFirstPerson = (at: number) => isWord(matches, 'ME', at) || isWord(matches, 'I', at) || isSelfVerb(matches, at)
  if (used.some((at) => isFirstPerson(at) && !(isStory && isWord(matches, 'MY', at)))) return 'user'
  const clause = matches.words[start]?.sentence
  for (let at = start - 1; at >= Math.max(0, start - 7) && matches.words[at]?.sentence === clause; at -= 1) {
    if (isWord(matches, 'I', at) || isWord(matches, 'ME', at)) return 'user'
    if (isWord(matches, 'SOMEONE', at)) return 'other'
  }
  return 'nobody'
}

/** Matches Spanish verbs that contain the first person: 'quiero', 'matarme'. */
const isSelfVerb = (matches: LexiconMatches, at: number): boolean =>
  /^(?:me|mi|my|quiero|quisiera|puedo|aguanto|tengo|siento|estoy|soy|voy|pienso|soporto|veo|.{4,}(?:arme|erme|irme))$/u.test(
    matches.words[at]?.text ?? '',
  )

/** Whether a pattern contains a negation, which then does not deny it. */
const saysNotItself = ({ written }: Pattern): boolean =>
  /(?:^|[\s|])(?:NOT|NOBODY|not|no|never|nunca|cannot|nobody|nadie|without|sin|nothing|nada|hopeless|BETTEROFF)\b/u.test(
    written,
  )

/** Whether a negation is within a sign or shortly before it in its clause. 'Not sure if' denies nothing. */
function isNegated(matches: LexiconMatches, { start, used }: PatternMatch): boolean {
  const clause = matches.words[start]?.clause
  const last = used.at(-1) ?? start
  const spared = new Set<number>()
  for (let at = Math.max(0, start - lookBack - 3); at <= last; at += 1) {
    const end = Math.max(at, ...matches.endsOf(harmlessNot, at))
    for (let word = at; word < end; word += 1) spared.add(word)
  }
  const denies = (at: number) => !spared.has(at) && isWord(matches, 'NOT', at)
  const own = new Set(used)
  for (let at = start; at < last; at += 1) if (!own.has(at) && denies(at)) return true
  for (let at = start - 1; at >= Math.max(0, start - lookBack); at -= 1) {
    const word = matches.words[at]
    if (word === undefined || word.clause !== clause) return false
    if (denies(at)) return true
    if ((word.text === 'i' || word.text === 'yo') && at < start - 1) return false
  }
  return false
}
