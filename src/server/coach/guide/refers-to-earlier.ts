const connective = /^(?:and|but|so|or|then|also)\b/i
const pronoun = /\b(?:it|that|this|them|those|they|him|her|he|she)\b/giu
/** Matches 'my sister' or 'a budget', which a later pronoun may refer to. */
const antecedent = /\b(?:my|our|a|an|the|his|your|some|another)\s+\p{L}{3}|\b(?:someone|somebody|people|kids)\b/iu
/** Words after an 'it' that refers to nothing: 'is it too late', 'it’s hard', 'how long does it take'. */
const judgements = 'too|ok|okay|normal|possible|worth|bad|weird|wrong|safe|time|hard|better|fair|selfish|rude|easier'
const expletive = new RegExp(
  String.raw`^it(?:['’]?s)?(?: is| was| feels| seems| takes| gets| take| feel)?(?: (?:really|so|just|ever|even|still))? (?:${judgements})\b|^it takes?\b`,
  'iu',
)
/** Matches 'that' as a conjunction: 'the fact that I …', 'so tired that I …'. */
const conjunction =
  /^(?:that|this) (?:i|i['’]m|we|you|my|week|weekend|month|morning|year|evening|summer|winter|fall|spring)\b/iu

/** Whether a message refers to an earlier one: it continues it, or has a pronoun for something it does not name. */
export const goesOnOrPoints = (message: string): boolean => connective.test(message) || pointsToEarlier(message)

/** Whether a pronoun refers to something that only an earlier message names. */
export function pointsToEarlier(message: string): boolean {
  const pronouns = [...message.matchAll(pronoun)]
  if (connective.test(message)) return pronouns.length > 0
  return pronouns.some(({ index }) => {
    const after = message.slice(index)
    return !expletive.test(after) && !conjunction.test(after) && !antecedent.test(message.slice(0, index))
  })
}
