import { z } from 'zod'
import { capitalize } from '#contract/capitalize.ts'
import { readContent } from '#server/lib/content.ts'
import { wholeWords } from '../../phrase-pattern.ts'

const text = z.string().min(1).max(300)
const ofKind = z.enum(['ground', 'fish', 'soft', 'cheese'])
const food = z.strictObject({
  id: text,
  name: text,
  /** An expression over a normalized message. */
  form: text,
  kind: z.enum(['main', 'side', 'host', 'eggs']),
  /** For a `host`: the base that it makes. */
  host: text.optional(),
  is: ofKind.optional(),
  /** Its name in the recipes for two foods. */
  recipe: text.optional(),
  /** Says how to prepare it before it goes into the dish. */
  done: text.optional(),
})
const base = z.strictObject({
  id: text,
  /** The filling if no other food is named. */
  without: text,
  /** `{filling}`: all named foods except the base. `{+eggs:, an egg}` appears unless eggs are named. */
  forms: z.array(z.strictObject({ text, not: z.array(ofKind).optional(), only: z.array(ofKind).optional() })).min(4),
})
const written = await readContent(
  'coach/meals-from-foods',
  z.strictObject({
    foods: z.array(food).min(1),
    bases: z.array(base).min(1),
    /** Two foods that a matter of the library has a recipe for. */
    recipes: z.array(z.strictObject({ of: z.array(text).length(2), matter: text })),
  }),
)
type Food = z.infer<typeof food>
type Base = z.infer<typeof base>

const foods = written.foods.map((one) => ({ one, form: new RegExp(wholeWords([one.form]).source, 'g') }))

/** Returns the foods that a normalized line names. More exact names come first, and their words don't match again. */
export function readFoods(line: string): readonly Food[] {
  let rest = line
  return foods.flatMap(({ one, form }) => {
    const without = rest.replace(form, '|')
    const isNamed = without !== rest
    rest = without
    return isNamed ? [one] : []
  })
}

/** True if a dish has all of them. */
export const hasFoods = (dish: string, named: readonly Food[]): boolean => {
  const found = new Set(readFoods(dish.toLowerCase()).map(({ id }) => id))
  return named.every(({ id }) => found.has(id))
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
const list = (names: readonly string[]): string => listed.format(names).replace(', and ', ' and ')

/** The first of these that is named is the base of the dish. */
const hosts = ['tortillas', 'bread', 'pasta', 'potatoes', 'rice']

const withEggs = new Set(['ham', 'bacon', 'sausage'])

function baseOf(named: readonly Food[]): { base: Base | undefined; host: Food | null } {
  const eggs = named.find(({ kind }) => kind === 'eggs')
  const starch = hosts.flatMap((id) => named.filter(({ host }) => host === id))[0]
  const isOfEggs =
    eggs !== undefined &&
    !named.some(({ id, kind }) => kind === 'main' && !withEggs.has(id)) &&
    starch?.host !== 'rice' &&
    starch?.host !== 'pasta'
  const host = isOfEggs ? eggs : (starch ?? null)
  const id = isOfEggs ? 'eggs' : (host?.host ?? 'none')
  return { base: written.bases.find((one) => one.id === id), host }
}

/** Returns dishes that each have all the named foods, with the preparation of these. */
export function mealsFrom(named: readonly Food[]): { texts: readonly string[]; end: string | null } {
  const { base: found, host } = baseOf(named)
  if (found === undefined) return { texts: [], end: null }
  const rest = named.filter((one) => one !== host)
  const mains = rest.filter(({ kind }) => kind === 'main')
  const main = (mains.length > 0 ? mains : rest).map(({ name }) => name)
  const sides = mains.length > 0 ? rest.filter(({ kind }) => kind !== 'main').map(({ name }) => name) : []
  const filling = [...main, ...sides]
  const ids = new Set(named.map(({ id }) => id))
  const kinds = rest.flatMap(({ is }) => is ?? [])
  const words = new Map(
    Object.entries({
      main: list(main.length > 0 ? main : [found.without]),
      sides: sides.length > 0 ? ` with ${list(sides)}` : '',
      filling: list(filling.length > 0 ? filling : [found.without]),
      'filling+cheese': list([...new Set([...(filling.length > 0 ? filling : [found.without]), 'cheese'])]),
      all: list([host?.name ?? [], filling.length > 0 ? filling : found.without].flat()),
      host: host?.name ?? '',
      Host: capitalize(host?.name ?? ''),
    }),
  )
  const texts = found.forms
    .filter(
      ({ not, only }) => !kinds.some((is) => not?.includes(is)) && (only?.some((is) => kinds.includes(is)) ?? true),
    )
    .map((form) =>
      form.text
        .replace(/\{\+([a-z-]{1,20}):([^}]{0,60})\}/g, (_, id: string, more: string) => (ids.has(id) ? '' : more))
        .replace(/\{([A-Za-z+]{1,14})\}/g, (_, slot: string) => words.get(slot) ?? ''),
    )
  return { texts, end: rest.flatMap(({ done }) => done ?? []).join(' ') || null }
}

/** Returns the library's matters with a recipe for two of the foods. */
export function recipesOf(named: readonly Food[]): readonly string[] {
  const has = new Set(named.flatMap(({ recipe }) => recipe ?? []))
  return written.recipes.filter(({ of }) => of.every((one) => has.has(one))).map(({ matter }) => matter)
}
