import type { AreaRead, CoachProposal } from '#contract/coach.ts'
import type { coachKinds, communicationStyles, goalCategories, taskCategories } from '#contract/lists.ts'

/** `progress` in whole percent; `state` for a goal with a date and an even path. */
export type GoalFact = {
  title: string
  category: (typeof goalCategories)[number]
  progress: number
  state: 'ahead' | 'onTrack' | 'behind' | 'arrived' | null
  targetDate: string | null
  isCompleted: boolean
}

/** `time` as HH:mm in the user's time zone, null without one. */
export type TaskFact = {
  title: string
  category: (typeof taskCategories)[number]
  priority: number
  dueDate: string
  time: string | null
  minutes: number
  isCompleted: boolean
}

/** From allowed areas only: null means the area was not read. */
export type CoachFacts = {
  goals: readonly GoalFact[] | null
  /** Seven days from today. */
  planner: { tasks: readonly TaskFact[] } | null
  /** The last seven days. `mood`: mean and number of logged moods, null without any. */
  selfCare: { minutes: number; activities: number; mood: { mean: number; count: number } | null } | null
  journal: { entriesThisWeek: number } | null
  onboarding: { primaryGoals: readonly string[]; wellnessAreas: readonly string[] } | null
  streak: number | null
}

export type CoachStyle = (typeof communicationStyles)[number]

export type Exchange = { message: string; response: string }

/**
 * A question for a model. `history` is oldest first; `read` holds `facts` as lines; `hasMilestones`: the user's plan has
 * milestone goals.
 */
export type CoachRequest = {
  message: string
  history: readonly Exchange[]
  facts: CoachFacts
  read: readonly AreaRead[]
  style: CoachStyle
  now: Date
  timeZone: string
  hasMilestones: boolean
}

/** Text is Markdown. */
export type CoachPart = { kind: 'text'; text: string } | { kind: 'proposal'; proposal: CoachProposal }

/**
 * `name` is shown on the badge, `sentTo` says where the text goes. A failing reply throws, also midway. `open` warms up ahead of
 * the first reply.
 */
export type CoachModel = {
  name: string
  kind: (typeof coachKinds)[number]
  sentTo: string
  isOnline: () => Promise<boolean>
  open?: () => Promise<unknown>
  reply: (request: CoachRequest, signal: AbortSignal) => AsyncIterable<CoachPart>
}

type Settings = {
  COACH_PROVIDER: 'builtin' | 'openai-compatible' | 'anthropic' | 'off'
  COACH_BASE_URL?: string | undefined
  COACH_API_KEY?: string | undefined
  COACH_MODEL?: string | undefined
}

/** Null where the coach is off. A provider's client is loaded with its first reply. */
export async function openCoachModel(env: Settings, openGuide: () => CoachModel): Promise<CoachModel | null> {
  const { COACH_PROVIDER: kind, COACH_MODEL: name = '', COACH_BASE_URL: base, COACH_API_KEY: apiKey } = env
  if (kind === 'off') return null
  if (kind === 'builtin') return openGuide()
  const { openService } = await import('./coach-models/service.ts')
  return openService({ kind, name, base: base ?? 'https://api.anthropic.com/v1', apiKey })
}
