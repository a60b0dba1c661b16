import { oneOf } from '../../phrase-pattern.ts'
import { cleanClause } from '../drafts/read-clause.ts'
import { addressNamedReader } from './address-named-reader.ts'
import type { Point } from './message-draft.ts'
import { joinedClauses } from './joined-clauses.ts'

/** What keeps happening, and what would be asked for it. */
const asks: readonly [RegExp, (found: RegExpExecArray) => string | null][] = [
  [
    /\blate (?:to|for|getting to|picking up at) ((?:the |my |our |work|pick|school|class|practice)[\p{L} ]{0,20}?)(?= every| each| all| again| most|,|$)/iu,
    ([, place = '']) => `be at ${place.replace(/^pick ?up/, 'pick-up').trim()} on time`,
  ],
  [
    /\b(?:parks?|parking|parked) (in (?:my|our) [\p{L} ]{3,20}?)(?= every| again| all|,|$)/iu,
    () => 'park somewhere else',
  ],
  [
    /(?<!watch(?:es|ing)? |the )\b(?:music|tv|bass|drums?)\b(?! the entire)|\b(?:noise|(?<!out )loud(?:ly)?)\b/i,
    () => 'turn it down at night',
  ],
  [/\bdog\b.{0,30}\bbark/i, () => 'keep the dog in at night'],
  [
    /\b(?:leaves?|leaving) (?:his|her|their|all (?:his|her|their)) ([\p{L} ]{3,20}?)(?= in| on| all| every|,|$)/iu,
    ([, things = '']) => `put your ${things} away`,
  ],
  [
    /(?<!\b(?:may|can|could|to|will) )\b(?:calls?|calling|texts?|texting) me (?:at|after) ([\p{L}\d: ]{2,15}?)(?= every| about| to|,|$)/iu,
    ([, hour = '']) => `not call after ${hour}`,
  ],
]
const consequences = oneOf(
  "i(?:[’']?m| am) (?:always )?(?:late|behind|the one who)",
  'i (?:always )?(?:get|got) (?:in trouble|a talking|written up|the blame|blamed)',
)
const follows = new RegExp(`^(?:then )?(?:${consequences}) ?.{0,80}$`, 'i')

/** What the reader keeps doing, what it does here, and what is asked; nothing where no such thing is told. */
export function readComplaint(sentences: readonly string[], name: string | undefined): Point[] {
  const clauses = sentences.flatMap((sentence) => joinedClauses(sentence))
  for (const { text } of clauses) {
    if (/^i\b/i.test(text)) continue
    for (const [form, toAsk] of asks) {
      const found = form.exec(text)
      const act = found === null ? null : toAsk(found)
      if (act === null) continue
      const after = clauses.filter((clause) => follows.test(clause.text))
      const costs = after
        .flatMap(({ text: cost }) => addressNamedReader(cost.replace(/^then /i, ''), name) ?? [])
        .slice(0, 1)
      return [
        ...costs.map((cost): Point => ({
          kind: 'fact',
          text: cleanClause(cost).replace(/^I’m late/, 'When it’s longer, I’m late'),
        })),
        { kind: 'ask', text: `Could you ${act}` },
      ]
    }
  }
  return []
}
