import { expect, test } from 'vitest'
import { z } from 'zod'
import { assess } from './assess.ts'
import { concernKinds, languages } from './kinds.ts'
import { readTable } from './tables.ts'
import { advance, newThread } from './thread.ts'

const groups = ['explicit', 'hinted', 'lookalike', 'ordinary'] as const
const written = readTable(
  'messages.v1.json',
  z.strictObject({
    version: z.literal(1),
    messages: z.array(
      z.strictObject({
        text: z.string().min(1),
        group: z.enum(groups),
        kind: z.enum(concernKinds).optional(),
        language: z.enum(languages),
        as: z.enum(['misspelt', 'buried']).optional(),
        set: z.string(),
      }),
    ),
    threads: z.array(
      z.strictObject({
        about: z.string(),
        turns: z.array(z.tuple([z.string(), z.enum(concernKinds).nullable()])),
      }),
    ),
  }),
)

const judged = written.messages.map((message) => ({
  ...message,
  found: assess(message.text, newThread).concerns.map(({ kind }) => kind),
}))
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

test.each(written.threads)('a thread: $about', ({ turns }) => {
  let thread = newThread
  for (const [text, kind] of turns) {
    thread = advance(thread, assess(text, thread))
    expect(`${text} → ${thread.kind}`).toBe(`${text} → ${kind}`)
  }
})
