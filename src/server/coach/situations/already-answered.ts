import { normalize } from '../guide/text-analysis.ts'

/** Pairs of a question, and words of a message that already answer it. */
const told: readonly (readonly [asks: RegExp, told: RegExp])[] = [
  [
    /sit down|off your feet|a chair/,
    /\b(?:feet up|sat down|sitting|on the couch|in bed|in the tub|resting|relaxing|laying down|lying down)\b/,
  ],
  [
    /done for the day|now that you’re off|head first|left of the day|rest of (?:your|the) day/,
    /\b(?:home now|got home|im home|finally home|in bed|going to bed|tonight|this evening|pajamas|pjs|at work)\b/,
  ],
  [/\beat|eaten|fed you|to eat/, /\b(?:ate|eating|dinner|supper|lunch|pizza|takeout|leftovers|cooked|made me)\b/],
  [/finally got you going/, /./],
  [
    /who helped|anybody help|who all helped/i,
    /\b(?:by myself|alone|on my own|(?:with )?my (?:sister|brother|husband|mom|dad|son|daughter|friend)|nobody|no one)\b/,
  ],
  [
    /who did you call|who did you tell|first one you told|who got to hear/i,
    /\b(?:called|told|texted|crying on the phone|baby|newborn)\b/,
  ],
  [/made it such a good|best part|nicest part|made the difference/, /\b(?:best part|because)\b/],
  [/take a day off|day off|another one of those/, /\bdays? off\b/],
  [/how did it happen|what happened/i, /\bbecause\b/],
  [/tomorrow/, /\b(?:tomorrow|day off|off tomorrow|last day|weekend)\b/],
  [/how are you going to celebrate|treat yourself/i, /\b(?:celebrat\w*|going out|treated|party|cake)\b/],
  [/did you all celebrate|best part of the day/, /\b(?:turns|tomorrow|is turning|next week|will be|gonna be)\b/],
  [/into the week|this week/, /\b(?:tonight|last night)\b/],
]

/** Returns the questions that the message doesn't already answer, or all if it answers each. */
export function unansweredQuestions(questions: readonly string[], message: string): readonly string[] {
  const line = normalize(message.slice(0, 500))
  const left = questions.filter((question) => !told.some(([asks, of]) => asks.test(question) && of.test(line)))
  return left.length > 0 ? left : questions
}

const thanks = /thank (?:god|goodness)|praise god/i
const through = /got through it/i
const notes: readonly RegExp[] = [thanks, through, /congratulations/i, /^yes!/i, /after that/i]
/** Returns the lines that don't repeat what was just taken up, or all if each does. */
export function withoutRepeats(lines: readonly string[], fact: string | null): readonly string[] {
  const left = fact === null ? lines : lines.filter((line) => !notes.some((note) => note.test(fact) && note.test(line)))
  return left.length > 0 ? left : lines
}
