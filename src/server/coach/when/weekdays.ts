/** Names of weekdays without accents, in both languages, and patterns that match them. */

/** Matches the full name of an English weekday. */
export const englishWeekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
/** Matches a short form: 'mon', 'tues', 'weds'. Has no group of its own. */
export const shortEnglishWeekday = 'mon|tues?|weds?|thurs?|thu|fri|sat|sun'
/** Matches a full or short name, in the singular or plural: 'tuesday', 'wed', 'thurs', 'fridays'. */
export const anyEnglishWeekday = '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?'
/** Matches a full or short name in the singular. Has no group of its own. */
export const typedWeekday = `${englishWeekday}|${shortEnglishWeekday}`
export const spanishWeekday = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)'

/** Monday first. */
export const englishWeekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
/** Monday first. */
export const spanishWeekdays = 'lunes martes miercoles jueves viernes sabado domingo'.split(' ')
/** Monday first. */
export const shortWeekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** 1 (Monday) to 7 by the first three letters of an English name; 0 for any other word. */
export const weekdayNumber = (name: string): number => shortWeekdays.indexOf(name.slice(0, 3).toLowerCase()) + 1
