import { oneOf } from '../phrase-pattern.ts'
import type { ActionRequest } from './action-request.ts'
import { toTitle } from './title-text.ts'

/** Requests about a goal without its values, or without the word 'goal'. English only. */

const leads = String.raw`^(?:(?:ok|okay|hey|hi|so|please|pls|can you|could you|would you|will you|help me|i want to|i['’]d like to|let['’]s|luxee)[, ]{1,2}){0,4}`
const verbs = '(?:change|rename|reword|rephrase|rewrite|retitle|call|turn|make)'
const named = String.raw`(?:(?:my |the )?(?:goal )?["“'‘](?<quoted>[^"”'’]{2,80})["”'’](?: goal)?|(?:my|the) goal (?:about|of|to|for|called) (?<about>[^,.;:?"“”]{2,60}?)|(?:my|the) (?<own>[^,.;:?"“”]{2,40}?) goal)`
const toSomething = String.raw`(?: (?:to|into|as|so))?(?: be)? (?:something|anything|words|a (?:name|title|wording)|one|it sounds)\b(?! (?:like )?["“])`
const openName = new RegExp(`${leads}${verbs} ${named}${toSomething}`, 'i')

/** Matches 'Make the title of my reading goal less bossy'. */
const softer = new RegExp(
  String.raw`${leads}(?:make|change|get) the (?:title|name|wording) of (?:my |the )(?<own>[^,.;:?"“”]{2,40}?) goal (?:to (?:be )?)?(?:sound )?(?:less|more|a (?:bit|little)|kinder|softer|nicer|shorter|funnier|gentler|something)\b`,
  'i',
)
/** Reads 'Rename my weight goal to something kinder', where the user still has to choose the name. Returns null if a name is given. */
export function readOpenGoalName(message: string): ActionRequest[] | null {
  if (message.length > 300) return null
  const { quoted, about, own } = (openName.exec(message) ?? softer.exec(message))?.groups ?? {}
  const name = quoted ?? about ?? own
  return name === undefined ? null : [{ do: 'unable', why: 'goalName', said: toTitle(name), language: 'en' }]
}

const saved = oneOf('fund|savings?|nest egg|target|piggy bank|rainy day money')
const value = String.raw`\p{Sc}?\d[\d,.]{0,9}k?(?: (?:dollars|bucks|euros|pounds))?`
const fundTo = new RegExp(
  String.raw`${leads}(bump(?: up)?|raise|lower|up|increase|decrease|boost|set|change|drop) (?:the|my|our) ([\p{L}'’ ]{0,30}?\b(?:${saved}))(?: goal| target)?(?: up| down)? (to|by) (${value})(?![:\d]| ?[ap]m)`,
  'iu',
)
const insteadOf = new RegExp(
  String.raw`${leads}(?:make|set|change) (my|the|our) ([\p{L}'’ ]{2,40}?) goal (?:to )?(${value}|[^,.;]{2,30}?),? (?:instead of|not|rather than) (?:${value}|[^,.;]{1,30}?)(?:,? (?:because|since|bc)\b[^]*|[.!])?$`,
  'iu',
)
/** Matches 'My goal says “run 10k”. I hate it. Change it to swimming'. */
const saysThenChange = new RegExp(
  [
    String.raw`^(?:(?:so|ok|hey),? )?(?:my|the) goal (?:says|reads|still says)[,:]? `,
    String.raw`(?:["“]([^"”]{3,80}?)[.!,]?["”]|([^"“,.;:?]{3,60}?))[.,;!]? (?:[^?]{3,160}[.!,;] )?`,
    String.raw`(?:please |so |can you )?(?:change|switch) it to ([\p{L}\d][\p{L}\d'’ ]{2,50}?)`,
    String.raw`(?= and (?:don|no|please)|[,.!;]|$)[^]*$`,
  ].join(''),
  'iu',
)
/** Rewrites 'Bump the emergency fund to 5000' and 'make my savings goal 2,000 instead of 1,500' in words that the reader knows. */
export const withPlainGoalAsk = (message: string): string =>
  message.length > 300 || message.includes('\n')
    ? message
    : message
        .replace(
          fundTo,
          (_, verb: string, name: string, way: string, sum: string) =>
            `${/^(?:set|up)/i.test(verb) ? 'change' : verb} my ${name} goal ${way} ${sum}`,
        )
        .replace(insteadOf, 'change $1 $2 goal to $3')
        .replace(
          saysThenChange,
          (_, quoted: string | undefined, bare: string | undefined, to: string) =>
            `change my goal "${quoted ?? bare ?? ''}" to ${to}`,
        )
