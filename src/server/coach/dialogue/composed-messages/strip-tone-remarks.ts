import { oneOf } from '../../phrase-pattern.ts'

const without = oneOf('hurting|breaking|making|sounding|being|upsetting|seeming|coming (?:off|across)|looking')
const sound = oneOf('firm|firmer|short|nice|polite|kind|sweet|simple|friendly|professional|casual|light|clear')
const remark = new RegExp(
  `,? (?:but |and )?(?:without (?:it |me |him |her |them )?(?:${without})|(?:make|keep) (?:it|this) (?:${sound}))(?![’\\p{L}])[^.,;!?]*`,
  'giu',
)

/** A text without how it is to sound, which isn't said to its reader: '…, make it firm', '… without sounding rude'. */
export const withoutToneRemarks = (text: string): string => text.replaceAll(remark, '')
