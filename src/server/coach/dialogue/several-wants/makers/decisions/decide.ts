import { toSecondPerson } from '../../../../second-person.ts'
import { bulletList } from '../../../../markdown.ts'
import { countWords, isStory } from '../../../../guide/text-analysis.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { type Facts, fillIn } from '../../../decisions/decision-facts.ts'
import type { PartMaker } from '../../part.ts'
import { type DecisionKind, decisionKinds, type Said } from './decision-content.ts'
import { decisionSums } from './decision-sums.ts'
import { asksForDecision, asksForJudgment, isBareAsk } from './is-decision.ts'
import { type PartLines, readPartLines } from './read-part-lines.ts'

const mostReasons = 3
/** In words. A want this short refers to what was told before it. */
const bareWords = 4
/** Deaths and dangers for which nothing is weighed here. */
const grave = /\b(?:suicid\w*|kill (?:myself|himself|herself)|overdos\w*|stillb\w*|abortion|hits me|hit me|abus\w*)\b/

const isOfKind = ({ kind, about, all, none, asks }: DecisionKind, { ask, all: line }: PartLines): boolean =>
  (kind.judges === true ? asksForJudgment(ask) : (asks?.test(ask) ?? asksForDecision(ask))) &&
  (about.test(ask) || (kind.judges !== true && (isBareAsk(ask) || countWords(ask) <= bareWords) && about.test(line))) &&
  all.every((form) => form.test(line)) &&
  none?.test(line) !== true

/** A single word that is read in either case, like '([Kk]nees)', isn’t a name. */
const sayFact = (found: string, { source }: RegExp): string =>
  toSecondPerson(/^\p{Lu}\p{Ll}+$/u.test(found) && /\(\[[A-Z][a-z]\]/.test(source) ? found.toLowerCase() : found)

/** Matches the word for what the user fears to be. */
const fear = new RegExp(
  [
    String.raw`\b(rude|selfish|wrong|mean|crazy|petty|cruel|weird|tacky|overreacting|unreasonable|dramatic|lazy|cheap|stingy`,
    String.raw`|ungrateful|unfair|cold|heartless|silly|childish|controlling|too sensitive|ridiculous|nuts)\b`,
  ].join(''),
)

function readFacts({ kind, facts }: DecisionKind, { ask, all, text }: PartLines): Facts {
  const told = facts.flatMap(({ name, form }) => {
    const found = form
      .exec(text)
      ?.slice(1)
      .find((group) => group !== undefined)
    return found === undefined ? [] : [[name, sayFact(found.trim(), form)] as const]
  })
  const sum = kind.sum === undefined ? null : (decisionSums.get(kind.sum)?.(all) ?? null)
  const word = fear.exec(ask)?.[1]
  return { ...Object.fromEntries(told), ...(word !== undefined && { word }), ...sum }
}

const holds = ({ form, not, asks, has }: Said, { ask, all }: PartLines, facts: Facts): boolean =>
  form?.test(all) !== false &&
  not?.test(all) !== true &&
  asks?.test(ask) !== false &&
  has.every((name) => Object.hasOwn(facts, name))

const sayAll = (said: readonly Said[], lines: PartLines, facts: Facts): string[] =>
  said.flatMap((one) => (holds(one, lines, facts) ? (fillIn(one.text, facts) ?? []) : []))

function answerKind(kind: DecisionKind, lines: PartLines): string | null {
  const facts = readFacts(kind, lines)
  if (kind.kind.needs?.every((name) => Object.hasOwn(facts, name)) === false) return null
  const [lean] = sayAll(kind.leans, lines, facts)
  const reasons = sayAll(kind.reasons, lines, facts).slice(0, mostReasons)
  const [change] = sayAll(kind.changes, lines, facts)
  if (lean === undefined || change === undefined || reasons.length === 0) return null
  return paragraphs(lean, bulletList(reasons), change)
}

/** Answers a decision of a kind that is surely read, where enough is told beside it: a lean, the told reasons for it, and what would change it. */
export const decideForUser: PartMaker = (part) => {
  const lines = readPartLines(part)
  if (grave.test(lines.all) || !isStory(lines.text)) return null
  for (const kind of decisionKinds) {
    const text = isOfKind(kind, lines) ? answerKind(kind, lines) : null
    if (text !== null) return makeAnswer(text, { closesTopic: true })
  }
  return null
}
