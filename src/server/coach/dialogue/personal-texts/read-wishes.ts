import { spellOut } from '../message-drafts/templates/written-english.ts'
import { oneOf } from '../../phrase-pattern.ts'

/** Something the text should say, by the verb of the request. */
export type Wish = {
  act:
    | 'thank'
    | 'no'
    | 'free'
    | 'askHow'
    | 'just'
    | 'sorry'
    | 'congratulate'
    | 'ask'
    | 'dont'
    | 'askIf'
    | 'tell'
    | 'invite'
    | 'remind'
    | 'mention'
    | 'still'
  what: string
  whom: string | null
}

const whom = String.raw`(?: (?:her|him|them|people|everyone|everybody|(?:my|the|our) [\p{L}’-]+(?: [\p{L}’-]+){0,3}?(?: of (?:\p{L}+ ){0,2}\p{L}+)?|(?-i:\p{Lu})[\p{L}’-]+))`
const end = String.raw`(?=[!?;]|\.(?!\d)|$| and (?:to )?(?:tell|say|thank|ask|mention|invite|remind|apologi[sz]e|congratulate|let)\b|, (?:and|but)? ?(?:make|keep|no|not|without|please|warm|cheerful|calm|short|formal|polite|but so)\b| but so | but not | in a (?:nice|kind|polite)\b|, (?:warm|polite|firm|kind|short))`
const rest = String.raw`(?<what>(?:[^.!?;\n]|\.(?=\d)){3,180}?)${end}`
const form = (lead: string): RegExp => new RegExp(String.raw`\b(?:${lead}) ${rest}`, 'giu')
/** The same with a group for the person. */
const named = whom.replace('(?: (?:', '(?: (?<whom>').replace(/^\(\?: /, '(?: ')

const forms: readonly (readonly [Wish['act'], RegExp])[] = [
  ['thank', form(`thank(?:ing)?${named}? for`)],
  ['sorry', form(`apolog(?:y|ies)(?: to${whom})? for`)],
  [
    'sorry',
    form(`(?:apologi[sz](?:e|ing)|say(?:ing)? (?:that )?(?:I’m |I am |we’re )?sorry)(?: to${whom})? (?:for|about)`),
  ],
  ['congratulate', form(`congratulat(?:e|ing)${whom}? (?:on|for)`)],
  ['dont', form(`(?:ask(?:ing)?|tell(?:ing)?)${whom}? not to`)],
  ['ask', form(`ask(?:ing)?${whom}? to`)],
  ['askIf', form(`ask(?:ing)?${whom}? (?:if|whether)`)],
  ['askHow', form(String.raw`ask(?:ing)?${whom}(?= (?:how|what|where|when|why)\b)`)],
  ['no', form(String.raw`(?:say(?:ing)?|saying) no to`)],
  ['free', form(String.raw`I don’t want (?:them|her|him) to feel (?:like |that )?(?:they|she|he) (?:have|has) to`)],
  ['just', form(String.raw`(?:just|only)(?= not (?:before|after|on|at|in|so)\b)`)],
  ['remind', form(`remind(?:ing)?${whom}? (?:that|to|about)`)],
  ['invite', form(`invit(?:e|ing|ation)${whom}? (?:to|for)`)],
  ['mention', form('(?:mention(?:ing)?|include|bring in|say something about|something about)')],
  [
    'tell',
    form(
      oneOf(
        String.raw`(?:tell(?:ing)?|writ(?:e|ing) to|(?:message|note|letter|e-?mail|text|card|notice) (?:to|for)) (?:[\p{L}’-]+ ){1,7}?that(?! (?:one|way|says|tells|asks|will|is|isn’t|doesn’t|explains)\b)`,
        String.raw`tell(?:ing)?${whom}(?! (?:that|to|not|of)\b)`,
        String.raw`(?:saying|(?:that|which) says|to say)(?: that)?(?! (?:no(?! more)|yes|so|it|thank|sorry|goodbye|an?|something|at|to|for|when|in|on|if)\b)`,
        `let(?:ting)?${whom} know(?: that)?`,
        'explain(?:ing)? that',
        'announc(?:e|ing)(?: that)?',
        String.raw`(?:the )?(?:true|real|honest) reason is(?: that)?`,
      ),
    ),
  ],
  ['still', form(String.raw`(?:but )?so (?:that )?(?:they|she|he) still`)],
]

/** Matches a wish that is denied. */
const refused = /\b(?:don’t|do not|without|not|never|no) (?:\p{L}+ ){0,2}$/iu

export function readWishes(message: string): Wish[] {
  const text = spellOut(message)
  const found: (Wish & { at: number })[] = []
  for (const [act, one] of forms)
    for (const match of text.matchAll(one)) {
      if (refused.test(text.slice(Math.max(0, match.index - 24), match.index))) continue
      const what = (match.groups?.['what'] ?? '')
        .replace(/,? (?:but|and) so (?:that )?(?:they|she|he) still .*$/iu, '')
        .trim()
      const isPart = found.some((other) => other.what.includes(what))
      if (!isPart) found.push({ act, what, whom: match.groups?.['whom'] ?? null, at: match.index })
    }
  return found
    .toSorted((one, other) => one.at - other.at)
    .map(({ act, what, whom: toWhom }) => ({ act, what, whom: toWhom }))
}
