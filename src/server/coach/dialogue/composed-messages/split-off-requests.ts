import { oneOf } from '../../phrase-pattern.ts'

const order = new RegExp(
  `(?:^|[.!?] |,? (?:and|also|oh and|then|plus) (?:also )?)((?:please |can you )?(?:(?:put|add)(?: [^.!?]{1,80}?)? (?:${oneOf('(?:on|to|in|onto) (?:my|the|our) (?:\\p{L}{1,12} )?(?:list|shopping|planner|calendar|to-?do)', 'in shopping|to shopping')})\\b|remind me\\b|set (?:a|me a) reminder\\b)[^.!?]{0,120})`,
  'iu',
)
const nextWords = /,? (?:and|but) (?=(?:what|how|say|tell|make|if|also what)\b)/iu

/** What is to be noted, apart from the words that are wanted. */
export function splitOrders(given: string): { rest: string; orders: string } {
  const message = given.replace(/\s+/g, ' ').trim()
  const found = order.exec(message)
  if (found === null) return { rest: given, orders: '' }
  const [whole, asked = ''] = found
  const start = found.index + whole.length - asked.length
  const tail = nextWords.exec(asked)
  const orders = tail === null ? asked : asked.slice(0, tail.index)
  const before = message.slice(0, found.index + (/^[.!?]/.test(whole) ? 1 : 0))
  const after = message.slice(start + orders.length).replace(nextWords, ' ')
  return {
    rest: `${before} ${after}`
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[.!?]\s*/, ''),
    orders: orders
      .replace(/^((?:please |also |can you |and )*(?:put|add)) (?:it|that|this) (?=(?:on|to) (?:my|the))/i, '$1 ')
      .replace(/ +/g, ' ')
      .replace(/ (?:while i think of it|before i forget)\b.*$/i, '')
      .trim(),
  }
}
