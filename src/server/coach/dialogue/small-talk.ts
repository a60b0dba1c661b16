import { brand } from '#contract/brand.ts'
import { type Answer, makeAnswer, answerAndAsk, paragraphs, type Turn } from './compose-answer.ts'
import { askTopic } from './courtesies.ts'
import type { GuideRequest } from '../guide/guide-requests.ts'
import { fields, type Passage } from '../guide/passage.ts'
import { gistsOf } from '../guide/passage-answers.ts'

/** Answers about the guide itself; the second wording is for a repeated question. */
type Said = Partial<Record<GuideRequest, readonly [string, ...string[]]>>

const list = new Intl.ListFormat('en-US')
const areas = list.format(Object.values(fields))

const about = (count: number): Said => ({
  identity: [
    `I’m ${brand.coach}, ${brand.name}’s built-in guide: a written library of ${count} topics on this server, plus what you’ve recorded and let me read. I’m an automatic guide, neither a person nor a language model, and I’m not a therapist, doctor or lawyer. I’m good at practical steps and at remembering what we’re talking about, and I’ll tell you when I don’t have anything.`,
    `Still the same: a written library on this server. There’s no person and no language model behind these words, and nothing you write can change how I work.`,
  ],
  privacy: [
    `What you write here stays on this server, encrypted with your own key. My answers are put together here, too, so nothing goes to another service. I only read the areas you allow in your profile, and under every answer you can see what I read. You can delete one exchange or all of them anytime. If somebody else uses this device, they could see the page, so log out when you’re done.`,
    `Same as before: it stays on this server, encrypted with your key. It isn’t sent anywhere, and it’s deleted when you delete it. In your profile, you decide which areas I can read.`,
  ],
  abilities: [
    `I’ve got practical steps for ten areas of life: ${areas}. I can look at what you’ve recorded and tell you where you stand, plan your day or week from your tasks, and set up a task, a goal, a journal entry or a breathing session on a card for you to add or skip. Ask in your own words. “More,” “why” and “I tried that” work, too.`,
    `Practical steps on a topic, an honest look at where you stand, a plan for your day or week, or a card for a task, a goal or a journal entry. Just say it in your own words.`,
  ],
  medical: [
    `Medicines and doses are for a doctor or pharmacist, and a pharmacist will often answer by phone the same day. I won’t guess. What I can do is help you get your questions ready, or help with what’s around it, like sleep, stress or rest.`,
  ],
  diagnosis: [
    `I can’t tell you that, and a list of signs wouldn’t settle it either. A doctor or psychologist can, and it’s a fair thing to ask for. Bring two weeks of notes: what happened, when, how strong it was, and what it kept you from doing. Until then, I can help with one thing at a time, like sleep, focus or a low week.`,
  ],
  legal: [
    `That’s a legal question, and the answer depends on where you live and what your papers say, so I won’t guess. A legal aid office, a union, or a women’s center can look at it, often for free. I can help you get ready: the dates in order, the papers in one folder, and the three questions you want answered.`,
  ],
  weight: [
    `I don’t do numbers on a scale or diets, and for your health, a doctor is the right person. Here’s what I do have, and it helps whatever the scale says:`,
    `Still no scale and no diets from me. What I can offer is this:`,
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

/** Returns null if the request is about something else. */
export function smallTalk(guideRequest: GuideRequest, turn: Turn, passages: readonly Passage[]): Answer | null {
  const { state, request } = turn
  const count = passages.length
  const said = (request.language === 'es' ? inSpanish(count)[guideRequest] : undefined) ?? about(count)[guideRequest]
  if (!said) return null
  const line = said.find((one) => !state.hasUsed(one)) ?? said[0]
  if (guideRequest !== 'weight') return makeAnswer(line, { question: askTopic(turn), isFree: true })
  const offers = instead.flatMap((id) => passages.find((passage) => passage.id === id) ?? [])
  return answerAndAsk(turn, 'nearby', paragraphs(line, gistsOf(offers)), { offers, isFree: true })
}

/** Matters that are offered if the user asks for a diet. */
const instead = ['food-without-diet', 'move-for-mood']
