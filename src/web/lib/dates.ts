/** The product speaks English, and so do its dates: in her own English where she has one, so that 21 November may come first. */
export const english = navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en'

const formats = {
  month: new Intl.DateTimeFormat(english, { month: 'long', year: 'numeric' }),
  day: new Intl.DateTimeFormat(english, { day: 'numeric' }),
  weekday: new Intl.DateTimeFormat(english, { weekday: 'short' }),
  date: new Intl.DateTimeFormat(english, { dateStyle: 'full' }),
  moment: new Intl.DateTimeFormat(english, { dateStyle: 'medium', timeStyle: 'short' }),
}

/** A moment of the wire (ISO 8601) in her English and her time zone: 'November 2026', '21', 'Sat', and so on. */
export const showDate = (moment: string, format: keyof typeof formats): string =>
  formats[format].format(new Date(moment))
