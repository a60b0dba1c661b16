import type { Language } from '../safety/kinds.ts'

/** Matches 'before 5:30', an hour that both halves of the day have. */
const beforeHour = /\bbefore ([4-7](?::[0-5]\d)?)(?![\d:]| ?[ap]\.?m\b| o)/i
const tellsHalf =
  /\b(?:morning|afternoon|evening|tonight|night|noon|lunch|dinner|supper|after (?:work|school|church)|closes?|bed|bedtime)\b/i

/** Says that 'before 5:30' was read as the afternoon, if nothing in the message tells which half of the day is meant. */
export function assumedAfternoon(text: string, time: string | null, language: Language): string | null {
  const said = beforeHour.exec(text)?.[1]
  if (language !== 'en' || said === undefined || time === null || time < '12:00' || tellsHalf.test(text)) return null
  return `I took that as ${said} PM. If you meant the morning, say “make it ${said} am.”`
}
