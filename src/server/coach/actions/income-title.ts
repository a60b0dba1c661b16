import { oneOf } from '../phrase-pattern.ts'

const ledBy = /^(?:for|from|in|down) (?=\p{L})|^my (?:income|pay|money) (?:for|from) /iu
/** Words in 'The cake i sold to tanya', 'the haircut i gave my neighbor'. */
const forWhom = oneOf(
  '(?:sold|gave) to',
  '(?:made|did|baked|sewed|fixed) for',
  String.raw`gave(?= (?:my|her|his|the|our|mrs?|ms|miss|\p{L}{2,12}$)\b)`,
)
const madeFor = new RegExp(String.raw` (?:that |which )?(?:i|we) (?:${forWhom}) ?`, 'iu')
/** Verbs in 'Two houses i cleaned'. */
const doneVerbs =
  'cleaned|painted|mowed|hemmed|washed|walked|watched|typed|edited|fixed|repaired|detailed|tutored|groomed'
const doneTo = new RegExp(
  String.raw` (?:that |which )?(?:i|we) (${doneVerbs})(?=$| (?:for|at|in|this|last|yesterday|today)\b)`,
  'i',
)

/** Returns the work that was paid for, without the people. */
export const withoutWho = (given: string): string =>
  given.replace(ledBy, '').replace(madeFor, ' for ').replace(doneTo, ' $1')
