import type { Language } from '../safety/kinds.ts'
import { englishMonths, spanishMonths } from './months.ts'
import { englishWeekdays, spanishWeekdays } from './weekdays.ts'

type Period = 'week' | 'month' | 'year' | 'weekend' | 'days'
type Shift = -1 | 0 | 1

/** The words of a language for days and spans of time. All match plain text without accents. */
export type DateLexicon = {
  days: readonly (readonly [RegExp, number])[]
  periods: readonly (readonly [RegExp, Period, Shift])[]
  /** Matches 'the last three weeks', 'the next 10 days'. Groups: direction, number, unit. */
  count: RegExp
  back: RegExp
  units: ReadonlyMap<string, number>
  numbers: ReadonlyMap<string, number>
  parts: readonly (readonly [RegExp, string, string])[]
  /** Monday first. */
  weekdays: readonly string[]
  plural: (weekday: string) => string
  months: readonly string[]
  since: RegExp
  /** Group: the date in that week. */
  weekOf: RegExp
  ever: RegExp
  byWeekday: RegExp
  byDay: RegExp
  dayOfMonth: RegExp
}

const english: DateLexicon = {
  days: [
    [/\bday after tomorrow\b/, 2],
    [/\bday before yesterday\b/, -2],
    [/\byesterday\b|\blast night\b/, -1],
    [/\btomorrow\b/, 1],
    [/\btoday'?s?\b|\btonight\b|\bthis (?:morning|afternoon|evening)\b|\blater on\b|\brest of (?:the|my) day\b/, 0],
  ],
  periods: [
    [/\b(?:the )?week after next\b|\bnext weeks?\b|\bcoming week\b|\bweek ahead\b/, 'week', 1],
    [/\blast week\b|\bprevious week\b|\bweek before\b/, 'week', -1],
    [/\bnext weekend\b/, 'weekend', 1],
    [/\blast weekend\b/, 'weekend', -1],
    [/\b(?:this|the|over the) weekend\b/, 'weekend', 0],
    [/\b(?:this|the|my|rest of the|rest of my|current) weeks?\b|\bweekly\b/, 'week', 0],
    [/\bnext month\b/, 'month', 1],
    [/\blast month\b|\bprevious month\b/, 'month', -1],
    [/\b(?:this|the|current) months?\b|\bmonthly\b/, 'month', 0],
    [/\blast year\b/, 'year', -1],
    [/\b(?:this|the) year\b/, 'year', 0],
    [/\b(?:lately|recently|these days|past few days|last few days|past couple of days)\b/, 'days', 0],
  ],
  count: /\b(last|past|previous|next|coming|following) (?:(\d{1,3}|[a-z]+) )?(days?|weeks?|months?|fortnight)\b/,
  back: /^(?:last|past|previous)$/,
  units: new Map(Object.entries({ day: 1, week: 7, month: 30, fortnight: 14 })),
  numbers: new Map(
    Object.entries({
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      twelve: 12,
      couple: 2,
    }),
  ),
  parts: [
    [/\bmorning\b|\bbefore noon\b|\bbefore lunch\b/, '05:00', '12:00'],
    [/\bafternoon\b|\bafter lunch\b/, '12:00', '18:00'],
    [/\bevening\b|\btonight\b|\bnight\b|\bafter work\b/, '17:00', '23:59'],
  ],
  weekdays: englishWeekdays,
  plural: (weekday) => `${weekday}s`,
  months: englishMonths,
  since: /\bsince (.+)$/,
  weekOf: /\b(?:the|that) week of (?!the (?:month|year)\b)(.+)$/,
  ever: /\b(?:ever|all time|in total|altogether|so far|overall|in all)\b/,
  byWeekday: /\b(?:by|each|per|every|which|what) (?:weekday|day of the week)\b|\bweekdays\b/,
  byDay: /\b(?:day by day|by day|each day|per day|every day|daily)\b/,
  dayOfMonth: /\bthe (\d{1,2})(?:st|nd|rd|th)\b/,
}

const spanish: DateLexicon = {
  days: [
    [/\bpasado manana\b/, 2],
    [/\b(?:anteayer|antier|antes de ayer)\b/, -2],
    [/\b(?:ayer|anoche)\b/, -1],
    [/(?<!\b(?:la|esta|por la|de la|en la) )\bmanana\b/, 1],
    [/\bhoy\b|\besta (?:noche|tarde|manana)\b/, 0],
  ],
  periods: [
    [/\b(?:la )?(?:proxima semana|semana que (?:viene|entra)|semana proxima|siguiente semana)\b/, 'week', 1],
    [/\b(?:semana pasada|ultima semana)\b/, 'week', -1],
    [/\b(?:proximo fin de semana|fin de semana que viene|fin de semana proximo)\b/, 'weekend', 1],
    [/\bfin de semana pasado\b/, 'weekend', -1],
    [/\b(?:este|el) (?:fin de semana|finde)\b/, 'weekend', 0],
    [/\b(?:esta|la|mi) semana\b/, 'week', 0],
    [/\b(?:proximo mes|mes que viene|mes proximo)\b/, 'month', 1],
    [/\bmes pasado\b/, 'month', -1],
    [/\b(?:este|el) mes\b/, 'month', 0],
    [/\bano pasado\b/, 'year', -1],
    [/\beste ano\b/, 'year', 0],
    [/\b(?:ultimamente|estos dias)\b/, 'days', 0],
  ],
  count: /\b(ultim[oa]s|proxim[oa]s|siguientes) (\d{1,3}|[a-z]+) (dias?|semanas?|mes(?:es)?)\b/,
  back: /^ultim/,
  units: new Map(Object.entries({ dia: 1, semana: 7, mes: 30, mese: 30 })),
  numbers: new Map(
    Object.entries({
      un: 1,
      una: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      doce: 12,
    }),
  ),
  parts: [
    [/\b(?:esta|(?:por|de|en) la) manana\b/, '05:00', '12:00'],
    [/\btarde\b/, '12:00', '20:00'],
    [/\bnoche\b/, '18:00', '23:59'],
  ],
  weekdays: spanishWeekdays,
  plural: (weekday) => `los ${weekday}s?`,
  months: spanishMonths,
  since: /\bdesde (?:el )?(.+)$/,
  weekOf: /\b(?:la|esa) semana del (.+)$/,
  ever: /\b(?:en total|alguna vez|hasta ahora|en todo)\b/,
  byWeekday: /\b(?:por|cada) dia de la semana\b|\bque dia de la semana\b/,
  byDay: /\b(?:por dia|cada dia|dia a dia|diario)\b/,
  dayOfMonth: /\b(?:el|dia) (\d{1,2})\b(?! de | :|:)/,
}

export const dateLexicon: Readonly<Record<Language, DateLexicon>> = { en: english, es: spanish }
