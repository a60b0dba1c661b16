import type { ReplySource, CoachProposal, ProposalCard } from '#contract/coach.ts'
import type { HouseholdCategory } from '#contract/household-lists.ts'
import type { coachKinds, communicationStyles, goalCategories, taskCategories } from '#contract/lists.ts'
import type { DialogueState } from './dialogue-state.ts'
import type { NameFinder } from './named-records.ts'
import type { Area, RecordReader, StreakView } from './coach-queries.ts'

/** A goal of the user: `progress` in whole percent; `state` if it has a date. */
export type GoalFact = {
  title: string
  category: (typeof goalCategories)[number]
  progress: number
  state: 'ahead' | 'onTrack' | 'behind' | 'due' | null
  targetDate: string | null
  isCompleted: boolean
}

/** A task of the user: `time` as HH:mm in the user's time zone, or null. */
export type TaskFact = {
  title: string
  category: (typeof taskCategories)[number]
  priority: number
  dueDate: string
  time: string | null
  minutes: number
  isCompleted: boolean
}

/** A household task that is due. Who does it is not told. */
export type HouseholdFact = { text: string; category: HouseholdCategory; dueDate: string }

/** What the guide weaves into its answers, from permitted areas; null for an area that was not read. The rest it asks for. */
export type CoachFacts = {
  goals: readonly GoalFact[] | null
  /** The seven days from today. */
  planner: { tasks: readonly TaskFact[] } | null
  /** The last seven days; `mood` is the mean of `count` logged moods, or null. */
  selfCare: { minutes: number; activities: number; mood: { mean: number; count: number } | null } | null
  journal: { entriesThisWeek: number } | null
  /** Due by the end of the week, soonest first; `done` counts the last `days` days. */
  household: { due: readonly HouseholdFact[]; done: number; days: number } | null
  onboarding: { primaryGoals: readonly string[]; wellnessAreas: readonly string[] } | null
  streak: Pick<StreakView, 'days' | 'isWhole' | 'counts'> | null
  /** The last seven days. Weights are never among them. */
  fitness: { workouts: number; daysWithMeals: number; daysWithWater: number } | null
}

export type CoachStyle = (typeof communicationStyles)[number]

/** `at`: when the message was sent. */
export type EarlierExchange = { message: string; response: string; at?: Date }

/** Stands in place of an answer that was made of records which may not be read any more. */
export const leftOut = '(This answer is left out: what it was made of may not be read now.)'

/** Stands in place of an answer that came without words. */
export const onlyCards = '(Only cards, without words.)'

/** Names a card: the `n`th of an exchange. */
export type CardRef = { id: string; n: number }

/** A card of the reply that is being written, by what it offers. */
export type OwnCard = { offered: CoachProposal }

/** A card of an earlier exchange: 1 for the last one. `at`: when that exchange was. `isTold`: its words may still be told. */
export type EarlierCard = ProposalCard & { turnsAgo: number; at?: Date; ref: CardRef; isTold: boolean }

/** Why a card can't be offered: what is wrong with its fields, or else `detail`, in words for a model. */
export type CardRefusal = { fields: Readonly<Record<string, string>>; detail: string }

/**
 * A question to the coach: `history` is oldest first, `state` is where the conversation stands after it, `cards` are its cards,
 * latest first; `historyAreas` are those that all of it could tell of; `sources` are `facts` as text lines. `hasMilestones`: the user's plan includes goals of milestones.
 * `hidesSpiritual`: no mention of faith is wanted. `currency`: of sums that the user names none for; null where it isn't told.
 */
export type CoachRequest = {
  message: string
  language: DialogueState['language']
  history: readonly EarlierExchange[]
  state: DialogueState
  cards: readonly EarlierCard[]
  historyAreas: readonly Area[]
  records: RecordReader
  /** Finds records that the message names. */
  findNamed: NameFinder
  /** Null where the card can be offered. */
  whyRefused: (proposal: CoachProposal) => Promise<CardRefusal | null>
  facts: CoachFacts
  sources: readonly ReplySource[]
  /** The matters of the library that the message is surely or probably about, as text: for a connected model. */
  nearest: readonly string[]
  style: CoachStyle
  now: Date
  timeZone: string
  currency: string | null
  hasMilestones: boolean
  hidesSpiritual: boolean
  /** While the safety mode holds: what it is about, in words for a model. */
  concern: string | null
}

/** How much danger a message shows. */
export const dangers = ['none', 'possible', 'clear'] as const
export type Danger = (typeof dangers)[number]

/**
 * Parts of a reply, in order: Markdown text, and proposals, which may take the place of a card before them. `withdrawal`: a
 * card that isn't wanted any more. `state`: where the
 * conversation stands after it, at its end. `free`: the reply uses no question of the month. `cut`: the text ended before the
 * model had said all of it.
 */
export type CoachPart =
  | { kind: 'text'; text: string }
  | { kind: 'proposal'; proposal: CoachProposal; recordId?: string; replaces?: CardRef | OwnCard }
  | { kind: 'withdrawal'; ref: CardRef | OwnCard }
  | { kind: 'state'; state: DialogueState }
  | { kind: 'free' }
  | { kind: 'cut' }

/** What a model makes of a message by itself, before it answers. A failing one throws. */
export type SecondOpinion = (message: string, signal: AbortSignal) => Promise<Danger>

/**
 * A coach. `name` is shown on the badge, `sentTo` is where messages go. A failing reply throws, even midway. `open` loads what the
 * first reply would otherwise wait for.
 */
export type CoachModel = {
  name: string
  kind: (typeof coachKinds)[number]
  sentTo: string
  isOnline: () => Promise<boolean>
  open?: () => Promise<unknown>
  /** Whether the reply would be free; asked only where no question of the month is left. */
  isFree?: (request: CoachRequest) => Promise<boolean>
  secondOpinion?: SecondOpinion | undefined
  reply: (request: CoachRequest, signal: AbortSignal) => AsyncIterable<CoachPart>
}
