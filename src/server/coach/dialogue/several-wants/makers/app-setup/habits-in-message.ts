import { capitalize } from '#contract/capitalize.ts'
import { weekdayCodes } from '#contract/rule-words.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import { anyEnglishWeekday, weekdayNumber } from '../../../../when/weekdays.ts'
import type { SumText } from '../sums/sum-text.ts'
import { splitItems } from './items-in-message.ts'
import { laterBy, repeatedTask, type SetupItem } from './setup-item.ts'

const weekdays = new RegExp(String.raw`\b(${anyEnglishWeekday})\b`, 'g')
const workWeek = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
/** Days with rest between them, by how often. */
const spread = ['SA', 'TU,TH', 'MO,WE,FR', 'MO,TU,TH,SA', 'MO,TU,WE,TH,FR'] as const

/** Reads an hour of the text: 'at 8 at night', 'like 7:15'. A word nearby says if it is morning or evening. */
function timeIn(text: string): string | null {
  const [, hour, minute = '00', half] =
    /\b(?:at|like|around|by|about|after) (\d{1,2})(?::(\d\d))?(?: ?([ap])\.?m)?\b(?! ?(?:weeks|minutes|days|months|hours|%|a month))/.exec(
      text,
    ) ?? []
  if (hour === undefined || Number(hour) > 23) return null
  const number = Number(hour)
  const isLate =
    half === 'p' ||
    (half === undefined &&
      !/\b(?:morning|before work|breakfast)\b/.test(text) &&
      (/\b(?:night|evening|dinner|supper|after work|bed(?:time)?|scroll\w*)\b/.test(text) || number < 6))
  const full = isLate && number < 12 ? number + 12 : number
  return `${String(full).padStart(2, '0')}:${minute}`
}

/** The days that are named, as a rule; else as often as told, on days with rest between. */
function ruleIn(text: string, times: number | null): string {
  const named = [...new Set([...text.matchAll(weekdays)].map(([, name = '']) => weekdayNumber(name)))].toSorted(
    (a, b) => a - b,
  )
  const codes = named.map((one) => weekdayCodes[one - 1] ?? '').filter((code) => code !== '')
  if (codes.length > 0) return `FREQ=WEEKLY;BYDAY=${codes.join(',')}`
  if (/\b(?:every day|daily|each day|every night|every morning|nightly)\b/.test(text) || (times ?? 0) > spread.length)
    return 'FREQ=DAILY'
  return `FREQ=WEEKLY;BYDAY=${spread[(times ?? 3) - 1] ?? spread[2]}`
}

type Reader = (text: string, sumText: SumText) => SetupItem | null

const water: Reader = (text, { today }) =>
  /\bdrink(?:ing)? (?:more |enough |some )?water\b|\bmore water\b|, water,/.test(text)
    ? repeatedTask(
        {
          title: 'Fill my water bottle',
          rule: 'FREQ=DAILY',
          time: '09:00',
          category: 'self-care',
          why: 'the start of the day’s water, at an hour I picked. Count the glasses under Health & Fitness.',
        },
        today,
      )
    : null

const callForm = new RegExp(
  oneOf(
    String.raw`\b(?:call|calling|phone|facetime|talk to|check on) (?:my |our )?([a-z]{3,12})(?: up)? (?:more|every|each|once a)\b`,
    String.raw`\b(?:told|promised) (?:my |our )?([a-z]{3,12}) (?:that )?i'd call\b`,
  ),
)
const isKin =
  /^(?:grand\w+|mom|dad|mama|nana|papa|sister|brother|aunt|uncle|son|daughter|friend|mother|father|cousin|niece|nephew)$/
const asName = /^(?:mom|dad|mama|nana|papa|grandma|grandpa)$/

const calls: Reader = (text, { today }) => {
  const found = callForm.exec(text)
  const who = found?.[1] ?? found?.[2]
  if (who === undefined || /^(?:him|her|them|the|you)$/.test(who)) return null
  const name = isKin.test(who) && !asName.test(who) ? `my ${who}` : capitalize(who)
  return repeatedTask(
    {
      title: `Call ${name}`,
      rule: 'FREQ=WEEKLY;BYDAY=SU',
      time: '15:00',
      why: 'one set time a week beats “more.” I put Sunday at 3; change it to when they pick up.',
    },
    today,
  )
}

const pills: Reader = (text, { today }) => {
  const [, name] =
    /\b((?:blood pressure |thyroid |allergy |birth control |heart )?(?:pills?|meds|medicine|medication|vitamins?))\b/.exec(
      text,
    ) ?? []
  const time = timeIn(text)
  if (name === undefined || time === null) return null
  return repeatedTask(
    {
      title: `Take my ${name}`,
      rule: 'FREQ=DAILY',
      time,
      category: 'self-care',
      why: 'check it off when it’s down, so you can see later that you took it.',
    },
    today,
  )
}

const exercise = new RegExp(
  [
    String.raw`\b(?:workouts?|work out|exercis\w+|walk(?:s|ing)?|run(?:s|ning)?|gym|yoga|stretch\w*|lift(?:ing)?)\b(?! (?:group|club`,
    String.raw`|shoes|buddy|late|out of|into|errands|a business|away|home|bag))`,
  ].join(''),
)
const howOften =
  /\b(\d) ?(?:x|times|short|quick|little)? ?(?:a week|per week|workouts?|walks|runs|sessions|days a week)\b/
const soreForm = /\bbad (?:left |right )?(knee|back|hip|shoulder|ankle|wrist)s?\b/

function titleOf(kind: string): string {
  if (kind.startsWith('walk')) return 'Walk'
  if (kind.startsWith('run')) return 'Run'
  return kind.startsWith('yoga') || kind.startsWith('stretch') ? capitalize(kind) : 'Short workout'
}

const workouts: Reader = (text, { all, today }) => {
  const kind = exercise.exec(text)?.[0]
  if (kind === undefined || /\b(?:dog|work nights)\b/.test(text)) return null
  const [, done, doneMinute = '00'] = /\bdone by (\d{1,2})(?::(\d\d))?/.exec(all) ?? []
  const free =
    done === undefined
      ? null
      : laterBy(`${String(Number(done) % 12 === 0 ? 12 : (Number(done) % 12) + 12).padStart(2, '0')}:${doneMinute}`, 5)
  const sore = soreForm.exec(all)
  const often = howOften.exec(all)?.[1]
  const rule = ruleIn(text, Number(often ?? 3))
  const isGuess = often === undefined && rule === ruleIn('', 3)
  const title = titleOf(kind)
  const time = timeIn(text) ?? free
  return repeatedTask(
    {
      title: sore === null ? title : `${title}, easy on the ${sore[0].replace('bad ', '')}`,
      rule,
      time,
      minutes: 20,
      category: 'self-care',
      why:
        free !== null && time === free
          ? 'right after the day is done. Tap the card for other days.'
          : `${time === null ? 'tap the card to give it an hour' : 'it’s a plan with an hour, and you check it off'}.${isGuess ? ' I put three days; change them as you like.' : ''}`,
    },
    today,
  )
}

const languages =
  'spanish|french|italian|german|portuguese|english|korean|japanese|chinese|mandarin|arabic|asl|sign language|guitar|piano|ukulele|violin'
const learning: Reader = (text, { all, today }) => {
  const [, what] =
    new RegExp(String.raw`\b(?:learn|study|practice|work on) (?:some |my |the )?(${languages})\b`).exec(text) ?? []
  if (what === undefined) return null
  const minutes = Number(/\b(\d{2}) minutes\b/.exec(all)?.[1] ?? 15)
  const isLunch = /\blunch\b/.test(all)
  const title = `${capitalize(what)}${isLunch ? ' at lunch' : ''}, ${minutes} minutes`
  const drive = /\b(?:drive|commute|bus ride)\b/.exec(all)?.[0]
  const also = drive === undefined ? '' : ` Play the same lesson on the ${drive}; that needs no reminder.`
  return repeatedTask(
    {
      title,
      rule: isLunch ? workWeek : ruleIn(text, 5),
      time: isLunch ? '12:00' : timeIn(text),
      minutes,
      why: `${isLunch ? 'I put noon; change it to when you really eat.' : 'short and often.'}${also}`,
    },
    today,
  )
}

const readForm = new RegExp(
  [
    String.raw`\b(?:read(?:ing)?|pray(?:ing)?|journal(?:ing)?|devotional|meditat\w+)(?: (?:an?|one|my|the|some))?(?: (psalm`,
    String.raw`|chapter|bible|devotional|page|book|scripture|verse))?s?\b`,
  ].join(''),
)
const scroll = /\b(?:scroll\w*|phone|screens?|tiktok|instagram|social media)\b/

const quietTime: Reader = (text, { today }) => {
  const found = readForm.exec(text)
  if (found === null || /\b(?:told|book club|report|write|wrote)\b/.test(text)) return null
  const [said, what] = found
  const name =
    what === undefined
      ? said.startsWith('pray')
        ? 'Pray'
        : said.startsWith('journal')
          ? 'Journal, five minutes'
          : said.startsWith('medit')
            ? 'Meditate'
            : null
      : what === 'bible'
        ? 'Read the Bible'
        : `Read a ${what}`
  const time = timeIn(text)
  if (name === null) return null
  const instead = scroll.test(text) ? 'Phone down: ' : ''
  const title = instead === '' ? name : `${instead}${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return repeatedTask(
    {
      title,
      rule: ruleIn(text, 7),
      time,
      category: 'self-care',
      why:
        instead === ''
          ? 'check it off, even on a day when it’s only a minute.'
          : 'put the phone on a charger in another room at that time, and leave the book where it used to be.',
    },
    today,
  )
}

const bedtime: Reader = (text, { today }) => {
  const time =
    /\b(?:bed|sleep|lights out)\b/.test(text) && /\b(?:want|get|be|go|try)\b/.test(text) ? timeIn(text) : null
  if (time === null || !/\b(?:bed|sleep|lights out)\b[^.?!]{0,12}\b(?:by|at|around|before)\b/.test(text)) return null
  return repeatedTask(
    {
      title: 'Start getting ready for bed',
      rule: 'FREQ=DAILY',
      time: laterBy(time, -30),
      category: 'self-care',
      why: 'half an hour before, because bed starts with teeth and the phone on its charger.',
    },
    today,
  )
}

const readers: readonly Reader[] = [bedtime, pills, learning, workouts, quietTime, water, calls]

/** Returns what the message wants to do regularly, of the kinds that are known, each as a repeated task. */
export function habitsIn(sumText: SumText): SetupItem[] {
  const items = splitItems(sumText.all)
  return readers.flatMap((read) => items.map((one) => read(one, sumText)).find((item) => item !== null) ?? [])
}

/** Says how many times a repeated task comes up to a day told in weeks: '19 weeks off'. */
export function weeksAhead(all: string): number | null {
  const [, weeks, more] = /\b(\d{1,2}) weeks? (?:off|away|from now|out|to go)\b|\bin (\d{1,2}) weeks\b/.exec(all) ?? []
  const said = weeks ?? more
  return said === undefined ? null : Number(said)
}
