import { normalize } from '../../guide/words.ts'
import { numberedList } from '../../markdown.ts'

const asks =
  /\bwhat (?:do|should|can) (?:i|we) (?:even )?(?:bring|take(?: with me)?|ask|have ready|prepare)\b|\bwhat (?:questions|to (?:ask|bring))\b/
const meetings: readonly { form: RegExp; lead: string; list: readonly string[]; last: string }[] = [
  {
    form: /\b(?:doctor|dr|appointment|specialist|cardiologist|neurologist|pediatrician|checkup|clinic|dose|pharmacist)\b/,
    lead: 'Bring every pill bottle, also vitamins and what’s from the drugstore, and the insurance card. And on one piece of paper:',
    list: [
      'When it started, when it happens, how long it lasts, and what makes it better or worse.',
      'Any readings from home (blood pressure, sugar, weight, temperature), with dates.',
      'The one question that matters most, asked first: “What do you think this is, and what would make you worry?”',
      'Before you leave: “What do we do if it isn’t better, and by when?” Write the answer down, or have somebody with you who does.',
    ],
    last: 'If it gets worse before then, call and say so instead of waiting for the day.',
  },
  {
    form: /\b(?:teacher|director|daycare|preschool|school|principal|counselor|conference|iep)\b/,
    lead: 'Ask these, and read them off your phone so nerves don’t matter:',
    list: [
      '“What happens right before, and at what time of day?”',
      '“What do you do right after, so we can do the same at home?”',
      '“When do we check in again to see if it’s better?”',
    ],
    last: 'The first one matters most: if it’s always before lunch, or always over the same thing, you know what to fix. Say at the start that you want a plan together. That sets the tone.',
  },
  {
    form: /\b(?:lawyer|attorney|court|mediator|mediation)\b/,
    lead: 'Bring the papers in order of date, and one page with what happened when. Then ask:',
    list: [
      '“What are my choices, and what would you do first?”',
      '“What does this cost, start to end, and what could make it more?”',
      '“What should I not do or sign in the meantime?”',
    ],
    last: 'Ask what the first hour costs before you sit down.',
  },
  {
    form: /\b(?:landlord|apartment|lease|showing|viewing)\b/,
    lead: 'Bring ID, two pay stubs and a phone with a full battery for photos. Then ask:',
    list: [
      '“What’s paid each month besides the rent, and what was it last winter?”',
      '“What has to be fixed, by whom, and can that go in the lease?”',
      '“What does it take to get out early?”',
    ],
    last: 'Run the water, open the windows, and look under the sink before you say yes.',
  },
]

/** What to bring to a meeting, and what to ask there; the message before may tell which. */
export function answerQuestionsToBring(message: string, before: string): string | null {
  const line = normalize(message)
  if (!asks.test(line) || /\binterview\b/.test(line)) return null
  const found =
    meetings.find(({ form }) => form.test(line)) ?? meetings.find(({ form }) => form.test(normalize(before)))
  return found === undefined ? null : `${found.lead}\n\n${numberedList(found.list)}\n\n${found.last}`
}
