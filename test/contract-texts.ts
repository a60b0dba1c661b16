import { z } from 'zod'
import { api } from '#contract/api.ts'
import type { Call } from '#contract/kernel.ts'
import { sampleOf } from './samples.ts'

type Schema = z.core.$ZodType
type Put = (text: string) => unknown
/** `usual`: a text that is taken. `put`: the input with another text there. `readBy`: every schema that looks at the text. */
type Text = { path: string; usual: string; put: Put; readBy: readonly Schema[] }

/** One field of the contract that takes a text. */
export type ContractText = Text & { schema: z.ZodType }

/** Texts of each form that the contract asks for; a field takes the first that fits. */
const usualTexts = [
  'a quiet morning light',
  'usual',
  '01890000-0000-7000-8000-00000000000a',
  '2026-11-21',
  '2026-11-21T09:00:00.000Z',
  '2026-11',
  '12:30',
  '7',
  'USD',
  'Europe/Paris',
  'ada@example.com',
  'x'.repeat(43),
]
const usualNumbers = [1, 7, 30]
/** Of a list that needs a certain number: the hours of a week. */
const mostItems = 7

const takes = (schema: Schema, value: unknown): boolean => z.core.safeParse(schema, value).success

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function firstTaken<T>(schema: Schema, values: readonly T[], path: string): T {
  const value = values.find((each) => takes(schema, each))
  if (value === undefined) throw new Error(`Please add what ${path} takes to test/contract-texts.ts`)
  return value
}

/** A schema that only wraps another one. */
const within = (schema: Schema): Schema | undefined =>
  schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable ? schema._zod.def.innerType : undefined

/** The least that a schema takes. */
function least(schema: Schema, path: string): unknown {
  const inner = within(schema)
  if (inner !== undefined) return least(inner, path)
  if (schema instanceof z.core.$ZodObject)
    return Object.fromEntries(
      Object.entries(schema._zod.def.shape)
        .filter(([, field]) => field._zod.optin === undefined)
        .map(([name, field]) => [name, least(field, `${path}.${name}`)]),
    )
  if (schema instanceof z.core.$ZodArray) {
    const item = least(schema._zod.def.element, path)
    return firstTaken(
      schema,
      Array.from({ length: mostItems + 1 }, (_, length) => Array(length).fill(item)),
      path,
    )
  }
  const [option] = schema instanceof z.core.$ZodUnion ? schema._zod.def.options : []
  return option === undefined ? firstTaken(schema, valuesOf(schema), path) : least(option, path)
}

function valuesOf(schema: Schema): readonly unknown[] {
  if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries)
  if (schema instanceof z.core.$ZodBoolean) return [true]
  return schema instanceof z.core.$ZodNumber && schema._zod.def.coerce !== true ? usualNumbers : usualTexts
}

/** Whether a schema looks at more than each of its parts by itself. */
const looksAtAll = (schema: Schema): boolean =>
  schema instanceof z.core.$ZodUnion ||
  (schema._zod.def.checks ?? []).some((check) => check._zod.def.check === 'custom')

/** Each text that a schema reads. The other fields are as in `given` if the schema takes that, otherwise the least. */
function textsIn(schema: Schema, given: unknown, path: string): Text[] {
  const inner = within(schema)
  const texts = inner === undefined ? partsOf(schema, given, path) : textsIn(inner, given, path)
  return looksAtAll(schema) ? texts.map((text) => readToo(text, schema)) : texts
}

const readToo = ({ path, usual, put, readBy }: Text, schema: Schema): Text => ({
  path,
  usual,
  put,
  readBy: readBy.includes(schema) ? readBy : [...readBy, schema],
})

const putInto = ({ path, usual, put, readBy }: Text, around: (value: unknown) => unknown): Text => ({
  path,
  usual,
  put: (text) => around(put(text)),
  readBy,
})

function partsOf(schema: Schema, given: unknown, path: string): Text[] {
  const base = takes(schema, given) ? given : least(schema, path)
  if (schema instanceof z.core.$ZodObject && isRecord(base))
    return Object.entries(schema._zod.def.shape).flatMap(([name, field]) =>
      textsIn(field, base[name], `${path}.${name}`).map((text) =>
        putInto(text, (value) => ({ ...base, [name]: value })),
      ),
    )
  if (schema instanceof z.core.$ZodArray && Array.isArray(base))
    return textsIn(schema._zod.def.element, base[0], `${path}.0`).map((text) =>
      putInto(text, (value) => [value, ...base.slice(1)]),
    )
  if (schema instanceof z.core.$ZodUnion)
    return schema._zod.def.options.flatMap((option, at) => textsIn(option, given, `${path}|${at + 1}`))
  if (schema instanceof z.core.$ZodBoolean) return []
  if (schema instanceof z.core.$ZodNumber && schema._zod.def.coerce !== true) return []
  const usual = [base, ...valuesOf(schema)].find((value) => typeof value === 'string' && takes(schema, value))
  if (typeof usual === 'string') return [{ path, usual, put: (text) => text, readBy: [schema] }]
  if (schema instanceof z.core.$ZodLiteral) return []
  throw new Error(`Please say in test/contract-texts.ts where ${path} has its texts: it is a ${schema._zod.def.type}`)
}

/** The texts of a schema beside those of the sample, or beside the least where the whole would be refused otherwise. */
const fieldsOf = (name: string, schema: z.ZodType, sample: unknown): ContractText[] =>
  textsIn(schema, sample, name).map((text, at) => {
    const isTaken = takes(schema, text.put(text.usual))
    const { path, usual, put, readBy } = isTaken ? text : (textsIn(schema, undefined, name)[at] ?? text)
    return { path, usual, put, readBy, schema }
  })

/** Every body, query and path that the contract describes; a body of bytes is none of texts. */
export const received = Object.entries<Call>(api).flatMap(([key, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call.bytes && part === 'body' ? undefined : call[part]
    return schema === undefined ? [] : [{ key, part, schema }]
  }),
)

/** Every field of the contract that takes a text, choices of a list included. */
export const contractTexts: readonly ContractText[] = received.flatMap(({ key, part, schema }) =>
  fieldsOf(`${key} ${part}`, schema, part === 'body' ? sampleOf(key) : undefined),
)

const numbers = new Map<Schema, number>()
const numberOf = (schema: Schema): number => numbers.getOrInsert(schema, numbers.size)

/** A fingerprint of a schema's checks of a text: the same for any list of choices, and for the same checks. */
function workOf(schema: Schema): string {
  if (schema instanceof z.core.$ZodEnum || schema instanceof z.core.$ZodLiteral) return 'choice'
  if (!(schema instanceof z.core.$ZodString)) return String(numberOf(schema))
  const { checks = [], ...own } = schema._zod.def
  const written = (name: string, value: unknown): unknown =>
    name === 'error' ? undefined : typeof value === 'function' || value instanceof RegExp ? String(value) : value
  return JSON.stringify([own, checks.map((check) => check._zod.def)], written)
}

/** Texts that are read in the same way, by the first of them; `others` is how many more there are. */
export const contractGroups: ReadonlyMap<string, { field: ContractText; others: number }> = new Map(
  Map.groupBy(contractTexts, ({ readBy }) => readBy.map(workOf).join(' '))
    .values()
    .flatMap(([field, ...others]) => (field === undefined ? [] : [[field.path, { field, others: others.length }]])),
)
