const connective = /^(?:and|but|so|or|then|also)\b/i
const pronoun = /\b(?:it|that|this|them|those|they|him|her|he|she)\b/giu
/** 'My sister', 'a budget': what a pronoun after it stands for. */
const antecedent = /\b(?:my|our|a|an|the|his|your|some|another)\s+\p{L}{3}|\b(?:someone|somebody|people|kids)\b/iu
/** 'Is it too late', 'it’s hard', 'how long does it take': this 'it' stands for nothing. */
const judgements = 'too|ok|okay|normal|possible|worth|bad|weird|wrong|safe|time|hard|better|fair|selfish|rude|easier'
const expletive = new RegExp(
  String.raw`^it(?:['’]?s)?(?: is| was| feels| seems| takes| gets| take| feel)?(?: (?:really|so|just|ever|even|still))? (?:${judgements})\b|^it takes?\b`,
  'iu',
)
/** 'The fact that I …', 'so tired that I …'. */
const conjunction =
  /^(?:that|this) (?:i|i['’]m|we|you|my|week|weekend|month|morning|year|evening|summer|winter|fall|spring)\b/iu

/** Whether a message refers to an earlier one: it goes on from it, or has a pronoun for what it doesn't name itself. */
export const goesOnOrPoints = (message: string): boolean => connective.test(message) || pointsToEarlier(message)

/** Whether a pronoun stands for what only an earlier message names. */
export function pointsToEarlier(message: string): boolean {
  const pronouns = [...message.matchAll(pronoun)]
  if (connective.test(message)) return pronouns.length > 0
  return pronouns.some(({ index }) => {
    const after = message.slice(index)
    return !expletive.test(after) && !conjunction.test(after) && !antecedent.test(message.slice(0, index))
  })
}
