import type { CoachProposal } from '#contract/coach.ts'
import type { DialogueState } from '#server/ports/dialogue-state.ts'

type Language = DialogueState['language']
export type CoachingSlots = Readonly<Record<string, string>>

/** The data that a coaching conversation works with. `today` is yyyy-MM-dd. */
export type CoachingContext = {
  slots: CoachingSlots
  language: Language
  facts: DialogueState['facts']
  today: string
  timeZone: string
}

export type Line = (context: CoachingContext) => string

/** One question. The reply fills its slot, or the slots that `reads` finds; null if the reply doesn't answer it. */
export type Step = {
  slot: string
  ask: Line
  /** An example answer for a user who doesn't know what to say. */
  like?: Line
  choices?: (context: CoachingContext) => readonly string[]
  reads?: (reply: string, context: CoachingContext) => CoachingSlots | null
}

type Ending = { text: string; cards?: readonly CoachProposal[] }

/** Continues with another conversation, which starts with these slots. */
type Switch = { leadsTo: string; slots: CoachingSlots }

/** `isSure`: the message asks for this very conversation. Otherwise it is used only if the library has nothing closer. */
type Opening = { slots: CoachingSlots; isSure: boolean }

/** A conversation that works for any subject. It asks for what is missing, one question at a time, and ends with something to use. */
export type Coaching = {
  kind: string
  opens: (message: string) => Opening | null
  /** The text before the first question. */
  start: Line
  steps: readonly Step[]
  end: (context: CoachingContext) => string | Ending | Switch
  /** A shorter version of the result. */
  shorten?: Line
}

/** Returns the wording in the conversation's language. */
export const inLanguage = ({ language }: Pick<CoachingContext, 'language'>, english: string, spanish: string): string =>
  language === 'es' ? spanish : english

/** Makes a line with a wording in each language. */
export const inBoth =
  (english: string, spanish: string): Line =>
  (context) =>
    inLanguage(context, english, spanish)

export const choicesIn =
  (english: readonly string[], spanish: readonly string[]) =>
  ({ language }: CoachingContext): readonly string[] =>
    language === 'es' ? spanish : english

/** Returns the number of the choice, from 0, that the reply repeats in either language, or null. */
export const choiceIndex = (reply: string, ...all: readonly (readonly string[])[]): number | null => {
  const line = reply.trim().toLowerCase()
  const at = all.map((choices) => choices.findIndex((choice) => choice.toLowerCase() === line)).find((n) => n >= 0)
  return at ?? null
}

type TaskOptions = { title: string; dueDate: string; minutes?: number }

/** Makes a card for a first step. */
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
