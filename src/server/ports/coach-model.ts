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

/** A household task that is due, without the people who do it. */
export type HouseholdFact = { text: string; category: HouseholdCategory; dueDate: string }

/** Facts for the guide's answers, from permitted areas; null for an area that was not read. It asks for all others. */
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
  /** The last seven days. Weights are never included. */
  fitness: { workouts: number; daysWithMeals: number; daysWithWater: number } | null
}

export type CoachStyle = (typeof communicationStyles)[number]

/** `at`: when the message was sent. */
export type EarlierExchange = { message: string; response: string; at?: Date }

/** Shown to the model instead of an answer from records that it may no longer read. */
export const replyLeftOut = '(This answer is left out: what it was made of may not be read now.)'

/** Shown to the model instead of an answer without text. */
export const onlyCards = '(Only cards, without words.)'

/** A card by its number `n` in an exchange. */
export type CardRef = { id: string; n: number }

/** A card of the reply that is being written, by its proposal. */
export type OwnCard = { offered: CoachProposal }

/** A card of an earlier exchange: 1 for the last one. `at`: when that exchange was. `isTold`: the model may still see its text. */
export type EarlierCard = ProposalCard & { turnsAgo: number; at?: Date; ref: CardRef; isTold: boolean }

/** Why a card can't be offered: the problem of each field, otherwise `detail`, in words for a model. */
export type CardProblem = { fields: Readonly<Record<string, string>>; detail: string }

/**
 * A question to the coach: `history` is oldest first, `state` is the conversation's state after it, `cards` are its cards,
 * latest first; `historyAreas` are the areas whose records it could contain; `sources` are `facts` as text lines.
 * `hasMilestones`: the user's plan includes goals of milestones. `hidesSpiritual`: the user wants no mention of faith.
 * `currency` applies to amounts without one; null if it is unknown.
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
  /** Null if the card can be offered. */
  whyRefused: (proposal: CoachProposal) => Promise<CardProblem | null>
  facts: CoachFacts
  /** Is told of each fact that the guide used. */
  onFactUsed: (fact: keyof CoachFacts) => void
  sources: readonly ReplySource[]
  /** The matters of the library that the message is surely or probably about, as text: for a connected model. */
  nearest: readonly string[]
  style: CoachStyle
  now: Date
  timeZone: string
  currency: string | null
  hasMilestones: boolean
  hidesSpiritual: boolean
  /** While the safety mode is on: its subject, in words for a model. */
  concern: string | null
}

/** A request without its functions: plain data, which can be sent to another thread. */
export type CoachRequestData = Omit<CoachRequest, 'records' | 'findNamed' | 'whyRefused' | 'onFactUsed'> & {
  records: Pick<RecordReader, 'areas'>
}

/** How much danger a message shows. */
export const dangers = ['none', 'possible', 'clear'] as const
export type Danger = (typeof dangers)[number]

/**
 * Parts of a reply, in order: Markdown text, and proposals, which may replace an earlier card. `withdrawal`: a card that isn't
 * wanted anymore. `state`: the conversation's state after the reply, at its end. `free`: the reply uses no question of the
 * month. `cut`: the text ended before the model had said all of it.
 */
export type CoachPart =
  | { kind: 'text'; text: string }
  | { kind: 'proposal'; proposal: CoachProposal; recordId?: string; replaces?: CardRef | OwnCard }
  | { kind: 'withdrawal'; ref: CardRef | OwnCard }
  | { kind: 'state'; state: DialogueState }
  | { kind: 'free' }
  | { kind: 'cut' }

/** A model's own assessment of a message, before it answers. Throws if the model fails. */
export type SecondOpinion = (message: string, signal: AbortSignal) => Promise<Danger>

/**
 * A coach. `name` is shown on the badge, `sentTo` is where messages go. A failing reply throws, even midway. `open` loads
 * everything that would delay the first reply.
 */
export type CoachModel = {
  name: string
  kind: (typeof coachKinds)[number]
  sentTo: string
  isOnline: () => Promise<boolean>
  open?: () => Promise<unknown>
  /** Whether the reply would be free; asked only if no question of the month is left. */
  isFree?: (request: CoachRequest) => Promise<boolean>
  secondOpinion?: SecondOpinion | undefined
  reply: (request: CoachRequest, signal: AbortSignal) => AsyncIterable<CoachPart>
}
