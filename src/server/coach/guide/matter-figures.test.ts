import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { blankRequest } from './blank-request.ts'
import { certaintyFor, demoteLoneLead } from './certainty-by-length.ts'
import { loadGuide } from './guide.ts'
import { readClassifier } from './matter-classifier.ts'
import { sureFrom } from './matter-certainty.ts'
import { createLibrary, askWhichFrom } from './library.ts'
import { readPassages } from './passage.ts'

const passages = await readPassages()
const { find, isPlainlyAbout } = createLibrary(passages, await readClassifier('matter-classifier'))
const ids = new Set(passages.map(({ id }) => id))

type Question = { text: string; right: string[] }
const readText = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8')

/** Reads one question per line, with the matters that would be right. The list is empty if no matter fits. */
const readJudge = async (name: string): Promise<Question[]> =>
  (await readText(`evaluation/${name}.jsonl`))
    .trim()
    .split('\n')
    .map((line) => z.object({ text: z.string(), right: z.array(z.string()) }).parse(JSON.parse(line)))

/** Reads lines of 'question => the matters that would be right', with '-' if no matter fits. */
const readSet = async (name: string): Promise<Question[]> =>
  (await readText(`evaluation/${name}.txt`))
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', right = ''] = line.split(' => ')
      return { text, right: right.split(' ').filter((id) => id !== '-') }
    })

/** Returns the matters that a writer of training messages wrote about. */
const mattersOf = async (writer: string): Promise<string[]> =>
  (await readText(`../../../../scripts/matters/${writer}.txt`))
    .split('\n')
    .flatMap((line) => (line.startsWith('# ') ? [line.slice(2)] : []))

/** Matters that were written after a judge's set, which calls messages about them out of scope. Its messages were not checked again. */
const added = (
  await Promise.all(['practical-plain', 'added-1', 'added-4', 'added-7', 'added-10', 'added-13'].map(mattersOf))
).map((ids) => new Set(ids))
/** The number of those sets that a judge knew. */
const knewSets: Record<string, number> = {
  'common-questions.j3': 1,
  'common-questions.j4': 2,
  'common-questions.j5': 3,
  'typed-questions.j6': 6,
}
const laterThan = (judge: string): ReadonlySet<string> =>
  added.slice(knewSets[judge] ?? 0).reduce((all, ids) => all.union(ids), new Set<string>())

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10

/** The guide's result for a first message: a matter given as certain, with an 'if', one of two asked about, or none. */
function readOne({ text, right }: Question, later: ReadonlySet<string>) {
  const hits = find(text)
  const turn = { request: { message: text, language: 'en' } } as const
  const [best, other] = demoteLoneLead(hits, turn)
  const read = certaintyFor(turn, best)
  // Without an 'if' it's given as if right, whatever it is called.
  const certainty = read === 'probable' && best !== undefined && isPlainlyAbout(text, best) ? 'sure' : read
  const either = certainty === 'unsure' && (best?.confidence ?? 0) + (other?.confidence ?? 0) >= askWhichFrom
  const rank = hits.findIndex(({ passage }) => right.includes(passage.id))
  const isLater = certainty !== 'unsure' && rank !== 0 && later.has(best?.passage.id ?? '')
  return { isKnown: right.length > 0, rank: rank === -1 ? Infinity : rank, certainty, either, isLater }
}

/** Measures how often the right matter is first, among three, given as the answer, or one of two asked about. */
function measure(questions: readonly Question[], later: ReadonlySet<string>) {
  const seen = questions.map((question) => readOne(question, later))
  const known = seen.filter(({ isKnown }) => isKnown)
  const foreign = seen.filter(({ isKnown }) => !isKnown)
  const of = (all: typeof seen, is: (one: (typeof seen)[number]) => boolean) =>
    percent(all.filter(is).length, all.length)
  return {
    known: known.length,
    outOfScope: foreign.length,
    first: of(known, ({ rank }) => rank === 0),
    three: of(known, ({ rank }) => rank < 3),
    answeredRight: of(known, ({ certainty, rank }) => certainty !== 'unsure' && rank === 0),
    askedWithRight: of(known, ({ either, rank }) => either && rank < 2),
    wrongAsRight: of(seen, ({ certainty, rank, isLater }) => certainty === 'sure' && rank !== 0 && !isLater),
    wrongWithAnIf: of(seen, ({ certainty, rank, isLater }) => certainty === 'probable' && rank !== 0 && !isLater),
    laterInstead: of(seen, ({ isLater }) => isLater),
    outOfScopeRefused: of(foreign, ({ certainty, either }) => certainty === 'unsure' && !either),
  }
}

/** The first figures of each judge (decision 050). */
const firstRuns: Record<string, string> = {
  'oblique-questions.j1': '; first run: 74 % first',
  'plain-questions.j2': '; first run: 95.3 % first',
  'common-questions.j3': '; first run: 79.2 % first, wrong as if right 7.3',
  'common-questions.j4': '; first run: 84.1 % first, wrong as if right 5.6',
  'common-questions.j5': '; first run: 81.3 % first, wrong as if right 4.2, wrong with an ‘if’ 2.4',
  'typed-questions.j6': '; first run: 73.3 % first, 84.3 among three, wrong as if right 10, wrong with an ‘if’ 7',
}

/** The floors were set after the first runs (see decision 050). The messages that J3's run got wrong have been read since. */
test.each([
  ['oblique-questions.j1', 70, 5, 3],
  ['plain-questions.j2', 93, 5, 3],
  ['common-questions.j3', 80, 5, 3],
  ['common-questions.j4', 80, 5, 3],
  // Ten of its messages get one of the 40 matters that its readers didn't know.
  ['common-questions.j5', 78, 5, 3],
  ['typed-questions.j6', 70, 5, 13],
])(
  'the matter that is asked about is found, by messages of a writer not seen: %s',
  async (name, first, wrong, withAnIf) => {
    const questions = await readJudge(name)
    expect(questions.flatMap(({ right }) => right).filter((id) => !ids.has(id))).toEqual([])
    const figures = measure(questions, laterThan(name))
    process.stdout.write(`library, judge ${name}: ${JSON.stringify(figures)}${firstRuns[name] ?? ''}\n`)
    expect(figures.first).toBeGreaterThanOrEqual(first)
    expect(figures.wrongAsRight).toBeLessThanOrEqual(wrong)
    expect(figures.wrongWithAnIf).toBeLessThanOrEqual(withAnIf)
    expect(figures.laterInstead).toBeLessThanOrEqual(12)
  },
)

/** Measures the replies to first messages: the right matter, with or without an 'if', or a matter although none is right. */
async function measureReplies(questions: readonly Question[], later: ReadonlySet<string>) {
  const guide = await loadGuide()
  const seen = await Promise.all(
    questions.map(async ({ text, right }) => {
      const { state, text: reply, cards } = await guide.answer({ ...blankRequest, message: text })
      // A statement gets the short answer of its matter, and a chip that opens it.
      const short = reply.includes('here’s the short of') ? state.offered[0] : undefined
      const given = state.topic?.id ?? short ?? null
      const isIf = short !== undefined || /If you mean .+, here’s where|If it’s more about/.test(reply)
      return { right, given, isIf, hasCard: cards.length > 0 }
    }),
  )
  const known = seen.filter(({ right }) => right.length > 0)
  const others = seen.filter(({ right }) => right.length === 0)
  const isRight = ({ right, given }: (typeof seen)[number]): boolean => given !== null && right.includes(given)
  const isEarlier = (given: string | null): boolean => given !== null && !later.has(given)
  return {
    reached: known.filter(isRight).length,
    withAnIf: known.filter((one) => isRight(one) && one.isIf).length,
    wrong: known.filter((one) => one.given !== null && !isRight(one)).length,
    cards: known.filter(({ hasCard }) => hasCard).length,
    othersAsIfRight: percent(others.filter(({ given, isIf }) => isEarlier(given) && !isIf).length, others.length),
    othersWithAnIf: percent(others.filter(({ given, isIf }) => isEarlier(given) && isIf).length, others.length),
  }
}

test.each([
  ['oblique-questions.j1', 159, 5],
  ['plain-questions.j2', 250, 5],
  ['common-questions.j3', 155, 8],
  ['common-questions.j4', 165, 12],
  // Only 14 of these are about no matter. Four that ask what to do get their options weighed, with the matter as a chip.
  ['common-questions.j5', 185, 30],
  ['typed-questions.j6', 90, 20],
])('the matter that is found is what the user gets: %s', async (name, floor, asIfRight) => {
  const questions = await readJudge(name)
  const found = questions.filter(({ text, right }) => {
    const [best] = find(text)
    return best !== undefined && best.confidence >= sureFrom && right.includes(best.passage.id)
  }).length
  const figures = await measureReplies(questions, laterThan(name))
  process.stdout.write(`replies, judge ${name}: ${JSON.stringify({ found, ...figures })}\n`)
  expect(figures.reached).toBeGreaterThanOrEqual(floor)
  expect(figures.othersAsIfRight).toBeLessThanOrEqual(asIfRight)
})

/** Written for the library of 183 matters, so a neighbour that came since counts as wrong. */
test.each([
  ['earlier-library.1', 70],
  ['earlier-library.2', 70],
  ['earlier-library.3', 70],
])('questions of the library before are still found: the %s set', async (name, three) => {
  const figures = measure(await readSet(name), laterThan(name))
  process.stdout.write(`library, ${name} set: ${JSON.stringify(figures)}\n`)
  expect(figures.three).toBeGreaterThanOrEqual(three)
})

const leftOut = z.array(
  z.object({
    writer: z.string(),
    messages: z.number(),
    first: z.number().optional(),
    three: z.number().optional(),
    right: z.number().optional(),
    wrongAsRight: z.number(),
  }),
)

test('each writer of the training was tried on a model without that writer', async () => {
  const writers = leftOut.parse(JSON.parse(await readText('../../../../scripts/matters/left-out.json')))
  for (const { writer, ...figures } of writers)
    process.stdout.write(`library, ${writer} left out: ${JSON.stringify(figures)}\n`)
  // Writers whose messages are direct and cover all matters.
  const direct = writers.filter(({ writer }) => ['plain-1', 'plain-2'].includes(writer))
  expect(direct.length).toBeGreaterThanOrEqual(2)
  for (const { first, wrongAsRight } of direct) {
    expect(first).toBeGreaterThanOrEqual(80)
    expect(wrongAsRight).toBeLessThanOrEqual(5)
  }
})

test('an empty question, marks alone and other scripts find nothing and break nothing', () => {
  for (const question of ['', '   ', '?!?', '🙂🙂', '你好，你能帮我吗', 'ؤؤ', '\u0000', '<script>alert(1)</script>'])
    expect(find(question).filter(({ confidence }) => confidence >= askWhichFrom)).toEqual([])
})
