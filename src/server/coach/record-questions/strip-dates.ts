import { oneOf } from '../phrase-pattern.ts'
import { anyMonth } from '../when/months.ts'

const leads = oneOf('back in|on|in|from|during|for|since|before|after|around|over|within|by|of|en|de|del|desde|durante')
const units = oneOf('days?|weeks?|months?|years?|weekends?|fortnights?|dias?|semanas?|mes(?:es)?|anos?')
const always = oneOf(
  String.raw`\d{4}-\d\d?-\d\d?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?`,
  String.raw`(?:${anyMonth})\.? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?![\d:])(?:,? \d{4})?`,
  String.raw`(?:the |el )?\d{1,2}(?:st|nd|rd|th)?(?: of| de)? (?:${anyMonth})(?:,? (?:de )?\d{4})?`,
  String.raw`(?:${anyMonth}),? (?:of |de )?\d{4}`,
  String.raw`(?:the )?(?:last|past|previous|these) (?:[\w-]{1,12} ){0,2}(?:${units})(?! of)`,
  String.raw`(?:l[oa]s )?ultim[oa]s (?:\w{1,12} )?(?:${units})`,
  String.raw`[\w-]{1,12} (?:${units}) ago`,
)
/** Matches dates such as 'In 2024', but not 'the 2024 tax return'. */
const form = new RegExp(
  String.raw`(?:\b(?:${leads}) )?(?<!\w)(?:${always})(?!\w)|\b(?:${leads}) (?:the year )?(?:19|20)\d\d(?!\w)`,
  'g',
)

/** Drops the days, months and years from a plain text. */
export const withoutDates = (text: string): string => text.replaceAll(form, ' ').replaceAll(/ {2,}/g, ' ').trim()
