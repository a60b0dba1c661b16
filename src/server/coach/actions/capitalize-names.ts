import { capitalize } from '#contract/capitalize.ts'
import { holidays, weekdaysAndMonths } from '../calendar-names.ts'
import { sureNames } from '../first-names.ts'

/** The names of months, days and the Bible. Those that are ordinary words too, such as 'march', 'may' and 'august', are left out. */
const properNames = new Set(
  [...weekdaysAndMonths, ...holidays, 'Bible', 'Halloween', 'Hanukkah', 'Kwanzaa', 'Juneteenth']
    .map((name) => name.toLowerCase())
    .filter((name) => !/^(?:march|may|august)$/.test(name)),
)
/** Matches 'With dr lee', and not 'dr appointment'. */
const called =
  /\b(dr|mrs|mr|ms)\.? (?!(?:appointments?|visits?|office|notes?|appts?|for|on|at|and|about|to)\b)(\p{L}{2,20})/giu
const appointment = /\b(a)ppt(s?)\b\.?/gi

/** Writes a title properly: 'walk with denise' with a capital, and 'appt' in full. */
export const capitalizeNames = (title: string): string =>
  title
    .replaceAll(called, (_, who: string, name: string) => `${capitalize(who.toLowerCase())}. ${capitalize(name)}`)
    .replaceAll(appointment, '$1ppointment$2')
    .replaceAll(/(?<![\p{L}\p{N}@.])\p{Ll}{3,14}(?![\p{L}\p{N}@])/gu, (word) =>
      sureNames.has(word) || properNames.has(word) ? capitalize(word) : word,
    )
