import type { CoachRequestData } from '#server/ports/coach-model.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { emergencyNumber, poisonLine } from './numbers-to-call.ts'

/** Pairs of cleaners that give off gas or burn. Source: CDC and poison.org on household cleaners. */
const pairs: readonly [RegExp, RegExp, string][] = [
  [
    /\bbleach|clorox\b/,
    /\bvinegar|lemon|acid|toilet bowl cleaner|descaler|clr\b/,
    'chlorine gas, which can hurt your lungs even in a small bathroom',
  ],
  [
    /\bbleach|clorox\b/,
    /\bammonia|windex|glass cleaner|urine|pee\b/,
    'chloramine, a gas that burns your eyes and lungs',
  ],
  [/\bbleach|clorox\b/, /\balcohol|hand sanitizer|acetone\b/, 'chloroform and other fumes that can knock you out'],
  [/\bbleach|clorox\b/, /\bperoxide|oven cleaner|drain cleaner|drano\b/, 'a violent reaction and fumes'],
  [/\bperoxide\b/, /\bvinegar\b/, 'peracetic acid, which burns skin, eyes and lungs'],
  [
    /\bdrano|drain cleaner\b/,
    /\bvinegar|(?:another|other|different|two) drain cleaners?|toilet bowl cleaner\b/,
    'heat, splashing and fumes',
  ],
]
const mixes = /\b(?:mix\w*|combine\w*|together|and then|add\w*|with|after|on top of)\b/
const asks = /\b(?:can|may|should|could|is it|ok|okay|safe|mixed|used)\b/
const mixed = /\bi (?:just |already )?(?:mixed|used|poured|put|combined)\b/

/** Warns of cleaners that must not be mixed. */
export function answerMixture(message: string, request: CoachRequestData): string | null {
  const line = normalize(message)
  if (!mixes.test(line) || !asks.test(line) || /\b(?:hair|teeth|eat|food)\b/.test(line)) return null
  const gas = pairs.find(([one, other]) => one.test(line) && other.test(line))?.[2]
  if (gas === undefined) return null
  const help = `leave the room, get fresh air, and call ${poisonLine(request)} if you cough, feel dizzy or your eyes burn. Call ${emergencyNumber(request)} if it’s hard to breathe.`
  return mixed.test(line)
    ? `Those two together can give off ${gas}, so please act now: ${help} Open a window if you pass one, don’t wipe it up yet, and keep others out for a good while.`
    : `No, please don’t put those two together: that gives off ${gas}. Use one alone and rinse well before anything else touches it. Dish soap, hot water and a stiff brush do more than people think, and baking soda takes care of most of the rest. If you’ve already mixed them, ${help}`
}
