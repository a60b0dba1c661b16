import type { ActivityType } from '#contract/lists.ts'
import { oneOf } from '../phrase-pattern.ts'
import type { ActionRequest, Clause } from './action-request.ts'
import { collapseSpaces, foldInPlace, trimEdges } from './title-text.ts'

const verbs = oneOf('anade|anademe|agrega|agregame|apunta|apuntame|anota|anotame|registra|pon|ponme|suma|marca')
const told = oneOf('(?:he )?(?:bebi|bebido|tome|tomado|hice|hecho|medite|meditado)')
const numbers = new Map(
  Object.entries({
    un: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    media: 0.5,
  }),
)
const count = String.raw`(\d{1,4}(?:[.,]\d)?|${oneOf(...numbers.keys())})`
const lead = String.raw`^(?:(?:${verbs})(?: que)? )?(?:(?:${told}) )?`
const water = new RegExp(
  String.raw`${lead}(${count} (vasos?|litros?|ml|mililitros?|botellas?)(?: mas)? de agua)(?: mas)?(?: hoy)?$`,
)
const care = new RegExp(String.raw`${lead}${count} (minutos?|min|horas?)(?: mas)? de (\p{L}+)(?: hoy)?$`, 'u')

/** In millilitres. */
const vessels: readonly (readonly [RegExp, number])[] = [
  [/^v/, 250],
  [/^l/, 1_000],
  [/^b/, 500],
  [/^m/, 1],
]
const maxWater = 3_000
const activities: readonly (readonly [RegExp, ActivityType])[] = [
  [/^medita/, 'meditation'],
  [/^estira/, 'stretching'],
  [/^respira/, 'breathing'],
  [/^lectura|^leer/, 'reading'],
  [/^bano/, 'bath'],
  [/^masaje/, 'massage'],
]
const asks = new RegExp(`^(?:${verbs})\\b`)

const numberOf = (word: string): number => numbers.get(word) ?? Number(word.replace(',', '.'))

/** Reads 'Añade 2 vasos de agua', 'apunta 20 minutos de meditación'. Returns null for any other request. */
export function readSpanishLog({ text }: Clause): ActionRequest[] | null {
  const own = trimEdges(collapseSpaces(text))
  const line = foldInPlace(own)
  if (!asks.test(line)) return null
  const [, said = '', many = '', vessel = ''] = water.exec(line) ?? []
  const perVessel = vessels.find(([form]) => form.test(vessel))?.[1]
  if (said !== '' && perVessel !== undefined) {
    const millilitres = Math.round(numberOf(many) * perVessel)
    return millilitres < 10 || millilitres > maxWater
      ? [{ do: 'unable', why: 'amount', said, language: 'es' }]
      : [{ do: 'add', proposal: { kind: 'water', title: said, millilitres }, language: 'es' }]
  }
  const [, length = '', unit = '', what = ''] = care.exec(line) ?? []
  const activityType = activities.find(([form]) => form.test(what))?.[1]
  const minutes = Math.round(numberOf(length) * (unit.startsWith('h') ? 60 : 1))
  if (activityType === undefined || minutes < 1 || minutes > 1_440) return null
  const at = line.lastIndexOf(what)
  const title = `${minutes} minutos de ${own.slice(at, at + what.length)}`
  return [{ do: 'add', proposal: { kind: 'care', title, activityType, minutes }, language: 'es' }]
}
