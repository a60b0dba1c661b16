import { phraseToReader, slots, type TextBrief, type TextKind } from './text-brief.ts'

const thanksFor =
  /\b(?:thank(?:ing)?|thanks) (?:[^.?!]{0,40}? )?for (?<what>[^.?!]{3,120}?)(?= and (?:what|how|tell)\b|[.?!]|$)/u
const gift = new RegExp(
  [
    String.raw`\b(?:sent|gave|bought|made|brought) (?:me|us) (?<what>(?:\$\d+(?:,\d{3})*|an? [\p{L} -]{2,30}`,
    String.raw`|the [\p{L} -]{2,30}))(?: for (?<why>my [\p{L} ]{3,24}?))?(?= and\b|[.,;!?]|$)`,
  ].join(''),
  'u',
)
const usedFor = /\bI (?:used|spent|put) (?:it|the money) (?:for|on|toward|towards) (?<use>[^.?!,;]{3,50})/u
const late = /\bit(?:’s| has)? been (?<time>(?:a|an|\d+|two|three|four|five|six) (?:weeks?|months?|years?))\b/u
const years =
  /\b(?<n>\p{L}+(?:-\p{L}+)?|\d+) years (?:at|in|with) (?<where>(?:the |a )?[\p{L} ]{3,30}?)(?=[.,;!?]|$| and)/iu
const twice = /\bI(?:’ve| have) (?<did>(?:already )?(?:re)?\p{L}+ed [^.?!,;]{3,50}?(?:twice|three times))/u

/** The ending of a thank you note to the people from work. */
function afterRetiring({ all }: TextBrief): string[] {
  if (!/\bretired?\b/u.test(all)) return []
  const long = slots(all, years)
  const did = slots(all, twice)?.['did']
  const day = /\bnow it’s (?<day>\p{Lu}\p{L}+day)\b/u.exec(all)?.groups?.['day']
  return [
    long === null
      ? 'I couldn’t have asked for better people.'
      : `${(long['n'] ?? '').replace(/^./u, (first) => first.toUpperCase())} years at ${long['where'] ?? 'work'}, and you’re the part I’ll miss.`,
    did === undefined
      ? ''
      : `In case you’re wondering how retirement’s going: it’s ${day ?? 'the first week'} and I’ve ${did}.`,
    'Come find me for coffee sometime!',
  ]
}

/** Thanks for a gift or a deed. */
export const thanks: TextKind = (brief) => {
  const { want, told, all, reader } = brief
  if (!/\bthank/iu.test(want)) return null
  const given = slots(told, gift)
  const named = slots(want, thanksFor)?.['what']
  const what =
    named ??
    (given?.['what'] === undefined
      ? undefined
      : `the ${given['what'].replace(/^(?:an?|the) /u, '')}${given['why'] === undefined ? '' : ` for ${given['why']}`}`)
  if (what === undefined) return null
  const said = phraseToReader(what.replace(/,? (?:can|could|would) you\b.*$/u, ''), { ...reader, gender: 'any' })
  if (said === null) return null
  const use = slots(all, usedFor)?.['use']
  const time = /\bnever thanked|haven’t thanked\b/u.test(all) ? slots(all, late)?.['time'] : undefined
  const work = afterRetiring(brief)
  return {
    sentences: [
      `Thank you so much for ${said.trim()}.`,
      use === undefined ? null : `I used it for ${use.trim()}.`,
      time === undefined ? null : `I’m sorry it took me ${time} to say so.`,
      ...(work.length > 0
        ? work
        : [since(all) ?? (use === undefined && time === undefined ? 'It means a lot to me.' : null)]),
      work.length > 0 ? null : 'I’m so grateful for you.',
    ],
  }
}

const surgery = /\bsince my (?<what>[\p{L} ]{3,30}?(?:surgery|accident|fall|baby|operation))\b/u
const since = (all: string): string | null => {
  const what = slots(all, surgery)?.['what']
  return what === undefined ? null : `It’s meant a lot since my ${what}.`
}

const accuses = new RegExp(
  [
    String.raw`\b(?<how>emailed|texted|wrote|messaged|said)(?: (?:me|us))?(?: (?:at|on|last|this`,
    '|that)[^.?!]{0,24}?)? (?:accusing me of|and accused me of|saying (?:that )?I(?:’m| am)|that I(?:’m| am)',
    '|saying I) ?(?<what>[^.?!]{3,60})',
  ].join(''),
  'u',
)
const because = new RegExp(
  [
    String.raw`\b(?<who>he|she|they) (?:was|were|got) (?<what>moved[^.?!,]{0,30}?|marked down|written up|sent [^.?!,]{3,30}?`,
    '|late|benched|not picked|taken out[^.?!,]{0,20}?) because (?<why>(?:he|she|they) [^.?!]{3,60})',
  ].join(''),
  'u',
)
const child = /\b(?:her|his|their|my) (?:son|daughter|kid|child) (?<name>\p{Lu}\p{L}+)/u

const softened: readonly (readonly [form: RegExp, soft: string])[] = [
  [
    /^(?:he|she|they) (?:wouldn’t|won’t|can’t|couldn’t) (?:stop|quit) talking.*$/u,
    'talking during lessons was making it hard to learn',
  ],
  [
    /^(?:he|she|they) (?:kept|keeps|was|were) (?:talking|disrupting)[^.?!]*$/u,
    'talking during lessons was making it hard to learn',
  ],
  [
    /^(?:he|she|they) (?:wouldn’t|kept|was) (?:hit|push|shov|kick)[^.?!]*$/u,
    'I want every child to feel safe at their table',
  ],
]
const gently = (why: string): string => softened.find(([form]) => form.test(why))?.[1] ?? why

/** Answers a parent who accuses a teacher. */
export const accusedTeacher: TextKind = ({ told, all }) => {
  const blame = slots(told, accuses)
  const name = slots(told, child)?.['name']
  const reason = slots(all, because)
  if (blame === null || name === undefined || reason?.['what'] === undefined || reason['why'] === undefined) return null
  const moved = reason['what'].startsWith('moved') ? 'moved to another seat' : reason['what'].trim()
  const hasPrincipal = /\bprincipal\b/u.test(told)
  return {
    sentences: [
      `Thank you for writing; I can hear that you’re worried about ${name}.`,
      `${name} was ${moved} because ${gently(reason['why'].trim())}.`,
      `I want ${name} to do well this year, and I’d like to hear what you’re seeing at home.`,
      `Could we talk for 15 minutes this week, before or after school?${hasPrincipal ? ' You’re welcome to include the principal.' : ''}`,
    ],
    tip: 'Reply once, and take anything after that to a phone call.',
  }
}

const comes = /\bfor not (?:coming|going|being there|showing up)(?: to| for| at)? (?<event>[^.?!,]{3,40})/u
const work = /\bI work (?<when>that (?:day|night|weekend)|nights|days|on [^.?!,]{3,20})/u
/** Answers somebody close who is angry that the user isn't coming. */
export const angryRelative: TextKind = ({ told }) => {
  const blame = slots(told, accuses)
  const event = slots(told, comes)?.['event']
  if (blame === null || event === undefined) return null
  const when = slots(told, work)?.['when']
  const job =
    /\bI’m an? (?<job>ER nurse|nurse|doctor|paramedic|EMT|police officer|firefighter|waitress|server)\b/u.exec(told)
      ?.groups?.['job']
  return {
    sentences: [
      `I can tell you’re disappointed, and I wish I could be there for ${event} too.`,
      when === undefined
        ? null
        : `I work ${when}${job !== undefined && /nurse|doctor|EMT|paramedic/u.test(job) ? ', and somebody has to be there for the patients' : ''}.`,
      'It isn’t about how much I love you.',
      'Can we pick another day to see each other?',
    ],
    tip: `Don’t answer the blame${blame['what']?.startsWith('selfish') === true ? ' or the word “selfish”' : ''}. If another one comes, wait until tomorrow and send: “I’d still like to see you. Which day works?”`,
  }
}
