import { wholeWords } from '../../phrase-pattern.ts'
import { isStory, normalize } from '../../guide/text-analysis.ts'
import { numberedList } from '../../markdown.ts'

const asks =
  /\bwhat (?:do|should|can) (?:i|we) (?:even )?(?:bring|take(?: with me)?|ask|have ready|prepare)\b|\bwhat (?:questions|to (?:ask|bring))\b/
const meetings: readonly { form: RegExp; lead: string; list: readonly string[]; last: string }[] = [
  {
    form: /\b(?:doctor|dr|appointment|specialist|cardiologist|neurologist|pediatrician|checkup|clinic|dose|pharmacist)\b/,
    lead: 'Bring the insurance card and photos of every label, including vitamins and anything over the counter. And on one piece of paper:',
    list: [
      'The story in three lines: the first time, the worst time, the last time.',
      'What’s been measured at home, with the date next to each number.',
      'The one question that matters most, asked first: “What do you think this is, and what would make you worry?”',
      'Before you leave: “What do we do if it isn’t better, and by when?” Write the answer down, or have somebody with you who does.',
    ],
    last: 'If it gets worse before then, call them. You don’t have to wait for the appointment.',
  },
  {
    form: /\b(?:teacher|director|daycare|preschool|school|principal|counselor|conference|iep)\b/,
    lead: 'Save these in your notes and ask them in this order; nobody minds a list:',
    list: [
      '“What have you seen yourself, and on which days?”',
      '“What has worked, even once?”',
      '“What will you try, what should we try, and who calls whom in two weeks?”',
    ],
    last: 'Begin with one good thing about the school or the kid. Then it’s a talk between people who want the same thing.',
  },
  {
    form: /\b(?:lawyer|attorney|court|mediator|mediation)\b/,
    lead: 'Bring the papers in date order, and one page with what happened when. Then ask:',
    list: [
      '“What are my choices, and what would you do first?”',
      '“What does this cost, start to end, and what could make it go up?”',
      '“What should I not do or sign in the meantime?”',
    ],
    last: 'Ask what the first hour costs before you sit down.',
  },
  {
    form: /\b(?:landlord|apartment|lease|showing|viewing)\b/,
    lead: 'Bring ID, two pay stubs and a phone with a full battery for photos. Then ask:',
    list: [
      '“What would I pay each month besides the rent, and what did that come to last winter?”',
      '“What needs fixing, who’ll do it, and can that go in the lease?”',
      '“What does it take to get out early?”',
    ],
    last: 'Run the water, open the windows, and look under the sink before you say yes.',
  },
]

/** Words for a meeting. Naming a doctor or a lawyer alone doesn't say that one is planned. */
const isMeeting = wholeWords([
  'appointment|meeting|meet|conference|iep|hearing|mediation|checkup|viewing|showing|consult\\w*',
  '(?:see|seeing|going to) (?:an?|the|my|our|dr|me|us)',
])
/** Matches 'What do I bring to a shiva'. */
const occasion = /\b(?:bring|take) to (?:an?|the|my|her|his|their|our) ((?:\w+ ){0,2}\w+)/
function isForOccasion(line: string): boolean {
  const where = occasion.exec(line)?.[1]
  return where !== undefined && !isMeeting.test(where) && meetings.every(({ form }) => !form.test(where))
}
const isOwnGround = /\b(?:coming|came|comes|visit\w*) (?:by|over|to us)\b/

/**
 * Lists things to bring to a meeting, and questions to ask there. The message before may name the meeting. A story has facts to ask
 * about: `several-wants/makers/lists/questions-to-ask.ts`.
 */
export function answerQuestionsToBring(message: string, before: string): string | null {
  const line = normalize(message)
  if (isStory(message) || !asks.test(line) || /\binterview\b/.test(line) || isForOccasion(line)) return null
  const told = normalize(before)
  const isTold = isMeeting.test(told) && !isOwnGround.test(told)
  const found =
    meetings.find(({ form }) => form.test(line)) ?? (isTold ? meetings.find(({ form }) => form.test(told)) : undefined)
  return found === undefined ? null : `${found.lead}\n\n${numberedList(found.list)}\n\n${found.last}`
}
