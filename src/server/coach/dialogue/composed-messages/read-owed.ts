import { oneOf } from '../../phrase-pattern.ts'
import { capitalize } from '#server/lib/capitalize.ts'
import { formatDollars, parseAmount } from '../dollar-amounts.ts'
import { cleanClause } from '../drafts/read-clause.ts'
import { addressNamedReader } from './address-named-reader.ts'
import { joinedClauses } from './joined-clauses.ts'

/** Money that the reader owes: how much, for what, and what was done for it. */
export type Owed = { amount: string; thing: string | null; facts: readonly string[] }

const owes =
  /\bowes?(?: me| us)? (?:like |about |around )?\$?(\d[\d,]{1,7}(?:\.\d\d)?)(?: dollars| bucks)?(?: (?:for|from) ([^,.;!?]{3,40}))?/i
const afterLent = oneOf(' in \\p{Lu}| and | but | last |[,.;!?]|$')
const borrower = oneOf('him|her|them|my \\p{L}+(?: \\p{L}+)?|\\p{L}+')
const lent = new RegExp(
  String.raw`\b(?:lent|loaned|spotted) (?:${borrower}) (?:like |about |around )?\$?(\d[\d,]{1,7}(?:\.\d\d)?)(?: dollars| bucks)?(?: (?:for|towards?) ([^,.;!?]{3,40}?)(?=${afterLent}))?`,
  'iu',
)
const broke =
  /^((?:my |our |the )?[\p{L}’']+ (?:[\p{L}’']+ )?)(?:went out|broke|died|quit|gave out|came to|cost|leaked)\b/iu
const paid = /^i(?:[’']?m| am)? (?:(?:still )?paying|covered|paid|fronted|put)\b.{3,120}$/i
const kin = /\b(mom|dad|grandma|grandpa|grandmother|grandfather)s\b/gi

/** 'Moms furnace' is 'Mom’s furnace'. */
const withApostrophe = (words: string): string =>
  words
    .replace(kin, (_, who: string) => `${capitalize(who.toLowerCase())}’s`)
    .replace(/\b(?:him|her|them)\b.*$/i, '')
    .trim()

const monthNames = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/gi

/** What came back in months that are named, where a sum a month was agreed. */
function paidBack(sentences: readonly string[]): number {
  const aMonth = parseAmount(/\$ ?(\d[\d,]{1,5}) a month/i.exec(sentences.join(' '))?.[1])
  const told = sentences.find((one) => /^(?:he|she|they) paid\b/i.test(one)) ?? ''
  return aMonth * (told.match(monthNames)?.length ?? 0)
}

/** Null where nobody owes anything. */
export function readOwed(sentences: readonly string[], name: string | undefined): Owed | null {
  const at = sentences.findIndex((sentence) => owes.test(sentence) || lent.test(sentence))
  const sentence = sentences[at]
  if (sentence === undefined) return null
  const [, amount, what] = owes.exec(sentence) ?? lent.exec(sentence) ?? []
  const near = sentences.slice(at + 1, at + 3).map((one) => broke.exec(one)?.[1])
  const thing = what ?? near.find((one) => one !== undefined) ?? null
  const facts = sentences
    .flatMap((one) => joinedClauses(one))
    .filter(({ text }) => paid.test(text))
    .flatMap(({ text }) => addressNamedReader(text, name) ?? [])
    .map((text) => cleanClause(text))
  return {
    amount: formatDollars(parseAmount(amount) - paidBack(sentences)),
    thing: thing === null ? null : withApostrophe(cleanClause(addressNamedReader(thing, name) ?? thing)),
    facts: facts.slice(0, 2),
  }
}
