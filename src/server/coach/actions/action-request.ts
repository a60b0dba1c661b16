import type { CoachProposal } from '#contract/coach.ts'
import type { namedRecords } from '#contract/coach.ts'
import type { ShoppingCategory } from '#contract/shopping-lists.ts'
import type { TaskSpan } from '#server/ports/named-records.ts'
import type { Language } from '../safety/kinds.ts'
import type { Clock } from '../when/read-when.ts'

/**
 * Who asks: `language` is that of the conversation, for messages that do not tell; `isAnswering`: a short note may be an answer;
 * `before`: the user's message before this one; `cards`: what stands on cards of the thread, the latest first; `asked`: what the same
 * message asked for already.
 */
export type ActionContext = Clock & {
  language: Language
  hasMilestones: boolean
  isAnswering?: boolean
  /** Already one of several commands that one message was taken for. */
  isOneOfSeveral?: boolean
  /** Of sums without a sign, where it's known. */
  currency?: string | null
  before?: string | undefined
  cards?: readonly { title: string; day: string | null }[]
  asked?: readonly ActionRequest[]
}

export type NamedKind = (typeof namedRecords)[number]

/**
 * What a goal is to be; null keeps what it is. `title`: a new name, or new words for what was said of the old one. `target`: `said` as in
 * the message. `date`: null for none, or so much later or earlier.
 */
export type GoalAdjustment = {
  act: 'adjust'
  title: { to: string; isPart: boolean } | null
  target: { said: string; value: string; currency: string | null; is: 'to' | 'more' | 'less' } | null
  date: { day: string | null } | { days: number; months: number } | null
}

/** What is to happen to a record that exists; null keeps what it is. `shift` moves it by so much, later or earlier. */
export type AskedChange =
  | { act: 'finish' }
  | { act: 'delete' }
  | { act: 'rename'; title: string }
  | { act: 'move'; dueDate: string | null; time: string | null }
  | { act: 'shift'; days: number; minutes: number }
  | GoalAdjustment

/** Why something can't be done; from `sleep` to `calories`, what is not logged here. `notAdded`: it stands on a card only. */
type Unable =
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
 * Something the user asks for. `add`: a new record, ready for a card; `guess` is what the user did not say, `aside` a sentence that belongs to it. `change`: a record that is found by its name, in one kind or
 * in any; `isCertain` is false where the words may mean something else if no record fits, `isReported` where it
 * is only told that something has moved; `openTime` says when it is to be, and is no hour: 'after work'. `moveAll`: all open
 * tasks of a span are to be moved to a day, from `begin` on where that is named or guessed, or deleted or finished, but for those that
 * `keep` names. `ask`: a detail is missing. `unable`: it
 * can't be done here, and `said` is the part that says so.
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
      /** Further days on which it's to be as well. */
      alsoOn?: readonly string[]
      list?: ShoppingCategory
      /** All that have the name, one of two of them, or whatever stands on the day. */
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
  | { do: 'unable'; why: Unable; said: string }
)

/**
 * A sentence, or the part of one that asks for one thing. `isWish`: it begins by saying what the
 * user wants or has to do; `isAsked`: by asking whether the coach can; `note`: what was told beside it; `when`: a day said
 * apart from what is to be done, which alone counts.
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
export type GoalChangeRequest = Extract<ActionRequest, { do: 'change' }> & { change: GoalAdjustment }
