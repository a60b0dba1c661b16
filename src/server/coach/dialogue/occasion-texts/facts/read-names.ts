import { capitalize } from '#contract/capitalize.ts'
import { holidays, weekdaysAndMonths } from '../../../calendar-names.ts'
import { namesBehindPerson, sureNames } from '../../../first-names.ts'

export const people =
  'son|daughter|husband|wife|hubby|mom|mother|mama|dad|father|sister|brother|aunt|uncle|cousin|niece|nephew|grandson|granddaughter|grandma|grandpa|friend|bestie|boss|coworker|neighbor|teacher|boyfriend|girlfriend|fiance|fiancee|stepson|stepdaughter|godson|goddaughter|baby|girl|boy|law|nurse|manager|dog|puppy|cat|kitty|kitten|pastor|coach|babysitter|hairdresser|stylist'
const notNames = new Set([
  ...[...weekdaysAndMonths, ...holidays].map((name) => name.toLowerCase()),
  ...'i god lord jesus bible english spanish facebook instagram fb ig the a my our hi dear mom dad mama who he she they is on at for from im and text call hoa pta'.split(
    ' ',
  ),
])
const introducedHere = new RegExp(String.raw`\b(?:${people}|named|called|name is|names|name[’']s)(?:[’']s)?,? $`, 'iu')
const byName = /\b(?:named|called|names?(?: is|[’']s)?) $/i
const longestBefore = 24

/** First names as they come, each once: 'my nephew jake and his fiance emily' is Jake, Emily. */
export function readNames(text: string): string[] {
  const names: string[] = []
  let end = -1
  for (const { 0: word, index } of text.matchAll(/\p{L}{2,14}/gu)) {
    const lower = word.toLowerCase()
    const isNext = index === end + 1 && names.length > 0
    const isName = sureNames.has(lower) || (isNext && namesBehindPerson.has(lower)) || isIntroduced(text, word, index)
    if (notNames.has(lower) || !isName) continue
    const name = capitalize(lower)
    // 'Lily Rose' is one.
    names.push(isNext ? `${names.pop() ?? ''} ${name}` : name)
    end = index + word.length
  }
  return [...new Set(names)]
}

/** Matches 'My best friend jess is marrying tyler'. */
const beforeNews = /^ (?:is )?(?:marrying|getting married)\b/i
const noNews = /^(?:who|whos|shes|hes|she|finally|just|and|now|already|both|are|was)$/i

function isIntroduced(text: string, word: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - longestBefore), index)
  const isCased = /^\p{Lu}\p{Ll}/u.test(word)
  const isSaid = isCased || namesBehindPerson.has(word.toLowerCase()) || byName.test(before)
  return (
    introducedHere.test(before) &&
    (isSaid || (word.length > 2 && !noNews.test(word) && beforeNews.test(text.slice(index + word.length))))
  )
}
