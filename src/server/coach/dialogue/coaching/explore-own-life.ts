import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { asksForSomething } from '../../guide/guide-requests.ts'
import { normalize, splitAtPunctuation, storyWords } from '../../guide/text-analysis.ts'
import { inLanguage, type Coaching, type CoachingContext } from './coaching.ts'
import { acknowledgeFeeling } from './feelings.ts'
import { cleanReply } from './own-words.ts'

/** Words of subjects that the library does not cover. */
const outOfScope: ReadonlySet<string> = new Set(
  `egg unclog drain tyre revolution pope lyrics spell bones rivers camera moon mars planes dragon
  python javascript java typescript html css sql compile programming linux windows install wifi router
  laptop printer github algorithm array sort regex
  recipe recipes ingredients restaurant restaurants
  weather forecast rain snow
  football soccer basketball tennis olympics 
  president population planet galaxy napoleon 
  translate 
  quantum physics chemistry photosynthesis biology equation solve calculate algebra geometry 
  movie movies film films series netflix actor actress song lyrics album
  poem essay joke jokes riddle haiku 
  horoscope zodiac astrology leo virgo aries taurus
  puppy kitten tomatoes 
  exchange 
  machine dishwasher 
  hotel hotels airport
  celebrity election vote parliament
  iphone android samsung playstation xbox minecraft`.split(/\s+/),
)

const self =
  /\b(i|im|ive|id|my|me|we|our|myself|yo|mi|mis|estoy|tengo|quiero|quisiera|necesito|siento|nos|nuestr[ao])\b/
const peopleAndLife = oneOf(
  'husband|wife|partner|boyfriend|girlfriend|ex|mom|mum|mother|dad|father|parents|sister|brother|daughter|son',
  'kids?|children|teen(ager)?|baby|friends?|boss|manager|team|coworkers?|colleagues?|neighbou?rs?|landlord',
  'teacher|family|in laws?|roommate|life|job|career|marriage|relationship|feelings?|time|body|faith|esposo|marido',
  'novio|madre|padre|hermana|hermano|hija|hijo|hijos|amiga|jefe|jefa|familia|vida|trabajo',
)
const people = new RegExp(String.raw`\b(my|our|mi) (\w+ ){0,2}?(${peopleAndLife})\b`)
const personal = wholeWords([
  'should i|what do i do|how do i (deal|cope|handle|stop|get over|tell|feel|become|learn to)|feel|feeling|afraid',
  'scared|worried|guilty|ashamed|lonely|tired|stuck|lost|debo|deberia|que hago|como (dejo|puedo dejar)',
])

/** Whether the message is about the user's own life: the work of a coach, also where no matter fits. */
function isOwnLife(message: string): boolean {
  const line = normalize(message)
  const words = line.split(' ')
  // In a story a word of another subject may be there by chance.
  const isForeign = words.length < storyWords && words.some((word) => outOfScope.has(word))
  if (words.length < 3 || isForeign || !self.test(line)) return false
  return !asksForSomething(message) || people.test(line) || personal.test(line)
}

/** How to do something, or help with it: not how much or when something is. */
const asksHow = wholeWords([
  'how (?:do|can|should|would|could|to) (?:i|we)?|what (?:should|can|do) (?:i|we) do|help me|need help|want to',
  'any (?:ideas|tips|advice|suggestions)|best way to|(?:some )?advice',
])

/** Whether a question is what to do in the user's own life. */
export function asksAboutOwnLife(message: string): boolean {
  const line = normalize(message)
  const isForeign = line.split(' ').some((word) => outOfScope.has(word))
  return !isForeign && self.test(line) && asksHow.test(line) && asksForSomething(message)
}

type Words = readonly [english: string, spanish: string]

const kindWords = oneOf(
  'how (do|can|to|should|would)|what (do|should|can|would) (i|we)|any (ideas|tips|advice)|suggestions?',
  'do i (do|take|say|even)|is there (something|anything)|what would you (do|change|try|say)|como|que hago',
)
/** The question for each kind of message. */
const kinds: readonly { form: RegExp; start: Words | null; ask: Words }[] = [
  {
    form: /\b(should i|or not|worth it|go for it|cant decide|torn|dont know (if|whether)|which one|stay or|debo|deberia|no se si)\b/,
    start: [
      'There’s something to be said for both sides, or you’d have decided already.',
      'Los dos lados tienen algo; si no, ya lo habrías decidido.',
    ],
    ask: [
      'If nobody else had an opinion, which way would you lean?',
      'Si nadie más opinara, ¿hacia dónde te inclinarías?',
    ],
  },
  {
    form: /\b(good enough|not (smart|qualified|ready) enough|can i even|imposter|fraud|no soy capaz)\b/,
    start: [
      'Doubt like that shows up right when something matters to you.',
      'Esa duda aparece justo cuando algo te importa.',
    ],
    ask: [
      'What would you tell a friend who’d done exactly what you’ve done?',
      '¿Qué le dirías a una amiga con exactamente lo que tú has hecho?',
    ],
  },
  {
    form: /\b(why (do|am|cant|does|is)|explain|whats wrong with me|por que)\b/,
    start: [
      'That’s worth looking at, and you know more about it than anybody.',
      'Vale la pena mirarlo, y tú sabes de eso más que nadie.',
    ],
    ask: ['When did it start, and what was different before that?', '¿Cuándo empezó, y qué era distinto antes?'],
  },
  {
    form: /\bwhere (do|should|would|to) (i |we )?(even )?(start|begin)\b/,
    start: [
      'With what can’t wait, and only with that. Write down what you’ve seen, with dates, and take care of whatever could be lost, cut off or missed this week. The big talk comes after.',
      'Por lo que no puede esperar, y solo por eso. Apunta lo que has visto, con fechas, y atiende lo que podría perderse o vencer esta semana. La gran conversación viene después.',
    ],
    ask: ['Which piece of it can’t wait until next week?', '¿Qué parte no puede esperar a la semana que viene?'],
  },
  {
    form: new RegExp(String.raw`\b(${kindWords})\b`),
    start: [
      'I don’t have a ready-made answer for that one, so let’s find yours.',
      'No tengo una respuesta hecha para eso, así que busquemos la tuya.',
    ],
    ask: ['What have you tried so far, even a little?', '¿Qué has probado hasta ahora, aunque sea un poco?'],
  },
]
const otherwise: Words = ['What’s the part that bothers you most?', '¿Qué parte es la que más te pesa?']

/** Returns the question at the end of a long message. */
function lastAsked(message: string): { asks?: string } {
  const last = splitAtPunctuation(message.trim()).at(-1) ?? ''
  return last.endsWith('?') ? { asks: cleanReply(last) } : {}
}

const kindOf = ({ slots }: CoachingContext) =>
  kinds.find(({ form }) => form.test(normalize(slots['asks'] ?? slots['said'] ?? '')))

/** If nothing else fits, takes up the message, asks one question, and continues from there. */
export const exploreOwnLife: Coaching = {
  kind: 'open-door',
  opens: (message) =>
    isOwnLife(message) ? { slots: { said: cleanReply(message), ...lastAsked(message) }, isSure: false } : null,
  start: (context) => {
    const start = kindOf(context)?.start
    return start ? inLanguage(context, ...start) : acknowledgeFeeling(context.slots['said'] ?? '', context.language)
  },
  steps: [{ slot: 'way', ask: (context) => inLanguage(context, ...(kindOf(context)?.ask ?? otherwise)) }],
  end: (context) => {
    const { said = '', way = '' } = context.slots
    return { leadsTo: 'think-aloud', slots: { what: said, ...(way !== '' && { told: way }) } }
  },
}
