import { oneOf } from '../phrase-pattern.ts'
import { readWhen } from '../when/read-when.ts'
import type { ActionContext } from './action-request.ts'
import { readAmounts } from './amounts.ts'
import { moneySign, bareCurrency } from './currency-names.ts'
import { type GoalProposal, makeGoal } from './make-goal.ts'
import { languageOfRequest } from './language-of.ts'
import { collapseSpaces, toTitle, trimEdges } from './title-text.ts'
import { englishMonths } from '../when/months.ts'

/** The user's settings, and the time of the message. */
type MessageContext = Pick<ActionContext, 'now' | 'timeZone' | 'today' | 'language' | 'hasMilestones' | 'currency'>

const articles = oneOf('an?|the|my|our|some|un|una|el|la|mi|unos|unas')
const ends = oneOf(
  `[.,;!?\\n]|$| (?:and|but|by|before|it[’']?s|its|that[’']?s|which|costs?|is|i|so|y|pero|cuesta|para el|antes)\\b| ${moneySign}?\\d`,
)
/** Matches what an amount is for. */
const purposes: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:sav(?:e|ing)(?: up)?|put(?:ting)? (?:money )?(?:aside|away|by)|money|ahorr\w+)\b[^.!?\n]{0,25}? (?:for|towards?|para) (?:(?:${articles}) )?([^.,;!?\n]{3,60}?)(?=${ends})`,
    'i',
  ),
  new RegExp(
    String.raw`(?:${moneySign}\d[\d.,]{0,9}|\d[\d.,]{0,9} ?(?:dollars|bucks|euros|pesos|d[oó]lares)?) (?:for|towards?|para) (?:(?:${articles}) )?([^.,;!?\n]{3,60}?)(?=${ends})`,
    'i',
  ),
  new RegExp(
    String.raw`(?:^|[.,;!?\n] ?)(?:(?:so|and|ok|oh) )?(?:(?:${articles}) )?([^.,;!?\n]{3,60}?) (?:(?:is|are)(?: (?:gonna|going to) be)?|will be|gonna be|costs?|runs|comes to|cuesta|va a costar) (?:about |around |like )?${moneySign}?\d`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:i|we)(?: (?:really|just|still))? (?:want|wanna get|need|would like|want to (?:buy|get)|need to (?:buy|get))(?: to (?:buy|get))? (?:(?:${articles}) )([^.,;!?\n]{3,60}?)(?=${ends})`,
    'i',
  ),
  new RegExp(String.raw`\b(?:quiero|necesito)(?: comprar)? (?:(?:${articles}) )([^.,;!?\n]{3,60}?)(?=${ends})`, 'i'),
]
const counted = new RegExp(
  String.raw`\b(?:i|we)(?: (?:want|need|would like|plan|hope|am trying|['’]?m trying)| wanna)(?: to)? ([^.,;!?\n]{3,80}?)(?=[.,;!?\n]|$)`,
  'i',
)

const months = oneOf(...englishMonths)
/** Matches 'A goal for June', which is one by then. */
const bareMonth = new RegExp(String.raw`\bfor (${months})\b`, 'i')
/** The day that one of its clauses names. */
export function goalDayIn(told: string, context: MessageContext): string | null {
  const language = languageOfRequest(told, context.language)
  const dated = told.replace(bareMonth, 'by $1')
  const days = dated.split(/[.,;!?\n]/).flatMap((part) => readWhen(part, context, language, true).day ?? [])
  return days.find((day) => day > context.today) ?? null
}

/** Makes a goal of a message with an amount and its purpose, or something to count. Returns null if it has neither. */
export function goalFromMessage(told: string, context: MessageContext): GoalProposal | null {
  const text = collapseSpaces(told.slice(0, 400))
  const sums = readAmounts(text, context)
  const sum = sums.find(({ isBare }) => !isBare) ?? sums.at(0)
  if (sum === undefined) return null
  const targetDate = goalDayIn(told, context)
  const thing = purposes
    .map((form) => form.exec(text)?.[1])
    .find((found) => found !== undefined && /\p{L}{3}/u.test(found))
  if (thing !== undefined && !/\b(?:times|days|miles|hours|veces)\b/i.test(text.slice(sum.end, sum.end + 12))) {
    const currency = sum.currency ?? bareCurrency(context)
    const title = toTitle(trimEdges(thing))
    return {
      kind: 'goal',
      title,
      category: 'financial',
      targetDate,
      goalKind: 'amount',
      targetValue: sum.value,
      currency,
    }
  }
  const wanted = counted.exec(text)?.[1]
  const made = wanted === undefined ? null : makeGoal(readWhen(wanted, context, 'en', true).rest, targetDate, context)
  return made?.targetValue === sum.value ? made : null
}
