import { wholeWords } from '../../../phrase-pattern.ts'
import { countWords, normalize } from '../../../guide/text-analysis.ts'
import { bulletList, numberedList } from '../../../markdown.ts'
import { type Answer, makeQuestion, makeAnswer, paragraphs } from '../../compose-answer.ts'
import { askAndDecide, nameWays } from '../ask-and-decide.ts'
import { ruleOf } from '../answer-decision.ts'
import { judgeOneself, type Judgment } from './judge-oneself.ts'
import { lowerFirst, storyClauses, type StoryClause } from './story-clauses.ts'
import type { Decision } from '../read-decision.ts'
import { type Stake, stakeBetween, stakesOf, themeOf } from './story-content.ts'
import { readDeadline } from './story-deadline.ts'
import { readStoryOptions } from './story-options.ts'
import { coreOf, isProposal, explicitQuestionIn, readStoryQuestion } from './story-question.ts'
import { readStorySides } from './story-sides.ts'
import { workOutStory } from './story-sums.ts'

const maxLetters = 1_200
const [mostLines, mostOfTheme, mostOfRest, fewestClauses] = [4, 2, 3, 2]

/** Matches medical decisions and those about ending a pregnancy, which aren't weighed here. */
const medical = wholeWords([
  'im (?:\\w+ )?pregnant .{0,200}(?:keep it|end it|abort)',
  'epidural|antidepressants?|semaglutide|ozempic|wegovy|vaccin\\w*|medication|meds|hysterectomy|abortion|keep the baby(?! \\w)|terminat\\w*|pregnancy|hormones?|surgeon|cataracts?|statins?|ssri|(?:stop|stopping|coming off) (?:the|my|these) tablets|antibiotics|prescri\\w*|dose',
])
const noLean =
  /\b(?:without telling me|dont (?:want you to )?decide for me|not asking you to decide|dont tell me what to do)\b/

const rest = 'Also true'
/** Groups the clauses by theme, in the user's order. */
function sortClauses(clauses: readonly StoryClause[]): string[] {
  const groups = Map.groupBy(clauses, ({ line }) => themeOf(line)?.label ?? rest)
  const labels = [...groups.keys()].toSorted((a, b) => Number(a === rest) - Number(b === rest))
  return labels.map((label) => {
    const said = (groups.get(label) ?? [])
      .slice(0, label === rest ? mostOfRest : mostOfTheme)
      .map(({ text }) => `${text}.`)
    return labels.length === 1 && label === rest ? said.join(' ') : `**${label}:** ${said.join(' ')}`
  })
}

const labelsOf = (clauses: readonly StoryClause[]): ReadonlySet<string> =>
  new Set(clauses.map(({ line }) => themeOf(line)?.label ?? rest))

/** Signs that the user loves what they have, wants the change, or doesn't want it. */
const loved = wholeWords([
  'is where i go|its where i go|finally good|dont want to let (?:it|her|him|them) go|i love (?:it|this|the|that|my)|makes me happy|sings on',
])
const wanting = wholeWords([
  'i (?:really |do |just |still )?want (?:it|to do it)|so badly|id love (?:to|it)|ten feet tall|im thrilled',
])
const unwilling = wholeWords(['dont (?:think|believe) i (?:do|want)|dont want it|i dread|makes me sick'])
const stays = /^(?:keep|stay)\b/

/** Leans one way if a clause of the user pulls there and none pulls the other way. */
function leanOf(clauses: readonly StoryClause[], { a, b }: Decision): string | null {
  const [to, from, dear] = [wanting, unwilling, loved].map((form) => clauses.find(({ line }) => form.test(line)))
  const kept = [a, b].find((way) => way !== null && stays.test(way))
  const lean = (toward: string, { text }: StoryClause): string =>
    `If you want my lean, it’s toward ${toward}, because of something you said: ${lowerFirst(text)}.`
  if (kept !== undefined && kept !== null && (b !== null || dear !== undefined))
    return dear === undefined ? null : lean(`**${kept}**`, dear)
  if (a === null && to !== undefined) return `If you want my lean, I’d listen to this first: ${lowerFirst(to.text)}.`
  if (to !== undefined && from === undefined) return lean('yes', to)
  return from !== undefined && to === undefined ? lean('no, or not yet', from) : null
}

const testOf = ({ test }: Stake, deadline: string | null): string =>
  deadline === null ? test : `**Before ${deadline}:** ${test}`

const sideless = (clauses: readonly StoryClause[], told: string | undefined): readonly StoryClause[] =>
  told === undefined ? clauses : clauses.filter(({ line }) => !normalize(told).includes(line))

const isDue = /\b(?:days|weeks) to (?:say|decide|answer)\b/
const asksQuestions = /\bask me (?:\w+ ){0,3}questions?\b/
const mostQuestions = 5

/** Asks the questions that the story leaves open. */
function askInstead(clauses: readonly StoryClause[], stakes: readonly Stake[]): Answer | null {
  const themes = clauses.flatMap(({ text, line }) => {
    const theme = themeOf(line)
    return theme === null ? [] : [{ theme, text }]
  })
  const asked = themes.filter(({ theme }, at) => themes.findIndex((one) => one.theme === theme) === at)
  const lines = [
    ...asked.map(({ theme, text }) => `${text}. ${theme.question}`),
    ...stakes.slice(0, 2).map(({ ask }) => ask),
  ]
  if (lines.length < fewestClauses) return null
  const text = paragraphs(
    'Okay, only questions, and I’ll leave the deciding to you:',
    numberedList(lines.slice(0, mostQuestions)),
  )
  return makeAnswer(text, { question: makeQuestion('heard', 'Which one did you want to skip?'), closesTopic: true })
}

/** Answers a decision that is told as a story: what speaks for and against it, what is at stake, a lean or a test, and one question. */
export function weighStory(message: string, sum: string | null): Answer | null {
  const text = message.slice(0, maxLetters)
  const line = normalize(text)
  if (medical.test(line)) return null
  const asked = readStoryQuestion(text)
  const deadline = readDeadline(text)
  const told = storyClauses(text, (sentence) => asked?.isQuestion(sentence) ?? false)
  const clauses = told.filter(
    ({ line: one }) => !isDue.test(one) && (deadline === null || !one.includes(normalize(deadline))),
  )
  const core = coreOf(text)
  const stakes = stakesOf(line, core)
  if (asksQuestions.test(line)) return askInstead(clauses, stakes)
  const judgment = judgeOneself(text, clauses)
  if (judgment !== null && clauses.length > 0 && asked === null) return judged(judgment, clauses)
  const sides = readStorySides(text)
  const fewest = asked?.isAsked === true || judgment !== null || sides !== null ? 1 : fewestClauses
  if (asked === null || clauses.length + (sides?.lines.length ?? 0) < fewest) return null
  const rule = stakes.length === 0 && sides === null && asked.isAsked ? ruleOf(explicitQuestionIn(text, asked)) : null
  const [
    stake = rule === null
      ? stakeBetween(labelsOf(clauses), sides === null ? core : `which one ${core}`)
      : { ...rule, decides: bulletList(rule.points), test: rule.lean, leans: false },
  ] = stakes
  const ways = readStoryOptions(text)
  const lines = [...(sides?.lines ?? []), ...sortClauses(sideless(clauses, sides?.told))].slice(0, mostLines)
  const lean = stake.leans === false || noLean.test(line) ? null : leanOf(clauses, ways)
  const weighed = paragraphs(
    nameWays(ways),
    sum ?? workOutStory(text),
    bulletList(lines),
    stake.decides,
    lean,
    testOf(stake, deadline),
  )
  return makeAnswer(paragraphs(judgment?.view ?? null, weighed), {
    ...askAndDecide(ways, stake.ask),
    closesTopic: true,
  })
}

/** Themes of the user's reasons, the weightiest first; other clauses rank lower. */
const why = ['What it means to you', 'Health', 'Other people', 'Money']
/** In words. */
const fewestOfReason = 3
const rankOf = ({ line }: StoryClause): number => {
  if (
    /^(?:my|the|he|she|they) (?:\w+ )?(?:says|thinks|said)\b/.test(line) ||
    countWords(line) < fewestOfReason ||
    isProposal(line)
  )
    return 5
  const at = why.indexOf(themeOf(line)?.label ?? '')
  const repeated = /\b(?:last time|never|always|again|kind|twice)\b/.test(line) ? 0.5 : 3
  return Math.min(at < 0 ? 4 : at, repeated)
}

/** Matches views that are followed by a reason from the message; the other views have a reason of their own. */
const saysNo = /^(?:No|Wanting|I wouldn’t call)\b/

function judged({ view, ask, isAdmitted }: Judgment, clauses: readonly StoryClause[]): Answer {
  const [first, second] = clauses.toSorted((a, b) => rankOf(a) - rankOf(b))
  if (first === undefined) return makeAnswer(view)
  const both = second !== undefined && rankOf(second) === 0 && rankOf(first) === 0
  if (isAdmitted || !saysNo.test(view))
    return makeAnswer(view, { ...askAndDecide({ a: null, b: null }, ask), closesTopic: true })
  const reason = both ? `${lowerFirst(first.text)}, and ${lowerFirst(second.text)}` : lowerFirst(first.text)
  return makeAnswer(`${view} What I’m going by is what you told me: ${reason}.`, {
    ...askAndDecide({ a: null, b: null }, ask),
    closesTopic: true,
  })
}
