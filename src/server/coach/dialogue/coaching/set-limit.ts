import { addDays } from '#server/lib/days.ts'
import { inLanguage, cardLine, type Coaching, inBoth, taskCard, type CoachingContext } from './coaching.ts'
import { cleanReply, quoteBack } from './own-words.ts'
import { knownNameOf, person } from './people.ts'
import { capitalize } from '#contract/capitalize.ts'

const sets = new RegExp(
  `\\b(?:set|setting|put|draw|poner|poner un|ponerle) (?:a |some |un |unos )?(?:limits?|boundar(?:y|ies)|l[ií]mites?)(?: +(?:with|for|to|a|con) +${person})?`,
  'iu',
)
const keeps = new RegExp(`^${person} (?:keeps?|won[’']?t stop|always|never stops) (.{4,100})$`, 'iu')

/** Matches 'The best way to learn to say no'. */
const saysNo =
  /\b(?:learn(?:ing)?|(?:get|getting) better|be better|start(?:ing)?|practice|practise|trouble|bad|struggle) (?:how to |to |at |with )?say(?:ing)? no$/i

const verbs = new Map(
  Object.entries({
    is: 'are',
    has: 'have',
    does: 'do',
    goes: 'go',
    was: 'were',
    'doesn’t': 'don’t',
    "doesn't": 'don’t',
  }),
)

/** Turns 'He calls me at work' into words to that person. Returns null if that isn't safe. */
function toThem(text: string): string | null {
  const [, verb, words] = /^(?:when )?(?:she|he) ([\p{L}’']+)(?: (.*))?$/iu.exec(text) ?? []
  const rest = words === undefined ? '' : ` ${words}`
  const they = /^(?:when )?they (.*)$/iu.exec(text)?.[1]
  if (they !== undefined) return `you ${they}`
  if (verb === undefined || /\b(?:her|him|his|she|he)\b/i.test(rest)) return null
  const known = verbs.get(verb.toLowerCase())
  if (known !== undefined) return `you ${known}${rest}`
  if (/(?:sses|shes|ches|xes)$/.test(verb)) return `you ${verb.slice(0, -2)}${rest}`
  if (/[^aeiou]ies$/.test(verb)) return `you ${verb.slice(0, -3)}y${rest}`
  return verb.endsWith('s') ? `you ${verb.slice(0, -1)}${rest}` : null
}

function sentenceToSay(context: CoachingContext): string {
  const { what = '', okay = '', who = '' } = context.slots
  const name = knownNameOf(who, context.facts)
  const address = name === null ? '' : `${name}, `
  const turned = context.language === 'en' ? toThem(what) : null
  const open = name === null ? capitalize : (text: string) => text
  const limit =
    turned === null
      ? inLanguage(
          context,
          open('something has to change for me: ') + what,
          open('esto tiene que cambiar para mí: ') + what,
        )
      : open(`it’s not okay with me when ${turned}`)
  const offered = (context.language === 'en' ? toThem(okay) : null) ?? okay
  const instead =
    okay === '' ? '' : inLanguage(context, ` What works for me: ${offered}.`, ` Lo que sí me va bien: ${okay}.`)
  return `“${address}${limit}.${instead}”`
}

export const setLimit: Coaching = {
  kind: 'set-limit',
  opens: (message) => {
    const line = cleanReply(message)
    const kept = keeps.exec(line)
    if (kept) return { slots: { who: kept[1] ?? '', habit: kept[2] ?? '' }, isSure: false }
    if (saysNo.test(line)) return { slots: {}, isSure: true }
    const found = sets.exec(line)
    return found ? { slots: found[1] === undefined ? {} : { who: found[1] }, isSure: found[1] !== undefined } : null
  },
  start: inBoth(
    'Okay. A limit works best as one short sentence, so let’s make yours.',
    'Vale. Un límite funciona mejor en una frase corta, así que vamos a hacer la tuya.',
  ),
  steps: [
    { slot: 'who', ask: inBoth('Who’s it for?', '¿Para quién es?'), like: inBoth('My sister', 'Mi hermana') },
    {
      slot: 'what',
      ask: inBoth(
        'Can you finish this sentence for me: “It’s not okay with me when …”?',
        '¿Puedes terminar esta frase: “No me parece bien que …”?',
      ),
      like: inBoth('He calls me at work', 'Me llame al trabajo'),
    },
    {
      slot: 'okay',
      ask: inBoth('And what is okay with you instead?', '¿Y qué sí te parece bien en su lugar?'),
      like: inBoth('A text, and I’ll answer after six', 'Un mensaje, y respondo después de las seis'),
    },
    {
      slot: 'then',
      ask: inBoth(
        'What will you do if it happens again? Something that’s up to you, not to them.',
        '¿Qué harás si vuelve a pasar? Algo que dependa de ti.',
      ),
      like: inBoth('I let it ring', 'No contesto'),
    },
  ],
  end: (context) => {
    const { then = '', who = '' } = context.slots
    return {
      text: [
        inLanguage(context, 'Here’s your sentence:', 'Aquí está tu frase:'),
        `> ${sentenceToSay(context)}`,
        inLanguage(
          context,
          'Say it once, calmly, without reasons. Reasons are what people argue with.',
          'Dila una vez, con calma y sin razones. Con las razones es con lo que la gente discute.',
        ),
        then === ''
          ? null
          : inLanguage(
              context,
              `And if it happens again: ${quoteBack(then, 'en')}. Every time, without a speech.`,
              `Y si vuelve a pasar: ${then}. Cada vez, sin discursos.`,
            ),
        cardLine(context),
      ]
        .filter((part) => part !== null)
        .join('\n\n'),
      cards: [
        taskCard({
          title: inLanguage(context, `Say my sentence to ${who}`, `Decir mi frase: ${who}`),
          dueDate: addDays(context.today, 1),
        }),
      ],
    }
  },
}
