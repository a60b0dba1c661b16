/** Matches months. 'may' and 'march' only count after a word that a date follows. */
export const monthNames = new RegExp(
  String.raw`\b(january|february|april|june|july|august|september|october|november|december|(?<=\b` +
    String.raw`(?:in|by|until|till|or|this|next|end of) )(?:march|may))\b`,
)

const months = 'January February March April May June July August September October November December'.split(' ')

/** Returns the month this many months before. */
export const monthBefore = (month: string, count: number): string =>
  months.at((months.indexOf(month) - count) % months.length) ?? month
