import { oneOf } from '../phrase-pattern.ts'

/** Matches where to log something, if the user leaves it to the coach or names it beside 'log it'. English only. */

const anywhere = String.raw`(?:whatever|wherever|whichever|however|anywhere|somewhere|what you can|what fits)\b[^.!?]{0,50}`
const destinations = oneOf(
  'self-?care|self care|mindfulness|meditation|exercise|workouts?|fitness|movement|reading|stretching|breathing',
  'me time|wellness|health',
)
const where = new RegExp(
  String.raw`,? (?:(?:down )?(?:as|under|in|for|to) )?${anywhere}$|,? (?:down )?(?:as|under|in|to) (?:an? |my |the )?(?:${destinations})(?: log| page| time| minutes)?$`,
  'i',
)
/** Reduces 'Log it under whatever fits' to 'log it'. */
export const withoutDestination = (text: string): string => text.replace(where, '')

const sentence = new RegExp(
  String.raw`(?<=[.!?]\s{1,3})(?:under |as |to )?(?:whatever|wherever|whichever|however)\b[^.!?]{0,60}\b(?:log|put|call|file|count|goes?|fits?|belongs?)\b[^.!?]{0,30}[.!?]?\s*$`,
  'i',
)
const destinationFirst = new RegExp(
  String.raw`^((?:log|put|record|note|count|add)) (?:it |this |that )?(?:down )?(?:as|under) (?:an? |my )?(?:${destinations})(?: log| time)?: ?(?=[^:]{0,80}\b(?:meditat|breath|stretch|read|bath|massage|music|walk|run|yoga|danc|swim|gym))([^:]{3,160})$`,
  'i',
)
/** Drops a sentence that leaves the destination to the coach, and the one in 'log it as self-care: ten minutes of tea'. */
export const withoutLogDestination = (message: string): string =>
  message.replace(sentence, '').trim().replace(destinationFirst, '$1 $2')
