import { oneOf } from '../phrase-pattern.ts'

/** The function of a message in the conversation, apart from any subject. */
export type DialogueAct =
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

type Form = readonly [DialogueAct, RegExp]

const practicalPhrases = oneOf(
  '(small |next )?practical (step|idea|thing)|something practical|practical|a next step|next step',
)
const pickedOne = oneOf('(the )?(first|1st|third|3rd|2nd)( one| option| thing)?|(number|option|no) [1-5]|[1-5]|[abc]')
const otherSubjectPhrases = oneOf(
  '(talk|speak|chat|ask) about (something|anything) (else|different|new)|change (the )?(subject|topic)',
  '(a |an |the )?(new|different|other|another|next) (subject|topic|question)|move on|something else entirely',
)
const otherSubjectOpening = oneOf(
  'ok |so |well |and |now |but |please |can we |could we |lets |i want to |i would like to |id like to ',
)
const backOpening = oneOf('ok |so |anyway |please |can we |could we |can you |lets |let us |i want to |id like to ')
const backTo = oneOf(
  'that|it|this|before|where we were|what (we|i|you) .{1,60}',
  '(the|my|our) (first|other|previous|last|earlier|old) (thing|one|topic|subject|question|idea|point)',
  '(the|my) (topic|subject|question)',
)
const dropPhrases = oneOf(
  'never ?mind|forget (it|that|about it|about that)|drop it|skip (it|that|this)|cancel( that| it| this)?',
  'stop( it| that| this| asking| please)?|enough( of this)?|leave it|lets stop( here)?|i changed my mind',
)
const shorterPhrases = oneOf(
  'shorter|too long|tl ?dr|in short|keep it short|be brief|summari[sz]e( it| that| this)?( for me)?',
  'make (it|that) shorter|(say|tell me|put) (it|that) (shorter|in (one|a) (line|sentence))|the short version',
  'short version|in (a nutshell|one sentence|one line|a few words)|just the main point|whats the point',
)
const examplePhrases = oneOf(
  'examples?|for (example|instance)|like what|such as( what)?',
  'what (would|does|do) (that|it|this|i) (actually |even |really )?(look|sound|say)( like)?',
  'how (would|does) (that|it|this) (look|sound)( like)?',
  'what do i (actually |even |really )?(say|write)( then| exactly)?',
)
const exampleOpening = oneOf('ok |but |and |so |please |can you |could you |do you have |have you got |like ')
const morePhrases = oneOf(
  'more|another|another one|another idea|another way|another tip|something else|something different|what else',
  'any other ideas?|other ideas?|more ideas?|more tips|other options?|different idea|next|next one|continue|go on',
  'keep going|anything else',
)
const moreOpening = oneOf(
  'please |can i have |give me |tell me |show me |i want |i need |do you have |got |any |and |ok ',
)
const whyPhrases = oneOf(
  'why|why is that|why so|why not|how come|why does (that|this|it) (work|help|matter)',
  'how does (that|this|it) (work|help)|does (that|this|it) (really )?(work|help)',
  'is (that|this|there) .{0,40}(science|scientific|research|proven|study|evidence).{0,40}',
  'where does (that|this) come from|says who|why would (that|this|it) (work|help)',
)
const startPhrases = oneOf(
  'now what|what now|now|what next|what do i do now|how',
  'how (do|can|should|would) i (start|begin|do (that|this|it))( with (that|this|it))?',
  'where (do|should|would) i (start|begin)|where to (start|begin)|whats? (is )?the first step|first step',
  'what do i do first',
)
const unsurePhrases = oneOf('what to do (with|about)|how to (tell|say|ask)')
const noPhrases = oneOf(
  'no+|nope|nah|not really|no thanks|no thank you|not now|not today|rather not|id rather not|no not really',
  'neither|none|none of (them|these|those)|neither of them|not that( one)?|i dont (want|like) (that|it|this|to)',
)
const yesPhrases = oneOf(
  'yes|yeah|yep|yup|sure|ok|okay|please|please do|yes please|lets do (it|that|this)|lets (go|try)|sounds good',
  'good|alright|do it|gladly|absolutely|definitely|of course|i would|id like that|yes i would|go ahead|both|i do',
  'i will|maybe|correct|exactly|right|thats right',
)
const byePhrases = oneOf(
  'bye|bye bye|goodbye|good night|see you( later| soon| tomorrow)?|see ya|talk (to you )?(later|tomorrow|soon)',
  'thats all( for (now|today))?|gotta go|i (have|need) to go|im off',
)

const english: readonly Form[] = [
  [
    'yes',
    /^(ok |okay |yes |yeah |sure |alright |please |great |good )+(do|add|save|make|book) (it|that|this)( please| then| now)?$/,
  ],
  [
    'practical',
    new RegExp(
      `^(ok |please |now |then |maybe )*(a |one |the |give me (a |one )?)?(${practicalPhrases})( please| now| then)*$`,
    ),
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
    new RegExp(
      oneOf(
        '^(the )?(second|other|last)( one| half| part| question| topic| option)?( please)?$',
        '^(show me |open |tell me )?(the )?(other|second) (one|half|part)( please)?$',
        '^and the (other|second)( one| half)?$',
      ),
    ),
  ],
  [
    'pick',
    new RegExp(
      `^(lets (go with|do|try) |i (choose|pick|prefer|like|want) |ill (take|try|go with) )?(${pickedOne})( please| then)?$`,
    ),
  ],
  ['otherSubject', new RegExp(`^(${otherSubjectOpening})*(${otherSubjectPhrases})( please| now)?$`)],
  [
    'back',
    new RegExp(
      oneOf(
        `^(${backOpening})*((go|get|come|take me) )?back( please)?$`,
        `^(${backOpening})*((go|get|come|take me) )?back to (${backTo})( please)?$`,
        '^where were we$',
      ),
    ),
  ],
  ['drop', new RegExp(`^(oh |ok |no |actually |please |well )*(${dropPhrases})( then| please| now)?$`)],
  [
    'shorter',
    new RegExp(`^(ok |but |please |can you |could you |sorry |thats |way |its )*(${shorterPhrases})( please)?$`),
  ],
  [
    'example',
    new RegExp(
      `^(${exampleOpening})*((give|show|tell) me )?((an|any|some|one|another|a real) )?(${examplePhrases})( please| of (that|this|it))?$`,
    ),
  ],
  ['more', new RegExp(`^(${moreOpening})*(${morePhrases})( please| about (it|that|this))?$`)],
  ['why', new RegExp(`^(but |and |ok )?(${whyPhrases})$`)],
  ['start', new RegExp(`^(ok |okay |but |and |so )*(${startPhrases})$`)],
  [
    'tried',
    new RegExp(
      oneOf(
        '^.{0,40}\\b(i |ive |already |have )*(tried|did|done|do) (that|this|it|all that)( already| before)?\\b.{0,40}$',
        '\\b(doesnt|didnt|does not|did not|wont|not) (work|help)(ing|ed)?\\b.{0,30}$',
      ),
    ),
  ],
  [
    'unsure',
    new RegExp(
      oneOf(
        `^(i |hm |hmm |well |honestly |um )*(dont|do not) (really )?know(?! (${unsurePhrases})).{0,30}$`,
        '^(im )?not sure.{0,20}$|^(no idea|idk|dunno|hard to say|i cant say|no clue|i have no (idea|clue))$',
      ),
    ),
  ],
  ['no', new RegExp(`^(${noPhrases})( thanks| please)?$`)],
  [
    'yes',
    new RegExp(`^(${yesPhrases})( (lets|let us|please|do|try|it|that|i|would|like|open|the|first|one|thanks))*$`),
  ],
  ['bye', new RegExp(`^(ok |thanks |thank you )*(${byePhrases})( luxee| then| now| for now)*$`)],
]

const otroTema = oneOf(
  'hablar de otra cosa|hablemos de otra cosa|cambiar de tema|cambiemos de tema|otro tema|otra pregunta|otra cosa',
)
const loAnterior = oneOf('lo anterior|eso|lo de antes|lo otro|el tema anterior|lo primero')
const masCorto = oneOf(
  'mas corto|resume(lo|melo)?|resumir(lo)?|(es )?(muy|demasiado) largo|en (pocas palabras|una frase|resumen)',
  'la version corta',
)
const ejemplo = oneOf('ejemplo|por ejemplo|como (seria|suena|se ve) (eso|esto)|como que|como cual|que (le )?digo')
const si = oneOf(
  'si+|claro|vale|dale|bueno|perfecto|de acuerdo|esta bien|por supuesto|si por favor|por favor|hazlo|me gustaria',
  'exacto|eso es',
)
const adios = oneOf(
  'adios|hasta (luego|manana|pronto|la proxima)|chao|chau|nos vemos|buenas noches|me (tengo que ir|voy)',
  'eso es todo',
)
const spanish: readonly Form[] = [
  ['howAreYou', /^(hola |buenas )?(como estas|que tal estas|como te va|como andas|que tal)( luxee| hoy)*$/],
  ['hello', /^(hola+|buenas|buenos dias|buenas tardes|hola (buenas|buenos dias))( luxee| otra vez| de nuevo| amiga)*$/],
  ['second', /^(la|el) (segund[ao]|otr[ao]|ultim[ao])( opcion| parte| por favor)?$/],
  ['pick', /^(la|el) (primer[ao]|tercer[ao])( opcion)?$|^(el|la|opcion|numero) [1-5]$/],
  ['otherSubject', new RegExp(`^(ahora |bueno |vamos a |podemos |quiero )*(${otroTema})( por favor)?$`)],
  [
    'back',
    new RegExp(
      oneOf(
        `^(podemos |vamos a |quiero )?(volvamos|volver|vuelve|regresemos|regresar)( a (${loAnterior}))?$`,
        '^(donde estabamos|en que (estabamos|quedamos))$',
      ),
    ),
  ],
  ['drop', /^(ay |no |bueno )*(olvidalo|dejalo|da igual|no importa|cancela(lo)?|para|basta|mejor no lo hagas)$/],
  ['shorter', new RegExp(`^(por favor |puedes )*(${masCorto})( por favor)?$`)],
  ['example', new RegExp(`^(dame |me das |puedes darme |tienes |a ver )?((un|algun) )?(${ejemplo})( por favor)?$`)],
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
  ['yes', new RegExp(`^(${si})( si| por favor| gracias| que si)*$`)],
  ['bye', new RegExp(`^(bueno |gracias )*(${adios})( luxee| por hoy)*$`)],
]

/** Forms that match a whole line in lower case, without accents and punctuation. */
export const dialogueActForms: readonly Form[] = [...english, ...spanish]
