import { englishMonth, unmistakableMonths } from '../../../when/months.ts'
import { englishWeekday } from '../../../when/weekdays.ts'
import { anyOf, oneOf } from '../../../phrase-pattern.ts'
import { splitUserSentences } from '../../split-sentences.ts'

const day = oneOf(
  `(?:next |this )?${englishWeekday}(?: (?:noon|morning|afternoon|evening|night|week))?`,
  String.raw`the (?:first|last|end|\d{1,2}(?:st|nd|rd|th))(?: of (?:the|this|next) (?:month|week|year)| of \p{L}+)?`,
  '(?:the )?(?:new year|christmas|easter|thanksgiving)|(?:noon |midday )?tomorrow(?: (?:noon|morning|night))?|tonight|the end of the (?:week|month|year)',
  String.raw`${englishMonth}(?: \d{1,2})?`,
)
const by = new RegExp(String.raw`\b(?:by|before|until|till|at|due) (${day})(?![\p{L}\d])`, 'iu')
/** Matches an answer that is due; other dates are days of events. */
const answers = anyOf(
  'answer|know|tell|sign|decide|decision|reply|closes?|entry|register|confirm|apply|offer',
  'deposit|letting? them know|hear|want a yes|back|(?:we|i) have (?:till|until)',
)

/** When it has to be settled, in the user's words. */
export function readDeadline(message: string): string | null {
  const found = splitUserSentences(message)
    .filter((sentence) => answers.test(sentence))
    .map((sentence) => by.exec(sentence)?.[1])
    .find((when) => when !== undefined)
  return (
    found?.replace(
      new RegExp(`\\b${englishWeekday}|${unmistakableMonths.join('|')}|christmas|easter|thanksgiving`, 'i'),
      (name) => name.charAt(0).toUpperCase() + name.slice(1),
    ) ?? null
  )
}
