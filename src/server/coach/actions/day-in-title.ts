import type { Language } from '../safety/kinds.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { type LocalClock, readWhen, type When } from '../when/read-when.ts'

/** Matches 'Call Ana about moving it to Thursday, for tomorrow': the day within the thing to do. */
const dayWithin = new RegExp(
  String.raw`(\b(?:mov|resched|chang|switch|push)\w* [^,]{2,50} to )((?:next |this )?${englishWeekday}|tomorrow)(?=, )`,
  'i',
)
const held = 'DAYWITHIN'
/** Reads when a task is due. A day within the title stays there if another day is given. */
export function readTaskWhen(text: string, language: Language, clock: LocalClock): When {
  const day = dayWithin.exec(text)?.[2]
  const plain = () => readWhen(text, clock, language)
  if (day === undefined) return plain()
  const when = readWhen(text.replace(dayWithin, `$1${held}`), clock, language)
  return when.day === null ? plain() : { ...when, rest: when.rest.replace(held, day) }
}
