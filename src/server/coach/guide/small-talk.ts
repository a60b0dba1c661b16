import { brand } from '#contract/brand.ts'
import { type Answer, say, sayAndAsk, type Turn } from '../dialogue/answer.ts'
import { askTopic } from '../dialogue/courtesies.ts'
import type { Intent } from './intents.ts'
import { fields, type Passage } from './passage.ts'

/** Answers about the guide itself; the second wording is for a repeated question. */
type Said = Partial<Record<Intent, readonly [string, ...string[]]>>

const list = new Intl.ListFormat('en-GB')
const areas = list.format(Object.values(fields))

const about = (count: number): Said => ({
  identity: [
    `I’m ${brand.coach}, the built-in guide of ${brand.name}: a written library of ${count} passages, found on this server and joined with what you have recorded and allowed me to read. I’m an automatic guide, neither a person nor a language model, and I’m not a therapist, doctor or lawyer. So I’m good at methods and at keeping your thread, and I will tell you when I have nothing.`,
    `Still the same: a written library, on this server. No person and no language model is behind these words, and nothing you write can change how I work.`,
  ],
  privacy: [
    `What you write here is kept on this server, encrypted with your own key, and my answers are put together here as well; nothing is sent to another service. I read only the areas that you allow in your profile, and every answer can be opened to see what was read. You can delete a single exchange or all of them at any time. If someone else uses this device, they could see the page, so sign out when you leave it.`,
    `As before: kept on this server under your key, sent nowhere, deleted when you delete it. Your profile decides which areas I may read.`,
  ],
  abilities: [
    `I can find you a worked-out method in ten fields: ${areas}. I can look at what you recorded and say how you stand, plan your day or week with you from your tasks, and prepare a task, a goal, a journal page or a breathing session on a card, which you accept or leave. Ask in your own words; “more”, “why” and “I tried that” work too.`,
    `A method from the library, an honest look at how you stand, a plan for the day or week, or a card for a task, goal or page. Say it in your own words.`,
  ],
  medical: [
    `Medicines and doses are a matter for a doctor or pharmacist; a pharmacist will often answer by phone the same day. I won’t guess there. What I can do is help you prepare the questions, or look at what surrounds it, such as sleep, stress or rest.`,
  ],
  diagnosis: [
    `I can’t tell you that, and a list of signs would not settle it either. A doctor or psychologist can, and it is a fair thing to ask for. It helps to bring two weeks of notes: what, when, how strong, what it keeps you from. Until then I can help with single things, such as sleep, focus or a low week.`,
  ],
  legal: [
    `That is a legal question, and the answer depends on your country and your papers, so I won’t guess. A legal advice centre, a union, or a women’s advice service can look at it, often free of charge. I can help you get ready: the dates in order, the papers in one folder, and the three questions you want answered.`,
  ],
  weight: [
    `I don’t do weight or diets; there is enough of that elsewhere, and a doctor is the right person where health is concerned. What I do have is how to move for the way it feels, and how to make peace with how you look.`,
    `No weight and no diets here, also when asked twice. What I can offer is moving for your mood, or peace with how you look.`,
  ],
})

const inSpanish = (count: number): Said => ({
  identity: [
    `Soy ${brand.coach}, la guía de ${brand.name}: una biblioteca escrita de ${count} temas, buscada en este servidor, y conversaciones preparadas, junto con lo que me dejas leer. Soy una guía automática, ni una persona ni un modelo de lenguaje, y no soy terapeuta, médica ni abogada.`,
    `Sigo siendo lo mismo: una guía automática en este servidor. Detrás de estas palabras no hay ninguna persona.`,
  ],
  privacy: [
    `Lo que escribes aquí se guarda en este servidor, cifrado con tu propia clave, y no se envía a ningún otro servicio. Solo leo las áreas que permites en tu perfil. Puedes borrar un mensaje o todos cuando quieras.`,
  ],
  abilities: [
    `Puedo ayudarte a decidir, preparar una conversación difícil, escribir un mensaje, partir algo grande en pasos o calmarte. También miro contigo lo que has anotado y preparo una tarjeta para una tarea, una meta o tu diario. Dímelo con tus palabras.`,
  ],
})

/** Null where the intent is about something else. */
export function smallTalk(intent: Intent, turn: Turn, passages: readonly Passage[]): Answer | null {
  const { state, request } = turn
  const count = passages.length
  const said = (request.language === 'es' ? inSpanish(count)[intent] : undefined) ?? about(count)[intent]
  if (!said) return null
  const line = said.find((one) => !state.hasSaid(one)) ?? said[0]
  if (intent !== 'weight') return say(line, { question: askTopic(turn), isFree: true })
  const offers = instead.flatMap((id) => passages.find((passage) => passage.id === id) ?? [])
  return sayAndAsk(turn, 'nearby', line, { offers, isFree: true })
}

/** Offered where a diet is asked for. */
const instead = ['move-for-mood', 'mirror-truce']
