import { oneOf } from '../phrase-pattern.ts'

const much = oneOf(
  String.raw`(?:half|most|all|some|part|none|nothing|everything|anything|things?|stuff|one|two|three|\d{1,3}|an?|the|any) ?`,
  'so much|a few|a lot|a couple|a single|not one',
)
const negated = oneOf(
  "(?:did|have|had|could)(?:n['’]?t| not) (?:even |really )?(?:get|got|gotten|do|done|finish|finished|make|made|touch|touched|cross|crossed|check|checked|start|started|buy|bought|find|found)",
  "never (?:even )?(?:got|finished|touched|started|made|found)|can['’]?t (?:get|seem to get)",
)
/** Matches 'Didn't get one thing on my list done', 'only got half of my grocery list': statements about a list. */
const told = new RegExp(
  String.raw`^(?:(?:well|so|and|but|ugh|ok|also|today|yeah) ){0,2}(?:(?:i|we) )?(?:(?:only|barely|hardly|just|still|already|even) ){0,2}(?:(?:${negated})\b|(?:got|forgot|missed|found|bought|did|finished|lost) (?:(?:${much})\b))[^]{0,120}\b(?:list|lists|to-?dos?)\b`,
  'i',
)
const asks = /\b(?:put|add|stick|throw|remind|need|move|please|pls|plz|so (?:can|could|i need)|can you|could you)\b/i
const sentences = /(?<=[.!?;])\s+|\n+/

/** Drops statements about a list. A command has an order in it, or a wish. */
export function withoutListStatements(message: string): string {
  const said = message.split(sentences)
  const kept = said.filter((one) => !told.test(one) || asks.test(one))
  return kept.length === said.length ? message : kept.join(' ')
}
