import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import type { LookUp, Turn } from '../dialogue/compose-answer.ts'
import { withoutDeterminer } from './asked-name.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const onList = '(?:on|to|onto) (?:the|my|our) (?:(?:shopping|grocery|groceries|store) )?list'
/** Matches 'Did I already put eggs on the list'. Group: what. */
const asks = new RegExp(
  String.raw`^(?:(?:${leadIns}|do you know|tell me) )*(?:did|have) (?:i|we) (?:(?:already|ever|remember to) )*(?:put|add|added|write|written|get|got|have) (?:down )?(.{2,40}?) ${onList}(?: already| yet| or (?:no|not))*$`,
)
/** Matches 'Is shampoo on my list', 'do I have rice on the list'. Group: what. */
const isOn = new RegExp(
  String.raw`^(?:(?:${leadIns}|do you know|tell me) )*(?:is|are|was|were|do (?:i|we) (?:already )?have|are there any|is there any) (.{2,40}?) (?:already )?${onList}(?: already| yet| or (?:no|not))*$`,
)

/** Answers whether the item of that name is still to buy. */
export function lookUpItemOnList({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message).replace(/[?.!]{1,3}$/, '')
  const item = language === 'en' ? (asks.exec(line) ?? isOn.exec(line))?.[1] : undefined
  if (
    item === undefined ||
    /\b(?:anything|everything|something|it|that|what|stuff|things|more|left|much|many|still|to do)\b/.test(item)
  )
    return null
  const questions: RecordQuestion[] = [{ ask: 'shopping', list: null, item: withoutDeterminer(item).slice(0, 80) }]
  return {
    questions,
    toAnswer: (answers) => makeRecordsAnswer(renderRecordAnswers(answers, language, today), questions, answers),
  }
}
