import { oneOf } from '../phrase-pattern.ts'
import { toTitle } from './title-text.ts'
import type { ActionRequest, Clause } from './action-request.ts'
import { stripCourtesies } from './command-clauses.ts'
import { englishWeekday } from '../when/weekdays.ts'

/** Reads progress of a goal, which is entered on the goal's own page. Returns null for anything else. */
const goalProgressIn = ({ text, language }: Clause): string | null =>
  language === 'en' ? (/^progress of my .{1,60} goal: (.{1,60})$/i.exec(text)?.[1] ?? null) : null

const goalActs = oneOf(
  'delete|remove|get rid of|drop|scrap|erase|finish|complete|close|archive|pause|resume|end|stop|cancel|abandon|quit',
  'wrap up|shut down|conclude|terminate|give up(?: on)?|mark|check off|cross off|tick off',
)
const actsOnGoal = new RegExp(String.raw`^(${goalActs}) (?:my|the|our|that) ((?:[\w'’$-]+ ){0,4}[\w'’$-]+) goal\b`, 'i')
/** Reads 'Delete my savings goal', which is done on the goal's own page. Returns null for anything else. */
function goalActIn({ text, language }: Clause): ActionRequest | null {
  const [, verb = '', said = ''] = language === 'en' ? (actsOnGoal.exec(text) ?? reached.exec(text) ?? []) : []
  if (said === '') return null
  const act = finishes.test(verb) ? 'finish' : deletes.test(verb) ? 'delete' : null
  return act === null
    ? { do: 'unable', why: 'goalAct', said, language }
    : { do: 'change', record: 'goal', name: toTitle(said), day: null, change: { act }, isCertain: true, language }
}
const reached =
  /^(?:i(?:[’']?ve)? )?(?:just |finally )?(finished|completed|reached|crushed) (?:my|the|our) ((?:[\w'’$-]+ ){0,4}[\w'’$-]+) goal\b/i
const finishes = /^(?:finish|complete|mark|check|cross|tick|wrap|close|conclude|reach|crush)/i
const deletes = /^(?:delete|remove|get rid|drop|scrap|erase|cancel|abandon|quit|give up)/i

const repeatDays = oneOf(`weekdays|weekends|week|weeks|every ?day|${englishWeekday}s`)
const ofDays = String.raw`(?:my |the |all (?:my |the )?)?(?:${repeatDays})\b`
const changesRepeat = [
  new RegExp(String.raw`^(?:take|get) (?:the |my )?([^,;?]{2,50}?) off(?: of)? ${ofDays}`, 'i'),
  new RegExp(String.raw`^(?:remove|delete|cancel) (?:the |my )?([^,;?]{2,50}?) (?:from|on|off) ${ofDays}`, 'i'),
]
/** Reads 'Take the gym off my weekdays', a repeat whose days are changed in the planner. Returns null for anything else. */
const repeatChangeIn = ({ text, language }: Clause): string | null =>
  language === 'en'
    ? (changesRepeat.map((form) => form.exec(text)?.[1]).find((what) => what !== undefined) ?? null)
    : null

/** Reads a change that the user makes on another page and the coach can't. Returns null for anything else. */
export function unsupportedChange(clause: Clause): ActionRequest | null {
  const { language } = clause
  const progress = goalProgressIn(clause)
  if (progress !== null) return { do: 'unable', why: 'goalProgress', said: progress, language }
  const acted = goalActIn(clause)
  if (acted !== null) return acted
  const repeated = repeatChangeIn(stripCourtesies(clause))
  return repeated === null ? null : { do: 'unable', why: 'repeatDays', said: repeated, language }
}
