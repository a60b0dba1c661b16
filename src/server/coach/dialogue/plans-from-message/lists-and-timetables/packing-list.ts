import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { bulletList } from '../../../markdown.ts'
import { anyOf, oneOf } from '../../../phrase-pattern.ts'
import { paragraphs, type Turn } from '../../compose-answer.ts'
import { figureText } from '../numbers-to-figures.ts'

const words = z.string().min(1).max(400)
const content = await readContent(
  'coach/packing-kits',
  z.strictObject({
    kits: z.array(
      z.strictObject({ form: words, name: words, isForKids: z.boolean().optional(), lines: z.array(words).min(5) }),
    ),
    who: z.array(z.strictObject({ form: words, line: words })),
    limits: z.array(z.strictObject({ form: words, lead: words, line: words })),
  }),
)
const withForm = <T extends { form: string }>(one: T) => ({ ...one, form: new RegExp(one.form, 'i') })
const kits = content.kits.map(withForm)
const people = content.who.map(withForm)
const limits = content.limits.map(withForm)

const list = String.raw`(?:(?:a|an|the|one|my|his|her|our) )?(?:[\w-]+ ){0,3}?(?:packing |kit |bag )?(?:check)?list`
const asks = new RegExp(
  oneOf(
    String.raw`\b(?:make|give|write|do|need|want|draw up|put together|prepare|with|like|have|get|send) (?:me |us |up )?${list} (?:for|of what (?:to|i|we|she|he))\b`,
    String.raw`\bwhat (?:do|does|should|would|must|to|can|could) (?:i |we |you |he |she |they )?(?:even |actually |really )?(?:need to |have to )?(?:pack|bring along|take along|put in (?:the|my|his|her) bag)\b`,
    String.raw`^list for\b`,
    String.raw`\b(?:packing|camp|hospital bag|birth bag|bag) list\b|\bhelp (?:me|us) pack\b|\b(?:tell me|figure out|know) what to pack\b`,
  ),
  'i',
)
/** Matches a list in the app, or one of another kind. */
const notHere = anyOf(
  'grocery|shopping|to-?do|guest|chores?|playlist|reading|wish ?list|planner|calendar|remind|cross off',
  'tick off|days? before|when should i|how early|put (?:it|them|these) (?:in|on)',
  String.raw`on (?:my|the|our) (?:\w+ )?list|to (?:my|the|our) (?:\w+ )?list`,
)
const forKids =
  /\b(?:kids?|son|daughter|child\w*|boy|girl|grandson|granddaughter|niece|nephew|(?:is|he's|she's|they're) \d{1,2}\b)/i
const age =
  /\b(?:(?:is|he's|she's|turning|turns|aged?) (\d{1,2})(?! ?(?:weeks|days|kg|kilos|hours|months))|(\d{1,2})[- ]years?[- ]old)\b/i
const mostLimits = 4
const oldestChild = 14

/** Writes a packing list by the kind of trip, the people and the limits. Returns null without a limit, because the written pieces answer that. */
export function answerPackingList({ request: { message } }: Turn): string | null {
  const text = figureText(message)
  if (!asks.test(text) || notHere.test(text)) return null
  const [, first, second] = age.exec(text) ?? []
  const years = Number(first ?? second ?? Number.NaN)
  const isChild = forKids.test(text) && years < oldestChild
  const known = kits.find(({ form }) => form.test(text))
  const kit = isChild && known?.name === 'outdoors' ? kits.find(({ isForKids }) => isForKids) : known
  const told = limits.filter(({ form }) => form.test(text)).slice(0, mostLimits)
  if (kit === undefined || told.length === 0) return null
  return paragraphs(
    `Here’s a list for ${kit.name}, made for what you told me: ${told.map(({ lead }) => lead).join('; ')}.`,
    bulletList([
      ...told.map(({ line }) => line),
      ...kit.lines,
      ...people.filter(({ form }) => form.test(text)).map(({ line }) => line),
    ]),
    isChild || (kit.isForKids === true && forKids.test(text))
      ? 'Pack it together once, so your kid knows what’s in it. If the place sends its own list, that one wins.'
      : 'If the place sends its own list, that one wins. Cross off what you have already.',
  )
}
