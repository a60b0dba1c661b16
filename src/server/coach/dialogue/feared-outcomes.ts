import { oneOf } from '../phrase-pattern.ts'
import { whatMayGoWrong } from '../guide/passage-answers.ts'
import { normalize } from '../guide/text-analysis.ts'
import { type Answer, makeAnswer, type Turn } from './compose-answer.ts'

type Words = { en: string; es: string }

const noAnswer = oneOf(
  'ignores?|doesnt (answer|reply|respond|call)|dont (answer|reply|respond)|no (answer|reply|response)|ghosts?',
  'never (answers?|replies)|no (contesta|responde)|me ignora',
)
const brushedOff = oneOf(
  'says? (hes |shes |im |its |theyre |were |everythings )?(just )?(fine|okay|ok|nothing|whatever)',
  'brush(es)? (it|me|this) off|shrugs?|shuts? down|goes? quiet|clams? up|walks? (off|away|out)',
  'changes? the subject|whats (the matter|wrong|your problem)|not a big deal|so thats how|se encoge',
  'cambia de tema',
)
const failing = oneOf(
  'fail|fails|mess (it )?up|mess up|freeze|forget|cant|doesnt work|dont work|goes wrong|screw|no funciona',
  'sale mal|fallo|me equivoco|no puedo|se me olvida',
)
/** Advice for a feared outcome, by its kind. */
const outcomes: readonly [RegExp, Words][] = [
  [
    /\bi (yell|scream|shout|snap|explode|lose (it|my temper)|get (angry|mad|loud)|cry|start crying)\b|\b(grito|exploto|lloro|me enfado|me enojo)\b/,
    {
      en: 'Then stop in the middle. Say: “I’m getting too loud. Give me five minutes,” and leave the room. Coming back and making it right counts as much as staying calm.',
      es: 'Entonces para a la mitad. Di: “Ahora mismo estoy gritando. Dame cinco minutos” y sal de la habitación. Volver y arreglarlo cuenta tanto como mantener la calma.',
    },
  ],
  [
    /\b(says? no|said no|refuses?|rejects?|turns? me down|declines?|doesnt agree|dice que no|se niega)\b/,
    {
      en: 'Then you’ve got an answer, and you haven’t lost anything you had before. Ask one thing back: “What would make it a yes?” After that, stop. You don’t have to settle it in that minute.',
      es: 'Entonces tienes una respuesta, y no has perdido nada de lo que tenías. Pregunta una sola cosa: “¿Qué haría falta para que fuera un sí?” y para ahí. No tienes que resolverlo en ese minuto.',
    },
  ],
  [
    /\b(angry|mad|upset|furious|yells?|screams?|offended|hurt|cries|cry|enfada|enoja|molesta|grita|llora)\b/,
    {
      en: 'Then don’t argue with the feeling. Say: “I can see this upsets you. I still mean it.” If it keeps going: “Let’s stop here and talk tomorrow.” You’re allowed to leave when people start yelling.',
      es: 'Entonces no discutas con el enfado. Di: “Veo que esto te molesta. Lo sigo pensando.” Si continúa: “Paremos aquí y hablamos mañana.” Puedes irte de una conversación que se ha puesto a gritar.',
    },
  ],
  [
    new RegExp(String.raw`\b(${noAnswer})\b`),
    {
      en: 'Give it two days, then send one short line: “Did you get a chance to look at this? I need to know by Friday.” If Friday comes and nothing’s there, that’s an answer, too. Plan without it.',
      es: 'Dale dos días y manda una línea corta: “¿Pudiste verlo? Necesito saberlo antes del viernes.” Si llega el viernes sin nada, eso también es una respuesta. Sigue sin ella.',
    },
  ],
  [
    new RegExp(String.raw`\b(${brushedOff})\b`),
    {
      en: 'Then keep it light and don’t push: “Nothing’s wrong, and I’m not looking for a fight. I wanted you to know.” Add one small thing that’s easy to say yes to, and let it rest. The second or third time is usually when it lands.',
      es: 'Entonces suave, sin insistir: “No pasa nada malo y no busco pelea. Quería que lo supieras.” Añade una cosa pequeña a la que sea fácil decir que sí, y déjalo ahí. Suele llegar a la segunda o a la tercera.',
    },
  ],
  [
    /\b(laughs?|judges?|thinks? (im|i am|its)|makes? fun|gossip|talk about me|se rie|me juzga|piensa que)\b/,
    {
      en: 'It’ll sting for a day. Most people are busy with what you think of them. Do it anyway, small, and count that you did it, not how it looked.',
      es: 'Escocerá un día. La mayoría está ocupada con lo que tú piensas de ellos. Hazlo igual, en pequeño, y cuenta que lo hiciste, no cómo se vio.',
    },
  ],
  [
    new RegExp(String.raw`\b(${failing})\b`),
    {
      en: 'Then you know one thing that doesn’t work, and that’s worth something. Make it half as big and try once more before you judge it.',
      es: 'Entonces sabes una cosa que no funciona, y eso vale. Hazlo la mitad de grande y prueba una vez más antes de juzgarlo.',
    },
  ],
]

const otherwise: Words = {
  en: 'Decide that part now, so you don’t have to in the moment. Write one line: **if** that happens, **then** I … Keep it small enough that you’d do it on a bad day.',
  es: 'Decídelo ahora, para no tener que hacerlo en el momento. Escribe una línea: **si** pasa eso, **entonces** yo … Que sea tan pequeño que lo harías en un mal día.',
}

const goesWrong =
  /\bif (it|this|that) (all )?(goes wrong|fails|doesnt work|does not work|flops|backfires)\b|\bsi (sale mal|no funciona)\b/

/** Returns the current matter's advice. Returns null if something else is feared. */
function whereItGoesWrong(turn: Turn): Answer | null {
  const { request, state } = turn
  if (state.current === null || request.language !== 'en' || !goesWrong.test(normalize(request.message))) return null
  return whatMayGoWrong(state.current, turn)
}

/** Answers 'and if he says no?' after something was worked out. Returns null for an unknown kind of outcome, unless `isOther` is set. */
export function answerWhatIf(turn: Turn, isOther: boolean): Answer | null {
  const { message, language } = turn.request
  const line = normalize(message)
  const found = outcomes.find(([pattern]) => pattern.test(line))?.[1] ?? (isOther ? otherwise : null)
  return whereItGoesWrong(turn) ?? (found && makeAnswer(found[language], { isFree: true }))
}
