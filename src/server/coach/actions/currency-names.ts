import { brand } from '#contract/brand.ts'
import { currencies } from '#contract/lists.ts'
import { foldInPlace } from './title-text.ts'

/** The user's currency: `currency` is that of the income log, if it may be read. */
export type OwnMoney = { timeZone: string; currency?: string | null }

/**
 * Signs and names that several countries share, with the currencies they may mean. The first is the default. After '?' there is no
 * default.
 */
const sharedNames: readonly (readonly [string, string])[] = [
  ['$', 'USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP CUP JMD TTD BBD BSD BZD FJD GYD NAD LRD SRD XCD'],
  [
    'dollar dollars buck bucks dólar dolar dólares dolares',
    'USD CAD AUD NZD SGD HKD TWD JMD TTD BBD BSD BZD FJD GYD NAD LRD SRD XCD',
  ],
  ['peso pesos', 'MXN ARS CLP COP UYU DOP CUP PHP'],
  ['£ pound pounds quid libra libras', 'GBP EGP LBP SYP SDG SSP GIP FKP SHP'],
  ['¥ ￥', 'JPY CNY'],
  ['₨ rs rs. rupee rupees rupia rupias', 'INR PKR LKR NPR MUR SCR'],
  ['won', 'KRW KPW'],
  ['ruble rubles rouble roubles rublo rublos', 'RUB BYN'],
  ['franc francs', '? CHF XOF XAF XPF CDF RWF BIF DJF GNF KMF'],
  ['kr krona kronor krone kroner', '? SEK NOK DKK ISK CZK'],
  ['dinar dinars', '? KWD BHD IQD JOD TND DZD LYD RSD'],
  ['dirham dirhams', '? AED MAD'],
  ['riyal riyals rial rials', '? SAR QAR OMR YER IRR'],
  ['shilling shillings', '? KES UGX TZS SOS'],
  ['lei', 'RON MDL'],
]
/** Names of one currency only, besides its sign, code and full name. */
const ownNames = {
  EUR: '€ euro euros',
  JPY: 'yen yenes',
  CNY: 'yuan rmb renminbi',
  BRL: 'r$ reais reales',
  ZAR: 'rand rands',
  INR: '₹',
  PLN: 'zł zl zloty zlotys złoty',
  CZK: 'kč koruna korunas',
  HUF: 'forint forints',
  TRY: '₺ lira liras',
  UAH: '₴ hryvnia hryvnias',
  ILS: '₪ shekel shekels',
  NGN: '₦ naira nairas',
  GHS: '₵ gh₵ cedi cedis',
  IDR: 'rp rupiah rupiahs',
  MYR: 'rm ringgit ringgits',
  THB: '฿ baht',
  VND: '₫ dong',
  BDT: '৳ taka takas',
  KZT: '₸ tenge',
  KES: 'ksh',
  PEN: 'soles',
  CRC: '₡ colones',
  GTQ: 'quetzales quetzals',
  HNL: 'lempiras',
  BOB: 'bolivianos',
  VES: 'bolívares bolivares',
  PYG: '₲ guaraníes guaranies',
  KRW: '₩',
  RUB: '₽',
  PHP: '₱',
  MNT: '₮ tugrik tugriks',
  LAK: '₭',
  AZN: '₼ manat',
  GEL: '₾',
  AMD: '֏',
  KHR: '៛ riel riels',
  AFN: '؋',
  USD: 'us$',
  CAD: 'ca$ c$',
  AUD: 'au$ a$',
  NZD: 'nz$',
  HKD: 'hk$',
  SGD: 's$',
  TWD: 'nt$',
  MXN: 'mx$',
}
/** Codes that are also words: 'all 5', '2 cup'. */
const codesThatAreWords: ReadonlySet<string> = new Set(
  'all ars bam bob cop cup gel lak mad mop mur nad pen rm ron rub sar sos top try'.split(' '),
)
/** Means of payment that are not a country's currency. */
const noCurrency = 'btc bitcoin bitcoins eth ether ethereum doge dogecoin usdt usdc sats satoshis crypto ₿'.split(' ')

const folded = (name: string): string => foldInPlace(name).trim()

/** Returns every name, folded, with the currencies it may mean. */
function allNames(): Map<string, readonly string[]> {
  const names = new Map<string, readonly string[]>()
  const fullNames = new Intl.DisplayNames('en', { type: 'currency' })
  for (const code of currencies) {
    const full = folded(fullNames.of(code) ?? code)
    for (const name of [full, `${full}s`, code.toLowerCase()]) names.set(name, [code])
  }
  for (const [code, words] of Object.entries(ownNames))
    for (const word of words.split(' ')) names.set(folded(word), [code])
  for (const [words, codes] of sharedNames)
    for (const word of words.split(' ')) names.set(folded(word), codes.split(' '))
  return names
}
const byName = allNames()

const escaped = (name: string): string => name.replaceAll(/[$.]/g, String.raw`\$&`)
const longestFirst = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
const all = [...byName.keys(), ...noCurrency]
/** Matches the names of money that may follow a number, without signs, for folded text. */
export const moneyNames = longestFirst(all.filter((name) => /^\p{L}/u.test(name)))
/** Matches what may come before a number: signs, codes, and a few letters. */
export const moneySigns = `${longestFirst([
  ...all.filter((name) => /.\$|^gh/.test(name)),
  ...currencies.map((code) => code.toLowerCase()),
  'rs.',
  'rs',
  'rm',
  'rp',
  'kr',
  'ksh',
])}|\\p{Sc}`

/** Matches one sign of money. It is a class that needs no flags. */
export const moneySign = '[$€£¥￥₹₨₩₽₺₴₫₪₦₱฿₲₡₸₮₭₼₾₵֏៛৳]'

const byCountry =
  'AR:ARS CL:CLP CO:COP MX:MXN UY:UYU DO:DOP CU:CUP PH:PHP AU:AUD CA:CAD NZ:NZD SG:SGD HK:HKD TW:TWD JM:JMD TT:TTD BB:BBD BS:BSD BZ:BZD FJ:FJD GY:GYD NA:NAD LR:LRD SR:SRD IN:INR PK:PKR LK:LKR NP:NPR MU:MUR SC:SCR SE:SEK NO:NOK DK:DKK IS:ISK CZ:CZK JP:JPY CN:CNY EG:EGP LB:LBP CH:CHF AE:AED MA:MAD KW:KWD BH:BHD IQ:IQD JO:JOD TN:TND DZ:DZD LY:LYD RS:RSD SA:SAR QA:QAR OM:OMR KE:KES UG:UGX TZ:TZS BY:BYN MD:MDL'
const byZone: ReadonlyMap<string, string> = new Map(
  byCountry.split(' ').flatMap((pair) => {
    const [country = '', currency = ''] = pair.split(':')
    return (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((zone): [string, string] => [zone, currency])
  }),
)

/** The user's own, as far as it's known: a log's currency that is the usual one may never have been chosen. */
const ownCurrency = ({ timeZone, currency = null }: OwnMoney): string | null =>
  currency !== null && currency !== brand.currency ? currency : (byZone.get(timeZone) ?? null)

/** Returns the currency of a number without a sign. */
export const bareCurrency = (own: OwnMoney): string => ownCurrency(own) ?? brand.currency

/** Returns the currency that a sign, code or name means for this user. Null if it is ambiguous, undefined if it's not a currency. */
export function currencyOf(said: string, own: OwnMoney): string | null | undefined {
  const name = folded(said)
  if (codesThatAreWords.has(name) && said !== said.toUpperCase()) return undefined
  const codes = byName.get(name) ?? []
  const mine = ownCurrency(own)
  if (mine !== null && codes.includes(mine)) return mine
  return codes[0] === '?' ? null : (codes[0] ?? null)
}
