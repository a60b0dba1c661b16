const length = /(?<![\d.,])(?:\bfor )?\b(an|one|half an|\d{1,6}(?:\.\d{1,2})?) ?(hours?|hrs?|minutes?|mins?)\b/i

const minutesOf = (count: string, unit: string): number => {
  const many = count === 'half an' ? 0.5 : /^(?:an|one)$/.test(count) ? 1 : Number(count)
  return Math.round(many * (unit.startsWith('h') ? 60 : 1))
}

/** How long something is to take. `all` with the 'for' before it. */
export function readLength(said: string): { minutes: number; said: string; all: string } | null {
  const [all = '', count = '', unit = ''] = length.exec(said) ?? []
  if (count === '') return null
  const half = /\bhours? and a half\b/i.test(said) ? 30 : 0
  return { minutes: minutesOf(count.toLowerCase(), unit.toLowerCase()) + half, said: all.replace(/^for /i, ''), all }
}

const unit = '(?:hours?|hrs?|minutes?|mins?|horas?|minutos?)'
/** '0 minutes', '1e3 minutes', a number of seven digits or more, and with 'for' before it '-5 minutes'. */
const odd = new RegExp(
  String.raw`(?:(?<![\d.,:])\b(?:for |por )?(?:0{1,12}(?:[.,]0{1,6})?|\d{7,40}|\d{1,12}(?:[.,]\d{1,12})?e[+-]?\d{1,12})|\b(?:for|por) [-−–+] ?\d[\d.,]{0,20}) ?${unit}\b`,
  'i',
)

/** How long something is said to take, where no length is meant by it; null where there is nothing of the kind. */
export function unreadLength(text: string): string | null {
  const [said] = odd.exec(text) ?? []
  return said === undefined ? null : said.replace(/^(?:for|por) /i, '')
}
