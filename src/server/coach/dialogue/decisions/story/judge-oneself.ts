import { oneOf, wholeWords } from '../../../phrase-pattern.ts'
import { normalize } from '../../../guide/text-analysis.ts'
import { splitUserSentences } from '../../split-sentences.ts'
import { judgedForms } from './story-content.ts'
import { lowerFirst, type StoryClause } from './story-clauses.ts'

const asksOfSelf = new RegExp(
  String.raw`\b(?:${oneOf(
    'is (?:it|that|this)|would (?:it|that|this) be|am i|isnt (?:it|that)|do you think (?:im|its|i am|it is)|or (?:is|would) (?:it|that)(?: be)?|makes? me|whether (?:this|it|that) is|was (?:it|that|i)|or only',
  )})\b`,
)
const ofOthers = /\b(?:is|was) (?:he|she|they)\b/
const wrongs = wholeWords([
  'i (?:lied|cheated|stole|hit|slapped|screamed at|shoved|kissed|slept with|hid|havent told|havent paid|broke (?:her|his))',
  'i (?:read|opened|went through) (?:her|his|their|my \\w+s) (?:diary|journal|phone|texts?|messages|emails?|mail|letters?)',
])
/** Matches 'Does that mean I can stop', which doesn't ask for a judgment. */
const meaning = /\b(?:(?:does|do|did|would|will|could|might) (?:it|that|this|they|he|she)|i|you|which) mean\b/g
const death = /\b(?:die[sd]?|dead|dying|death)\b/

/** `isAdmitted`: the view names what the user did wrong, in the user's words. */
export type Judgment = { view: string; ask: string; isAdmitted: boolean }

const questionIn = (message: string): string | undefined =>
  splitUserSentences(message)
    .map((one) => normalize(one).replaceAll(meaning, ' '))
    .find((line) => asksOfSelf.test(line) && !ofOthers.test(line) && judgedForms.some(({ form }) => form.test(line)))
/** True for questions like 'Am I being unfair?'. */
export const asksToBeJudged = (message: string): boolean => questionIn(message) !== undefined

/** Says whether the user is what they fear to be. Returns null if the message doesn't ask that. */
export function judgeOneself(message: string, clauses: readonly StoryClause[]): Judgment | null {
  const question = questionIn(message)
  if (question === undefined || death.test(question)) return null
  const found = judgedForms.find(({ form }) => form.test(question))
  if (found === undefined) return null
  const {
    judged: { view, ask },
    form,
  } = found
  const wrong = clauses.find(({ line }) => wrongs.test(line))
  if (wrong === undefined)
    return { view: view.replace('{word}', form.exec(question)?.[0] ?? ''), ask, isAdmitted: false }
  return {
    view: `Not all of it, no. There’s one part I’d make right, and you named it yourself: ${lowerFirst(wrong.text)}.`,
    ask,
    isAdmitted: true,
  }
}
