const formats = {
  month: new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' }),
  day: new Intl.DateTimeFormat(undefined, { day: 'numeric' }),
  weekday: new Intl.DateTimeFormat(undefined, { weekday: 'short' }),
  date: new Intl.DateTimeFormat(undefined, { dateStyle: 'full' }),
  moment: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
}

/** A moment of the wire (ISO 8601) in her language and her time zone: 'November 2026', '21', 'Sat', and so on. */
export const showDate = (moment: string, format: keyof typeof formats): string =>
  formats[format].format(new Date(moment))
