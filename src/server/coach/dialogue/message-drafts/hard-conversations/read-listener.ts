import { oneOf } from '../../../phrase-pattern.ts'
import { findPeople, type Person, type Relation } from './find-people.ts'

/** The person who will hear it, all others that the message names, and whether the listeners are several. */
export type Listener = { person: Person; relation: Relation; isMany: boolean; others: readonly Person[] }

const verbs = oneOf(
  'tell|telling|ask|asking|get|getting|make|text|texting|email|e-mail|message|messaging|remind|reminding|thank|thanking|invite|inviting|let|letting|confront|approach',
  'apologize to|apologizing to|talk to|talking to|talk with|speak to|speak with|write to|writing to|write|sent?d?|send|reply to|respond to|answer|say to|explain to',
)
const things = oneOf(
  'text(?: message)?|message|msg|e-?mail|note|letter|card|something|line|reply|response|it|this|that|no|sorry|thanks|boundar(?:y|ies)|limits?|invitation|invite|words',
  'boundr(?:y|ies)|up',
)
/** Matches words before the listener. */
const addressed = new RegExp(
  String.raw`\b(?:(?:${verbs})|(?:${things})(?: (?:out|nice|short|back|i can send|i can say|for me)){0,2} (?:to|with|for)|say to|to say to)(?: all)? $`,
  'iu',
)
/** Matches 'keeps telling my son how to play', which isn't the user speaking. */
const byOthers = new RegExp(
  String.raw`\b(?:keeps? (?:on )?|kept |always |without |been |is |are |was |stops? |stopped |starts? |started |he |she |they |who )(?:${verbs}) $`,
  'iu',
)
/** Matches 'How do i tell him', 'what do i say to them'. */
const byPronoun = new RegExp(
  String.raw`\b(?:${verbs}|to|with|send|say|i can send|bring (?:it|this|that) up (?:to|with)) (her|him|them)\b`,
  'giu',
)
/** In letters. */
const before = 60

const fits = (person: Person, pronoun: string): boolean =>
  pronoun === 'them' ? true : person.gender === 'any' || person.gender === (pronoun === 'her' ? 'female' : 'male')

const wanted = /\b(?:how|what|write|help|can you|can u|could you|need|give me|draft|text|email|message)\b/gi

/** Returns the pronoun of the last listener after the wish for words: 'how do i talk to him about it'. */
function pronounAsked(text: string): string | null {
  const all = [...text.matchAll(byPronoun)]
  const from = [...text.matchAll(wanted)].at(0)?.index ?? 0
  return all.findLast(({ index }) => index >= from - 1)?.[1]?.toLowerCase() ?? null
}

const grown = oneOf(
  String.raw`(?:is|hes|shes|turned|just turned|,) (?:1[89]|[2-6]\d)\b|(?:1[89]|[2-6]\d)[ -]?(?:yr|yrs|year|years)\b|grown|adult|basement|rent\b|moved (?:out|back|in)`,
  'college|still liv\\w+|engaged|(?:his|her) (?:wife|husband|fianc|boyfriend|girlfriend|job|own kids|wedding)|grand ?(?:kids|babies|baby|son|daughter)|my daughter and (?:her|son)',
)
const isGrown = new RegExp(String.raw`\b(?:${grown})`, 'i')

function relationOf(person: Person, text: string): Relation {
  if (person.relation === 'child' && isGrown.test(text) && !/^grand/i.test(person.called)) return 'grownChild'
  if (person.relation === 'school' && /^my principal$/i.test(person.called)) return 'boss'
  if (person.relation === 'sibling' && /\b(?:relief society|sister [A-Z])/.test(text)) return 'church'
  return person.relation
}

/** In 'His ex …, how do I talk to him', 'him' is the husband. */
const impliedPartner: Person = { relation: 'partner', gender: 'male', called: 'husband', from: -1, to: -1 }

/** Reads who will hear the message. Returns null if it names nobody. */
export function readListener(text: string): Listener | null {
  const people = findPeople(text)
  const named = people.find(({ from }) => {
    const left = text.slice(Math.max(0, from - before), from)
    return addressed.test(left) && !byOthers.test(left)
  })
  const pronoun = pronounAsked(text)
  const meant =
    pronoun === null
      ? undefined
      : ((pronoun === 'them' ? people.find(({ gender }) => gender === 'many') : undefined) ??
        people.find((person) => fits(person, pronoun)))
  const implied =
    pronoun === 'him' &&
    /\b(?:his|husband[’']?s|hubbys|boyfriend[’']?s|fianc[eé][’']?s) (?:ex|mom|mother|kids?|sister|family|dad|daughter|son)\b/i.test(
      text,
    )
  const person = named ?? meant ?? (implied ? impliedPartner : pronoun === null ? people[0] : undefined)
  if (person === undefined) return null
  return {
    person,
    relation: relationOf(person, text),
    isMany: person.gender === 'many',
    others: people.filter((other) => other !== person),
  }
}
