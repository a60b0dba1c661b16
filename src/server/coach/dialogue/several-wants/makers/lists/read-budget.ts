const dollars = /\$ ?(\d[\d,]{0,8})|\b(\d[\d,]{0,8}) ?(?:dollars|bucks)\b/gi
/** Words after an amount that is a price or pay, not a limit. */
const notLimit = /^ ?(?:an?|per|each) (?:month|week|hour|year|loaf|person|day)\b/i

/** Reads what the user can spend: the first amount in dollars that isn’t a price by the month or the hour. */
export function readBudget(message: string): number | null {
  for (const { 0: said, 1: signed, 2: worded, index } of message.matchAll(dollars))
    if (!notLimit.test(message.slice(index + said.length))) return Number((signed ?? worded ?? '').replaceAll(',', ''))
  return null
}
