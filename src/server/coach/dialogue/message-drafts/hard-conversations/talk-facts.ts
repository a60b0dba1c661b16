import { oneOf } from '../../../phrase-pattern.ts'
import { cleanClause, addressReader } from '../read-clause.ts'
import type { Details } from '../read-details.ts'

const tenure = new RegExp(
  String.raw`\b((?:almost |nearly |over |about |more than |going on )?(?:\d{1,2}|an?|one|two|three|four|five|six|seven|` +
    String.raw`eight|nine|ten) (?:and a half )?(?:yrs?|years?|months?|mos?))\b(?!.{0,3}old)`,
  'iu',
)
const wage = /(?:\$ ?)?(\d{1,3}(?:\.\d{2})?) ?(?:dollars |bucks )?(?:an|a|per|\/) ?(?:hr|hour)\b/iu
const money = new RegExp(
  oneOf(
    String.raw`(?:\$ ?(\d[\d,]{0,8}(?:\.\d\d)?))|\b(\d[\d,]{0,8}) (?:dollars|bucks)\b`,
    String.raw`\b(?:sent|send|gave|lent|loaned|owes? me|charge|pay|paid) (?:(?:him|her|them|you|me|already|out|up|` +
      String.raw`to) ){0,2}(\d{2,6})\b(?! (?:times|days|weeks|months|hours|hrs|min))`,
  ),
  'iu',
)
const minutes = /\b(?:(?:about|like|at least) )?(\d{1,3}) ?(?:min(?:ute)?s?|mins)\b/iu
const pastWhen =
  /\b(last (?:week|month|year|time|night)|yesterday|this (?:week|month|morning)|(?:two|three|2|3) (?:weeks|months) ago)\b/iu
const how = /\b(every (?:single )?(?:day|week|time|night|month|weekend|morning)|all the time|almost every day)\b/iu

const years = (words: string): string =>
  words
    .toLowerCase()
    .replace(/\byrs?\b/, (unit) => (unit === 'yr' ? 'year' : 'years'))
    .replace(/\bmos?\b/, 'months')
    .replace(/^(an?|one) (year|month)s?$/, '$1 $2')
    .replace(/^(.*\d) year$/, '$1 years')

function moneyIn(text: string): string | null {
  const [, ...all] = money.exec(text) ?? []
  const found = all.find((one) => one !== undefined)
  return found === undefined ? null : `$${found}`
}

/** Turns 'because your house takes me 4 hours not 3' into a reason for the price, said to the customer. */
function reasonIn(text: string): string | null {
  const found = /\b(?:because|cause|cuz|since|bc) ([^.?!]{6,90})/iu.exec(text)?.[1]
  if (found === undefined || /^of\b/i.test(found)) return null
  const clause = addressReader(cleanClause(found.replace(/ (?:how|what|can you|but|and i)\b.*$/i, '')))
  return clause === null || / (?:scared|afraid|worried|guilty)\b/.test(clause)
    ? null
    : clause.replace(/ not (?=\d)/, ', not ')
}

const them = (text: string): string | null => {
  if (/\b(?:her|his|their) (?:little )?(?:boy|son)\b/i.test(text)) return 'him'
  if (/\b(?:her|his|their) (?:little )?(?:girl|daughter)\b/i.test(text)) return 'her'
  return null
}

/** Reads the facts that a talk can use. Facts that the message doesn't have are left out. */
export function readTalkFacts(text: string): Details {
  const long = tenure.exec(text)?.[1]
  const found: readonly (readonly [string, string | null | undefined])[] = [
    ['tenure', long === undefined ? null : years(long)],
    ['wage', wage.exec(text)?.[1]],
    ['sum', moneyIn(text)],
    ['minutes', minutes.exec(text)?.[1]],
    ['before', pastWhen.exec(text)?.[1]?.toLowerCase()],
    ['often', how.exec(text)?.[1]?.toLowerCase()],
    ['reason', reasonIn(text)],
    ['kid', them(text)],
  ]
  return Object.fromEntries(
    found.flatMap(([slot, words]) => (words === null || words === undefined || words === '' ? [] : [[slot, words]])),
  )
}
