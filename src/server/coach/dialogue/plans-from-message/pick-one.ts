import { oneOf } from '../../phrase-pattern.ts'
import { cleanReply } from '../coaching/own-words.ts'
import { toSecondPerson } from '../../second-person.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { paragraphs, type Turn } from '../compose-answer.ts'
import { capitalize } from '#contract/capitalize.ts'
import { figureText } from './numbers-to-figures.ts'
import { datesIn } from './dates-in-message.ts'

const asks = new RegExp(
  oneOf(
    String.raw`(?<!\b(?:i|we|to|he|she|they) )\b(?:pick|choose) (?:just |only )?(?:one|1)(?! up\b)(?: of (?:them|these|those))?(?: thing)?(?: for me)?\b|\bjust (?:pick|choose)\b|\b(?:pick|choose)(?=[.!]|$)|\b(?:you|please) (?:pick|choose)\b|\bpick (?:for me|my|the first)\b|\btell me which(?: one)?\b`,
    String.raw`\b(?:which|what)(?: one| of (?:them|these|those))?(?: thing)? (?:should|do|would|shall|can) i (?:even )?(?:(?:tackle|do|start|begin|restart|pick up|take on|finish|go back to|pay|handle) (?:with |on )?first|restart|tackle|start with|begin with|go back to|keep(?: up)?)\b|\bwhat first\b|\bwhere (?:do|should) i (?:even )?(?:start|begin)\b|\bwhich (?:one )?(?:first|comes first)\b`,
  ),
  'i',
)
/** Matches something that the user meant to go back to. */
const dropped = new RegExp(
  String.raw`\b(?:fallen off|fell off|dropped|let (?:\w+ )?(?:go|slide|slip)|stopped|given up|gave up|abandoned|quit|` +
    String.raw`lost|haven['’]t|got behind on|behind on|restart\w*|get back (?:in)?to|start again|back to)\b`,
  'i',
)
const habits = /\b(?:hobb(?:y|ies)|habits?|new year|practices?)\b/i
const lists = new RegExp(
  oneOf(
    String.raw`\b(?:everything|all of it|all of them|all|on my plate|my list|these|things?|to do|left|first|one|1|piled up|waiting|a mess)(?: [^:.?!,]{0,60})?[:,] ([^.?!]{6,220})`,
    String.raw`(?:^|[.?!] )[^:.?!]{3,80}: ([^.?!]{6,220})`,
    String.raw`(?:^|[.?!] )((?:my|the) [^.?!]{6,160}?) (?:are|is|all|keep|keeps|need|needs)\b`,
    String.raw`\b(?:haven['’]t|have not) ([^.?!]{6,160}?)(?= since\b| in (?:weeks|months|ages|\d)|[.?!])`,
    String.raw`\b(?:dropped|fallen off|stopped|quit|abandoned|let go of|i have|i've got|there's|there are|i need to|i have to|i want to|restart|get back to)(?: [^:.?!,]{0,40}:)? ([^.?!]{6,220})`,
  ),
  'gi',
)

const lead = /^(?:(?:and|or|then|also|even|either|to|doing|getting|i (?:need|have|want) to|there's)\s+)+/i
const rest = new RegExp(
  String.raw`^(?:all of (?:it|them)|everything|it|them|that|this|one|so|please|just pick|etc|and so on|help|what|first|` +
    String.raw`why|and why|say why|tell me why|where (?:do|should|would|to) .*|how (?:do|should|can) .*|\d{1,3} (?:minutes|hours|days|weeks|months)|who knows|i don't.*|i can't.*|when .*|since .*|because .*)$`,
  'i',
)
/** Matches 'I sit down and it's suppertime', which isn't a list. */
const clause = /^(?:i|you|he|she|it|they|we|this|that|there)(?:['’](?:m|s|re|ve|d|ll))?\b/i
type Thing = { name: string; day: string | null }

/** Verbs for turning 'prayed, called my aunt' into 'praying, calling my aunt'. */
const irregular = new Map(
  Object.entries({
    run: 'running',
    gone: 'going',
    written: 'writing',
    read: 'reading',
    slept: 'sleeping',
    done: 'doing',
    been: 'being',
    sung: 'singing',
    swum: 'swimming',
    made: 'making',
    seen: 'seeing',
  }),
)
const toDoing = (said: string): string =>
  said.replace(/(^|, (?:or |and )?|\b(?:or|and) )([a-z]+)/gi, (_, joint: string, word: string) => {
    const other = irregular.get(word.toLowerCase())
    return joint + (other ?? word.replace(/(?<=[a-z]{2})(?:ed)$/i, 'ing'))
  })

function thingsIn(text: string, today: string): Thing[] {
  const all = [...text.matchAll(lists)].map(([, plain, titled, subject, undone, third]) => {
    const parts = (plain ?? titled ?? subject ?? (undone === undefined ? null : toDoing(undone)) ?? third ?? '').split(
      /, ?(?:and |or )?|;| (?:and|or|plus) /i,
    )
    if (parts.some((part) => clause.test(part.trim()) && !/^i (?:need|have|want) to\b/i.test(part.trim()))) return []
    return parts.flatMap((part): Thing[] => {
      const day = datesIn(part, today)[0]
      const cut =
        day === undefined
          ? part
          : part
              .slice(0, day.at)
              .trim()
              .replace(/ \(?(?:by|on|due|is due|before|for|until|are due)(?: the)?$/i, '')
      const name = cleanReply(cut.replace(/ (?:even|again|too|as well)$/i, '').replace(lead, ''))
      const words = name.split(' ').length
      return name.length < 3 ||
        name === 'untitled' ||
        words > 6 ||
        rest.test(name) ||
        /\b(?:which|what|should)\b/i.test(name)
        ? []
        : [{ name: toSecondPerson(name), day: day?.day ?? null }]
    })
  })
  return all.toSorted((a, b) => b.length - a.length)[0]?.slice(0, 7) ?? []
}

/** Things that make the others easier, the most important first. */
const roots: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:sleep|bed ?time|going to bed)\b/i,
    'everything else on the list is easier rested',
    'the same bedtime for seven nights',
  ],
  [
    /\b(?:qur['’]?an|pray\w*|bible|salah|namaz|rosary|mass|church|torah|puja|paath|meditat\w*|devotion\w*)\b/i,
    'it’s the smallest, it hangs on moments your day already has, and it steadies the rest',
    'two minutes right after something you already do each day',
  ],
  [
    /\b(?:walk\w*|run\w*|gym|yoga|swim\w*|exercis\w*|work(?:ing)? ?outs?|stretch\w*|pilates|dance|dancing)\b/i,
    'it gives you energy for the others, and the rest take it',
    'ten minutes, three days this week, shoes by the door',
  ],
  [
    /\b(?:floss\w*|vitamins?|water|journal\w*|bed made|making (?:the|your) bed)\b/i,
    'it’s the smallest, so it’s the one you’ll still be doing next week',
    'once a day, tied to something you already do',
  ],
]
/** Things in order of urgency: those with a date or a cost first, things left lying around last. */
const urgent: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:doctor|dentist|scan|medical|prescription|insurance|mammogram)\b/i,
    'it’s the one where waiting can cost you something you can’t get back',
    'one call today, to get a date for it',
  ],
  [
    /\b(?:tax(?:es)?|bills?|rent|fine|ticket|permit|licen[cs]e|visa|passport|registration|inspection|application|invoice|forms?|paperwork)\b/i,
    'it’s the one that costs money or a deadline if it waits, and the others don’t',
    '20 minutes today: get out what it needs and do the first page of it',
  ],
]
const quick = /\b(?:call|text|email|e-mail|reply|thank|notes?|card|return\w*|book|order|mail|photos?|drop off|send)\b/i

type Pick = { name: string; why: string; begin: string }

function pickDoing(things: readonly Thing[], words: LocalFormat, isKept: boolean): Pick | null {
  const dated = things.filter(({ day }) => day !== null).toSorted((a, b) => (a.day ?? '').localeCompare(b.day ?? ''))[0]
  if (dated?.day != null)
    return {
      name: dated.name,
      why: `it has the nearest date, ${words.date(dated.day)}`,
      begin: '20 minutes on it today, before anything else',
    }
  for (const [form, why, begin] of urgent) {
    const found = things.find(({ name }) => form.test(name))
    if (found !== undefined) return { name: found.name, why, begin }
  }
  const found = things.find(({ name }) => quick.test(name))
  if (found !== undefined)
    return {
      name: found.name,
      why: 'it’s the quickest, and having one thing gone makes the rest look smaller',
      begin: 'half an hour today, done in one go',
    }
  const shortest = things[0]
  return shortest === undefined
    ? null
    : {
        name: shortest.name,
        why: 'you named it first, and that’s usually the one that’s on your mind the most',
        begin: isKept
          ? 'keep it four weeks and see whether you look forward to it'
          : '20 minutes on it today, with a timer',
      }
}

function pickPractice(things: readonly Thing[]): Pick {
  for (const [form, why, begin] of roots) {
    const found = things.find(({ name }) => form.test(name))
    if (found !== undefined) return { name: found.name, why, begin }
  }
  return {
    name: things[0]?.name ?? '',
    why: 'you named it first, so I’d guess you miss it the most',
    begin: 'five minutes a day, at the same time, and no more than that this week',
  }
}

/** Matches 'where do I start', which is asked of one big thing, too. */
const asksWhere =
  /(?:\band |\bso |\bbut )?\b(?:i (?:dont|don't) know )?where (?:do|should|would|to) (?:i )?(?:even )?(?:start|begin)\b/i
const fewestForWhere = 3

/** Picks one of the named things and says why. Returns null if the message doesn't ask to pick, or names fewer than two. */
export function answerPickOne({ request: { message }, today }: Turn): string | null {
  const text = figureText(message)
  if (!asks.test(text) || /\b(?:name|color|colour|word|verse|song|movie|recipe|title|outfit|dress)s?\b/i.test(text))
    return null
  if (/\d ?%/.test(text)) return null
  const isOpen = asksWhere.test(text)
  const things = thingsIn(text.replace(asksWhere, ' '), today)
  if (things.length < (isOpen ? fewestForWhere : 2)) return null
  const isDropped = dropped.test(text)
  const isPractice = isDropped || habits.test(text)
  const picked = isPractice
    ? pickPractice(things)
    : pickDoing(things, new LocalFormat('en', today), /\bkeep\b/i.test(text))
  if (picked === null) return null
  const others = things.filter(({ name }) => name !== picked.name).map(({ name }) => name)
  const names = new LocalFormat('en', today).list(others)
  return paragraphs(
    `**${capitalize(picked.name)}**, because ${picked.why}.`,
    isPractice
      ? `Start with ${picked.begin}. ${capitalize(names)} ${others.length > 1 ? 'wait' : 'waits'} until that’s held for two weeks.${isDropped ? ` You didn’t quit ${others.length > 1 ? 'them' : 'it'}; ${others.length > 1 ? 'they’re' : 'it’s'} next in line.` : ''}`
      : `${capitalize(picked.begin)}. ${capitalize(names)} can ${/\bkeep\b/i.test(text) ? 'pause' : 'wait until that’s done'}.`,
  )
}
