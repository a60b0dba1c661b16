import { capitalize } from '#server/lib/capitalize.ts'
import type { MessageDraft, Point } from './message-draft.ts'
import { askInTone } from './phrase-request-in-tone.ts'
import { pointsOfKind } from './points-of-kind.ts'
import { debtLines, refuseLines } from './refusal-and-debt-lines.ts'

const stopped = (text: string): string => (/[.!?…]["”’]?$/.test(text) ? text : `${text}.`)
const isQuestionText = (text: string): boolean =>
  /^(?:please )?(?:could|can|would|will|are|is|do|does|did|have|has|was|were|when|what|where|how|who|why|which)\b/i.test(
    text,
  )
export const asSentence = (text: string): string =>
  capitalize(isQuestionText(text) && !/[.?!]$/.test(text) ? `${text}?` : stopped(text))

/** What is asked in the end, with its day where that isn't in it yet. */
function asks(draft: MessageDraft): string[] {
  const all = pointsOfKind(draft.points, 'wish', 'ask')
  const by = pointsOfKind(draft.points, 'deadline')[0]?.text
  const lines = all.map((point) => askInTone(point, draft))
  if (by === undefined || lines.length === 0) return by === undefined ? lines : [`Please let me know ${by}`]
  return [
    ...lines.slice(0, -1),
    lines.at(-1)?.includes(by) === true ? (lines.at(-1) ?? '') : `${lines.at(-1) ?? ''} ${by}`,
  ]
}

function congratulation({ about, points }: MessageDraft): string[] {
  const facts = pointsOfKind(points, 'fact').map(({ text }) => text)
  const news = facts.find((text) =>
    /^you(?:’ve)? (?:got|passed|graduated|did|made|bought|retired|finished|won)\b/i.test(text),
  )
  const head =
    news === undefined ? (about === null ? 'Congratulations!' : `Congratulations on ${about}!`) : `${capitalize(news)}!`
  const isNamed = news !== undefined || about !== null || !points.some(({ text }) => /\bproud\b/.test(text))
  return [
    ...(isNamed ? [head] : []),
    ...pointsOfKind(points, 'fond').map(({ text }) => text),
    ...facts.filter((text) => text !== news),
  ]
}

const lessOf = (lines: string[], { length }: MessageDraft): string[] =>
  length === 'full' ? lines : lines.slice(0, length === 'short' ? 2 : 1).map(trimmed)

type Writer = (draft: MessageDraft) => string[]
const textsOf = ({ points }: MessageDraft, ...kinds: Point['kind'][]): string[] =>
  pointsOfKind(points, ...kinds).map(({ text }) => text)
const factsOf = (draft: MessageDraft): string[] => lessOf(textsOf(draft, 'fact', 'fond', 'no', 'reason'), draft)
const offersOf = (draft: MessageDraft): string[] => textsOf(draft, 'offer')

const refusing: Writer = (draft) => [
  ...refuseLines(draft),
  ...textsOf(draft, 'sorry', 'fond'),
  ...offersOf(draft),
  ...asks(draft),
]
const telling: Writer = (draft) =>
  draft.length === 'full'
    ? inOrder(draft)
    : [...lessFacts(draft), ...asks(draft), ...(draft.length === 'short' ? offersOf(draft) : [])]

/** What is said, in the order of each act. */
const writers: Readonly<Record<MessageDraft['act'], Writer>> = {
  debt: (draft) => [...debtLines(draft), ...lessOf(textsOf(draft, 'reason', 'offer', 'no'), draft)],
  refuse: refusing,
  cancel: refusing,
  ask: telling,
  complain: telling,
  tell: telling,
  condole: (draft) => [
    draft.about === null ? 'I’m so sorry.' : `I’m so sorry about ${draft.about}.`,
    ...factsOf(draft),
    ...(draft.length === 'shortest' ? offersOf(draft).slice(0, 1) : offersOf(draft)),
    ...asks(draft),
  ],
  birthday: (draft) => [
    ...factsOf(draft),
    ...offersOf(draft),
    draft.about === null ? 'Happy birthday!' : `Happy ${draft.about}!`,
    ...asks(draft),
  ],
  congratulate: (draft) => [...lessOf(congratulation(draft), draft), ...offersOf(draft), ...asks(draft)],
  grace: ({ about, length }) => [
    'Lord, thank you for this food and for everybody around this table',
    ...(about === null ? [] : [`We miss ${about} today, and we’re grateful for every year we had together`]),
    ...(length === 'full' ? ['Bless the hands that made this meal, and keep us close to each other'] : []),
    'Amen',
  ],
  thank: (draft) => [
    ...factsOf(draft),
    ...offersOf(draft),
    ...asks(draft),
    draft.tone === 'firmer' ? 'Thank you.' : 'Thank you. It means a lot to me.',
  ],
  apologize: (draft) => [
    ...textsOf(draft, 'sorry'),
    ...(draft.length === 'full' ? [draft.tone === 'firmer' ? 'That was on me.' : 'You didn’t deserve that.'] : []),
    ...textsOf(draft, 'fact', 'no', 'reason'),
    ...offersOf(draft),
    ...asks(draft),
  ],
  invite: (draft) => [
    ...asks(draft).filter((text) => !isQuestionText(text)),
    ...factsOf(draft),
    ...offersOf(draft),
    ...asks(draft).filter((text) => isQuestionText(text)),
    ...(draft.length === 'full' ? ['I hope you can come!'] : []),
  ],
}
export const linesOf = (draft: MessageDraft): string[] => writers[draft.act](draft)

/** As it was told, with each thing that is asked for in its place. */
function inOrder(draft: MessageDraft): string[] {
  const { points, act } = draft
  const all = points.filter(({ kind }) => kind !== 'deadline' && kind !== 'close')
  const last = all.findLastIndex(({ kind }) => kind === 'ask' || kind === 'wish')
  const by = pointsOfKind(points, 'deadline')[0]?.text
  const lines = all.map((point, at) => {
    const text = /^you want\b/.test(point.text)
      ? `I know ${point.text}`
      : point.kind === 'ask' || point.kind === 'wish'
        ? askInTone(point, draft)
        : point.text
    return at === last && by !== undefined && !text.includes(by) ? `${text} ${by}` : text
  })
  const isOpen = act === 'ask' && last !== -1 && !all.some(({ kind }) => kind === 'ask')
  return [
    ...lines,
    ...(last === -1 && by !== undefined ? [`Please let me know ${by}`] : []),
    ...(isOpen ? ['Would that work for you?'] : []),
  ]
}

const tail = / (?:when|because|since|long as|as long as|so that|, which) .+$/i
/** A fact in fewer words. */
const trimmed = (text: string): string => {
  const clauses = text.split(/, and /)
  const [only = text] = clauses
  return only.split(' ').length > 8 ? only.replace(tail, '') : only
}

/** The facts that carry a number or a day stay longest. */
function lessFacts({ points, length }: MessageDraft): string[] {
  const facts = pointsOfKind(points, 'fact', 'fond', 'no', 'sorry').map(({ text }) => text)
  const telling = facts.filter((text) => /\d|day\b/.test(text))
  return (telling.length === 0 ? facts : telling).slice(length === 'short' ? -2 : -1)
}
