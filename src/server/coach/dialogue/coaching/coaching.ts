import type { CoachProposal } from '#contract/coach.ts'
import type { DialogueState } from '#server/ports/dialogue-state.ts'

type Language = DialogueState['language']
export type Slots = Readonly<Record<string, string>>

/** What is known within a coaching conversation. `today` as yyyy-MM-dd. */
export type CoachingContext = {
  slots: Slots
  language: Language
  facts: DialogueState['facts']
  today: string
  timeZone: string
}

export type Line = (context: CoachingContext) => string

/** One question. The reply goes into its slot, or into those that `reads` finds; null: the reply does not answer it. */
export type Step = {
  slot: string
  ask: Line
  /** An answer that someone might give, for a user who doesn't know what to say. */
  like?: Line
  choices?: (context: CoachingContext) => readonly string[]
  reads?: (reply: string, context: CoachingContext) => Slots | null
}

type Ending = { text: string; cards?: readonly CoachProposal[] }

/** Another conversation takes over, with what is known. */
type Switch = { leadsTo: string; slots: Slots }

/** `isSure`: the message asks for this conversation itself; otherwise it is held where the library has nothing closer. */
type Opening = { slots: Slots; isSure: boolean }

/** A conversation that works for any subject. It asks for what is missing, one question at a time, and ends with something to use. */
export type Coaching = {
  kind: string
  opens: (message: string) => Opening | null
  /** Said before the first question. */
  start: Line
  steps: readonly Step[]
  end: (context: CoachingContext) => string | Ending | Switch
  /** The result, shorter. */
  shorten?: Line
}

/** The wording in the conversation's language. */
export const inLanguage = ({ language }: Pick<CoachingContext, 'language'>, english: string, spanish: string): string =>
  language === 'es' ? spanish : english

/** A line with a wording in each language. */
export const inBoth =
  (english: string, spanish: string): Line =>
  (context) =>
    inLanguage(context, english, spanish)

export const choicesIn =
  (english: readonly string[], spanish: readonly string[]) =>
  ({ language }: CoachingContext): readonly string[] =>
    language === 'es' ? spanish : english

/** Whether the reply is one of these choices, in either language: its number, from 0. */
export const choiceIndex = (reply: string, ...all: readonly (readonly string[])[]): number | null => {
  const line = reply.trim().toLowerCase()
  const at = all.map((choices) => choices.findIndex((choice) => choice.toLowerCase() === line)).find((n) => n >= 0)
  return at ?? null
}

type TaskOptions = { title: string; dueDate: string; minutes?: number }

/** A first step as a card. */
export const taskCard = ({ title, dueDate, minutes = 15 }: TaskOptions): CoachProposal => ({
  kind: 'task',
  title: title.slice(0, 200),
  category: 'personal',
  priority: 3,
  dueDate,
  time: null,
  estimatedDuration: minutes,
})

export const cardLine = (context: Pick<CoachingContext, 'language'>): string =>
  inLanguage(context, 'It’s on the card below, ready to add.', 'Está en la tarjeta de abajo, lista para añadir.')
