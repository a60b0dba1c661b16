import type { CoachProposal } from '#contract/coach.ts'
import type { ShoppingCategory } from '#contract/shopping-lists.ts'
import type { NamedKind, TaskSpan } from '#server/ports/named-records.ts'
import type { Language } from '../safety/kinds.ts'
import type { LocalClock } from '../when/read-when.ts'

/**
 * The context of a message. `language`: the conversation's, for messages that don't show theirs. `isAnswering`: a short note may be an
 * answer. `before`: the user's message before this one. `cards`: the thread's cards, the latest first. `asked`: the earlier requests of the
 * same message.
 */
export type ActionContext = LocalClock & {
  language: Language
  hasMilestones: boolean
  isAnswering?: boolean
  /** Whether it is one of several commands read from one message. */
  isOneOfSeveral?: boolean
  /** The currency of amounts without a sign, if known. */
  currency?: string | null
  before?: string | undefined
  cards?: readonly { title: string; day: string | null }[]
  asked?: readonly ActionRequest[]
}

/**
 * New values of a goal; null keeps a value. `title`: a new name, or new words for the `said` part of the old one. `target`: `said` as in the
 * message. `date`: null for none, or the distance by which it moves.
 */
export type GoalAdjustment = {
  act: 'adjust'
  title: { to: string; isPart: boolean } | null
  target: { said: string; value: string; currency: string | null; is: 'to' | 'more' | 'less' } | null
  date: { day: string | null } | { days: number; months: number } | null
}

/** The change of an existing record; null keeps a value. `shift` moves it by a distance, later or earlier. */
export type AskedChange =
  | { act: 'finish' }
  | { act: 'delete' }
  | { act: 'rename'; title: string }
  | { act: 'move'; dueDate: string | null; time: string | null }
  | { act: 'shift'; days: number; minutes: number }
  | GoalAdjustment

/** Why something can't be done. `sleep` to `calories`: the app doesn't log it. `notAdded`: it is only on a card. */
type UnableReason =
  | 'noSuchDay'
  | 'past'
  | 'clearList'
  | 'tooFar'
  | 'openDay'
  | 'eventDay'
  | 'openTime'
  | 'order'
  | 'sleep'
  | 'mood'
  | 'steps'
  | 'calories'
  | 'spending'
  | 'amount'
  | 'pastCare'
  | 'goalProgress'
  | 'goalTo'
  | 'goalAct'
  | 'sum'
  | 'value'
  | 'incomeDay'
  | 'repeatDays'
  | 'notAdded'
  | 'length'
  | 'noLength'
  | 'weightUnit'
  | 'unread'
  | 'severalAtOnce'
  | 'keptAfterAll'
  | 'spreadWhat'
  | 'goalName'
  | 'logWhat'

/**
 * Something the user asks for. `add`: a new record, ready for a card; `guess` is what the user didn't say, `aside` a sentence to go with
 * it. `change`: a record to find by its name, of one kind or of any; `isCertain` is false if the words may mean something else when no
 * record fits, `isReported` is true if the user only says that something has moved; `openTime` is a time that is not an hour: 'after
 * work'. `moveAll`: all open tasks of a span, to move to a day (from `begin` on, if named or guessed), delete or finish, except those in
 * `keep`. `ask`: a detail is missing. `unable`: it can't be done here, and `said` is the part of the message that asks for it.
 */
export type ActionRequest = { language: Language } & (
  | { do: 'add'; proposal: CoachProposal; guess?: 'day' | 'times'; aside?: string }
  | {
      do: 'change'
      record: NamedKind | 'any'
      name: string
      day: string | null
      change: AskedChange
      isCertain: boolean
      isReported?: true
      openTime?: string
      /** More days to put the task on. */
      alsoOn?: readonly string[]
      list?: ShoppingCategory
      /** Every record of that name, one of two, or everything on the day. */
      which?: 'every' | 'earlier' | 'later' | 'onDay'
      aside?: string
    }
  | {
      do: 'moveAll'
      span: TaskSpan
      day: string
      begin: string | null
      isGuess: boolean
      act?: 'delete' | 'finish'
      keep?: readonly string[]
    }
  | { do: 'ask'; about: 'task' | 'item' | 'household' | 'entry' | 'goal' | 'prayer' }
  | { do: 'unable'; why: UnableReason; said: string }
)

/**
 * A sentence, or the part of one that asks for one thing. `isWish`: it begins with what the user wants or has to do. `isAsked`: it begins by
 * asking whether the coach can. `note`: the other things that it says. `when`: a day given apart from the task; only this day counts.
 */
export type Clause = {
  text: string
  language: Language
  isWish?: boolean
  isAsked?: boolean
  note?: string
  when?: string
}

/** A change of the values of a goal. */
export type GoalChangeRequest = ChangeRequest & { change: GoalAdjustment }
export type AddRequest = Extract<ActionRequest, { do: 'add' }>
export type ChangeRequest = Extract<ActionRequest, { do: 'change' }>
export type MoveAllRequest = Extract<ActionRequest, { do: 'moveAll' }>
export type UnableRequest = Extract<ActionRequest, { do: 'unable' }>
/** Reads the requests of a message. It is passed to the readers of longer messages, which read each part with it. */
export type ReadMessage = (message: string, context: ActionContext) => ActionRequest[]
