import { oneOf } from '../../phrase-pattern.ts'
import { amountsIn, sayAmount } from './money-amounts.ts'

const asks = new RegExp(
  String.raw`\bhow much (?:each|do (?:we|i) (?:each )?(?:pay|owe)|is (?:that|it) each|would (?:each|i|we))\b|\bsplit\b|` +
    String.raw`\beach (?:of us )?(?:pay|owe)\b|\bper person\b|\bdivide\b`,
  'i',
)
const people = new RegExp(
  oneOf(
    String.raw`\b(\d{1,2}) of us\b`,
    String.raw`\b(?:we['’]re|we are|split (?:it )?(?:between|among|by)|between|among|with) (?:the )?(\d{1,2})\b`,
    String.raw`\b(\d{1,2}) (?:women|friends|sisters|roommates|flatmates|housemates|cousins|families|couples|people|girls|siblings|ladies|moms|mums|colleagues|coworkers)\b(?! (?:are coming|coming|invited))`,
  ),
  'i',
)
const isMoney =
  /[$£€]|\b(?:pay\w*|costs?|bill|rent|owe|price|gift|present|giving|deposit|dollars|quid|euros?|venue|food)\b/i
const head = /^ ?(?:a|per|each|for each|an?) ?(?:head|plate|person|guest|kid|child|ticket)\b/i
const guests =
  /\b(?:for|×|x|times) (\d{1,3})(?! (?:nights|days|hours|weeks))\b|\b(\d{1,3}) (?:guests|people|plates|kids|are coming|coming)\b/i
const nights = /\b(\d{1,2}) nights\b/i
const shorter = new RegExp(
  String.raw`\b([A-Z][a-z]{2,14}|my \w+|one (?:of us|woman|girl|friend|couple))(?: is)? (?:only |just )+(?:stays?|` +
    String.raw`staying|there|comes?|coming|using|uses)(?: for)? (\d{1,2}|one|a) nights?\b`,
  '',
)

/** Who stays for fewer nights pays for fewer. */
function byTheNight(text: string, total: number, payers: number, say: (value: number) => string): string | null {
  const [, who, stay] = shorter.exec(text) ?? []
  const all = Number(nights.exec(text)?.[1] ?? 0)
  if (who === undefined || all < 2) return null
  const few = Number(/^\d/.test(stay ?? '') ? stay : 1)
  const shares = (payers - 1) * all + few
  const one = total / shares
  const name = who.startsWith('my ')
    ? `your ${who.slice(3)}`
    : who.startsWith('one ')
      ? 'the one who’s there less'
      : who
  return `By the night: ${payers - 1} × ${all} nights + ${few} is ${shares} nights, and ${say(total)} ÷ ${shares} is ${say(one)}. So ${name} pays ${say(one * few)}, and each of the other ${payers - 1} pays ${say(one * all)}. If the place costs the same with or without ${name}, you could also ask for a little more than that, so settle it before anybody pays.`
}

/** Splits one bill or several by the number of people. People who stay for fewer nights pay for fewer. */
export function shareCosts(text: string, sign: string): string | null {
  const [, a, b, c] = people.exec(text) ?? []
  const payers = Number(a ?? b ?? c ?? 0)
  if (!asks.test(text) || payers < 2 || !isMoney.test(text)) return null
  const many = Number(
    guests
      .exec(text)
      ?.slice(1)
      .find((one) => one !== undefined) ?? 0,
  )
  const lines = amountsIn(text)
    .filter(
      ({ value, sign: own, before }) =>
        (value > payers || own !== '') &&
        value !== many &&
        !/\b(?:we['’]re|are|for) $/i.test(before.slice(-6)) &&
        value >= 5,
    )
    .map(({ value, after }) =>
      head.test(after) && many > 1
        ? { value: value * many, said: `${sayAmount(value, sign)} × ${many}` }
        : { value, said: sayAmount(value, sign) },
    )
  const total = lines.reduce((sum, { value }) => sum + value, 0)
  if (lines.length === 0 || lines.length > 10 || total <= 0) return null
  const say = (value: number) => sayAmount(value, sign)
  const byNights = byTheNight(text, total, payers, say)
  if (byNights !== null) return byNights
  const sum =
    lines.length > 1 || lines[0]?.said !== say(total)
      ? `${lines.map(({ said }) => said).join(' + ')} = ${say(total)}, and `
      : ''
  return `${say(Math.ceil((total / payers) * 100) / 100)} each: ${sum}${say(total)} ÷ ${payers}.${lines.length > 1 ? ' One of you pays and writes it down, and the others send theirs the same day.' : ''}`
}

const earns =
  /\b(?:(i|she|he|they|we|my \w+|[a-z]{3,12})) (?:earns?|makes?|brings? home|takes? home|gets?) (?:about |around |maybe )?[$£€]? ?(\d{3,6})\b/gi
const shared =
  /\b(?:wants?|costs?|is|are|asks? for|rent(?: is)?|bill(?: is)?|fee(?: is)?|comes? to) (?:about |around )?[$£€]? ?(\d{2,6})\b(?! (?:hours|days|weeks))/i

/** Splits one cost by two incomes, so that each pays the same share of their income. */
export function shareByIncome(text: string, sign: string): string | null {
  const incomes = [...text.matchAll(earns)].map(([, who = '', amount]) => ({
    isOwn: /^i$/i.test(who),
    who,
    value: Number(amount),
  }))
  const own = incomes.find(({ isOwn }) => isOwn)
  const other = incomes.find(({ isOwn }) => !isOwn)
  if (
    own === undefined ||
    other === undefined ||
    incomes.length !== 2 ||
    !/\b(?:fair|split|share|each|divide)\b/i.test(text)
  )
    return null
  const cost = Number(shared.exec(text.replace(earns, ' '))?.[1] ?? 0)
  if (cost <= 0) return null
  const all = own.value + other.value
  const say = (value: number) => sayAmount(Math.round(value), sign)
  const they = /^my /i.test(other.who) ? `your ${other.who.slice(3)}` : other.who
  return `By what each of you earns: ${say((cost * own.value) / all)} from you and ${say((cost * other.value) / all)} from ${they}. Together you bring in ${say(all)}, and ${say(cost)} is ${Math.round((cost / all) * 100)}% of that, the same share for both. If one of you also gives the time, the visits or the calls, count that in before you call it even.`
}
