import { asksForSomething } from '../guide/guide-requests.ts'
import { normalize } from '../guide/words.ts'

/** What a message does in the conversation, apart from any subject. */
export type Act =
  | 'hello'
  | 'howAreYou'
  | 'thanks'
  | 'bye'
  | 'yes'
  | 'no'
  | 'unsure'
  | 'pick'
  | 'second'
  | 'more'
  | 'why'
  | 'example'
  | 'shorter'
  | 'start'
  | 'tried'
  | 'whatIf'
  | 'practical'
  | 'misread'
  | 'otherSubject'
  | 'back'
  | 'drop'
  | 'listen'

type Form = readonly [Act, RegExp]

/** Of a whole line, lower case and without accents and punctuation. */
const english: readonly Form[] = [
  [
    'yes',
    /^(ok |okay |yes |yeah |sure |alright |please |great |good )+(do|add|save|make|book) (it|that|this)( please| then| now)?$/,
  ],
  [
    'practical',
    /^(ok |please |now |then |maybe )*(a |one |the |give me (a |one )?)?((small |next )?practical (step|idea|thing)|something practical|practical|a next step|next step)( please| now| then)*$/,
  ],
  [
    'howAreYou',
    /^((hi|hello|hey)( there| luxee)? )?(how are you|how is it going|hows it going|hows your day|whats up|how have you been)( today| doing| going)?$/,
  ],
  [
    'hello',
    /^(hi+|hello|hey+|hiya|yo|howdy|hola|good (morning|afternoon|evening)|morning|greetings)( there| luxee| again| coach| girl| friend| everyone)*$/,
  ],
  [
    'second',
    /^(the )?(second|other|last)( one| half| part| question| topic| option)?( please)?$|^(show me |open |tell me )?(the )?(other|second) (one|half|part)( please)?$|^and the (other|second)( one| half)?$/,
  ],
  [
    'pick',
    /^(lets (go with|do|try) |i (choose|pick|prefer|like|want) |ill (take|try|go with) )?((the )?(first|1st|third|3rd|2nd)( one| option| thing)?|(number|option|no) [1-5]|[1-5]|[abc])( please| then)?$/,
  ],
  [
    'otherSubject',
    /^(ok |so |well |and |now |but |please |can we |could we |lets |i want to |i would like to |id like to )*((talk|speak|chat|ask) about (something|anything) (else|different|new)|change (the )?(subject|topic)|(a |an |the )?(new|different|other|another|next) (subject|topic|question)|move on|something else entirely)( please| now)?$/,
  ],
  [
    'back',
    /^(ok |so |anyway |please |can we |could we |can you |lets |let us |i want to |id like to )*((go|get|come|take me) )?back( please)?$|^(ok |so |anyway |please |can we |could we |can you |lets |let us |i want to |id like to )*((go|get|come|take me) )?back to (that|it|this|before|where we were|what (we|i|you) .{1,60}|(the|my|our) (first|other|previous|last|earlier|old) (thing|one|topic|subject|question|idea|point)|(the|my) (topic|subject|question))( please)?$|^where were we$/,
  ],
  [
    'drop',
    /^(oh |ok |no |actually |please |well )*(never ?mind|forget (it|that|about it|about that)|drop it|skip (it|that|this)|cancel( that| it| this)?|stop( it| that| this| asking| please)?|enough( of this)?|leave it|lets stop( here)?|i changed my mind)( then| please| now)?$/,
  ],
  [
    'shorter',
    /^(ok |but |please |can you |could you |sorry |thats |way |its )*(shorter|too long|tl ?dr|in short|keep it short|be brief|summari[sz]e( it| that| this)?( for me)?|make (it|that) shorter|(say|tell me|put) (it|that) (shorter|in (one|a) (line|sentence))|the short version|short version|in (a nutshell|one sentence|one line|a few words)|just the main point|whats the point)( please)?$/,
  ],
  [
    'example',
    /^(ok |but |and |so |please |can you |could you |do you have |have you got |like )*((give|show|tell) me )?((an|any|some|one|another|a real) )?(examples?|for (example|instance)|like what|such as( what)?|what (would|does|do) (that|it|this|i) (actually |even |really )?(look|sound|say)( like)?|how (would|does) (that|it|this) (look|sound)( like)?|what do i (actually |even |really )?(say|write)( then| exactly)?)( please| of (that|this|it))?$/,
  ],
  [
    'more',
    /^(please |can i have |give me |tell me |show me |i want |i need |do you have |got |any |and |ok )*(more|another|another one|another idea|another way|another tip|something else|something different|what else|any other ideas?|other ideas?|more ideas?|more tips|other options?|different idea|next|next one|continue|go on|keep going|anything else)( please| about (it|that|this))?$/,
  ],
  [
    'why',
    /^(but |and |ok )?(why|why is that|why so|why not|how come|why does (that|this|it) (work|help|matter)|how does (that|this|it) (work|help)|does (that|this|it) (really )?(work|help)|is (that|this|there) .{0,40}(science|scientific|research|proven|study|evidence).{0,40}|where does (that|this) come from|says who|why would (that|this|it) (work|help))$/,
  ],
  [
    'start',
    /^(ok |okay |but |and |so )*(now what|what now|now|what next|what do i do now|how|how (do|can|should|would) i (start|begin|do (that|this|it))( with (that|this|it))?|where (do|should|would) i (start|begin)|where to (start|begin)|whats? (is )?the first step|first step|what do i do first)$/,
  ],
  [
    'tried',
    /^.{0,40}\b(i |ive |already |have )*(tried|did|done|do) (that|this|it|all that)( already| before)?\b.{0,40}$|\b(doesnt|didnt|does not|did not|wont|not) (work|help)(ing|ed)?\b.{0,30}$/,
  ],
  [
    'unsure',
    /^(i |hm |hmm |well |honestly |um )*(dont|do not) (really )?know(?! (what to do (with|about)|how to (tell|say|ask))).{0,30}$|^(im )?not sure.{0,20}$|^(no idea|idk|dunno|hard to say|i cant say|no clue|i have no (idea|clue))$/,
  ],
  [
    'no',
    /^(no+|nope|nah|not really|no thanks|no thank you|not now|not today|rather not|id rather not|no not really|neither|none|none of (them|these|those)|neither of them|not that( one)?|i dont (want|like) (that|it|this|to))( thanks| please)?$/,
  ],
  [
    'yes',
    /^(yes|yeah|yep|yup|sure|ok|okay|please|please do|yes please|lets do (it|that|this)|lets (go|try)|sounds good|good|alright|do it|gladly|absolutely|definitely|of course|i would|id like that|yes i would|go ahead|both|i do|i will|maybe|correct|exactly|right|thats right)( (lets|let us|please|do|try|it|that|i|would|like|open|the|first|one|thanks))*$/,
  ],
  [
    'bye',
    /^(ok |thanks |thank you )*(bye|bye bye|goodbye|good night|see you( later| soon| tomorrow)?|see ya|talk (to you )?(later|tomorrow|soon)|thats all( for (now|today))?|gotta go|i (have|need) to go|im off)( luxee| then| now| for now)*$/,
  ],
]

const spanish: readonly Form[] = [
  ['howAreYou', /^(hola |buenas )?(como estas|que tal estas|como te va|como andas|que tal)( luxee| hoy)*$/],
  ['hello', /^(hola+|buenas|buenos dias|buenas tardes|hola (buenas|buenos dias))( luxee| otra vez| de nuevo| amiga)*$/],
  ['second', /^(la|el) (segund[ao]|otr[ao]|ultim[ao])( opcion| parte| por favor)?$/],
  ['pick', /^(la|el) (primer[ao]|tercer[ao])( opcion)?$|^(el|la|opcion|numero) [1-5]$/],
  [
    'otherSubject',
    /^(ahora |bueno |vamos a |podemos |quiero )*(hablar de otra cosa|hablemos de otra cosa|cambiar de tema|cambiemos de tema|otro tema|otra pregunta|otra cosa)( por favor)?$/,
  ],
  [
    'back',
    /^(podemos |vamos a |quiero )?(volvamos|volver|vuelve|regresemos|regresar)( a (lo anterior|eso|lo de antes|lo otro|el tema anterior|lo primero))?$|^(donde estabamos|en que (estabamos|quedamos))$/,
  ],
  ['drop', /^(ay |no |bueno )*(olvidalo|dejalo|da igual|no importa|cancela(lo)?|para|basta|mejor no lo hagas)$/],
  [
    'shorter',
    /^(por favor |puedes )*(mas corto|resume(lo|melo)?|resumir(lo)?|(es )?(muy|demasiado) largo|en (pocas palabras|una frase|resumen)|la version corta)( por favor)?$/,
  ],
  [
    'example',
    /^(dame |me das |puedes darme |tienes |a ver )?((un|algun) )?(ejemplo|por ejemplo|como (seria|suena|se ve) (eso|esto)|como que|como cual|que (le )?digo)( por favor)?$/,
  ],
  [
    'more',
    /^(dame |dime |y |quiero )*(mas|otra idea|otro|otra|que mas|algo mas|mas ideas|sigue|continua)( por favor)?$/,
  ],
  ['why', /^(y |pero )?(por que( es asi| funciona| no)?|de donde sale eso|como funciona eso)$/],
  [
    'start',
    /^(y |bueno |pero )*(como (empiezo|comienzo|lo hago)|por donde (empiezo|comienzo)|(cual es )?el primer paso)$/,
  ],
  [
    'tried',
    /^.{0,30}\bya (lo |la )?(intente|probe|hice)\b.{0,30}$|\bno (me )?(funciono|sirvio|ayudo|funciona|sirve)\b.{0,30}$/,
  ],
  ['unsure', /^(yo )?no (lo )?se.{0,20}$|^(ni idea|no estoy segura|no tengo idea)$/],
  ['no', /^(no+|no gracias|ahora no|mejor no|todavia no|para nada|ningun[ao]|ningun[ao] de las dos|eso no|tampoco)$/],
  [
    'yes',
    /^(si+|claro|vale|dale|bueno|perfecto|de acuerdo|esta bien|por supuesto|si por favor|por favor|hazlo|me gustaria|exacto|eso es)( si| por favor| gracias| que si)*$/,
  ],
  [
    'bye',
    /^(bueno |gracias )*(adios|hasta (luego|manana|pronto|la proxima)|chao|chau|nos vemos|buenas noches|me (tengo que ir|voy)|eso es todo)( luxee| por hoy)*$/,
  ],
]

const misread =
  /^(?:no+ |nope |well |but |hey |um |sorry |wait |ugh |omg |ay |pero )*(?:thats? (?:is |was )?(?:not|isnt|wasnt) (?:what i (?:meant|mean|asked|said|wanted|was asking)|it|right|my (?:question|problem)|an answer|helpful)|that (?:isnt|wasnt|doesnt|didnt) (?:what i|it$|my|answer|help me)|you (?:misunderstood|(?:got|read) (?:me|that|it) wrong|did ?nt (?:understand|get|read|answer)|dont (?:understand|get)|are not listening|arent listening|missed)|not what i|thats wrong|wrong|i didnt (?:ask|mean|say)|i meant|i was(?:nt)? (?:asking|talking) about|what i meant|eso no es (?:lo que|eso)|no es (?:eso|lo que)|no me (?:entendiste|has entendido|entiendes)|me (?:has )?(?:entendido|entendiste) mal|no me refiero|me refiero a|no queria decir|no pregunte|lo que (?:queria|quise) decir)\b/

/** What the user meant, in a correction: 'no, I meant my sister'. */
const meant =
  /\b(?:i mean(?:t)?|i[’' ]?m (?:asking|talking) about|i was (?:asking|talking) about|i asked (?:about|for|how|what)|what i meant (?:was|is)|it[’']?s (?:more )?about|me refiero a|(?:quer[ií]a|quise) decir|hablo de|se trata de)[ ,:]+(.{3,400})$/is

const listening =
  /\b(just|only|please) listen\b|^listen to me$|\b(just |only )?(want|need) (you |someone |somebody )?to (just )?(be heard|listen|vent|rant)\b|\b(dont|do not) (want|need) (any )?(advice|tips|solutions|a solution|you to fix|fixing|your advice)\b|^(no advice|no tips)( please)?$|\blet me (just )?(vent|rant|get (this|it) off my chest)\b|\bget (this|it|something) off my chest\b|\bsolo (escucha(me)?|quiero (hablar|que me escuches|desahogarme))\b|\bno quiero (consejos|consejo)\b|\bnecesito desahogarme\b/

const thanks = /\b(thank|thanks|thx|ty|thank you|appreciate (it|this|that|you)|grateful to you|gracias)\b/
const thanksAtEnd = / (?:thank you|thanks|gracias)(?: so much| a lot| luxee)*$/
const notThanks = /\b(how|what|but|and i|pero|como)\b/
const whatIf =
  /^(?:and |but |ok |so |y |pero )*(?:what if|what happens if|what do i do if|what about when|and if|but if|if|y si|que pasa si|que hago si)\b.{3,}$/

const maxWords = 14
/** Set off from the rest: 'lol yes. thank you, that helps'. */
const thanksApart = /(?:^|[.!,;]\s*)(?:thank you|thanks|thank u|ty)(?: so much| a lot)?\s*(?:$|[.!,;])/i
const maxRemark = 18
/** 'And what if …' goes on from what was said, also at length. */
const maxSupposed = 30
const isThanks = (line: string, words: number): boolean => words <= 9 && thanks.test(line) && !notThanks.test(line)

/** Null where the message is about a subject. */
export function readAct(message: string): Act | null {
  const line = normalize(message)
  const words = line.split(' ').length
  const whole = [...english, ...spanish].find(
    ([act, form]) => form.test(line) && (act !== 'tried' || words <= maxWords),
  )
  if (whole) return whole[0]
  if (!message.includes('?') && (thanksAtEnd.test(line) ? words <= maxWords : isThanks(line, words))) return 'thanks'
  if (words <= maxRemark && thanksApart.test(message) && !asksForSomething(message)) return 'thanks'
  if (misread.test(line)) return 'misread'
  if (listening.test(line) && words <= 2 * maxWords) return 'listen'
  const isNext = /^(?:and|but|ok|so)\b/.test(line) && words <= maxSupposed
  return whatIf.test(line) && (words <= maxWords || isNext) ? 'whatIf' : null
}

/** What the user says to have meant; null where the correction does not say. */
export const readMeant = (message: string): string | null => meant.exec(message.slice(0, 1_000))?.[1]?.trim() ?? null

const ordinals: readonly [RegExp, number][] = [
  [/\b(first|1st|1|a|primer[ao])\b/, 0],
  [/\b(second|2nd|2|b|other|segund[ao]|otr[ao])\b/, 1],
  [/\b(third|3rd|3|c|tercer[ao])\b/, 2],
  [/\b4\b/, 3],
  [/\b5\b/, 4],
]

/** Which of the offered replies a pick means, from 0; `last` counts from the end. */
export function readPick(message: string, count: number): number | null {
  const line = normalize(message)
  if (/\b(last|ultim[ao])\b/.test(line)) return count - 1
  const at = ordinals.find(([form]) => form.test(line))?.[1]
  return at === undefined || at >= count ? null : at
}

const continuations: ReadonlySet<Act | null> = new Set<Act | null>(['more', 'tried', 'second', 'yes', 'practical'])

/** Whether the message continues without naming a subject. */
export const isContinuation = (message: string): boolean => continuations.has(readAct(message))
