import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { readDays } from '../when/read-days.ts'
import { withoutDeterminer, withoutWhen, withSpellingOf } from './asked-name.ts'
import { LocalFormat } from './local-format.ts'
import { splitQuestionSentences } from './plain-text.ts'
import { makeRecordsAnswer } from './records-answer.ts'
import { asksForAdvice, plainSentence } from './series/ask-of-records.ts'

/** `isCount`: the question asks how often a word is written. */
type Asked = { about: string; isCount: boolean; span: { from: string; to: string } | null }

const wrote = oneOf('write|wrote|written|use|used|say|said|put|type|typed|mention|mentioned|writing|log|logged')
const countWord = new RegExp(
  String.raw`\bhow (?:many times|often|many days|much)\b.{0,30}\b(?:${wrote})\b.{0,12}\b(?:the )?words? ([a-z]{3,20})\b`,
)
const whatWrote = oneOf(
  'what (?:i|i have|ive|did i|have i|all i|else i) (?:wrote|write|written|said|say|put|noted)',
  'what (?:did|does|has) my (?:journal|diary|entries) (?:say|said|have|tell)|everything (?:i|i have|ive) (?:wrote|written|said)',
  'my (?:journal|diary) entries|the entries|the gist of (?:what i wrote|my entries)|(?:the )?things i (?:wrote|have written)',
)
const asksWords = new RegExp(
  String.raw`\b(?:${whatWrote})\b.{0,40}?\b(?:about|regarding|on|concerning|of) ((?:the |my |our |that |how |when )?[^.?!]{3,70})`,
)
const asksToTell =
  /\b(?:list|summari[sz]e|sum up|read|show|tell|give|pull up|find|quote|what|gist|put together|collect)\b/
const ofJournal = /\b(?:journal|diary|entries)\b/
const after = new RegExp(
  String.raw` (?:${oneOf('with (?:the )?dates?|roughly|just|and (?:when|what|tell|how|if|i)|so (?:that )?i|because|since|for (?:my|the|a)|in (?:my|the) (?:journal|diary)|please|as to|but|in order|before|by date|over|through')})\b.*$`,
)

function askedIn(message: string, today: string): Asked | null {
  for (const sentence of splitQuestionSentences(message.slice(0, 600))) {
    const line = plainSentence(sentence)
    if (asksForAdvice(line)) continue
    const { span } = readDays(line.replaceAll(/\bthe (?:semester|term)\b/g, 'school year'), 'en', today, 'past')
    const word = countWord.exec(line)?.[1]
    if (word !== undefined) return { about: word, isCount: true, span }
    if (!ofJournal.test(line) || !asksToTell.test(line)) continue
    const said = asksWords.exec(line)?.[1]
    const about = said === undefined ? '' : withoutDeterminer(withoutWhen(said.replace(after, '')))
    if (
      about.length > 2 &&
      !/^(?:it|that|this|day|days|november|\d.*)$/.test(about) &&
      readDays(about, 'en', today, 'past').span === null
    )
      return { about, isCount: false, span }
  }
  return null
}

const noise = new Set(
  'how when what who being was is are were has have had got getting to of in on at the a an my our his her their about with and or'.split(
    ' ',
  ),
)
/** Returns at most as many words as one entry may have together: 'Tomas being bullied'. */
const keyWords = (about: string): string =>
  about
    .split(' ')
    .filter((word) => !noise.has(word) && word.length > 2)
    .slice(0, 3)
    .join(' ')

/** Says first that entries are never read. The answer names the days that mention the words. */
export function lookUpJournalWords({ request: { message, language }, today }: Turn): LookUp | null {
  const asked = language === 'en' ? askedIn(message, today) : null
  const about = asked === null ? '' : keyWords(asked.about)
  if (asked === null || about === '') return null
  const { from, to } = asked.span ?? { from: null, to: null }
  const questions: RecordQuestion[] = [{ ask: 'journalAbout', about: about.slice(0, 80), from, to }]
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(tell(asked, about, answers, message, new LocalFormat('en', today)), questions, answers),
  }
}

function tell(
  { isCount, span }: Asked,
  about: string,
  answers: readonly RecordAnswer[],
  message: string,
  words: LocalFormat,
): string {
  const found = answers[0]?.found
  const name = quoteUserText(withSpellingOf(about, message))
  const unread = isCount
    ? 'I never see your journal’s words, so I can’t count how often you wrote it. I can tell which entries have it.'
    : 'I never see your journal’s words, so I can’t tell you what they say. I can tell which days have them.'
  const search = `On the Journal page, a search for ${name} opens them.`
  if (found?.ask !== 'journalAbout')
    return 'I never see your journal’s words, and its days are switched off for me. On the Journal page, search for it and you’ll see every entry that has it.'
  const when = span === null ? '' : ` ${words.span(span)}`
  const { days, isMore, near } = found
  if (days.length > 0) {
    const many = isMore
      ? `More than ${days.length} entries have`
      : words.count(days.length, 'entry has', 'entries have')
    const dates = words.list([...days.map((day) => words.date(day)), ...(isMore ? ['earlier ones'] : [])])
    return paragraphs(unread, `${many} ${name}${when}: ${dates}. ${search}`)
  }
  const part =
    near === null
      ? ''
      : ` ${quoteUserText(withSpellingOf(near.word, message))} alone is in the ones from ${words.list(near.days.map((day) => words.date(day)))}.`
  return paragraphs(
    unread,
    `No entry has ${name}${when}.${part} If you wrote it in other words, give me one of them and I’ll look again.`,
  )
}
