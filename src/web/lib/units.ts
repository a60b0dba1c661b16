import { kilogramsPerPound } from '#contract/fitness-lists.ts'
import type { FitnessSettings } from '#contract/fitness.ts'
import { english } from '#web/lib/dates.ts'
import { once } from './once.ts'

/** The units that amounts are shown and typed in. Stored amounts are kilograms and millilitres. */
export type Units = NonNullable<FitnessSettings['units']>

/** A US fluid ounce in millilitres, exactly by definition. */
const fluidOunce = 29.5735295625

/** The unit of a weight, by the user's choice. */
export const weightUnits = { metric: 'kg', imperial: 'lb' } as const satisfies Record<Units, string>

/** Converts a typed weight to kilograms, rounded to 10 grams, so that tenths of a pound are shown again as they were typed. */
export const toKilograms = (amount: string, units: Units): number =>
  Math.round(readNumber(amount) * (units === 'metric' ? 1 : kilogramsPerPound) * 100) / 100

/** Reads a number with a point or a comma; 0 if it isn't one. */
const readNumber = (text: string): number => {
  const number = Number(text.trim().replace(',', '.'))
  return Number.isFinite(number) ? number : 0
}

/** Converts kilograms to the user's unit for an input, with at most two decimals in kilograms and one in pounds. */
export const fromKilograms = (kilograms: number, units: Units): string =>
  String(units === 'metric' ? kilograms : Math.round((kilograms / kilogramsPerPound) * 10) / 10)

const tenths = once(() => new Intl.NumberFormat(english, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const upToTenths = once(() => new Intl.NumberFormat(english, { maximumFractionDigits: 1 }))
const whole = once(() => new Intl.NumberFormat(english, { maximumFractionDigits: 0 }))

const inUnit = (kilograms: number, units: Units): number =>
  units === 'metric' ? kilograms : kilograms / kilogramsPerPound

/** A person's weight: '63.3 kg', '149.0 lb'. The same decimals in every row, so that a list lines up. */
export const showWeight = (kilograms: number, units: Units): string =>
  `${tenths().format(inUnit(kilograms, units))} ${weightUnits[units]}`

/** Formats a weight that is lifted: '40 kg', '12.5 lb'. */
export const showLoad = (kilograms: number, units: Units): string =>
  `${upToTenths().format(inUnit(kilograms, units))} ${weightUnits[units]}`

/** '1,250 ml', '42 fl oz'. */
export const showWater = (millilitres: number, units: Units): string =>
  units === 'metric' ? `${whole().format(millilitres)} ml` : `${whole().format(millilitres / fluidOunce)} fl oz`

/** Drinks that are logged with one touch, in millilitres: a glass, a can or a mug, a bottle. */
export const glasses = { metric: [250, 330, 500], imperial: [237, 355, 473] } as const satisfies Record<
  Units,
  readonly number[]
>

/** The default: imperial in the countries that weigh in pounds. */
export const unitsOf = (chosen: FitnessSettings['units']): Units =>
  chosen ?? (/[-_](US|LR|MM)\b/i.test(navigator.language) ? 'imperial' : 'metric')
