import { capitalize } from '#contract/capitalize.ts'
import type { Details } from '../read-details.ts'
import type { Talk } from './talk.ts'
import type { Habit } from './read-complaint.ts'
import type { Listener } from './read-listener.ts'
import { isKid, wordsFor } from './relation-words.ts'

const kin = /\b(for|with|about|to|of|take|visit|call|up|drive|get) (mom|mama|dad|grandma|grandpa)\b/g
/** Writes 'mom' as a name, as a brother or sister does. */
export const withNames = (text: string): string =>
  text.replace(kin, (_, word: string, who: string) => `${word} ${capitalize(who)}`)

const unasked: Details = {
  ask: 'Could you please check with me first?',
  asks: 'Would you check with me first, before it’s settled?',
  end: 'stop',
  order: 'Check with me first, every time.',
  brief: 'Please check with me first.',
}
const shared: Details = {
  ask: 'Could you take part of it, the same part every time?',
  asks: 'Could you take one piece of it off me?',
  order: 'Pick the part that’s yours, starting tonight.',
  brief: 'Could you take part of it off me, the same part every time?',
}
const onTime: Details = {
  ask: 'Could you please be on time?',
  asks: 'What would help you be on time?',
  order: 'Please be on time from here on.',
  brief: 'Could you please be on time?',
}
/** Matches habits that nobody gives up altogether. */
const byDegree =
  /^stop (?:talking|spending|texting|calling|working|sleeping|smoking|drinking|watching|playing|complaining|treating|staying|going|expecting)\b/

function wanted(change: string): Details {
  const brief = `Could you please ${withNames(change)}?`
  return byDegree.test(change)
    ? {
        ask: 'Could we find a middle ground we’re both okay with?',
        asks: 'Could we find a middle ground?',
        order: 'Let’s settle now what works for both of us.',
        brief: 'Could we find a middle ground on it?',
      }
    : {
        ask: 'Could you please not do that anymore?',
        asks: 'Would you try not to do that?',
        end: 'stop',
        order: 'Please don’t do it again.',
        brief,
      }
}

/** Returns the effect on the user, if the message doesn't say it. */
function ownEffect({ relation }: Listener): string {
  if (relation === 'staff') return 'I have to say something about it'
  if (relation === 'client' || relation === 'careParent') return 'it makes it hard for me to do my job well'
  return isKid(relation) ? 'that needs to change' : 'it’s getting to me'
}

function afterwards(notice: string, { relation }: Listener): Details {
  const boss: Details = relation === 'boss' ? { felt: 'that’s a problem for me' } : {}
  if (/^you (?:forgot|missed)\b/.test(notice))
    return { felt: 'it hurt more than I expected', next: 'Could we do something this week to make up for it?' }
  if (/^you (?:told|said|shared)\b/.test(notice)) return { next: 'Please keep what I tell you between us.' }
  if (/^you (?:borrowed|took|used|ate|invited|moved|posted|threw)\b/.test(notice))
    return { ...boss, next: 'Next time, please ask me first.' }
  return relation === 'boss' ? { ...boss, next: 'Could we look at how to fix it?' } : {}
}

export function habitSlots(habit: Habit, listener: Listener): Talk {
  const { change, isOnce } = habit
  const { tip, care } = wordsFor(listener.relation)
  const notice = withNames(habit.notice)
  const effect = habit.effect ?? ownEffect(listener)
  const base = { care, tip, notice, effect }
  if (isOnce) return { id: 'habit-once', details: { ...base, ...afterwards(notice, listener) } }
  if (/\bwithout (?:asking|telling|checking)\b/i.test(notice)) return { id: 'habit', details: { ...base, ...unasked } }
  if (/ while I /.test(notice))
    return {
      id: 'habit',
      details: {
        ...base,
        notice: `when ${notice}, it all lands on me`,
        effect: habit.effect ?? 'I need a hand with it',
        ...shared,
      },
    }
  if (change === null) return { id: 'habit', details: base }
  if (change === 'be on time') return { id: 'habit', details: { ...base, ...onTime } }
  if (change.startsWith('stop ')) return { id: 'habit', details: { ...base, ...wanted(change) } }
  if (!/^you (?:don’t|won’t)/.test(notice))
    return {
      id: 'habit',
      details: {
        ...base,
        ask: `Could you please ${withNames(change)}?`,
        asks: `Would you try to ${withNames(change)}?`,
        order: `Please ${withNames(change)}.`,
        brief: `Could you please ${withNames(change)}?`,
      },
    }
  const timed = /\bdishes$/.test(change) ? `${change} by the next morning` : change
  const often = notice.endsWith(' most of the time') ? 'it mostly doesn’t happen' : 'it isn’t happening'
  return { id: 'habit-missing', details: { ...base, change: withNames(timed), notice: often } }
}
