import { holidays } from '../../../calendar-names.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import { capitalize } from '#contract/capitalize.ts'
import { englishWeekday } from '../../../when/weekdays.ts'
import { addressReader } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { declineTemplate, reasonToReader } from './decline-template.ts'
import { dayMentioned, line, onDay, reasonIn, thingIn, withCapitals } from './message-facts.ts'
import { statementsOf } from './written-english.ts'

const plans = oneOf(
  String.raw`play ?date|lunch|dinner|coffee|brunch|date night|movie night|game night|girls(?:’s|’)? night|sleepover|visit|walk|workout|meeting|call|interview|lesson|plans|get ?together|party`,
)
const move = new RegExp(
  String.raw`\b(?:reschedule|cancel|postpone|move|rain ?check on|push back|back out of)\b[^.?!\n]{0,24}?\b(${plans})\b`,
  'iu',
)
/** Matches 'reschedule Friday to Monday', where the day stands for what was planned. */
const dayToDay = new RegExp(
  String.raw`\b(?:reschedule|move|switch|change) (?:(?:from|our|us) )?(${englishWeekday}) (?:to|for|until) ((?:next )?(?:${englishWeekday}|week))\b`,
  'iu',
)
const dayAfterMove = (text: string): string | undefined =>
  dayToDay.exec(text)?.[2] ??
  /\b(?:to|for|until|do) ((?:(?:next|this) )?(?:week|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|tomorrow)\b(?! (?:because|since))/iu.exec(
    text,
  )?.[1]

function readMove({ text }: DraftRequestText): Details | null {
  const what = move.exec(text)?.[1]?.toLowerCase() ?? dayToDay.exec(text)?.[1]
  if (what === undefined) return null
  const reason =
    thingIn(text) === null
      ? reasonIn(text, /\b(?:reschedule|cancel|postpone|move)\b/i)
      : `something came up: ${thingIn(text)}`
  const day = dayMentioned(
    text.replace(/\b(?:to|for|until|instead) (?:next|this|another)? ?\p{L}+day\b|\bto next week\b/giu, ''),
  )
  const to = dayAfterMove(text)
  const I = /\bwe (?:have|need|can’t|cannot|’ll)\b|\bour\b/i.test(text) ? 'we' : 'I'
  return {
    sorry: I === 'we' ? 'I’m so sorry, but we need' : 'I’m so sorry, but I need',
    verb: /\bcancel\b/i.test(text) && !/\bresched/i.test(text) ? 'cancel' : 'reschedule',
    what:
      what.endsWith('day') && !what.includes(' ')
        ? withCapitals(what.toLowerCase())
        : what === 'plans'
          ? 'our plans'
          : /^(?:play ?date|meeting|interview|lesson|call)$/.test(what)
            ? `the ${what.replace('play date', 'playdate')}`
            : /\bour\b|\bwe\b/i.test(text)
              ? `our ${what}`
              : what,
    on:
      day === null ||
      day.toLowerCase() === what.toLowerCase() ||
      (to !== undefined && to.toLowerCase().includes(day.toLowerCase()))
        ? ''
        : ` ${onDay(day)}`,
    why: line(reasonToReader(reason)),
    when:
      to === undefined
        ? 'Does [another day] work for you?'
        : `Does ${withCapitals(to.toLowerCase().replace(/^week/, 'next week'))} work for you?`,
  }
}

const said = new RegExp(
  String.raw`\bI (?:said|told (?:\p{L}+ ){1,4}|promised|agreed|offered|volunteered)(?: (?:that|them|her|` +
    'him))?,? ?(?:I(?:’d| would| could|’ll| will| can)|to) ((?:watch|help|host|make|bake|do|drive|take|run|lead|' +
    String.raw`teach|babysit|cover|plan|keep|bring|be|organize|sew|come|go)\b[^.,;?!\n]{3,60})`,
  'iu',
)
const long =
  /\b(?:all summer|every (?:day|week|weekend|\p{L}+day)|all (?:week|year|month|weekend|day)|the whole (?:summer|week|year))\b/iu
function readPromise({ text }: DraftRequestText): Details | null {
  const [deed] = statementsOf(said.exec(text)?.[1] ?? '')
  const clause = deed === undefined ? null : addressReader(deed.replace(/ (?:and now|but|now|how|and) .*$/i, ''))
  if (clause === null || clause === undefined) return null
  const isPart = long.test(text) || /\b(?:some|part|half|less|cut back|all of it)\b/i.test(text)
  return {
    said: `I said I’d ${withCapitals(clause)}, and I spoke too soon`,
    part: isPart
      ? 'I can’t do all of it. What I can do is [the days or hours that work for you].'
      : 'I can’t do it after all.',
    until: isPart
      ? 'I’d like to start that [date], so there’s time to find somebody for the rest.'
      : 'I wanted to tell you now, so there’s time to find somebody else.',
  }
}

const duty = oneOf(
  String.raw`meal train|nursery|vbs|choir|sunday school|pta|pto|hoa(?: board)?|board|committee|bake sale|carpool|team mom|room mom|booster club|bible study|worship team|greeter team|church council|book club|girl scouts|youth group|altar guild|usher(?:ing)?|fundraiser|food pantry|group chat|coaching|volunteering`,
)
const duties = new RegExp(String.raw`\b(${duty})\b`, 'giu')
function readStepDown({ text }: DraftRequestText): Details | null {
  const names = [...new Set([...text.matchAll(duties)].map(([, name = '']) => name.toLowerCase()))].map((name) =>
    name === 'sunday school'
      ? 'Sunday school'
      : /^(?:vbs|pta|pto|hoa)/.test(name)
        ? name.replace(/^\p{L}+/u, (word) => word.toUpperCase())
        : name,
  )
  if (names.length === 0) return null
  const one =
    names.length > 1
      ? `[${names.join(', ').replace(/, ([^,]*)$/, ' or $1')}]`
      : `${/^(?:Sunday|coaching|volunteering|choir|girl|ushering)/i.test(names[0] ?? '') ? '' : 'the '}${names[0]}`
  return {
    from: one,
    keep:
      names.length > 1
        ? `I’ll keep doing the other${names.length > 2 ? ` ${names.length === 3 ? 'two' : 'ones'}` : ' one'}.`
        : '',
    ...(names.length === 1 && {
      tip: 'Give a date, not a reason, and don’t offer to stay until they’ve found somebody.',
    }),
    why: line(reasonIn(text, new RegExp(String.raw`\b(?:${duty}|quit|yes)\b`, 'i'))),
  }
}

const day = new RegExp(
  String.raw`\b(${holidays.join('|')}|christmas eve|new year’?s|this weekend|the weekend|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b`,
  'iu',
)
const withFamily = new RegExp(
  String.raw`\b(?:at|to|with|going to|coming to|have|told|promised) (?:my|his|her|our) (parents|mom|mother|dad|in-?laws|` +
    String.raw`family|husband’s family|sister|brother|grandma)(?:’s|s)?\b`,
  'i',
)
function readHost({ text }: DraftRequestText): Details {
  if (/\b(?:vacation|trip|cruise|honeymoon|anniversary)\b/i.test(text))
    return {
      no: 'This trip is just for us',
      other: 'Could we plan [a day or a weekend] together instead? I’d love that.',
    }
  const when = day.exec(text)?.[1]
  const on =
    when === undefined
      ? 'that day'
      : withCapitals(when.toLowerCase())
          .replace(/^(?=\p{Lu}\p{L}+day\b)/u, 'on ')
          .replace('on Thanksgiving', 'on Thanksgiving')
  const where = /\b(?:coming|going|already|told|promised|plans)\b/i.test(text)
    ? withFamily.exec(text)?.[1]?.toLowerCase()
    : undefined
  const date =
    when === undefined
      ? 'that day'
      : /^(?:christmas|thanksgiving|easter)$/i.test(when)
        ? `on ${capitalize(when.toLowerCase())}`
        : on
  return {
    no:
      where === undefined
        ? `${capitalize(date)} doesn’t work for us`.replace(/^On /, '')
        : `we’re already going to my ${where}${where.endsWith('s') ? '’' : '’s'} ${date}, so we won’t be home`,
    other: 'Could we do [another day] instead? I’d love to have you then.',
  }
}

export const planTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-promise',
    signs: [
      /\bi (?:said|told|promised|agreed|offered|volunteered)\b/,
      new RegExp(
        String.raw`\b(?:back out|get out of|regret\w*|cant do|dont want to|take it back|change my mind|too much|overcommitted|` +
          String.raw`now i (?:really )?cant|and i cant|but i cant|cut back|tell (?:her|him|them) (?:i|no))\b`,
      ),
    ],
    read: readPromise,
  },
  {
    id: 'told-step-down',
    signs: [
      new RegExp(
        String.raw`\b(?:back out|step(?:ping)? (?:down|back)|quit|drop out|get out of|drop one|leave|stop doing|resign|` +
          'say no to one|done with|(?:cant|dont want to|not going to|wont) (?:do|teach|run|lead|help with|be (?:in|' +
          String.raw`on)|sing in|keep doing)\b.{0,30}\b(?:anymore|any more|this year|next year))\b`,
      ),
      new RegExp(String.raw`\b(?:${duty})\b`),
    ],
    not: /\b(?:should i|asked me to|wants me to|keeps? asking)\b/,
    read: readStepDown,
  },
  {
    id: 'told-self-invited',
    signs: [
      new RegExp(
        String.raw`\b(?:invit(?:ed|es|ing) (?:her|him|them)sel(?:f|ves)|inviting themselves|just assum\w+ (?:she|he|they)|` +
          String.raw`announced (?:she|he|they)|thinks? (?:shes|hes|theyre|she is|they are) coming)\b`,
      ),
    ],
    read: readHost,
  },
  {
    id: 'told-move-plan',
    signs: [/\b(?:reschedule|cancel|postpone|move|rain ?check|push back)\b/],
    not: new RegExp(
      String.raw`\b(?:appointment|appt|membership|subscription|keeps?|always|(?:clients?|customers?) (?:keeps?|cancel\w*|` +
        String.raw`wants?|asked|resched\w*|moved?)|she cancel\w*|he cancel\w*|they cancel\w*|moved? (?:in|out|away|to)|` +
        String.raw`account)\b`,
    ),
    read: readMove,
  },
  declineTemplate,
]
