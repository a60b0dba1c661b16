import { isAsk, normalize } from '../../guide/intents.ts'
import { outOfScope } from '../../guide/out-of-scope.ts'
import { chosen, choicesIn, type Coaching, inBoth } from './coaching.ts'
import { feelingIn } from './feelings.ts'
import { clean } from './own-words.ts'
import { person } from './people.ts'

const self = /\b(i|im|ive|id|my|me|we|our|myself|yo|mi|mis|estoy|tengo|quiero|quisiera|siento|nos|nuestr[ao])\b/
const people =
  /\b(my|our|mi) (\w+ ){0,2}?(husband|wife|partner|boyfriend|girlfriend|ex|mom|mum|mother|dad|father|parents|sister|brother|daughter|son|kids?|children|teen(ager)?|baby|friends?|boss|manager|team|coworkers?|colleagues?|neighbou?rs?|landlord|teacher|family|in laws?|roommate|life|job|career|marriage|relationship|feelings?|time|body|faith|esposo|marido|novio|madre|padre|hermana|hermano|hija|hijo|hijos|amiga|jefe|jefa|familia|vida|trabajo)\b/
const personal =
  /\b(should i|what do i do|how do i (deal|cope|handle|stop|get over|tell|feel|become|learn to)|feel|feeling|afraid|scared|worried|guilty|ashamed|lonely|tired|stuck|lost|debo|deberia|que hago|como (dejo|puedo dejar))\b/

const ways = [
  ['Think it through', 'Find a first step', 'Prepare what to say', 'Just listen'],
  ['Pensarlo contigo', 'Buscar un primer paso', 'Preparar qué decir', 'Solo escúchame'],
] as const
const kinds = ['think-aloud', 'get-started', 'hard-talk', 'be-heard']
const whom = new RegExp(person, 'iu')
const slotOf = ['what', 'what', 'topic', 'told']

/** Whether the message is about the user's own life: the work of a coach, also where no matter fits. */
function isOwnLife(message: string): boolean {
  const line = normalize(message)
  const words = line.split(' ')
  if (words.length < 4 || words.some((word) => outOfScope.has(word)) || !self.test(line)) return false
  return !isAsk(message) || people.test(line) || personal.test(line)
}

/** Where nothing else fits: asks which kind of conversation would help, and goes on with that one. */
export const openDoor: Coaching = {
  kind: 'open-door',
  opens: (message) => (isOwnLife(message) ? { slots: { said: clean(message) }, isSure: false } : null),
  start: (told) => feelingIn(told.slots['said'] ?? '', told.language),
  steps: [
    {
      slot: 'way',
      ask: inBoth('What would help most right now?', '¿Qué te ayudaría más ahora?'),
      choices: choicesIn(...ways),
    },
  ],
  end: (told) => {
    const { said = '', way = '' } = told.slots
    const at = chosen(way, ...ways)
    if (at === null) return { leadsTo: 'think-aloud', slots: { what: said } }
    const who = whom.exec(said)?.[1]
    return {
      leadsTo: kinds[at] ?? 'think-aloud',
      slots: { [slotOf[at] ?? 'what']: said, ...(who !== undefined && { who }) },
    }
  },
}
