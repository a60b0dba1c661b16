import { readWork } from '../../../../plans-from-message/work-amount.ts'
import { oneOf } from '../../../../../phrase-pattern.ts'

/** The work that is left, in minutes. `items`: the things it consists of, if one takes a known time. */
export type WorkToDo = {
  minutes: number
  items: { many: number; unit: string; each: number; page: number | null } | null
}

const much = String.raw`(?:(?:about|around|maybe|probably|roughly|like|only|at least|another|a good|up) )*`
const hoursOfWork = [
  new RegExp(
    String.raw`(?<!\b(?:one|each|every) )\b(?:takes?|taking|needs?|thats|that's|that is|it'll be|its|it's|is|will be) (?:me |us )?${much}(\d{1,2}(?:\.\d)?) (hours?|minutes)(?! (?:each|apiece|a |every|per|away|from|after|before|drive|of sleep|late|early|long))`,
  ),
  /[,;] (?:and )?(?:probably|maybe|about|roughly|i'd say|call it) (\d{1,3}(?:\.\d)?) (hours?|minutes)(?: of work)?(?=[,.;]|$)/,
  new RegExp(
    String.raw`\b(\d{1,3}(?:\.\d)?) (hours?|minutes) (?:worth )?of (?:${oneOf('work', 'charting', 'grading', 'editing', 'writing', 'homework', 'paperwork', 'reading', 'studying', 'prep', 'cleaning')})\b`,
  ),
]
const onPage = /\bpage (\d{1,4}) (?:out )?of (?:the )?(\d{2,4})\b/
const pagesAnHour = /\b(\d{1,3}) (?:pages )?(?:an|per|every|each|1) hour\b/
const eachTakes = new RegExp(
  oneOf(
    String.raw`\b(?:each|every)(?: (?:one|of them|card|block|page|report))? (?:takes?|is|needs?)(?: me)? ${much}(\d{1,3}) (hours?|minutes)\b`,
    String.raw`\btakes? (?:me )?${much}(\d{1,3}) (hours?|minutes) (?:each|apiece|per)\b`,
    String.raw`(?:\b(?:at|maybe|about)|,) (\d{1,3}) (hours?|minutes) (?:each|apiece|per)\b`,
  ),
)
const inMinutes = (many: string, unit: string): number => Number(many) * (unit.startsWith('h') ? 60 : 1)

function pagesLeft(text: string): WorkToDo | null {
  const [, at, whole] = onPage.exec(text) ?? []
  const rate = Number(pagesAnHour.exec(text)?.[1] ?? 0)
  const many = Number(whole ?? 0) - Number(at ?? 0)
  if (at === undefined || rate < 1 || many < 1) return null
  return { minutes: (many / rate) * 60, items: { many, unit: 'pages', each: 60 / rate, page: Number(at) } }
}

const counted =
  /\b(\d{1,4}) ((?:(?!(?:left|minutes|hours|kids|people|days|weeks)\b)[a-z]{2,12} ){0,2}[a-z]{2,14}s)\b(?! (?:old|early|late))/g
const noItems =
  /\b(?:minutes|hours|days|weeks|months|years|kids|people|evenings|nights|times|ladies|friends|guests|pages|is|has|was|this)$/

function itemsLeft(text: string): WorkToDo | null {
  const found = eachTakes.exec(text)
  if (found === null) return null
  const [, a, aUnit, b, bUnit, c, cUnit] = found
  const each = inMinutes(a ?? b ?? c ?? '0', aUnit ?? bUnit ?? cUnit ?? '')
  const most = [...text.matchAll(counted)]
    .filter(({ 2: unit = '' }) => !noItems.test(unit))
    .toSorted((one, other) => Number(other[1]) - Number(one[1]))[0]
  const many = Number(most?.[1] ?? readWork(text).left ?? 0)
  const unit = most?.[2] ?? readWork(text).unit
  return many < 2 || each < 1 || unit === '' ? null : { minutes: many * each, items: { many, unit, each, page: null } }
}

/** Reads how much is left to do: hours of work, pages at a pace, or things that each take a known time. */
export function workToDo(text: string): WorkToDo | null {
  const pages = pagesLeft(text) ?? itemsLeft(text)
  if (pages !== null) return pages
  for (const form of hoursOfWork) {
    const [, many, unit = ''] = form.exec(text) ?? []
    if (many !== undefined) return { minutes: inMinutes(many, unit), items: null }
  }
  return null
}
