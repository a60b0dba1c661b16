import type { z } from 'zod'
import type { ToolSchema } from './tool-schema.ts'

export type Refused = { refused: string }

/** The problem of a field in a few words. */
export type FieldFault = { field: string; why: string }

const maxValueLength = 40
const maxFaults = 3

/** The problems that a schema found in a tool's input, by field. */
export const faultsOf = (error: z.ZodError): FieldFault[] =>
  error.issues.flatMap((issue): FieldFault[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, why: 'there is no such field' }))
      : [{ field: String(issue.path[0] ?? ''), why: issue.message }],
  )

/** A value in quotes, shortened for a refusal. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `“${text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text}”`
}

function takes({ sent: { properties } }: ToolSchema, field: string): string {
  const { [field]: schema } = properties
  if (schema === undefined) return `; fields: ${Object.keys(properties).join(', ')}`
  const allowed = schema.enum?.join(', ') ?? schema.description
  return allowed === undefined ? '' : `; expected: ${allowed}`
}

function lineOf(schema: ToolSchema, input: Readonly<Record<string, unknown>>, { field, why }: FieldFault): string {
  const { [field]: value } = input
  const isMissing = value === undefined || value === null
  return `${field} ${isMissing ? 'is missing' : `${shown(value)}: ${why}`}${takes(schema, field)}`
}

/** One short line: the field, its problem, the allowed values. */
export function refuse(
  schema: ToolSchema,
  input: Readonly<Record<string, unknown>>,
  faults: readonly FieldFault[],
): Refused {
  const byField = new Map(faults.toReversed().map((fault) => [fault.field, fault]))
  const lines = [...byField.values()].toReversed().slice(0, maxFaults)
  return { refused: `${lines.map((fault) => lineOf(schema, input, fault)).join('. ')}.` }
}
