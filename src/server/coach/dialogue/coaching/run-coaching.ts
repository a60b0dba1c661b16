import type { OpenCoaching } from '#server/ports/dialogue-state.ts'
import type { DialogueAct } from '../dialogue-act-forms.ts'
import { readPick } from '../dialogue-acts.ts'
import { type Answer, makeQuestion, paragraphs, makeAnswer, type Turn } from '../compose-answer.ts'
import { coachingConversations } from './coaching-conversations.ts'
import { asksAboutOwnLife, exploreOwnLife } from './explore-own-life.ts'
import { thinkAloud } from './think-aloud.ts'
import { inLanguage, type Coaching, type CoachingSlots, type Step, type CoachingContext } from './coaching.ts'
import { cleanReply } from './own-words.ts'
import { normalize } from '../../guide/text-analysis.ts'

const toContext = (
  { request: { language, timeZone }, state: { kept }, today }: Turn,
  slots: CoachingSlots,
): CoachingContext => ({
  slots,
  language,
  facts: kept.facts,
  today,
  timeZone,
})

const nextStep = ({ steps }: Coaching, slots: CoachingSlots): Step | undefined =>
  steps.find(({ slot }) => slots[slot] === undefined)

const kindOf = (open: OpenCoaching | null): Coaching | undefined =>
  coachingConversations.find(({ kind }) => kind === open?.kind)

type Progress = { coaching: Coaching; slots: CoachingSlots; turns: number }

/** Asks the next question, or ends the conversation with its result. */
function goOn(turn: Turn, progress: Progress, lead: string | null): Answer {
  const { coaching, slots, turns } = progress
  const context = toContext(turn, slots)
  const step = nextStep(coaching, slots)
  if (step === undefined) return finish(turn, progress, lead)
  return makeAnswer(lead ?? '', {
    question: makeQuestion('slot', step.ask(context)),
    choices: step.choices?.(context) ?? [],
    coaching: { kind: coaching.kind, asked: step.slot, turns: turns + 1, slots: { ...slots } },
    // The conversation uses one question, whatever its length; offering one uses none.
    isFree: turns > 0 || coaching === exploreOwnLife,
  })
}

/** Replaces the name of the asked slot once the conversation has its result. */
const finishedSlot = ''

function finish(turn: Turn, { coaching, slots, turns }: Progress, lead: string | null): Answer {
  const context = toContext(turn, slots)
  const end = coaching.end(context)
  if (typeof end === 'object' && 'leadsTo' in end) {
    const next = coachingConversations.find(({ kind }) => kind === end.leadsTo) ?? thinkAloud
    return goOn(
      turn,
      { coaching: next, slots: end.slots, turns: 0 },
      paragraphs(lead, inLanguage(context, 'Okay.', 'Vale.')),
    )
  }
  const { text, cards = [] } = typeof end === 'string' ? { text: end } : end
  const over = { kind: coaching.kind, asked: finishedSlot, turns, slots: { ...slots } }
  return makeAnswer(paragraphs(lead, text), { cards, coaching: over, isFree: true })
}

type FoundCoaching = { coaching: Coaching; slots: CoachingSlots }

function findCoaching({ request: { message }, state: { kept } }: Turn, isSure: boolean): FoundCoaching | null {
  for (const coaching of coachingConversations) {
    const opening = coaching.opens(message)
    const isWanted = opening !== null && (opening.isSure || !isSure) && !kept.declined.includes(coaching.kind)
    if (isWanted) return { coaching, slots: opening.slots }
  }
  return null
}

/** Whether a question of a coaching conversation waits for its answer. */
export const isCoaching = ({ state: { kept } }: Turn): boolean =>
  kept.coaching !== null && kept.coaching.asked !== finishedSlot

/** Whether the message asks for a conversation itself, besides the one that is open. */
export const asksForAnother = (turn: Turn): boolean => {
  const found = findCoaching(turn, true)
  return found !== null && found.coaching.kind !== turn.state.kept.coaching?.kind
}

/** Whether the message asks for one of the conversations. */
export const asksForCoaching = (turn: Turn): boolean => findCoaching(turn, true) !== null

/** Begins the conversation that fits. `isSure`: only if the message asks for it. Returns null if none fits. */
export function beginCoaching(turn: Turn, isSure: boolean): Answer | null {
  const found = findCoaching(turn, isSure)
  return found && goOn(turn, { ...found, turns: 0 }, found.coaching.start(toContext(turn, found.slots)))
}

/** Returns the kind of the conversation that an answer begins or continues. */
export const coachingKindOf = ({ coaching }: Answer): string | undefined =>
  typeof coaching === 'object' ? coaching?.kind : undefined

/** Explores a question of the user's own life that nothing written fits. Returns null for any other question. */
export function exploreQuestion(turn: Turn): Answer | null {
  const { message } = turn.request
  if (turn.state.kept.declined.includes(exploreOwnLife.kind) || !asksAboutOwnLife(message)) return null
  const slots = { said: cleanReply(message), [offeredSlot]: '1' }
  return goOn(turn, { coaching: exploreOwnLife, slots, turns: 0 }, exploreOwnLife.start(toContext(turn, slots)))
}

/** Marks a conversation that was offered, not asked for: a reply may be about something else. */
export const offeredSlot = 'offered'

/** Begins this conversation with the slots that are known. */
export const beginWith = (turn: Turn, coaching: Coaching, slots: CoachingSlots, lead: string): Answer =>
  goOn(turn, { coaching, slots, turns: 0 }, lead)

/** Goes on with a conversation that was interrupted. */
export function resumeCoaching(turn: Turn, lead: string): Answer | null {
  const { kept } = turn.state
  const paused = isCoaching(turn) ? kept.coaching : kept.paused
  const coaching = kindOf(paused)
  return paused && coaching ? goOn(turn, { coaching, slots: paused.slots, turns: paused.turns }, lead) : null
}

const helpedSlot = (slot: string): string => `${slot}?`

/** Helps once with an example; after that the question is left out. */
function helpToAnswer(turn: Turn, progress: Progress, step: Step): Answer {
  const { slots } = progress
  if (slots[helpedSlot(step.slot)] !== undefined)
    return goOn(turn, { ...progress, slots: { ...slots, [step.slot]: '' } }, skipped(turn))
  const context = toContext(turn, slots)
  const like = step.like?.(context)
  const lead =
    step.choices !== undefined
      ? inLanguage(
          context,
          'Pick whichever feels closest, or use your own words.',
          'Toma lo que se sienta más cerca, o usa tus palabras.',
        )
      : like === undefined
        ? inLanguage(
            context,
            'Whatever comes first is fine. It doesn’t have to be neat.',
            'Lo primero que venga está bien. No tiene que quedar bonito.',
          )
        : inLanguage(
            context,
            `It can be rough. Somebody else might say: “${like}”.`,
            `Puede ser a medias. Otra persona diría: “${like}”.`,
          )
  return goOn(turn, { ...progress, slots: { ...slots, [helpedSlot(step.slot)]: '1' } }, lead)
}

const leftAlone = ({ request }: Turn): string =>
  inLanguage(
    request,
    'That’s fine, we don’t have to pick it apart. I’m here if you want to come back to it.',
    'Está bien, no hace falta darle más vueltas. Aquí estoy si quieres retomarlo.',
  )

const skipped = ({ request }: Turn): string =>
  inLanguage(request, 'That’s okay, we’ll skip that one.', 'No pasa nada, esa la dejamos abierta.')

/** The only choice that has all words of the reply. */
function findChoice(message: string, choices: readonly string[]): string | undefined {
  const words = normalize(message)
    .split(' ')
    .filter((word) => !articles.has(word))
  const fitting = choices.filter((choice) => {
    const own = new Set(normalize(choice).split(' '))
    return words.length > 0 && words.every((word) => own.has(word))
  })
  return fitting.length === 1 ? fitting[0] : undefined
}

const articles = new Set(['the', 'a', 'an', 'my', 'one', 'el', 'la', 'un', 'una', 'mi', 'lo', 'los', 'las'])

/** Returns the slots that the reply fills, or null if it fills none. */
function readReply(turn: Turn, act: DialogueAct | null, step: Step, context: CoachingContext): CoachingSlots | null {
  const { message } = turn.request
  const choices = step.choices?.(context) ?? []
  const at = act === 'pick' || act === 'second' ? readPick(message, choices.length) : null
  const reply = (at === null ? findChoice(message, choices) : choices[at]) ?? message
  if (step.reads) return step.reads(reply, context)
  const words = cleanReply(reply)
  return words === 'untitled' ? null : { [step.slot]: words }
}

function shorten(turn: Turn, over: OpenCoaching, coaching: Coaching | undefined): Answer | null {
  const text = coaching?.shorten?.(toContext(turn, over.slots))
  return text === undefined ? null : makeAnswer(text, { coaching: over, isFree: true })
}

const asksHelp: ReadonlySet<DialogueAct | null> = new Set<DialogueAct | null>([
  'unsure',
  'example',
  'why',
  'more',
  'shorter',
  'start',
  'practical',
])

/** Takes the message as the reply to the open conversation's question. Returns null if none is open. */
export function continueCoaching(turn: Turn, act: DialogueAct | null): Answer | null {
  const { coaching: open } = turn.state.kept
  const coaching = kindOf(open)
  if (open?.asked === finishedSlot) return act === 'shorter' ? shorten(turn, open, coaching) : null
  const step = coaching?.steps.find(({ slot }) => slot === open?.asked)
  if (!open || !coaching || !step) return null
  const progress = { coaching, slots: open.slots, turns: open.turns }
  if (asksHelp.has(act)) return helpToAnswer(turn, progress, step)
  const context = toContext(turn, open.slots)
  if (act === 'no' && coaching === exploreOwnLife)
    return makeAnswer(leftAlone(turn), { coaching: 'over', isFree: true })
  if (act === 'no' && step.choices === undefined)
    return goOn(turn, { ...progress, slots: { ...open.slots, [step.slot]: '' } }, skipped(turn))
  const read = readReply(turn, act, step, context)
  if (read === null) return helpToAnswer(turn, progress, step)
  return goOn(turn, { ...progress, slots: { ...open.slots, ...read } }, null)
}
