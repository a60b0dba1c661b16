import type { ActionContext, Clause } from './action-request.ts'
import { englishMonths, englishShortMonth } from '../when/months.ts'
import { readWhen } from '../when/read-when.ts'

/** Matches 'December 3', '2026-12-03'. */
const dated = new RegExp(
  String.raw`\b\d{4}-\d\d-\d\d\b|\b(?:${englishMonths.join('|')}|${englishShortMonth})\.? \d{1,2}\b(?!:)`,
  'i',
)

/** Whether a day is named, not only an hour: without its hours the text still has one. */
export const namesDay = (text: string, context: ActionContext, language: Clause['language']): boolean =>
  /\b(?:today|tonight|this|hoy|esta)\b|\bthe \d{1,2}(?:st|nd|rd|th)\b/i.test(text) ||
  dated.test(text) ||
  readWhen(
    text
      .replaceAll(/\b(?:at )?\d{1,2}(?::\d{2})? ?(?:am|pm)?\b(?!\s*(?:st|nd|rd|th|de|\/|-))/gi, ' ')
      .replaceAll(/\b(?:noon|midnight|mediod[ií]a)\b/gi, ' '),
    context,
    language,
  ).day !== null
