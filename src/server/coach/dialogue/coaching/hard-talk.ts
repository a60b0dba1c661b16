import { addDays } from '#server/lib/days.ts'
import {
  inLanguage,
  cardLine,
  type Coaching,
  inBoth,
  type CoachingSlots,
  taskCard,
  type CoachingContext,
} from './coaching.ts'
import { cleanReply, quoteBack, withFullStop } from './own-words.ts'
import { knownNameOf, person } from './people.ts'

const tells = new RegExp(
  `\\b(?:how (?:do|can|should|would) i|i (?:need|have|want|got|gotta)(?: to)?|i[’']ve got to|i[’']m (?:scared|afraid|nervous|dreading)(?: to)?|help me|(?:don[’']?t|do not) know how to|prepare (?:me )?(?:for|to)) +(?:(?:have|prepare(?: for)?|get ready for|plan|practice) (?:a|the|this|my) (?:hard |difficult |serious |tough )?(?:talk|conversation) with|tell|talk to|talk with|speak to|speak with|confront|break it to|say it to|explain (?:it )?to) +${person}(?:,? *(that|about|to|i|we)\\b(.*))?$`,
  'iu',
)
const spanish = new RegExp(
  `(?:c[oó]mo (?:le digo|le cuento|hablo)|tengo que (?:decirle|hablar|contarle)|necesito (?:decirle|hablar|contarle)|quiero (?:decirle|hablar)|conversaci[oó]n (?:dif[ií]cil|pendiente|seria)) +(?:a|con) +${person}(?:,? *(que|de|sobre)\\b(.*))?$`,
  'iu',
)
const wants = /\b(?:hard|difficult|tough) (?:talk|conversation)\b|\bconversaci[oó]n dif[ií]cil\b/i

const aboutOf = (link = '', rest = ''): string => {
  const about = cleanReply(/^(?:i|we)$/i.test(link) ? `${link}${rest}` : rest)
  return about === 'untitled' || about.length < 3 ? '' : about
}

const who = ({ slots, language }: CoachingContext): string => quoteBack(slots['who'] ?? '', language)
const whoInside = (context: CoachingContext): string =>
  who(context).replace(/^(?:Your|The|Tu|El|La|Mi)\b/, (word) => word.toLowerCase())

const maxWho = 5
/** In words. */
const maxTopicWords = 3

function readWho(reply: string): CoachingSlots | null {
  const words = cleanReply(reply)
  const found = new RegExp(person, 'iu').exec(words)?.[1]
  if (found !== undefined) return { who: found }
  return words.split(' ').length <= maxWho ? { who: words } : null
}

/** Words to say, in the user's own words. */
function sentenceToSay(context: CoachingContext): string {
  const { slots } = context
  const name = knownNameOf(slots['who'] ?? '', context.facts)
  const about = withFullStop((slots['about'] ?? '').replace(/^(?:that|que)\s+/i, ''))
  const want = slots['want'] ?? ''
  const address = name === null ? '' : `${name}, `
  return inLanguage(
    context,
    `“${address}${name === null ? 'T' : 't'}here’s something I’ve been wanting to tell you. ${about}${want === '' ? '' : ` What I’d like: ${want}.`}”`,
    `“${address}${name === null ? 'H' : 'h'}ay algo que quiero decirte desde hace tiempo. ${about}${want === '' ? '' : ` Lo que me gustaría: ${want}.`}”`,
  )
}

/** Prepares a hard conversation with somebody. */
export const hardTalk: Coaching = {
  kind: 'hard-talk',
  opens: (message) => {
    const line = cleanReply(message)
    const [, whom, link, rest] = tells.exec(line) ?? spanish.exec(line) ?? []
    if (whom === undefined) return wants.test(line) ? { slots: {}, isSure: false } : null
    const about = aboutOf(link, rest)
    // 'I forgot his party' isn't how the user would say it to that person.
    const isSayable =
      about !== '' && !/\b(?:he|she|her|hers|him|his|they|them|their|theirs|su|sus|le|les)\b/iu.test(about)
    // 'About money' names it, and is nothing to say.
    const isTopic =
      wants.test(line) && /^(?:about|de|sobre)$/i.test(link ?? '') && about.split(' ').length <= maxTopicWords
    const slots = { who: whom, ...(isSayable && !isTopic && { about }) }
    return { slots, isSure: about !== '' || wants.test(line) }
  },
  start: (context) =>
    context.slots['who'] === undefined
      ? inLanguage(
          context,
          'Hard talks go better with one sentence ready. Let’s find yours.',
          'Una conversación difícil sale mejor con una frase preparada. Vamos a encontrarla.',
        )
      : inLanguage(
          context,
          `Okay, let’s get you ready to talk to ${whoInside(context)}.`,
          `Vale, vamos a prepararte para esa conversación.`,
        ),
  steps: [
    {
      slot: 'who',
      ask: inBoth('Who do you need to talk to?', '¿Con quién tienes que hablar?'),
      like: inBoth('My boss', 'Con mi jefa'),
      reads: readWho,
    },
    {
      slot: 'about',
      ask: inBoth(
        'What do they need to know? Write it in one sentence, as if you were saying it to them.',
        '¿Qué tiene que saber? Escríbelo en una frase, como si se lo dijeras.',
      ),
      like: inBoth('I can’t keep working weekends', 'No puedo seguir trabajando los fines de semana'),
    },
    {
      slot: 'want',
      ask: inBoth('What do you want to happen after that?', '¿Qué quieres que pase después?'),
      like: inBoth('Weekends off, starting next month', 'Los fines de semana libres desde el mes que viene'),
    },
    {
      slot: 'fear',
      ask: inBoth('What’s the answer you’re most afraid of?', '¿Qué respuesta es la que más temes?'),
      like: inBoth('That I’m letting the team down', 'Que estoy fallando al equipo'),
    },
  ],
  shorten: sentenceToSay,
  end: (context) => {
    const { fear = '', who: whom = '' } = context.slots
    const back = inLanguage(
      context,
      '“I get that. I’m not asking you to answer right now. Let’s talk again on Sunday.”',
      '“Lo entiendo. No te pido una respuesta ahora. Hablemos otra vez el domingo.”',
    )
    const ifSo =
      fear === ''
        ? null
        : inLanguage(
            context,
            `If it comes to what you’re afraid of (“${fear}”), you don’t have to fix it on the spot. Say: ${back}`,
            `Si llega lo que temes (“${fear}”), no tienes que arreglarlo en ese momento. Di: ${back}`,
          )
    const name = whom.replace(/^con /i, '')
    const title = inLanguage(context, `Talk to ${name}`, `Hablar con ${name}`)
    return {
      text: [
        inLanguage(context, 'Here’s your sentence:', 'Aquí está tu frase:'),
        `> ${sentenceToSay(context)}`,
        inLanguage(
          context,
          'Say it, and then stop talking. You don’t have to fill the silence.',
          'Dila y luego calla. Ese silencio no te toca llenarlo a ti.',
        ),
        ifSo,
        inLanguage(
          context,
          `Pick a calm time for it. ${cardLine(context)}`,
          `Elige una hora tranquila. ${cardLine(context)}`,
        ),
      ]
        .filter((part) => part !== null)
        .join('\n\n'),
      cards: [taskCard({ title, dueDate: addDays(context.today, 2), minutes: 30 })],
    }
  },
}
