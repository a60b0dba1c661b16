import { z } from 'zod'
import { currencyIn, tidyClock, tidyCurrency, tidyDecimal, tidyHouseholdRepeat, tidyRule } from './normalize-values.ts'

type Json = z.core.JSONSchema.BaseSchema

/** The description of a tool's input for the model, and the defaults of fields that are left out. */
export type ToolSchema = {
  sent: { type: 'object'; properties: Record<string, Json>; required: string[] }
  nullable: ReadonlySet<string>
  defaults: Readonly<Record<string, unknown>>
}
type Told = { notes?: Readonly<Record<string, string>>; options?: Readonly<Record<string, readonly string[]>> }

const isWholeBound = (bound: unknown): boolean =>
  typeof bound === 'number' && Math.abs(bound) === Number.MAX_SAFE_INTEGER

/** Keywords that are long and tell a model little, or that the notes explain. The check still applies them. */
function shorten(schema: Json): void {
  delete schema.pattern
  delete schema.format
  delete schema.default
  delete schema.additionalProperties
  delete schema.multipleOf
  delete schema.maxItems
  delete schema.minItems
  delete schema.minLength
  delete schema.maxLength
  if (isWholeBound(schema.minimum)) delete schema.minimum
  if (isWholeBound(schema.maximum)) delete schema.maximum
}

const isNull = (schema: Json | boolean): boolean => typeof schema === 'object' && schema.type === 'null'

const typeName = z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object'])

/** The schema of a value that may be null, without the null. */
function withoutNull(schema: Json): { schema: Json; isNullable: boolean } {
  const { anyOf, ...rest } = schema
  const types = z.array(z.string()).catch([]).parse(schema.type)
  if (types.includes('null'))
    return { schema: { ...schema, type: typeName.parse(types.find((one) => one !== 'null')) }, isNullable: true }
  if (anyOf === undefined || !anyOf.some(isNull)) return { schema, isNullable: false }
  const only = anyOf.find((one) => !isNull(one))
  return { schema: { ...(typeof only === 'object' && only), ...rest }, isNullable: true }
}

/** A field that may be null need not be sent. */
export function toToolSchema(
  shape: z.ZodRawShape,
  { notes = {}, options = {} }: Told = {},
  defaults: Readonly<Record<string, unknown>> = {},
): ToolSchema {
  const { properties = {}, required = [] } = z.toJSONSchema(z.strictObject(shape), {
    io: 'input',
    override: ({ jsonSchema }) => shorten(jsonSchema),
  })
  const nullable = new Set<string>()
  const told = Object.entries(properties).map(([name, given]): [string, Json] => {
    const { schema, isNullable } = withoutNull(typeof given === 'object' ? given : {})
    if (isNullable) nullable.add(name)
    const { [name]: description } = notes
    const { [name]: allowed } = options
    return [
      name,
      { ...schema, ...(allowed && { enum: [...allowed] }), ...(description !== undefined && { description }) },
    ]
  })
  const isNeeded = (name: string) => !nullable.has(name) && !(name in defaults)
  const sent = { type: 'object', properties: Object.fromEntries(told), required: required.filter(isNeeded) } as const
  return { sent, nullable, defaults }
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

const tidyByName: ReadonlyMap<string, (value: string) => unknown> = new Map(
  Object.entries<(value: string) => unknown>({
    time: tidyClock,
    at: tidyClock,
    amount: tidyDecimal,
    targetValue: tidyDecimal,
    currentValue: tidyDecimal,
    hours: tidyDecimal,
    currency: tidyCurrency,
    repeat: tidyRule,
  }),
)

function tidy(name: string, schema: Json, value: unknown): unknown {
  const { type, enum: options } = schema
  if (typeof value === 'number' && type === 'string') return String(value)
  if (typeof value !== 'string') return value
  if ((type === 'integer' || type === 'number') && /^\d+(\.\d+)?$/.test(value.trim())) return Number(value)
  if (options !== undefined)
    return options.find((one) => String(one).toLowerCase() === value.trim().toLowerCase()) ?? value
  if (name === 'repeat' && type === 'object') return tidyHouseholdRepeat(value)
  return tidyByName.get(name)?.(value) ?? value
}

/** A model's input for the check: missing fields become null or their default, values get the contract's form. */
export function tidyInput({ sent, nullable, defaults }: ToolSchema, given: unknown): Record<string, unknown> {
  const input = z.record(z.string(), z.unknown()).safeParse(given).data ?? {}
  const { currency = currencyIn(input.amount ?? input.targetValue) } = isBlank(input.currency) ? {} : input
  const all = 'currency' in sent.properties ? { ...input, currency } : input
  const known = Object.entries(sent.properties).flatMap(([name, schema]): [string, unknown][] => {
    const { [name]: value } = all
    if (!isBlank(value)) return [[name, tidy(name, schema, value)]]
    if (nullable.has(name)) return [[name, null]]
    return name in defaults ? [[name, defaults[name]]] : []
  })
  const others = Object.entries(all).filter(([name, value]) => !(name in sent.properties) && !isBlank(value))
  return Object.fromEntries([...known, ...others])
}
