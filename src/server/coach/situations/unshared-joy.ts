import { normalize } from '../guide/text-analysis.ts'
import { anyOf } from '../phrase-pattern.ts'

const unshared = anyOf(
  'nobody (?:\\w+ )?(?:cares?|cared|noticed|asked|clapped)|no one (?:\\w+ )?(?:cares?|cared|noticed|asked)',
  'wanted (?:somebody|someone) to (?:be|care)',
)

/** True for good news that hurts because nobody shared it: 'I got promoted and I feel like nobody cares'. */
export const isUnsharedJoy = (message: string): boolean => unshared.test(normalize(message))
