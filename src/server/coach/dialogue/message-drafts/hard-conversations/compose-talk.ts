import type { DialogueState } from '#server/ports/dialogue-state.ts'
import { composeCommon } from '../templates/compose-from-template.ts'
import { countWords, normalize } from '../../../guide/text-analysis.ts'
import { knownNameOf } from '../../coaching/people.ts'
import type { Relation } from './find-people.ts'
import { type Details, readDetails } from '../read-details.ts'
import type { DraftRequest } from '../read-draft-request.ts'
import { maxLettersRead } from './find-people.ts'
import { readHabit } from './read-complaint.ts'
import { type Listener, readListener } from './read-listener.ts'
import { readOwnWish, readWanted } from './read-own-wish.ts'
import { aboutSlots, askSlots, wishSlots } from './request-slots.ts'
import { habitSlots } from './complaint-slots.ts'
import { cancelsAppointment, cancelsMembership, repairAsked } from './cancellation-notices.ts'
import { saySlots } from './dictated-slots.ts'
import { readThird } from './read-partner-relative.ts'
import { isClose, isFamily, isKid, wordsFor } from './relation-words.ts'
import { factsOf } from './talk-slots.ts'
import type { Talk } from './talk.ts'
import { findTalk } from './find-talk.ts'
import { mendDetails } from './well-formed.ts'

/** In words. A longer message tells a story that doesn't fit into one draft. */
const maxWords = 45

/** Matches things to write down in the app, which aren't messages. */
const ofApp = /\b(?:journal|diary|planner|to-?do|calendar|my list)\b/i

const kinNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mother: 'Mom',
    father: 'Dad',
    mom: 'Mom',
    mum: 'Mum',
    mama: 'Mama',
    momma: 'Momma',
    dad: 'Dad',
    daddy: 'Daddy',
    grandma: 'Grandma',
    grandpa: 'Grandpa',
    nana: 'Nana',
  }),
)

/** Returns the name only if it is the listener's. The greeting must not use another person's. */
function nameFor(
  { person, relation }: Listener,
  read: string | undefined,
  facts: DialogueState['facts'],
): string | null {
  const kin = kinNames.get(person.called.toLowerCase())
  if (relation === 'parent' || (relation === 'relative' && kin !== undefined)) return kin ?? null
  if (read !== undefined && ![...kinNames.values()].includes(read)) return read
  return isFamily(relation) || relation === 'partner' ? knownNameOf(`my ${person.called}`, facts) : null
}

/** Relations in which nobody owes a reason or an answer by a date. */
const owesNoReason = (relation: Relation): boolean =>
  isClose(relation) || relation === 'child' || relation === 'stepchild' || relation === 'neighbor'
function ownWish(own: Details, relation: Relation): Talk {
  const { tip: _, ...withoutTip } = own
  return owesNoReason(relation) ? { id: 'own-wish-close', details: withoutTip } : { id: 'own-wish', details: own }
}

/** Matches good wishes: 'happy birthday, she turns 40' isn't a complaint. */
const celebrates = /\bhappy (?:birthday|bday|anniversary|mother|father|new year)|\bcongrat/i

function choose(text: string, wish: DraftRequest, listener: Listener): Talk | null {
  const { relation } = listener
  const id = findTalk(normalize(text), relation)
  if (id !== null) return { id, details: { ...factsOf(id, text, listener) }, isOfCase: true }
  const said = repairAsked(text, listener) ?? saySlots(text, listener)
  if (said !== null) return said
  const own = readOwnWish(text, listener)
  if (own !== null) return ownWish(own, relation)
  const wanted = readWanted(text, listener)
  if (wanted !== null) return { id: 'formal-ask', details: wanted }
  const asked = askSlots(wish, listener, text) ?? wishSlots(text, listener) ?? aboutSlots(text, listener)
  if (asked !== null) return asked
  const third = readThird(text, listener)
  if (third !== null) return { id: 'about-third', details: { ...third, tip: wordsFor('partner').tip } }
  const habit = celebrates.test(text) ? null : readHabit(text, listener)
  return habit === null ||
    (isKid(relation) &&
      (habit.isOnce || /^you(?:’ve been)? (?:say|saying|ask|asking|want|wanting)\b/.test(habit.notice)))
    ? null
    : habitSlots(habit, listener)
}

/** Returns the day alone, so that the greeting doesn't use another person's name. */
function dayOf(text: string, facts: DialogueState['facts']): Details {
  const { day, when, newday } = readDetails([text], facts)
  return {
    ...(when !== undefined && { day: when }),
    ...(newday !== undefined && { newday }),
    ...(day === undefined ? {} : { on: ` ${when ?? day}` }),
  }
}

/** If the words can't be sent as they were read, the user fills in brackets; null if the user didn't ask for a written text. */
function wellFormed(talk: Talk, { isDirect }: DraftRequest, { relation }: Listener): Talk | null {
  const details = mendDetails(talk.details)
  if (details !== null) return { ...talk, details }
  return isDirect ? { id: 'open-words', details: { tip: wordsFor(relation).tip } } : null
}

const isReadable = (message: string): boolean =>
  !ofApp.test(message) && message.length <= maxLettersRead && countWords(message) <= maxWords

/** Writes a common case if the message has enough details; null for any other. */
export function composeCase(message: string, facts: DialogueState['facts']): Talk | null {
  const common = isReadable(message) ? composeCommon(message) : null
  return common && ofCommon(common, message, facts)
}

/** Drops a name from the greeting unless it is certainly the listener's. */
function ofCommon({ id, details }: Talk, text: string, facts: DialogueState['facts']): Talk {
  const listener = readListener(text)
  const name = listener === null || listener.isMany ? null : nameFor(listener, readDetails([text], facts).name, facts)
  const isOther = name === details['who']
  return { id, isOfCase: true, details: { ...(name !== null && !isOther && { name }), ...details } }
}

/** Writes the talk that the message asks for, with its details. Returns null if its listener or its point isn’t certain. */
export function composeTalk(message: string, wish: DraftRequest, facts: DialogueState['facts']): Talk | null {
  const text = message.slice(0, maxLettersRead)
  if (!isReadable(message)) return null
  const cancelled = cancelsAppointment(text) ?? cancelsMembership(text)
  if (cancelled !== null) return { id: cancelled.id, details: { ...dayOf(text, facts), ...cancelled.details } }
  const common = composeCase(message, facts)
  if (common !== null) return common
  const listener = readListener(text)
  if (listener === null) return null
  const read = choose(text, wish, listener)
  const talk = read && wellFormed(read, wish, listener)
  if (talk === null) return null
  const { name: named, tone: _, ...told } = readDetails([text], facts)
  const name = listener.isMany ? null : nameFor(listener, named, facts)
  return { ...talk, details: { ...told, ...(name !== null && { name }), ...talk.details } }
}
