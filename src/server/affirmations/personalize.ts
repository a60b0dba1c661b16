import { hash } from 'node:crypto'
import { v7 } from 'uuid'
import type { Onboarding } from '#contract/onboarding.ts'
import type { OpenGoal } from '#server/lib/open-goals.ts'
import { phraseOf } from './goal-phrase.ts'
import type { GoalWording, AffirmationLibrary, Wordings } from './library.ts'
import type { ListedAffirmation } from './listed-affirmation.ts'
import { capitalize } from '#contract/capitalize.ts'

/** `since` is when its goal began; null for one from onboarding answers. */
export type PersonalizedAffirmation = ListedAffirmation & { since: Date | null }

/** Built lazily: most days only one is shown. */
export type LazyItem = { since: Date | null; toItem: () => PersonalizedAffirmation }

/** An onboarding answer or a goal. `rank` orders topics, greatest first; `fill` completes a wording. */
type Topic = {
  subject: Wordings
  rank: number
  since: Date | null
  fill: (wording: GoalWording) => { id: string; content: string; basedOn: string }
}

const tones = { encouraging: 'soft', gentle: 'soft', direct: 'strong', motivating: 'strong' } as const

/** List times of personalized ones, later than any real date: first one wording of each topic, then the second. */
const rounds = [Date.UTC(9_000, 0), Date.UTC(8_000, 0)]

/**
 * In the chosen tone, one sentence for each open goal and each answer, then a second for each answer and each kind of goal (it
 * names none). Deterministic: the same answers and goals give the same
 * sentences and ids.
 */
export function personalize(
  { personal }: AffirmationLibrary,
  answers: Onboarding | null,
  goals: readonly OpenGoal[],
): LazyItem[] {
  const tone = tones[answers?.preferred_communication ?? 'encouraging']
  const topics = [...goals.map((goal) => ofGoal(personal, goal)), ...ofAnswers(personal, answers)]
  return rounds.flatMap((start, round) =>
    topics.flatMap((topic, n) => {
      const wording = topic.subject[tone][round]
      const isRepeated = round > 0 && topics.slice(n + 1).some(({ subject }) => subject === topic.subject)
      if (wording === undefined || isRepeated) return []
      return [{ since: topic.since, toItem: () => toPersonal(topic, wording, start) }]
    }),
  )
}

const toPersonal = (
  { subject, rank, since, fill }: Topic,
  wording: GoalWording,
  start: number,
): PersonalizedAffirmation => ({
  ...fill(wording),
  category: subject.category,
  isCustom: false,
  isPersonalized: true,
  createdAt: null,
  since,
  at: new Date(start + rank),
})

const ofGoal = (personal: AffirmationLibrary['personal'], goal: OpenGoal): Topic => ({
  subject: personal.goals[goal.category],
  rank: goal.createdAt.getTime(),
  since: goal.createdAt,
  fill: (wording) => {
    const title = nameOf(goal.title)
    return { id: idFor(wording.id, goal), content: weave(wording, title), basedOn: `your goal “${title}”` }
  },
})

/** With the goal's name only where its form fits the sentence, else about its theme. */
function weave(wording: GoalWording, title: string): string {
  const phrase = phraseOf(title)
  const template = phrase && wording[phrase.form]
  if (!phrase || template === undefined) return wording.content
  const content = template.replaceAll('{goal}', () => phrase.words)
  return capitalize(content)
}

/** In the order of the wizard. */
function ofAnswers(personal: AffirmationLibrary['personal'], answers: Onboarding | null): Topic[] {
  if (answers === null) return []
  const { primaryGoals, wellness_areas: areas, currentChallenges, experience_level: level } = answers
  const told: [Wordings, string][] = [
    ...primaryGoals.map((goal): [Wordings, string] => [personal.primaryGoals[goal], answer(goal)]),
    ...areas.map((area): [Wordings, string] => [personal.wellnessAreas[area], answer(area)]),
  ]
  if (currentChallenges.trim() !== '') told.push([personal.challenge, 'the challenge you told us about'])
  if (level !== null) told.push([personal.experience[level], answer(capitalize(level))])
  return told.map(([subject, basedOn], index) => ({
    subject,
    rank: -1 - index,
    since: null,
    fill: ({ id, content }) => ({ id, content, basedOn }),
  }))
}

const answer = (option: string): string => `your answer “${option}”`
/** A stable UUIDv7 for wording and goal: the goal's time, and a hash. */
const idFor = (wordingId: string, { id, createdAt }: OpenGoal): string =>
  v7({ msecs: createdAt.getTime(), random: hash('sha256', `${wordingId}/${id}`, 'buffer').subarray(0, 16) })

const letters = new Intl.Segmenter()
const maxLength = 60

/** On one line, shortened between graphemes. */
function nameOf(title: string): string {
  const line = title.trim().replaceAll(/\s+/gu, ' ')
  if (line.length <= maxLength) return line
  const shown = Array.from(letters.segment(line), ({ segment }) => segment)
  return shown.length <= maxLength ? line : `${shown.slice(0, maxLength).join('').trimEnd()}…`
}
