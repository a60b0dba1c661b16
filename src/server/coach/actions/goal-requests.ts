import type { CoachProposal } from '#contract/coach.ts'
import type { Language } from '../safety/kinds.ts'
import type { ActionContext, ActionRequest, Clause } from './actions.ts'
import { readSums } from './amounts.ts'
import { goalCategory } from './categories.ts'
import { refuse } from './task-requests.ts'
import { fold, match, toTitle } from './text.ts'
import { readWhen } from './when.ts'

const forms: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:add|create|make|set up|set|start|new|put|i have)(?: me| myself)?(?: an?| my| the| another){0,2}(?: new)?((?: [a-z]+)?) goals?\b(?: for me| for myself)?(?:,? ?(?:to|of|for|:|called|that|about|which is)){0,3}:? ?(.*)$/d,
    /^()my (?:new |next |first |big )?goal (?:is|will be)(?: to)? (.+)$/d,
    /^()(?:new )?goal(?::| to) ?(.+)$/d,
    /^()(?:make|call) (.+?) (?:into )?an? (?:new )?goal(?:,? (?:it's|its|for) (?:.+))?$/d,
    /^()(?:add|put|save|set|make|track) (.+?) (?:to|as|on|in|into) (?:my |a |one of my )(?:new )?(?:list of )?goals?(?: list)?$/d,
  ],
  es: [
    /^(?:(?:anade|anadir|agrega|agregar|crea|crear|pon|poner|nuev[oa]|haz|quiero|establece|tengo)(?:me)?)?(?: ?una?| mi| la){0,2}(?: nuev[oa])?() (?:meta|objetivo)\b(?:,? ?(?:de|:|para|que|llamad[oa]|es)){0,3}:? ?(.*)$/d,
    /^()mi (?:nuev[oa] |proxim[oa] )?(?:meta|objetivo) es (.+)$/d,
    /^()(?:nuev[oa] )?(?:meta|objetivo): ?(.+)$/d,
    /^()(?:anade|agrega|pon) (.+?) (?:a|en|como) (?:mis |una |mi )?(?:metas?|objetivos?)$/d,
  ],
}
const counted =
  /\b(?:times|days|walks|sessions|pages|books|evenings|runs|hours|workouts|veces|dias|paseos|sesiones|paginas|libros|tardes|horas|entrenamientos)\b/

/** Counted where no number is named and the user's plan has no milestones. */
const usualTimes = '10'

type GoalProposal = Extract<CoachProposal, { kind: 'goal' }>

type Plan = Pick<ActionContext, 'timeZone' | 'hasMilestones'>

/** The goal in the user's words: counted in money or in times where a number is named, else milestones if the plan has them. */
export function makeGoal(rest: string, targetDate: string | null, { timeZone, hasMilestones }: Plan): GoalProposal {
  const title = toTitle(rest)
  const category = goalCategory(rest)
  const [sum] = readSums(rest, timeZone)
  const goal = { kind: 'goal', title, category, targetDate } as const
  if (sum !== undefined && (category === 'financial' || !sum.isBare))
    return { ...goal, category: 'financial', goalKind: 'amount', targetValue: sum.value, currency: sum.currency }
  if (sum !== undefined && counted.test(fold(rest)))
    return { ...goal, goalKind: 'habit', targetValue: sum.value, currency: null }
  return hasMilestones
    ? { ...goal, goalKind: 'milestones', targetValue: null, currency: null }
    : { ...goal, goalKind: 'habit', targetValue: usualTimes, currency: null }
}

/** 'savings goal of $500' is about saving. */
const titled = (kind: string, text: string): string =>
  /^ ?savings?$/i.test(kind) && !/\bsav/i.test(text) && text !== '' ? `save ${text}` : text

export function readGoal(clause: Clause, context: ActionContext): ActionRequest[] | null {
  for (const form of forms[clause.language]) {
    const [, kind = '', text] = match(form, clause.text) ?? []
    if (text === undefined) continue
    const { language } = clause
    const { day, rest, problem } = readWhen(titled(kind, text), context, language, true)
    if (problem !== null) return [refuse(problem, language)]
    if (toTitle(rest) === '') return [{ do: 'ask', about: 'goal', language }]
    const goal = makeGoal(rest, day, context)
    const isGuess = goal.goalKind === 'habit' && !goal.title.includes(goal.targetValue ?? '')
    return [{ do: 'add', proposal: goal, ...(isGuess && { guess: 'times' as const }), language }]
  }
  return null
}
