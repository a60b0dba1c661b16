import { addDays, daysBetween } from '#server/lib/days.ts'
import { readCount } from '../../number-words.ts'
import { englishMonths } from '../../when/months.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { readDays } from '../../when/read-days.ts'
import { type WeekdayGroup, weekdayGroup } from '../weekday-groups.ts'
import { askOfRecords } from './ask-of-records.ts'
import { type RecordSeries, seriesIn } from './kept-series.ts'
import { type Event, eventIn, type Unkept, unkeptIn } from './untracked-things.ts'
import { englishWeekday } from '../../when/weekdays.ts'

type Span = { from: string; to: string }
/** A distance in days after an event: 'nine or ten days after'. */
export type Lag = { from: number; to: number; said: string }

export type AskedSeries = {
  ask: string
  all: string
  kept: readonly RecordSeries[]
  unkept: readonly Unkept[]
  event: Event | null
  lag: Lag | null
  isByWeek: boolean
  weekdays: WeekdayGroup | null
  span: Span
  isSpanNamed: boolean
  seasons: readonly { name: string; span: Span }[]
  /** The direction that the user expects; 0 if none. */
  claim: -1 | 0 | 1
}

const lagForm =
  /\b(?:(?:the|a) (day|week)|(days)|(\w+)(?: or (\w+)| to (\w+))? days?|(\w+) weeks?) (after|before|following)\b/
/** In days. */
const [usualSpan, longest, maxLag] = [84, 186, 21]
/** In words. */
const shortAsk = 15

function lagIn(text: string): Lag | null {
  const [said, unit, days, one, or, to, weeks, side] = lagForm.exec(text) ?? []
  if (said === undefined) return null
  const sign = side === 'before' ? -1 : 1
  const range = unit === 'day' ? [1, 1] : unit === 'week' ? [1, 7] : days !== undefined || one === 'the' ? [1, 2] : null
  const first = readCount(one ?? '')
  const last = readCount(or ?? to ?? one ?? '')
  const counted = weeks === undefined ? [first, last] : [readCount(weeks) * 7 - 6, readCount(weeks) * 7]
  const [from, until] = range ?? counted
  if (from === undefined || until === undefined || Number.isNaN(from) || Number.isNaN(until)) return null
  if (from < 1 || until > maxLag || until < from) return null
  return sign > 0 ? { from, to: until, said } : { from: -until, to: -from, said }
}

const monthNames = englishMonths.join('|')
const seasonForm = new RegExp(String.raw`\b(spring|summer|fall|autumn|winter|${monthNames})\b`, 'g')
function seasonsIn(text: string, today: string): AskedSeries['seasons'] {
  const names = [...new Set([...text.matchAll(seasonForm)].map(([name]) => name))]
  return names.flatMap((name) => {
    const { span } = readDays(englishMonths.includes(name) ? `in ${name}` : `in the ${name}`, 'en', today, 'past')
    return span === null ? [] : [{ name, span }]
  })
}

const worse = wholeWords([
  'worse|worst|lower|lowest|low|lows|crabb\\w+|crank\\w+|grump\\w+|snapp\\w+|irritab\\w+|gloom\\w*|moodier|moody|sadder|sad|down',
  'tanks?|tanked|miserable|killing me|less happy|less cheerful|crash\\w*|rough|drops?|dips?|tearful|something about',
])
const better = wholeWords([
  'better|best|happier|happiest|cheerful|cheerier|higher|good|lifts?|helps?|do anything for me|improv\\w+|nice|nicer|cheers? me up',
])
const claimIn = (said: string): -1 | 0 | 1 => {
  const text = said.replaceAll(/\bless (?:grumpy|cranky|low|sad|snappy)\b/g, 'happier')
  const [isWorse, isBetter] = [worse.test(text), better.test(text)]
  return isWorse === isBetter ? 0 : isWorse ? -1 : 1
}

/** Matches words about every week, which name no dates. */
const noSpan = wholeWords(
  [
    `on ${englishWeekday}s?|every other \\w+`,
    String.raw`(?:weeks|days|nights|mornings|evenings)(?= (?:i|when|that|where|we|my|she|he|they|with|after|before|to)\b)`,
    '(?:the|each|every) (?:rest of the )?(?:day|week|month)(?= (?:after|before)|$| \\.)',
  ],
  'g',
)

function spanIn(ask: string, today: string): Span | null {
  const said = ask.replaceAll(noSpan, ' ').replaceAll(/\bthe (?:last|past) month\b/g, 'last 30 days')
  const season = /\bthis (spring|summer|fall|autumn|winter)\b/.exec(ask)?.[0]
  for (const text of [season ?? '', said]) {
    const { span } = readDays(text, 'en', today, 'past')
    if (span !== null && span.from < today && daysBetween(span.from, span.to) >= 5) return span
  }
  return null
}

const journalMentions =
  /\b(?:in|from|of|into|through|my) (?:my |the |this |our )?(?:journal|diary|log|planner)\b|\bjournal (?:says|said)\b/g
/** Drops the journal or the planner from the series if the question names it only as the source. */
function withoutJournalMentions(found: readonly RecordSeries[], text: string): RecordSeries[] {
  const others = found.filter(({ name }) => name !== 'journalCount' && name !== 'tasks')
  const bare = text.replaceAll(journalMentions, ' ')
  const kept = found.filter(
    ({ name, at }) => others.length === 0 || at < 0 || seriesIn(bare).some((one) => one.name === name),
  )
  return kept
}

/** Matches a repeated day, and not one day as in 'Monday I have therapist'. */
const everyWeek = new RegExp(String.raw`\b${englishWeekday}s\b|\bweekends\b`)
const byWeeks =
  /\b(?:in|on|during) (?:the |those )?weeks? (?:that |when |where )?(?:i|we|my|she|he)\b|\bweeks (?:i|we|when|with)\b/

/** Reads a question about the daily logs, anywhere in a message. Returns null if there is none. */
export function readAskedSeries(message: string, today: string): AskedSeries | null {
  const read = askOfRecords(message, (line) => seriesIn(line).length > 0 || unkeptIn(line).length > 0)
  if (read === null) return null
  const { ask, all, sentences } = read
  const about = sentences.filter((line) => seriesIn(line).length + unkeptIn(line).length > 0)
  const short = ask.split(' ').length <= shortAsk ? ask : ''
  const named = spanIn(about.join(' . '), today) ?? spanIn(short, today)
  const span = named ?? { from: addDays(today, 1 - usualSpan), to: today }
  const to = span.to > today ? today : span.to
  const from = daysBetween(span.from, to) >= longest ? addDays(to, 1 - longest) : span.from
  const isKept = (said: string): boolean => seriesIn(said).length > 0
  const kept = withoutJournalMentions(seriesIn(ask), ask)
  return {
    ask,
    all,
    kept: kept.length > 0 ? kept : withoutJournalMentions(seriesIn(all), all),
    unkept: unkeptIn(ask),
    event: eventIn(ask, isKept) ?? (kept.length === 1 ? eventIn(all, isKept) : null),
    lag: lagIn(ask) ?? lagIn(all),
    isByWeek: byWeeks.test(ask) || byWeeks.test(all),
    weekdays:
      weekdayGroup(ask.split(/ or (?:does|is|do|am|just) /)[0] ?? ask) ??
      weekdayGroup(ask) ??
      (everyWeek.test(all) ? weekdayGroup(all) : null),
    span: { from, to },
    isSpanNamed: named !== null,
    seasons: seasonsIn(ask === all ? all : `${ask} ${all}`, today),
    claim: claimIn(ask) === 0 ? claimIn(all) : claimIn(ask),
  }
}
