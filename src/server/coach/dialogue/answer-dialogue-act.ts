import { stemmer } from '@orama/stemmers/english'
import { choicesAfter, gistsOf, openPassage, toProposal } from '../guide/passage-answers.ts'
import { contentWords } from '../guide/text-analysis.ts'
import type { Passage } from '../guide/passage.ts'
import type { Finder } from '../guide/find-matter.ts'
import { unopenedPassages } from '../guide/next-passage.ts'
import type { DialogueAct } from './dialogue-act-forms.ts'
import { readPick } from './dialogue-acts.ts'
import { type Answer, makeQuestion, paragraphs, makeAnswer, type Turn } from './compose-answer.ts'
import { inLanguage } from './coaching/coaching.ts'
import { resumeCoaching } from './coaching/run-coaching.ts'
import { pickOldest } from './conversation-state.ts'
import { answerCourtesy, askTopic } from './courtesies.ts'
import { capitalize } from '#contract/capitalize.ts'
import { numberedList } from '../markdown.ts'

/** The last choice if two matters are offered. */
export const neither = { en: 'Something else', es: 'Otra cosa' } as const

/** Asks which of two matters it is. */
export function askWhich(
  { request: { language } }: Turn,
  [one, two]: readonly Passage[],
  lead: string | null,
): Answer | null {
  if (one === undefined || two === undefined) return null
  const isSpanish = language === 'es'
  const [first, second] = isSpanish ? [one.title, two.title] : [one.about, two.about]
  const question = isSpanish
    ? `¿Se trata más de “${first}” o de “${second}”?`
    : `Is this more about ${first}, or about ${second}?`
  return makeAnswer(paragraphs(lead, isSpanish ? null : gistsOf([one, two])), {
    question: makeQuestion('choice', question),
    offers: [one, two],
    choices: [capitalize(first), capitalize(second), neither[language]],
    isFree: true,
  })
}

/** Asks whether it is this matter, where no other is near. */
export const askWhether = (passage: Passage, lead: string | null): Answer =>
  makeAnswer(lead ?? '', {
    question: makeQuestion('nearby', `Is this about ${passage.about}, or did you mean something else?`),
    offers: [passage],
    isFree: true,
  })

const ownWords = {
  en: ['Okay. Tell me in a sentence: what’s it about?', 'Then tell me in your own words: what’s going on?'],
  es: ['Vale. Dímelo en una frase: ¿de qué se trata?', 'Entonces con tus palabras: ¿qué pasa?'],
} as const

/** Asks for the user's own words, after 'Something else'. */
export const askInOwnWords = ({ request: { language }, state }: Turn): Answer =>
  makeAnswer('', { question: makeQuestion('topic', pickOldest(state, ownWords[language], '')), isFree: true })

/** Apologizes for a misunderstanding, and asks the user what they meant. */
function apologize(turn: Turn, find: Finder): Answer {
  const { language } = turn.request
  const { kept } = turn.state
  const sorry = inLanguage({ language }, 'Sorry, I got that wrong.', 'Perdona, te entendí mal.')
  const asked = kept.topic?.asked
  const near =
    asked === undefined
      ? []
      : unopenedPassages(
          find(asked).filter(({ confidence }) => confidence >= 0.1),
          turn,
        )
  const which = askWhich(turn, near.slice(0, 2), sorry)
  const declines = kept.topic === null ? [] : [kept.topic.id]
  if (which) return { ...which, closesTopic: true, declines }
  const question = inLanguage({ language }, 'What did you mean?', '¿Qué querías decir?')
  return makeAnswer(sorry, { question: makeQuestion('topic', question), closesTopic: true, declines, isFree: true })
}

const newSubject = (turn: Turn): Answer =>
  makeAnswer(inLanguage(turn.request, 'Sure, new subject.', 'Claro, cambiemos de tema.'), {
    question: askTopic(turn),
    closesTopic: true,
    isFree: true,
  })

/** Ends the open conversation, and asks nothing more. */
const letGo = (turn: Turn): Answer =>
  makeAnswer(
    inLanguage(
      turn.request,
      'Okay, we’ll leave it there. I’m here if you want anything else.',
      'Vale, lo dejamos aquí. Si quieres otra cosa, aquí estoy.',
    ),
    {
      coaching: 'over',
      closesTopic: true,
      isFree: true,
    },
  )

/** Goes back to an interrupted conversation, or to the matter before. */
function goBack(turn: Turn): Answer | null {
  const { request, state } = turn
  const resumed = resumeCoaching(
    turn,
    inLanguage(request, 'Okay, back to where we were.', 'Vale, volvemos a donde estábamos.'),
  )
  if (resumed) return resumed
  const { current, depth, opened } = state
  const before = opened.findLast((passage) => passage !== current)
  const passage = depth > 0 ? (current ?? before) : (before ?? current)
  if (passage === null || passage === undefined) return null
  const lead = inLanguage(request, `Back to “${passage.title}”, in short:`, `Volvemos a “${passage.title}”, en corto:`)
  const question = inLanguage(request, 'Which of these do you want to look at?', '¿Cuál de estos quieres mirar?')
  return makeAnswer(paragraphs(lead, numberedList(passage.steps)), {
    opens: passage,
    question: makeQuestion('passage', question),
    isFree: true,
  })
}

/** Opens the matter that was picked of those offered. Returns null if none is meant. */
function pick(turn: Turn): Answer | null {
  const { offered } = turn.state
  const at = readPick(turn.request.message, offered.length)
  const passage = at === null ? undefined : offered[at]
  return passage ? openPassage(passage, turn) : null
}

/** Gives one step of the current matter instead of all of it. */
function shorten({ request, state: { current } }: Turn): Answer | null {
  if (current === null) return null
  const [first = ''] = current.steps
  const lead = inLanguage(request, 'Short version: just do this one.', 'En corto: haz solo esto.')
  return makeAnswer(paragraphs(lead, `> ${first}`), { isFree: true })
}

/** The example of the current matter; said already, its first step made small. */
function illustrate(turn: Turn): Answer | null {
  const { request, state, today } = turn
  const { current } = state
  if (current === null) return null
  const lead = inLanguage(request, 'Like this:', 'Por ejemplo:')
  if (!state.hasUsed(current.example))
    return makeAnswer(paragraphs(lead, current.example), {
      choices: choicesAfter('example', current, turn),
      isFree: true,
    })
  const card = toProposal(current, today)
  return card?.kind === 'task'
    ? makeAnswer(
        inLanguage(
          request,
          `Yours could be as small as “${card.title}”.`,
          `Lo tuyo puede ser tan pequeño como “${card.title}”.`,
        ),
        {
          isFree: true,
        },
      )
    : null
}

const needsSubject: ReadonlySet<DialogueAct> = new Set<DialogueAct>([
  'shorter',
  'example',
  'more',
  'why',
  'start',
  'second',
  'pick',
  'back',
])

/** Answers a follow-up that has nothing to refer to. */
export function answerNothingOpen(act: DialogueAct, turn: Turn): Answer | null {
  if (!needsSubject.has(act)) return null
  const line =
    act === 'back'
      ? inLanguage(turn.request, 'There’s nothing open to go back to.', 'No hay nada abierto a lo que volver.')
      : inLanguage(turn.request, 'I’m not sure which part you mean.', 'No sé a qué parte te refieres.')
  return makeAnswer(line, { question: askTopic(turn), isFree: true })
}

/** Answers the message's dialogue act. Returns null if that needs the library, or there is none. */
export function answerDialogueAct(act: DialogueAct, turn: Turn, find: Finder): Answer | null {
  const courtesy = answerCourtesy(act, turn)
  if (courtesy) return courtesy
  if (act === 'misread') return apologize(turn, find)
  if (act === 'otherSubject') return newSubject(turn)
  if (act === 'drop') return letGo(turn)
  if (act === 'back') return goBack(turn)
  if (act === 'pick') return pick(turn)
  if (act === 'shorter') return shorten(turn)
  return act === 'example' ? illustrate(turn) : null
}

/** The offered matter whose title the message is, as a tapped reply sends it. */
export function readChoice({ request: { message }, state: { offered } }: Turn): Passage | null {
  const roots = (text: string): string => contentWords(text).map(stemmer).join(' ')
  const isSame = (name: string, typed: string): boolean =>
    name.toLowerCase() === typed.trim().toLowerCase() || (roots(name) !== '' && roots(name) === roots(typed))
  return offered.find(({ title, about }) => [title, about].some((name) => isSame(name, message))) ?? null
}
