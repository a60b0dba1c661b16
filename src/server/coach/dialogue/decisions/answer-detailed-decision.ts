import { z } from 'zod'
import { capitalize } from '#contract/capitalize.ts'
import { readContent } from '#server/lib/content.ts'
import { asksToAct } from '../../actions/answer-action-requests.ts'
import { readGuideRequest } from '../../guide/guide-requests.ts'
import type { Passage } from '../../guide/passage.ts'
import { countWords } from '../../guide/text-analysis.ts'
import { bulletList } from '../../markdown.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { isCoaching } from '../coaching/run-coaching.ts'
import { type Answer, makeAnswer, paragraphs } from '../compose-answer.ts'
import { isInterruption } from '../interruptions.ts'
import { readDraftRequest } from '../message-drafts/read-draft-request.ts'
import type { StageContext } from '../stage.ts'
import { nearMatter } from './answer-decision.ts'
import { askAndDecide } from './ask-and-decide.ts'
import { type Decision, readDecision } from './read-decision.ts'
import { coreOf } from './story/story-question.ts'
import { asksToBeJudged } from './story/judge-oneself.ts'
import { weighStory } from './story/weigh-story.ts'
import { type Facts, fillIn, readDecisionFacts } from './decision-facts.ts'
import { numberLine } from './message-numbers.ts'
import { sums } from './sums/all-sums.ts'
import type { Sum } from './sums/work-sums.ts'

const words = z.string().min(1).max(900)
/** Texts for messages that match the expression, if all the facts for their placeholders are known. */
const told = z.array(z.strictObject({ if: words.optional(), text: words }))
const kinds = (
  await readContent(
    'coach/detailed-decisions',
    z.array(
      z.strictObject({
        id: z.string(),
        /** Expressions that must all match the line of `numberLine`. */
        all: z.array(words).min(1),
        none: words.optional(),
        /** Replaces the general forms of a decision. */
        asks: words.optional(),
        /** True if it is also used when somebody is dying or has died. */
        grave: z.literal(true).optional(),
        /** True if it is only used when the sum of its numbers can be calculated. */
        needsSum: z.literal(true).optional(),
        sum: z
          .string()
          .refine((name) => sums.has(name))
          .optional(),
        told: told.optional(),
        points: z.array(words).min(2).max(4),
        /** The first match comes before `lean`. */
        leans: told.optional(),
        lean: words,
        ask: words,
      }),
    ),
  )
).map((kind) => ({
  kind,
  all: kind.all.map((form) => new RegExp(form)),
  none: kind.none === undefined ? null : new RegExp(kind.none),
  asks: kind.asks === undefined ? null : new RegExp(kind.asks),
  told: kind.told?.map(compile) ?? [],
  points: kind.points.map((text) => compile({ text })),
  leans: [...(kind.leans ?? []), { text: kind.lean }].map(compile),
}))

function compile(said: { if?: string | undefined; text: string }) {
  return { text: said.text, form: said.if === undefined ? null : new RegExp(said.if) }
}
type Said = ReturnType<typeof compile>
type Kind = (typeof kinds)[number]

const deciding = wholeWords([
  '(?:should|shall) (?:i|we|he|she)|(?:think|thinks|says|whether|if) (?:i|we) should|what (?:would you do|do you think)|whats your (?:take|vote|opinion)',
  'which (?:one|first|would you|is (?:better|smarter|best|the better)|should|do i|way)|worth (?:it|the)|good idea|bad idea|smart move|big mistake',
  '(?:is (?:it|that|this)|am i|would it be|be) (?:(?:being|so|really|too) )?(?:ok|okay|wrong|bad|selfish|rude|dumb|stupid|crazy|mean|better|smart|weird|normal|fair|much|soon|late|silly|terrible|awful|foolish)',
  '(?:do|would|could) (?:i|we|you) (?:just |even |really )?(?:say|go|let|take|tell|keep|quit|stay|ask|call|text|wait|buy|get|lend|give|pay|sell|fix|ignore|move|drop|cancel|do it|sign|accept|hire|host|skip|look|hang|agree|talk|have the)',
  '(?<!\\b(?:how|what|where|when|why|which|who|much|many|often|long|first) )do (?:i|we) (?!(?:have|need|feel|know|want|look|seem|get|do)\\b)\\w+',
  'gonna [^.]{3,60} or |can (?:i|we) (?:just )?(?:say no|skip|back out|quit|refuse)|whos right|yes or no|or (?:not|no|nah|what)|say (?:yes|no)|(?:idk|dont know|not sure|unsure) (?:if|whether|which|about|what to do)|torn|(?:cant|cannot|trying to|have to|hard to) (?:decide|choose|pick)|too (?:much|little|low|high|cheap|expensive|far|long)|is it worth|(?:cancel|cut it|would you|keep it|do it|go for it|quit|switch)$|(?:keep|retire now|go now|take it now) or|^(?:\\w+ ){1,5}or \\w+|first or|help me (?:decide|choose|pick|think)|on the fence|going back and forth',
  'how (?:do|would|should) (?:i|we|you) (?:decide|choose|pick|know (?:if|whether|which))|or (?:do i|should i|would|is it|just|keep|cancel|quit|wait|stay|leave|fix|buy|get|go|let|hang|save|pay|take|replace|sell|rent|drop|skip|trade|freeze|stick|hold|have|tell|say|ask|talk|do|rent|move|work|try|use|stop)',
])
/** Words to send, a way to do it, or something for a list is another wish. */
const other = wholeWords([
  '(?:how|what) (?:do|should|can|could|would|to) (?:i|we|you)? ?(?:even |ever |best )?(?:say|tell|write|text|word|put|wear|cook|ask|bring up|respond|reply|handle|get|make|stop|help|talk|start|deal|approach|discuss)',
  '(?:write|draft|word) (?:me|a|an|this|something)|remind me',
])
const forList = /\b(?:add|put) .{2,40} (?:to|on) my\b/
const otherRequests: ReadonlySet<string | null> = new Set(['medical', 'diagnosis', 'legal', 'privacy', 'identity'])

/** Matches a death, for which no sum or everyday rule is given. */
const grave = wholeWords([
  'dying|hospice|weeks to live|(?:has|given) (?:only |maybe |about )?(?:a few |\\d )?(?:weeks|days|months)|days left|terminal|funeral|suicid\\w*|kill myself|end it all|miscarr\\w*|stillb\\w*',
])

/** Matches messages in which the details aren't weighed. */
const dying = wholeWords([
  'dying|hospice|terminal|suicid\\w*|kill myself|end it all|(?:i had|we had|after|my) (?:a |the )?(?:\\w+ )?miscarr\\w*|stillb\\w*|weeks to live',
])
/** From this confidence on, a matter is offered below an answer to the user's details. */
const surelyNear = 0.8

/** In words. A plain question has no details, so a matter of the library answers it; in a longer story a kind may be read from words far apart. */
const [fewestWords, fewestOfPlain] = [5, 8]
const mostWords = 60
/** From these lengths on, the user's own details say more than the rules of a kind. */
const [fewestOfStory, fewestWeighed, fewestBesideKind] = [24, 30, 40]

const sumOf = ({ kind: { sum } }: Kind, line: string): Sum | null =>
  sum === undefined ? null : (sums.get(sum)?.(line) ?? null)

function kindOf(line: string): Kind | null {
  const isDeciding = deciding.test(line)
  const isGrave = grave.test(line)
  const isPlain = countWords(line) < fewestOfPlain && !/\d/.test(line)
  return (
    kinds.find(
      (form) =>
        (form.asks !== null || !isPlain) &&
        (!isGrave || form.kind.grave === true) &&
        (form.asks?.test(line) ?? isDeciding) &&
        form.all.every((one) => one.test(line)) &&
        form.none?.test(line) !== true &&
        (form.kind.needsSum === undefined || sumOf(form, line) !== null),
    ) ?? null
  )
}

const saidOf = (said: readonly Said[], line: string, facts: Facts): string[] =>
  said
    .filter(({ form }) => form?.test(line) !== false)
    .map(({ text }) => fillIn(text, facts))
    .filter((text) => text !== null)

/** Maximum number of points from the message, and of all points. */
const [mostTold, mostPoints] = [3, 4]

function weigh(form: Kind, line: string, ways: Decision | null, offers: readonly Passage[]): Answer {
  const { kind } = form
  const sum = sumOf(form, line)
  const facts = { ...readDecisionFacts(line), ...sum?.facts }
  const first = withoutRepeats(saidOf(form.told, line, facts)).slice(0, mostTold)
  const rest = withoutRepeats([...first, ...saidOf(form.points, line, facts)])
  const [lean = kind.lean] = saidOf(form.leans, line, facts)
  const points = rest.slice(0, Math.min(mostPoints + 1, Math.max(mostPoints, first.length + 3)))
  return makeAnswer(paragraphs(lean, sum?.text ?? null, bulletList(points)), {
    ...askAndDecide(ways?.b == null ? { a: null, b: null } : ways, kind.ask),
    offers,
    choices: offers.map(({ about }) => capitalize(about)),
    closesTopic: true,
  })
}

/** Keeps the first of two that begin with the same words. */
function withoutRepeats(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const head = text.split(':')[0] ?? ''
    return seen.size < seen.add(head).size
  })
}

/** In a story the words of a kind may be far apart: it counts only if its sum can be worked out, or the question names it. */
function surelyMeant(kind: Kind | null, message: string, line: string): Kind | null {
  if (kind === null || countWords(message) < fewestBesideKind || sumOf(kind, line) !== null) return kind
  const core = numberLine(coreOf(message))
  return kind.all.every((form) => form.test(core)) ? kind : null
}

const fewestFor = (kind: Kind | null, message: string): number =>
  kind !== null ? fewestBesideKind : asksToBeJudged(message) ? fewestOfStory : fewestWeighed

/** Answers a decision of a kind that is certain: a lean from the details, the sums of its numbers, the case for each option, and one question. */
export function answerDetailedDecision({ turn, act, library }: StageContext): Answer | null {
  const { message, language } = turn.request
  const length = countWords(message)
  if (act !== null || language !== 'en' || length < fewestWords) return null
  const line = numberLine(message)
  const request = readGuideRequest(message)
  if (
    other.test(line) ||
    (forList.test(line) && length < fewestOfStory) ||
    (otherRequests.has(request) && (request !== 'legal' || length < fewestOfStory))
  )
    return null
  const kind = length > mostWords ? null : surelyMeant(kindOf(line), message, line)
  const sum = kind === null ? null : sumOf(kind, line)
  const isTold = length >= fewestFor(kind, message) && !dying.test(line)
  const story = isTold ? weighStory(message, sum?.text ?? null) : null
  if (kind === null && story === null) return null
  const draft = readDraftRequest(message)
  if (draft?.isDirect === true || (draft !== null && story === null) || asksToAct(turn)) return null
  if (isCoaching(turn) && !isInterruption(turn, library)) return null
  if (story !== null) return story
  return kind && weigh(kind, line, readDecision(message), nearMatter(message, library.find(message)[0], surelyNear))
}
