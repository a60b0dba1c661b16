import { readCount } from '../../../../number-words.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import type { Wish } from './choose-dishes.ts'

const count = '(an?|one|two|three|four|five|six|seven|[1-7])'
const asksMeals = new RegExp(
  oneOf(
    String.raw`\b(?:need|give|want|make|plan|any|some|ideas?|have|${count}|what|which|cheap|easy)(?: \w+){0,4} (?:dinners|breakfasts?|lunches|suppers|meals|menu|(?:dinner|supper|lunch|breakfast) ideas?)\b`,
    String.raw`^(?:lunches|dinners|breakfasts|meals|meal prep)\b`,
    String.raw`\bwhat (?:do|should|can|could|would) (?:i|we|you) (?:even |just |actually )?(?:eat|cook|serve|feed (?:them|everyone|everybody|him|her|us)|make (?:for )?(?:them|dinner|lunch|tonight))\b`,
    String.raw`\b(?:a|the|my) menu\b|\bmeal prep\b`,
    String.raw`\bwhat (?:should|can|do) i (?:bring|make)\b`,
  ),
)
const notMeals = new RegExp(
  [
    String.raw`\b(?:meal train|eat (?:before|after|during|that|at \d|the (?:morning|night|day))|what time|how long`,
    String.raw`|how (?:do|should|can) (?:i|we) (?:tell|ask|get|say))\b`,
  ].join(''),
)
const asksList =
  /\b(?:shopping|grocery|groceries|store) list\b|\bwhat (?:do|should|would) (?:i|we) (?:need to |have to )?(?:buy|get at the store)\b|\blist by aisle\b/
const asksAhead = new RegExp(
  [
    String.raw`\bwhat (?:can|could|should|do) i (?:get done|do|make|prep|prepare|get ready) (?:on )?(?:(?:mon|tues|wednes`,
    String.raw`|thurs|fri|satur|sun)day|the (?:night|day) before|ahead|early)\b`,
  ].join(''),
)

/** Whether a line wants dishes, the list of what to buy for them, or what can be done the day before. */
export const readMealAsk = (line: string): { meals: boolean; list: boolean; ahead: boolean } => ({
  meals: asksMeals.test(line) && !notMeals.test(line),
  list: asksList.test(line),
  ahead: asksAhead.test(line),
})

const party = /\b(?:birthday|bday|party)\b/
const kids =
  /\b(?:kids|girls|boys|children|turning (?:\d|1[0-2]|[a-z]+)|turns (?:\d|1[0-2])\b|\dth birthday|[1-9](?:st|nd|rd|th) birthday)\b/
const company = new RegExp(
  [
    String.raw`\b(?:having|hosting|company|guests|over for (?:lunch|dinner|supper)|coming (?:over|for (?:lunch|dinner))`,
    String.raw`|luncheon|feeding \d+|birthday dinner|shower)\b`,
  ].join(''),
)
const potluck = /\bpot ?luck\b|\bbring(?:ing)? (?:a|the|some) (?:dish|side|dessert)\b|\bfuneral (?:lunch|meal)\b/

const countOf = (line: string, form: string): number => {
  const found = new RegExp(String.raw`\b${count}(?: \w+){0,2} ${form}`).exec(line)?.[1]
  return found === undefined ? 0 : readCount(found)
}

function readPotluck(line: string): Wish[] {
  const isSweet = /\b(?:dessert|sweet|cake|cookies)\b/.test(line)
  const isSide = /\bside\b/.test(line) || !isSweet
  return [
    ...(isSide ? [{ use: 'potluckSide' as const, many: isSweet ? 1 : 2, times: 0.5 }] : []),
    ...(isSweet ? [{ use: 'potluckSweet' as const, many: 1, times: 0.7 }] : []),
  ]
}

/** Of one idea there’s nothing to choose. */
const fewestIdeas = 2

function readUsual(want: string, line: string): Wish[] {
  const isWeek = /\bweek\b/.test(want)
  const isIdea = /\bideas?\b/.test(want)
  const isPrep = /\bmeal prep\b/.test(line)
  const dinners =
    countOf(want, '(?:dinners?|suppers?)\\b') ||
    (/\b(?:dinners|suppers|supper ideas?|dinner ideas?|cook)\b/.test(want) ? (isWeek ? 5 : 3) : 0)
  const breakfasts = countOf(want, 'breakfasts?\\b') || (/\bbreakfasts\b/.test(want) ? 3 : 0)
  const lunches = countOf(want, 'lunch(?:es)?\\b') || (/\blunch(?:es)?\b/.test(want) ? 5 : 0)
  if (dinners + breakfasts + lunches > 0)
    return [
      { use: 'dinner' as const, many: isIdea && dinners > 0 ? Math.max(dinners, fewestIdeas) : dinners, times: 1 },
      { use: 'breakfast' as const, many: breakfasts, times: 1 },
      { use: 'lunch' as const, many: lunches, times: 1 },
    ].filter(({ many }) => many > 0)
  if (isPrep) return [{ use: 'lunch', many: 2, times: 2.5 }]
  if (/\beat\b/.test(want))
    return [
      { use: 'breakfast', many: 2, times: 2.5 },
      { use: 'lunch', many: 3, times: 2 },
    ]
  return []
}

/** Reads which meals are wanted, from the want and, for guests, from the whole message. */
export function readMealWishes(want: string, line: string): Wish[] {
  if (potluck.test(line)) return readPotluck(line)
  if (party.test(line) && kids.test(line) && /\b(?:menu|food|feed|serve|eat)\b/.test(want))
    return [
      { use: 'partyMain', many: 2, times: 0.6 },
      { use: 'partySide', many: 3, times: 0.7 },
      { use: 'partySweet', many: 1, times: 1 },
      { use: 'partyDrink', many: 1, times: 1 },
    ]
  if (company.test(line) && /\b(?:menu|serve|make|cook|feed)\b/.test(want) && !/\bdinners|breakfasts?\b/.test(want))
    return [
      { use: 'companyMain', many: 1, times: 1 },
      { use: 'companySide', many: 2, times: 0.8 },
      { use: 'companySweet', many: 1, times: 1 },
    ]
  return readUsual(want, line)
}
