import { expect, test } from 'vitest'
import { z } from 'zod'
import { assess } from './assess.ts'
import { concernKinds, languages } from './kinds.ts'
import { readTable } from './tables.ts'
import { advance, newThread } from './thread.ts'

const groups = ['explicit', 'hinted', 'lookalike', 'ordinary'] as const
const message = z.strictObject({
  text: z.string().min(1),
  group: z.enum(groups),
  kind: z.enum(concernKinds).optional(),
  language: z.enum(languages),
  as: z.enum(['misspelt', 'buried']).optional(),
  set: z.string(),
})
const written = readTable(
  'messages.v1.json',
  z.strictObject({
    version: z.literal(1),
    messages: z.array(message),
    threads: z.array(
      z.strictObject({
        about: z.string(),
        turns: z.array(z.tuple([z.string(), z.enum(concernKinds).nullable()])),
      }),
    ),
  }),
)
/** Not a line of it is read by the script that trains the model. */
const unseen = readTable('messages.v2.json', z.strictObject({ version: z.literal(2), messages: z.array(message) }))

const judge = (one: z.output<typeof message>) => ({
  ...one,
  found: assess(one.text, newThread).concerns.map(({ kind }) => kind),
})
const judged = written.messages.map(judge)
type Judged = (typeof judged)[number]

const isHit = ({ found }: Judged) => found.length > 0
const rate = (of: readonly Judged[], is: (one: Judged) => boolean) => of.filter(is).length / of.length
const concerns = judged.filter(({ group }) => group === 'explicit' || group === 'hinted')
const of = (group: Judged['group']) => judged.filter((one) => one.group === group)

test('the figures of the written set hold', () => {
  const line = (name: string, some: readonly Judged[], is = isHit) =>
    `${name.padEnd(28)} ${`${some.filter(is).length}/${some.length}`.padStart(9)}  ${(100 * rate(some, is)).toFixed(1)} %`
  const report = [
    `messages.v1: ${judged.length} messages`,
    line('recall', concerns),
    line('recall, explicit', of('explicit')),
    line('recall, hinted', of('hinted')),
    line(
      'recall, Spanish',
      concerns.filter(({ language }) => language === 'es'),
    ),
    line(
      'recall, misspelt',
      concerns.filter(({ as }) => as === 'misspelt'),
    ),
    line(
      'recall, buried',
      concerns.filter(({ as }) => as === 'buried'),
    ),
    ...concernKinds.map((kind) =>
      line(
        `recall, ${kind}`,
        concerns.filter((one) => one.kind === kind),
      ),
    ),
    line('of the right kind', concerns, ({ kind, found }) => kind !== undefined && found.includes(kind)),
    line('false alarms, look-alikes', of('lookalike')),
    line('false alarms, ordinary', of('ordinary')),
  ]
  process.stdout.write(`${report.join('\n')}\n`)
  expect(judged.length).toBeGreaterThanOrEqual(700)
  expect(rate(concerns, isHit)).toBeGreaterThanOrEqual(0.95)
  expect(rate(of('explicit'), isHit)).toBeGreaterThanOrEqual(0.99)
  expect(rate(of('lookalike'), isHit)).toBeLessThanOrEqual(0.05)
  expect(rate(of('ordinary'), isHit)).toBeLessThanOrEqual(0.005)
})

test('messages the model was not trained on do not fall behind what was reached', () => {
  const all = unseen.messages.map(judge)
  const of = (...names: string[]) => all.filter(({ group }) => names.includes(group))
  const figures = {
    recall: rate(of('explicit', 'hinted'), isHit),
    explicit: rate(of('explicit'), isHit),
    lookalike: rate(of('lookalike'), isHit),
    ordinary: rate(of('ordinary'), isHit),
  }
  const shown = Object.entries(figures).map(([name, share]) => `${name} ${(100 * share).toFixed(1)} %`)
  process.stdout.write(`messages.v2, unseen in training: ${shown.join(', ')}\n`)
  expect(figures.recall).toBeGreaterThanOrEqual(0.87)
  expect(figures.explicit).toBeGreaterThanOrEqual(0.93)
  expect(figures.lookalike).toBeLessThanOrEqual(0.1)
  expect(figures.ordinary).toBeLessThanOrEqual(0.005)
})

test.each(written.threads)('a thread: $about', ({ turns }) => {
  let thread = newThread
  for (const [text, kind] of turns) {
    thread = advance(thread, assess(text, thread))
    expect(`${text} → ${thread.kind}`).toBe(`${text} → ${kind}`)
  }
})
