import { z } from 'zod'

/**
 * Some value that a schema takes: every field is filled, of choices the first is taken. A field that may be absent is left out where
 * its text has a form of its own, as an id or a day has.
 */
export const exampleOf = (schema: z.ZodType): unknown =>
  valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

function valueOf(part: z.core.JSONSchema._JSONSchema): unknown {
  if (typeof part === 'boolean') return null
  const [type] = [part.type].flat()
  const [choice] = part.anyOf ?? part.oneOf ?? []
  if (choice !== undefined) return valueOf(choice)
  if (part.enum !== undefined) return part.enum[0]
  if (part.const !== undefined) return part.const
  if (type === 'object') {
    const { required = [], properties = {} } = part
    const filled = Object.entries(properties).filter(([name, field]) => required.includes(name) || !hasForm(field))
    return Object.fromEntries(filled.map(([name, field]) => [name, valueOf(field)]))
  }
  if (type === 'array') return [part.items ?? []].flat().map(valueOf)
  return type === 'string' ? 'A sample' : type === 'boolean' ? true : type === 'null' ? null : (part.minimum ?? 1)
}

const hasForm = (part: z.core.JSONSchema._JSONSchema): boolean =>
  typeof part !== 'boolean' && (part.format !== undefined || part.pattern !== undefined)
