import { brand } from '#contract/brand.ts'
import { type Answer, say, sayAndAsk, type Turn } from '../dialogue/answer.ts'
import { pickUnused } from '../dialogue/conversation.ts'
import type { Intent } from './intents.ts'
import { fields, type Passage } from './passage.ts'

/** Answers about the guide itself; the second wording is for a repeated question. */
type Said = Partial<Record<Intent, readonly [string, ...string[]]>>

const list = new Intl.ListFormat('en-GB')
const areas = list.format(Object.values(fields))

const about = (count: number): Said => ({
  identity: [
    `I’m ${brand.coach}, the built-in guide of ${brand.name}: a written library of ${count} passages, found by search on this server and joined with what you have recorded and allowed me to read. I’m an automatic guide, neither a person nor a language model, and I’m not a therapist, doctor or lawyer. So I’m good at methods and at keeping your thread, and I will tell you when I have nothing.`,
    `Still the same: a written library with a search, on this server. No person and no language model is behind these words, and nothing you write can change how I work.`,
  ],
  privacy: [
    `What you write here is kept on this server, encrypted with your own key, and my answers are put together here as well; nothing is sent to another service. I read only the areas that you allow in your profile, and every answer can be opened to see what was read. You can delete a single exchange or all of them at any time. If someone else uses this device, they could see the page, so sign out when you leave it.`,
    `As before: kept on this server under your key, sent nowhere, deleted when you delete it. Your profile decides which areas I may read.`,
  ],
  abilities: [
    `I can find you a worked-out method in six fields: ${areas}. I can look at what you recorded and say how you stand, plan your day or week with you from your tasks, and prepare a task, a goal, a journal page or a breathing session on a card, which you accept or leave. Ask in your own words; “more”, “why” and “I tried that” work too.`,
    `A method from the library, an honest look at how you stand, a plan for the day or week, or a card for a task, goal or page. Say it in your own words.`,
  ],
  howAreYou: [
    `Thank you for asking. I’m a written guide, so I have no days of my own, but I’m ready for yours.`,
    `Unchanged, as guides are. I’d rather hear about you.`,
  ],
  hello: [`Hello. It’s good that you are here.`, `Hello again.`],
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
    `I don’t do weight or diets; there is enough of that elsewhere, and a doctor is the right person where health is concerned. What I do have is how to move for the way it feels, and how to make a truce with the mirror: “Move for how it feels” and “A truce with the mirror”.`,
    `No weight and no diets here, also when asked twice. What I can offer is “Move for how it feels” or “A truce with the mirror”.`,
  ],
})

const closings: Said = {
  thanks: [
    'You’re welcome. Take what fits, and leave the rest.',
    'Gladly. The thread stays here for when you want to go on.',
    'You did the asking. I’m here when there is more.',
  ],
  bye: [
    'Take care of yourself. The thread stays here for you.',
    'Until next time. One small thing is enough for today.',
  ],
}

/** Null where the intent is about something else. */
export function smallTalk(intent: Intent, turn: Turn, passages: readonly Passage[]): Answer | null {
  const { state, request } = turn
  const closing = closings[intent]
  if (closing) return say(pickUnused(state, closing, request.message) ?? closing[0], { isFree: true })
  const said = about(passages.length)[intent]
  if (!said) return null
  const line = said.find((one) => !state.hasSaid(one)) ?? said[0]
  if (intent !== 'weight') return sayAndAsk(turn, 'topic', line, { isFree: true })
  const offers = instead.flatMap((id) => passages.find((passage) => passage.id === id) ?? [])
  return sayAndAsk(turn, 'nearby', line, { offers, isFree: true })
}

/** Offered where a diet is asked for. */
const instead = ['move-for-mood', 'mirror-truce']
