import { makeAnswer } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'

const whose =
  '(?:late )?(?:moms?|mamas?|dads?|daddys?|mothers?|fathers?|husbands?|wifes?|grandmas?|grandpas?|sisters?|brothers?|his|her)'
const asks = new RegExp(
  `\\b(?:do with|start with|go through|handle)\\b.{0,12}\\b${whose} (?:old )?(?:clothes|things|stuff|belongings|bags|closet)\\b`,
)
const gone = /\b(?:late|passed|died|funeral|lost)\b/i
const notYet = /\bcan[’']?t (?:open|go through|look at|touch|face)\b|\bnot ready\b/i

/** Answers what to do with the clothes of somebody who died. */
export const makeLateBelongings: PartMaker = ({ line, context }) => {
  const text = context.turn.request.message
  if (!asks.test(line) || !gone.test(text)) return null
  const first = notYet.test(text)
    ? `Nothing yet, and that’s a fine answer. ${/\bbags\b/i.test(text) ? 'Move the bags, unopened,' : 'Leave it all where it is, or move it as it is'} to one spot that closes: a closet shelf, under a bed, or a tote with a name on it. Nothing gets decided.`
    : 'Keep it small: one bag, one hour, and somebody sitting with you.'
  return makeAnswer(
    `${first}\n\nWhen the day comes, make three piles: keep, family, and **not yet**. “Not yet” is a real pile, and it can stay one for years. If you want something close in the meantime, take one thing out, like a scarf or a shirt, and leave the rest zipped.`,
    { closesTopic: true },
  )
}
