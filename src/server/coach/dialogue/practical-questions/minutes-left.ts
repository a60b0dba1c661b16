import { normalize } from '../../guide/text-analysis.ts'
import { oneOf } from '../../phrase-pattern.ts'

const minutes =
  /\b(?:got|have|only|just|ive got|theres|with|in)\b(?: \w+){0,3}? (\d{1,3}|half an hour|an hour|ten|fifteen|twenty|thirty) ?(?:min(?:ute)?s?|mins)?\b/
const named = new Map(
  Object.entries({
    'half an hour': 30,
    'an hour': 60,
    ten: 10,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
  }),
)
const unit = /\b(?:\d{1,3} ?(?:min(?:ute)?s?|mins)|(?:ten|fifteen|twenty|thirty) min(?:ute)?s?|half an hour|an hour)\b/
const tired =
  /\b(?:fried|exhausted|tired|wiped|drained|beat|dead|brain ?dead|burn(?:ed|t) out|worn out|sleepy|no energy|running on empty|cant think)\b/
const effort = /\b(?:quiz|test|exam|study|presentation|interview|meeting|deadline|due|homework|paper|report)\b/
const house = /\b(?:house|clean|dishes|laundry|kitchen|mess|guests?|company|people (?:are )?coming)\b/
/** Matches a child's nap, for which there is a written list. */
const atNap = /\bnap ?time\b|\bwhile (?:\w+ ){1,3}(?:naps?|is napping|sleeps)\b/
const minMinutes = 5
const maxMinutes = 90

const restOrWork = new RegExp(
  `\\b(?:${oneOf(
    '(?:nap|rest|sleep|eat|break) or (?:\\w+ )?(?:study|work|clean|finish|review|go over)',
    '(?:study|work|clean|review) or (?:\\w+ )?(?:nap|rest|sleep|eat)',
  )})\\b`,
)

/** Reads the minutes that are left, from the message or the one before. Returns null if neither has them. */
function minutesIn(line: string): number | null {
  if (!unit.test(line)) return null
  const told = minutes.exec(line)?.[1] ?? /\b(\d{1,3}) ?min/.exec(line)?.[1]
  if (told === undefined) return null
  const count = named.get(told) ?? Number(told)
  return count >= minMinutes && count <= maxMinutes ? count : null
}

/** Answers a user with few minutes and no strength. `before`: the message before. */
export function answerMinutesLeft(message: string, before: string): string | null {
  const line = normalize(message)
  const said = `${normalize(before)} ${line}`
  const own = minutesIn(line)
  const isChoice = restOrWork.test(line)
  const count = own ?? (isChoice ? minutesIn(normalize(before)) : null)
  if (count === null || !tired.test(said)) return null
  if (line.split(' ').length > 40) return null
  const last = count <= 12 ? 2 : 5
  if (effort.test(line) || (isChoice && effort.test(said))) {
    const work = Math.round(count * 0.6)
    return `Do both, the work first: ${work} minutes of it, then ${count - work} with your eyes shut. Use the ${work} for the three things most likely to come up, and test yourself on them without looking. Nothing new now. Then set an alarm and really stop, so you’re awake for it.`
  }
  if (house.test(line)) {
    const part = Math.floor(count / 3)
    return `Then only what somebody sees first. ${part} minutes: everything that’s lying around goes in one basket, and the basket goes behind a door. ${part} minutes: the sink and the counter. The rest: bathroom wiped, trash out, and you sit down. Anything past that is for a day when you’re not this tired.`
  }
  if (atNap.test(line)) return null
  return `I’d rest for nearly all of it: an alarm for ${count - last} minutes, then sit back in the quietest spot there is and look at nothing. Lying awake counts, too. Save the last ${last} for a drink, a snack and the bathroom. If there’s something due right after, tell me and I’ll split the ${count} minutes.`
}
