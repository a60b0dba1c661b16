import { addDays } from '#server/lib/days.ts'
import type { RecordQuestion } from '#server/ports/records.ts'
import type { Language } from '../safety/kinds.ts'
import { type Asked, lastDays, whenOf } from './asked.ts'
import { goalName } from './read-goals.ts'

type Cue =
  | 'streak'
  | 'score'
  | 'shopping'
  | 'journalCount'
  | 'journalLast'
  | 'still'
  | 'closest'
  | 'left'
  | 'pace'
  | 'income'
  | 'tasks'
  | 'overdue'
  | 'household'
  | 'workouts'
  | 'mood'
  | 'freeTime'

type Cues = {
  /** Asks for advice, tells something, or wants something done. */
  advice: RegExp
  /** Asks at all. */
  asks: RegExp
  cues: readonly (readonly [RegExp, Cue])[]
}

const english: Cues = {
  advice:
    /\b(?:should|how (?:do|can|could|to)|tips?|advice|ideas?|suggest\w*|recommend\w*|better|best|help me|why|normal|okay to|ok to|want to|going to|trying to|add|create|make me|remind me to|delete|move|cancel|change|husband|wife|kids?|boss|friend|mother|mom|feel (?:like|so|bad|guilty)|hate|tired|crying|afraid|set a|new goal|if i|people|a lot of|realistic|supposed|means?|do with|have to (?!do\b|get done\b)|goes on|family of|do i (?:say|reply|tell|answer|respond|wear|cook))\b|\d ?%/,
  asks: /^goals\b|\b(?:what|which|how|when|where|any|anything|do i|did i|have i|am i|is there|number|total|count|show|read|list|see|tell|left|still|top|check|whats|status|update|will i|i will)\b/,
  cues: [
    [
      /^(?=.*\b(?:my|i|am|have|long|many)\b).*(?:\bstreak\b|\bdays (?:in a row|straight|running)\b|\bconsecutive days\b)/,
      'streak',
    ],
    [
      /\b(?:wellness|wellbeing|well-being)\b(?=.*\b(?:score|number|points|one|rating|at|doing|looking|stand)\b|.*$)(?!.*\b(?:tips|retreat|industry|coach|app)\b)|\bmy score\b|\bam i scoring\b|\bmy (?:points|rating)\b/,
      'score',
    ],
    [
      /\b(?:grocery|groceries|shopping)\b(?=.*\b(?:list|need|left|get|on it|buy|there)\b)|\b(?:need|pick up|get|buy|grab)\b.*\b(?:from|at|in) (?:the )?(?:store|shop|shops|supermarket|tesco|aldi|lidl|walmart|target|costco)\b/,
      'shopping',
    ],
    [
      /^(?=.*\b(?:how many|how much|how often|number|count|altogether|total|times|tally)\b).*\b(?:entr(?:y|ies)|journal\w*|diary|wr(?:ite|itten|ote))\b(?!.*\b(?:book|essay|email|novel)\b)/,
      'journalCount',
    ],
    [
      /^(?=.*\b(?:last|latest|recent\w*|since|how long|when)\b)(?=.*\b(?:i|my)\b).*\b(?:entr(?:y|ies)|journal\w*|diary|wrote)\b/,
      'journalLast',
    ],
    [
      /^(?=.*\bgoals?\b).*\b(?:no (?:progress|movement|updates?)|not (?:been )?(?:moved|touched|updated|going|budged|changed|moving|progress\w*)|never (?:went back|touched|updated)|stuck|stalled|untouched|neglect\w*|forgot\w*|gathering dust|dust|idle|quiet|stagnant|going nowhere|standing still|ignor\w+|abandon\w*|dormant|longest|oldest update|left alone|slack\w*|dropped)\b/,
      'still',
    ],
    [
      /^(?=.*\bgoals?\b).*\b(?:closest|nearest|close|least (?:to go|left)|first|almost|nearly|top|furthest|farthest|furthest along|most (?:progress|done|complete)|winning|highest|finish line|leading)\b/,
      'closest',
    ],
    [
      /^(?=.*\b(?:goal|fund|savings|saving|deposit|pot|loan|debt|card|mortgage)\b).*\b(?:left|to go|still (?:have|need|to|owe)|missing|remaining|short|more to|until|away|far|owe|how much more|to put in)\b/,
      'left',
    ],
    [
      /^(?=.*\b(?:goal|fund|savings|deposit|pot|loan|debt|mortgage)\b).*\b(?:reach|in time|on time|on track|pace|behind|ahead|deadline|make it|by the date|on schedule|rate|when|speed|getting there)\b/,
      'pace',
    ],
    [
      /^(?=.*\b(?:how much|what|total|sum|add|altogether|figure)\b).*(?:\b(?:came in|come in|coming in|(?:i|have|did i|i have) (?:\w+ )?(?:earn(?:ed)?|made|make|brought in|bring in|been paid|got paid)|income|earnings|takings|profit|revenue)\b.*\b(?:this|last|so far|month|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:this|last) months? (?:income|earnings|total|takings|revenue)\b)/,
      'income',
    ],
    [
      /\bmiss(?:ed)? anything\b|\boverdue\b|\bpast due\b|\b(?:still|left) (?:open|undone|over|hanging) (?:from|over)\b|\bforgot to do\b|\bslipped (?:by|through|past)\b|\bfell behind on\b|\b(?:late|behind) (?:on|with) (?:any|my|anything|tasks)\b|\bnot (?:get|got|gotten) (?:around )?to\b|\bhanging over\b|\boutstanding\b|\bcarried over\b|\bleftover\b/,
      'overdue',
    ],
    [
      /\b(?:chores?|housework|household|around the house|house (?:jobs|stuff|tasks|things)|home (?:jobs|tasks|stuff))\b.*\b(?:due|left|open|today|week|need\w*|waiting|next|coming up|do|done|pending)\b|\b(?:due|left|waiting|pending|what needs|needs doing)\b.*\b(?:at home|around the house|house|home)\b/,
      'household',
    ],
    [
      /^(?=.*\b(?:how many|how often|times|number|count|total|tally|last)\b)(?=.*\b(?:i|my|workouts)\b).*\b(?:workouts?|work(?:ed)? ?outs?|trained|training|gym|exercised|sessions)\b/,
      'workouts',
    ],
    [
      /^(?=.*\b(?:my|i)\b)(?=.*\b(?:average|how|what|which|trend|typical|usually|overall)\b).*\b(?:moods?|feelings?|been feeling)\b/,
      'mood',
    ],
    [
      /^(?=.*\b(?:i|my|any|there|next)\b).*\b(?:free|gaps?|slots?|open (?:time|hour|slot)|squeeze|fit (?:in|it|this|that|something)|breathing (?:space|room)|window|spare|wide open|clear (?:day|morning|afternoon|evening)|nothing on)\b(?=.*\b(?:(?:today|tomorrow|tonight|this (?:morning|afternoon|evening|week|weekend|month)|next (?:week|month|weekend|few days|couple of days)|coming (?:week|days)|rest of the (?:week|day)|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d{1,2}(?:st|nd|rd|th))|time|hour|hours|minutes|at|next)\b)/,
      'freeTime',
    ],
    [
      /^(?=.*\b(?:plans?|plan|coming up|put down|on for|on (?=(?:today|tomorrow|tonight|this (?:morning|afternoon|evening|week|weekend|month)|next (?:week|month|weekend|few days|couple of days)|coming (?:week|days)|rest of the (?:week|day)|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d{1,2}(?:st|nd|rd|th)))|got|do i have|i have|agenda|schedule|booked|lined up|on my plate|down for|anything else|doing|happening|list|diary|calendar|planner|tasks?|todo|look(?:s|ing)? like|in store|appointments?|meetings?)\b).*\b(?:today|tomorrow|tonight|this (?:morning|afternoon|evening|week|weekend|month)|next (?:week|month|weekend|few days|couple of days)|coming (?:week|days)|rest of the (?:week|day)|the weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \d{1,2}(?:st|nd|rd|th))\b/,
      'tasks',
    ],
    [
      /\b(?:my|the) (?:todo|to do list|todo list|task list|tasks|planner|agenda|calendar|schedule|reminders)\b/,
      'tasks',
    ],
  ],
}

const spanish: Cues = {
  advice:
    /\b(?:deberia|debo|como (?:puedo|hago|empiezo|logro)|consejos?|ideas?|recomiend\w*|mejor|ayudame|por que|quiero|agrega|anade|pon|crea|borra|mueve|cancela|marido|esposo|hijos?|jefe|amiga?|odio|cansada|miedo|me siento|si yo|la gente|nueva meta)\b/,
  asks: /\b(?:que|cual(?:es)?|cuant[oa]s?|cuando|como|donde|hay|tengo|llevo|cuanto|dime|total|me falta|queda)\b/,
  cues: [
    [/\bracha\b|\bdias seguidos\b/, 'streak'],
    [
      /\b(?:puntuacion|puntaje|puntos)\b.*\bbienestar\b|\bmi (?:puntuacion|puntaje)\b|\bbienestar\b.*\b(?:voy|estoy|numero)\b/,
      'score',
    ],
    [
      /\blista (?:de(?: las?)? )?(?:compras?|super|mercado|mandado)\b|\b(?:falta|necesito|tengo que) (?:comprar|del super)\b/,
      'shopping',
    ],
    [/^(?=.*\b(?:cuantas|cuantos|numero|veces)\b).*\b(?:entradas?|diario|escrit\w*|escribi)\b/, 'journalCount'],
    [/^(?=.*\b(?:ultim[oa]|cuando|hace)\b).*\b(?:entrada|diario|escribi)\b/, 'journalLast'],
    [
      /^(?=.*\b(?:metas?|objetivos?)\b).*\b(?:parad[oa]s?|estancad[oa]s?|olvidad[oa]s?|abandonad[oa]s?|sin (?:avanzar|mover\w*|tocar)|no (?:avanz\w+|ha\w* avanzado|se mueve\w*))\b/,
      'still',
    ],
    [/^(?=.*\b(?:metas?|objetivos?)\b).*\b(?:cerca|casi|primero|menos me falta|mas avanzad[oa])\b/, 'closest'],
    [/^(?=.*\b(?:meta|objetivo|fondo|ahorro|ahorros)\b).*\b(?:falta|faltan|queda|quedan|resta)\b/, 'left'],
    [
      /^(?=.*\b(?:meta|objetivo|fondo|ahorro|ahorros)\b).*\b(?:llego|llegar\w*|a tiempo|ritmo|atrasad[oa]|al dia|cuando)\b/,
      'pace',
    ],
    [/^(?=.*\bcuanto\b).*\b(?:gane|ganado|entro|ingresos?|cobre|cobrado)\b/, 'income'],
    [/\b(?:atrasad[oa]s?|vencid[oa]s?)\b/, 'overdue'],
    [/\b(?:que|cuando|cual)\b.*\b(?:toca|falta|pendiente|queda)\b.*\b(?:casa|hogar)\b/, 'household'],
    [/^(?=.*\b(?:cuantas|cuantos|veces)\b).*\b(?:entren\w*|gimnasio|ejercicio)\b/, 'workouts'],
    [/\b(?:como|promedio|cual|que tal)\b.*\b(?:mi animo|mi humor|estado de animo)\b/, 'mood'],
    [
      /^(?=.*\b(?:que|hay|tengo|como)\b).*\b(?:viene|entra|agenda|tengo|toca|hay)\b.*\b(?:hoy|manana|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde)\b/,
      'tasks',
    ],
  ],
}

const cuesOf: Readonly<Record<Language, Cues>> = { en: english, es: spanish }

/** Whether it asks for advice, or wants something done. */
export const isAdvice = ({ text, language }: Asked): boolean => cuesOf[language].advice.test(text)

/** A question in loose words: it names a kind of record, asks, and wants no advice. */
export function readLoosely(asked: Asked): RecordQuestion | null {
  const { text, language } = asked
  const { advice, asks, cues } = cuesOf[language]
  if (advice.test(text) || !asks.test(text)) return null
  const cue =
    cues.find(([form]) => form.test(text))?.[1] ??
    (asked.at !== null && asks.test(text) && isOwn(asked) ? 'tasks' : undefined)
  return cue === undefined ? null : toQuestion(cue, asked)
}

const own = /\b(?:i|my|tengo|mi|estoy)\b/
const isOwn = ({ text }: Asked): boolean => own.test(text) && text.split(' ').length <= 12

function toQuestion(cue: Cue, asked: Asked): RecordQuestion {
  const { today } = asked
  const past = (days: number) => whenOf(asked, 'past').span ?? lastDays(today, days)
  const ahead = () => whenOf(asked, 'future')
  switch (cue) {
    case 'still':
    case 'closest':
      return { ask: 'goals', which: cue }
    case 'left':
    case 'pace':
      return { ask: 'goal', about: goalName(asked), want: cue }
    case 'shopping':
      return { ask: 'shopping', list: null, item: null }
    case 'journalCount':
      return { ask: 'journalCount', ...past(3_650) }
    case 'workouts':
      return { ask: 'workouts', ...past(28) }
    case 'mood':
      return { ask: 'mood', ...past(28), by: 'all', weekday: whenOf(asked, 'past').weekday }
    case 'income':
      return { ask: 'income', month: past(1).from.slice(0, 7) }
    case 'household':
      return { ask: 'household', from: addDays(today, -30), to: ahead().span?.to ?? addDays(today, 6) }
    case 'tasks':
      if (asked.at !== null) return { ask: 'taskAt', day: ahead().span?.from ?? today, at: asked.at }
      return { ask: 'tasks', ...(ahead().span ?? { from: today, to: today }), state: 'open', hours: ahead().hours }
    case 'freeTime':
      if (asked.at !== null) return { ask: 'taskAt', day: ahead().span?.from ?? today, at: asked.at }
      return {
        ask: 'freeTime',
        ...(ahead().span ?? { from: today, to: addDays(today, 6) }),
        minutes: 30,
        hours: ahead().hours,
      }
    default:
      return { ask: cue }
  }
}
