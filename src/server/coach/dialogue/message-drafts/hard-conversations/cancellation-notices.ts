import { normalize } from '../../../guide/text-analysis.ts'
import { cleanClause } from '../read-clause.ts'
import type { Talk } from './talk.ts'
import type { Listener } from './read-listener.ts'

const thing = new RegExp(
  String.raw`\b(?:my |our |the )?((?:(?:hair|nail|lash|dentist|doctors?|dr|vet|massage|eye|therapy|oil change|car|brow|` +
    String.raw`wax\w*|facial|follow ?up|baby|well child|kids?) ?)?(?:appointment|appt|reservation|booking|session|lesson|` +
    String.raw`class|consultation|fitting|tour|interview))\b`,
  'i',
)

/** To cancel or move one’s own appointment; nobody has to be named for it. */
export function cancelsAppointment(text: string): Talk | null {
  const line = normalize(text)
  const isWritten = /\b(?:text|message|email|write|note|say|tell|word)\b/.test(line)
  const found = thing.exec(text)?.[1]
  if (
    !isWritten ||
    found === undefined ||
    /\b(?:clients?|customers?|she|he|they) (?:keeps?|cancel\w*|no ?show\w*)\b/.test(line)
  )
    return null
  const verb =
    /\b(?:i (?:need|have|want) to |to |i )(cancel|reschedule|move|change)\b/.exec(line)?.[1] ??
    (/\bcancel(?:l?ing)\b/.test(line) ? 'cancel' : null)
  if (verb === null) return null
  const named = found
    .toLowerCase()
    .replace(/\bappt\b/, 'appointment')
    .replace(/\bdr\b/, 'doctor’s')
    .replace(/\bdoctors\b/, 'doctor’s')
  return {
    id: 'cancel-appointment',
    details: { appointment: named, change: verb === 'cancel' ? 'cancel' : 'reschedule' },
  }
}

const membership = new RegExp(
  String.raw`\bcancel(?:l?ing)? (?:my|our|the|a) ((?:\p{L}+ ){0,2}?(?:membership|subscription|gym|account|insurance|` +
    String.raw`policy|contract|service|internet|cable|order|credit card))\b`,
  'iu',
)

/** Cancels something that the user pays for by the month. */
export function cancelsMembership(text: string): Talk | null {
  const isWritten = /\b(?:text|message|e-?mail|write|letter|note|say|tell|word)\b/i.test(text)
  const found = membership.exec(text)?.[1]?.toLowerCase()
  return !isWritten || found === undefined
    ? null
    : { id: 'cancel-membership', details: { thing: found === 'gym' ? 'gym membership' : found } }
}

const broken = new RegExp(
  String.raw`\b(?:leak\w*|broke\w*|not work\w*|isn[’']?t work\w*|doesn[’']?t work|wont|won[’']?t|stopped|mold\w*|` +
    String.raw`clog\w*|no (?:heat|hot water|water|power|ac)|out\b|roach\w*|mice|mouse|bugs|flood\w*)\b`,
  'i',
)
const part = new RegExp(
  String.raw`\b((?:the|my|our|there(?:[’']s|s| is| are)) (?:\p{L}+ ){0,2}?(?:sink|toilet|heater|heat|furnace|ac|` +
    'air conditioner|fridge|refrigerator|stove|oven|dishwasher|washer|dryer|ceiling|roof|window|door|lock|' +
    'faucet|tub|shower|pipe|outlet|lights?|mold|leak|roach(?:es)?|mice|bugs|water|smoke detector|' +
    String.raw`disposal)\b[^.?!\n]{0,80})`,
  'iu',
)

/** Tells whoever has to repair it what is broken. */
export function repairAsked(text: string, { relation }: Listener): Talk | null {
  const found = relation === 'office' && broken.test(text) ? part.exec(text)?.[1] : undefined
  if (found === undefined) return null
  const say = cleanClause(found.replace(/ (?:and|but|so) (?:i|he|she|they|how|what|its been)\b.*$/i, ''))
  return / (?:is|are|has|have|isn’t|won’t|doesn’t|keeps|stopped|went|broke|leaks|started|quit)\b/.test(say)
    ? { id: 'repair', details: { say: say.replace(/^theres /i, 'there’s ') } }
    : null
}
