import type { communicationStyles, goalCategories, taskCategories } from '#contract/lists.ts'

export type Style = (typeof communicationStyles)[number]

/** One turn of the thread as it is kept: what she wrote and what was answered. */
export type Exchange = { message: string; response: string }

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
export type GuideContext = {
  goals: readonly GoalFact[] | null
  /** The days from today on, seven of them. */
  planner: { tasks: readonly TaskFact[] } | null
  /** The last seven days; `mood` is the mean of so many logged moods, null where there are none. */
  selfCare: { minutes: number; activities: number; mood: { mean: number; count: number } | null } | null
  journal: { entriesThisWeek: number } | null
  onboarding: { primaryGoals: readonly string[]; wellnessAreas: readonly string[] } | null
  streak: number | null
}

/** What a card offers; the contract's own schemas check it again before anything is made. */
export type Proposal =
  | {
      kind: 'task'
      title: string
      category: TaskFact['category']
      priority: number
      dueDate: string
      time: string | null
      estimatedDuration: number
    }
  | {
      kind: 'goal'
      title: string
      category: GoalFact['category']
      goalKind: 'amount' | 'debt' | 'habit' | 'milestones'
      targetValue: string | null
      currency: string | null
      targetDate: string | null
    }
  | { kind: 'entry'; title: string; content: string }
  | { kind: 'breathing'; techniqueId: string }

/** A question to the guide. `thread` is oldest first; `hasMilestones`: she may have goals of milestones. */
export type GuideRequest = {
  message: string
  thread: readonly Exchange[]
  context: GuideContext
  style: Style
  now: Date
  timeZone: string
  hasMilestones: boolean
}

/** A whole answer, before it is streamed. */
export type Answer = { text: string; proposal: Proposal | null }

/** What streams out: words as Markdown, and at most one proposal, last. */
export type GuidePart = { kind: 'text'; text: string } | { kind: 'proposal'; proposal: Proposal }
