import type { AreaRead, CoachProposal } from '#contract/coach.ts'
import type { coachKinds, communicationStyles, goalCategories, taskCategories } from '#contract/lists.ts'

/** A goal of hers: `progress` in whole percent; `state` where it has a date and a path. */
export type GoalFact = {
  title: string
  category: (typeof goalCategories)[number]
  progress: number
  state: 'ahead' | 'onTrack' | 'behind' | 'arrived' | null
  targetDate: string | null
  isCompleted: boolean
}

/** A task of hers: `time` as HH:mm in her time zone, null where it has no hour. */
export type TaskFact = {
  title: string
  category: (typeof taskCategories)[number]
  priority: number
  dueDate: string
  time: string | null
  minutes: number
  isCompleted: boolean
}

/** What she recorded, only from the areas that she allows: an area that is null was not read. */
export type CoachFacts = {
  goals: readonly GoalFact[] | null
  /** The days from today on, seven of them. */
  planner: { tasks: readonly TaskFact[] } | null
  /** The last seven days; `mood` is the mean of so many logged moods, null where there are none. */
  selfCare: { minutes: number; activities: number; mood: { mean: number; count: number } | null } | null
  journal: { entriesThisWeek: number } | null
  onboarding: { primaryGoals: readonly string[]; wellnessAreas: readonly string[] } | null
  streak: number | null
}

export type CoachStyle = (typeof communicationStyles)[number]

export type Exchange = { message: string; response: string }

/**
 * A question to whoever answers: the thread is the oldest first, `read` is what `facts` say, line by line. `hasMilestones`: her plan
 * has goals of milestones.
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

/** What comes back, in order: words as Markdown, and proposals. */
export type CoachPart = { kind: 'text'; text: string } | { kind: 'proposal'; proposal: CoachProposal }

/**
 * Who answers. `name` is on the badge, `sentTo` where her words go. A reply that fails throws, also in its midst. `open` does ahead
 * what the first reply would else wait for.
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

/** Opens whom the settings name; null where the coach is off. What speaks to a service is loaded with its first reply. */
export async function openCoachModel(env: Settings, openGuide: () => CoachModel): Promise<CoachModel | null> {
  const { COACH_PROVIDER: kind, COACH_MODEL: name = '', COACH_BASE_URL: base, COACH_API_KEY: apiKey } = env
  if (kind === 'off') return null
  if (kind === 'builtin') return openGuide()
  const { openService } = await import('./coach-models/service.ts')
  return openService({ kind, name, base: base ?? 'https://api.anthropic.com/v1', apiKey })
}
