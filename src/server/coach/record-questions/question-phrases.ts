import type { ActivityType } from '#contract/lists.ts'
import type { ShoppingCategory } from '#contract/shopping-lists.ts'
import { oneOf } from '../phrase-pattern.ts'
import { englishWeekday } from '../when/weekdays.ts'

const setOf = (...words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap((line) => line.split(/\s+/)))

/** Words that say who asks and how, in both languages and in plain text. */
const common = setOf(
  `a an the my our your i im ive id me we us you it its is are was were be been am do does did done has have had having will would can
  could should may might to of in on at for from by with about as and or but so if whether when what whats which where who how much many
  often long far there this that these those any some all ever yet still already now just only please pls plz thanks thank lol hey hi
  hello ok okay um uh luxee tell show give know see check look list find remind let lets exactly again also too not no yes u ur r`,
  `el la los las un una unos unas mi mis tu su nuestro nuestra yo me nos te se lo le es son esta estan estoy fue era hay he ha hemos tengo
  tiene tenia tenemos que cual cuales cuando cuanto cuanta cuantos cuantas como donde quien de del en a al para por con sobre y o ya aun
  todavia si no favor porfa gracias hola oye dime dame muestrame ensename ver saber puedes podrias`,
)

/** Words that say when. */
const timeWords = setOf(
  `today tonight tomorrow yesterday now later morning afternoon evening night noon midnight week weeks weekend month months year years day
  days hour hours minute minutes oclock am pm next last this past coming upcoming since until till before after ago lately recently
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue wed
  thu fri sat sun january february march april june july august september october november december first latest time times`,
  `hoy manana ayer anoche noche tarde semana semanas mes meses ano anos dia dias hora horas minutos proximo proxima pasado pasada ultimo
  ultima vez veces lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre
  octubre noviembre diciembre este esta`,
)

const usual = common.union(timeWords)

/** Words of a text that only says when. */
export const timeNoise = timeWords.union(
  setOf('and ok so then what about how in on for the of this last next y que tal el la los las de en para fall'),
)

/** Words of a question about one goal that are not part of its name. */
export const goalNoise = usual.union(
  setOf(
    `goal goals fund money cash savings saving save saved amount sum finances financial dollars euros left remaining remains missing more
    go going need needs needed owe reach reached reaching hit hitting get getting got make making there done finish finished finishing
    complete completed pay paid paying off put putting add added update updated updating progress pace rate speed track schedule behind
    ahead current currently close closer near deadline date target together enough afford towards toward into doing coming along looking
    expect estimate keep up percent percentage far along start started begin began gonna due till big short moved touched worked work working think able`,
    `meta metas objetivo objetivos fondo dinero ahorro ahorros ahorrar ahorrado falta faltan queda quedan debo necesito llegar llego llegare
    alcanzar alcanzo lograr logro cumplir juntar junto juntare terminar termino pagar pagado tendre voy vamos va ritmo bien encaminada
    encaminado tiempo atrasada atrasado avance avanzo actualice actualizado puse aporte agregue hasta ahora dinero deuda completo`,
  ),
)

/** Words of a question about a task that are not part of its name. */
export const taskNoise = usual.union(
  setOf(
    `task tasks todo todos planner calendar schedule scheduled agenda planned plan put down set booked book supposed going start starts
    starting happen happening coming up due add added written wrote reminder reminders called named date`,
    `tarea tareas pendiente pendientes agenda calendario planificador planeada puse apunte anote agendado agende agendada programada
    toca empieza recordatorio sera`,
  ),
)

/** Words of a question about an item that are not part of its name. */
export const itemNoise = usual.union(
  setOf(
    `shopping grocery groceries list lists store shop supermarket need needs needed want buy bought get pick up put add added write
    written wrote left out more personal household beauty hygiene home design spousal children kids run running low anything something stuff things`,
    `lista listas compra compras super supermercado mercado mandado comprar compro falta faltan necesito puse agregue anote apunte puesto
    queda anotado anotada anotados agregado apuntado`,
  ),
)

/** Words of a question about entries that are not part of their subject. */
export const entryNoise = usual.union(
  setOf(
    `journal journals journaled journaling diary entry entries page pages write wrote written writing mention mentioned mentions talk
    talked anything something things said say search note noted bring brought up down went through read back`,
    `diario entrada entradas pagina escribi escrito escribir escribo mencione mencionado hable algo busca buscar`,
  ),
)

/** Words for the activities of the self-care log. */
export const activities: readonly (readonly [ReadonlySet<string>, ActivityType])[] = [
  [
    setOf('meditate meditated meditating meditation meditations medite meditado meditar meditacion meditando'),
    'meditation',
  ],
  [setOf('yoga'), 'yoga'],
  [setOf('breathe breathed breathing breathwork breaths respiracion respirar respirado respire'), 'breathing'],
  [setOf('stretch stretched stretching stretches estiramiento estiramientos estirar estirado estire'), 'stretching'],
  [setOf('bath baths bathed tub bano banos'), 'bath'],
  [setOf('massage massages masaje masajes'), 'massage'],
  [setOf('skincare skin piel'), 'skincare'],
  [setOf('read reading leer leido lei lectura leyendo'), 'reading'],
  [setOf('nature outside naturaleza'), 'nature'],
  [setOf('music musica'), 'music'],
]

export const shoppingListWords: readonly (readonly [ReadonlySet<string>, ShoppingCategory])[] = [
  [setOf('beauty belleza'), 'beauty'],
  [setOf('hygiene higiene'), 'hygiene'],
  [setOf('design decoracion'), 'home-design'],
  [setOf('spousal spouse husband pareja marido esposo'), 'spousal'],
  [setOf('children childrens kids kid child ninos hijos'), 'children'],
  [setOf('household hogar'), 'household'],
  [setOf('personal'), 'personal'],
]

/** Words that begin a yes-or-no question: 'is milk on my list'. */
export const yesOrNo = setOf('is are did have do was esta estan hay puse tengo agregue anote ya')

export const wordsIn = (text: string): string[] => text.replaceAll("'", '').match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns the words from the first to the last that is not in `noise`, such as a goal's name in a question. Null if all are. */
export function nameIn(text: string, noise: ReadonlySet<string>): string | null {
  const words = wordsIn(text)
  const isName = (word: string): boolean => !noise.has(word) && !/^\d{1,2}(?:am|pm|st|nd|rd|th)?$/.test(word)
  const from = words.findIndex(isName)
  return from === -1
    ? null
    : words
        .slice(from, words.findLastIndex(isName) + 1)
        .join(' ')
        .slice(0, 80)
}

/** Returns the value of the first pair whose set contains a word of the text. */
export const firstNamed = <T>(text: string, named: readonly (readonly [ReadonlySet<string>, T])[]): T | null => {
  const words = wordsIn(text)
  return named.find(([set]) => words.some((word) => set.has(word)))?.[1] ?? null
}

/** Matches 'On the weeks I work nights', days that the records can't tell from others. */
export const onlyWhen =
  /\b(?:on|in|during) (?:the )?((?:days|weeks|nights|mornings|months|weekends) (?:that |when )?(?:i|we) [^?.!,]{3,50})/i

const dated = oneOf(
  `\\d|the \\d|last |this |thanksgiving|christmas|easter|new year|halloween|labor day|memorial day|${englishWeekday}|(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\\b`,
)
/** Matches 'The week of the conferences', whose date the records don't have. */
export const ofEvent = new RegExp(
  String.raw`\b((?:the|that) (?:day|week|weekend|month) (?:of (?!${dated})(?:my |our |the )?(?!\d)[a-z]|(?:when |that )?(?:i|we|he|she|they) )[^?.!,]{3,40})`,
  'i',
)

/** Words that may begin a question. */
export const leadIns = oneOf(
  'and|so|ok|okay|but|also|well|hey|luxee|please|honestly|lol|oh|can you|could you|quick question',
)

const lastTime = oneOf(
  'when (?:was|were) (?:i|we) last able to',
  'when could (?:i|we) last',
  'when did (?:i|we) last manage to',
  "(?:when(?:['’]s| is| was|s) )?(?:the )?last time (?:that )?(?:i|we) (?:was able to|were able to|could|managed to)",
)
/** Matches 'When was I last able to sleep through', which only a journal may answer. */
export const lastAble = new RegExp(`^(?:(?:and|so|ok|hey|luxee) )*(?:${lastTime}) (.{2,40}?)[?.!]*$`)

/** Words that ask for the best of several days, weeks or months. */
export const bestWords = oneOf('best|biggest|highest|top|most|strongest')
/** Words that ask for the worst of them. */
export const worstWords = oneOf('worst|lowest|slowest|least|weakest|smallest')
/** Matches a question for the worst of them. */
export const asksForWorst = new RegExp(String.raw`\b(?:${worstWords})\b`)

/** Matches words of a request for advice, which the records don't answer. */
export const adviceWords = /\b(?:should|why|help|advice|tips|ideas|how (?:do|can|to))\b/

/** Matches openings before a question about records: 'do you know', 'tell me'. */
export const askOpening = `^(?:(?:${leadIns}|do you know|tell me) )*`
/** Matches openings before a question that asks to see records: 'tell me', 'show me'. */
export const showOpening = `^(?:(?:${leadIns}|tell me|show me) )*`
