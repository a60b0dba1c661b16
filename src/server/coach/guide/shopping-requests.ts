import type { CoachProposal } from '#contract/coach.ts'
import { longestLine } from '#contract/shopping-line.ts'
import { shoppingCategories } from '#contract/shopping-lists.ts'
import { toPlainLine } from './quote-user-text.ts'

/** 'put milk on the list', 'add shampoo to my hygiene list'. 'my list' alone is the planner's. */
const itemForm =
  /^(?:add|put|write|note)(?: down)? (.+?) (?:to|on|onto|in) (?:(?:the|our) (?:(personal|household|beauty|hygiene|home[- ]design|spousal|children|kids)(?:['’]s?|s['’]?)? )?(?:shopping |grocery )?list|my (?:(personal|household|beauty|hygiene|home[- ]design|spousal|children|kids)(?:['’]s?|s['’]?)? (?:shopping )?|shopping |grocery )list)[.!]*$/i

/** Groceries without a list's name are for the household. */
const usual = 'household'

function categoryOf(word: string | undefined): Extract<CoachProposal, { kind: 'item' }>['list'] {
  const named = word === undefined ? usual : word.toLowerCase().replace('kids', 'children').replace(' ', '-')
  return shoppingCategories.find(({ id }) => id === named)?.id ?? usual
}

/** An item that the user asks to put on a shopping list. */
export function readItem(text: string): Extract<CoachProposal, { kind: 'item' }> | null {
  const [, line, shared, own] = itemForm.exec(text) ?? []
  if (line === undefined) return null
  return { kind: 'item', title: toPlainLine(line).slice(0, longestLine), list: categoryOf(shared ?? own) }
}
