import { withWholeNames } from '../../spell-out-date-names.ts'
import { normalize } from '../../../guide/text-analysis.ts'
import type { Details } from '../read-details.ts'
import { readListener } from '../hard-conversations/read-listener.ts'
import { familyTemplates } from './family-templates.ts'
import { businessTemplates } from './business-templates.ts'
import { closeTalkTemplates } from './close-talk-templates.ts'
import { favorTemplates } from './favor-templates.ts'
import { hardNewsTemplates } from './hard-news-templates.ts'
import { homeTemplates } from './home-templates.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { kindnessTemplates } from './kindness-templates.ts'
import { letterTemplates } from './letter-templates.ts'
import { moneyTemplates } from './money-templates.ts'
import { noticeTemplates } from './notice-templates.ts'
import { questionTemplates } from './question-and-apology-templates.ts'
import { refusalTemplates } from './refusal-templates.ts'
import { ownHolidayTemplates } from './holiday-plan-templates.ts'
import { planTemplates } from './plan-templates.ts'
import { schoolTemplates } from './school-templates.ts'
import { owedSumTemplates } from './owed-sum-templates.ts'
import { tradeTemplates } from './customer-templates.ts'
import { workTemplates } from './work-templates.ts'
import { worryTemplates } from './worry-templates.ts'
import { spellOut } from './written-english.ts'

/** The most specific templates come first. */
const kinds: readonly DraftTemplate[] = [
  ...ownHolidayTemplates,
  ...hardNewsTemplates,
  ...tradeTemplates,
  ...refusalTemplates,
  ...moneyTemplates,
  ...letterTemplates,
  ...owedSumTemplates,
  ...businessTemplates,
  ...noticeTemplates,
  ...schoolTemplates,
  ...workTemplates,
  ...worryTemplates,
  ...closeTalkTemplates,
  ...homeTemplates,
  ...familyTemplates,
  ...planTemplates,
  ...kindnessTemplates,
  ...favorTemplates,
  ...questionTemplates,
]

/** Writes a common kind of message with all its details. Returns null if none is certain. */
export function composeCommon(message: string): { id: string; details: Details } | null {
  const listener = readListener(message)
  const told: DraftRequestText = {
    text: withWholeNames(spellOut(message)),
    line: normalize(message),
    listener,
    to: listener?.relation ?? null,
  }
  for (const { id, signs, not, read } of kinds) {
    if (!signs.every((sign) => sign.test(told.line)) || not?.test(told.line) === true) continue
    const details = read(told)
    if (details !== null) return { id, details }
  }
  return null
}
