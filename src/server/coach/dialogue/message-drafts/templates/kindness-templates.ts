import { oneOf } from '../../../phrase-pattern.ts'
import { addressReader } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import { type DraftTemplate, sending, type DraftRequestText } from './draft-template.ts'
import { condolenceTemplate, ownLossTemplate } from './condolence-templates.ts'
import { statementsOf } from './written-english.ts'

const thankedFor = new RegExp(
  String.raw`\bthank(?:s|ing)?\b[^.?!\n]{0,60}? for ((?:the|her|his|their|all|being|working|staying|hosting|stepping in|` +
    'pitching in|showing up|cleaning|filling in|helping|watching|taking|sending|coming|bringing|giving|letting|' +
    'picking|driving|covering|always|everything|dinner|having|making|checking|listening|a|an|' +
    String.raw`my)\b[^.,;?!\n]{2,80})`,
  'iu',
)
const stop = / (?:and I want|I want|but|how|what|can you|keep it|make it|(?:she|he) (?:really|is)|(?:she|he)’s)\b.*$/i
const thanksToReader = (words: string): string | null =>
  addressReader(
    words
      .replace(/\b(she|he|they) (sent|gave|made|brought|got|bought|did|wrote|lent)\b/giu, 'you $2')
      .replace(/\b(?:his|her|their)\b(?= help\b)/giu, 'your'),
  )
function readThank({ text, listener }: DraftRequestText): Details | null {
  const [first] = statementsOf(thankedFor.exec(text)?.[1] ?? '')
  if (first === undefined) return null
  const what = thanksToReader(first.replace(stop, ''))
  if (what === null) return null
  return { for: what.replace(/\bmy kids\b/i, 'the kids'), many: listener?.isMany === true ? 'you all' : 'you' }
}

const hardTimes: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:surgery|operation|hysterectomy|c section)\b/i,
    'I’ve been thinking about you since your surgery.',
    'How are you feeling?',
  ],
  [
    /\b(?:chemo|cancer|treatments?|diagnos\w+)\b/i,
    'I’ve been thinking about you, and I’m here for all of it.',
    'How are you today?',
  ],
  [
    /\b(?:had (?:a|her|the) (?:baby|twins)|newborn|new baby|gave birth)\b/i,
    'I’ve been thinking about you and the baby.',
    'How are you doing, really?',
  ],
  [
    /\b(?:divorc\w+|separat\w+|broke up|breakup|left her|cheated)\b/i,
    'I’ve been thinking about you, and I know this is a hard stretch.',
    'How are you holding up?',
  ],
  [
    /\b(?:laid off|lost (?:her|his|their) job|got fired|let go)\b/i,
    'I heard about the job, and I’m so sorry. It says nothing about how good you are.',
    'How are you holding up?',
  ],
  [
    /\b(?:sick|flu|covid|hospital|pneumonia|not feeling well|ill|accident|broke (?:her|his) \w+)\b/i,
    'I heard you’ve been having a rough time, and I’m thinking of you.',
    'How are you feeling?',
  ],
  [
    /\b(?:hard|rough|bad|tough|awful) (?:week|time|day|month|year|few)\b|\bgoing through (?:a lot|it|something)\b|\bstruggling\b|\bdepress\w+/i,
    'I know it’s been a hard stretch, and I’m thinking of you.',
    'How are you holding up?',
  ],
]
function readCheckIn({ text, to }: DraftRequestText): Details | null {
  const found = hardTimes.find(([form]) => form.test(text))
  const isClose = to !== 'coworker' && to !== 'boss' && to !== 'school' && to !== 'neighbor' && to !== 'client'
  return found === undefined
    ? null
    : {
        thinking: found[1],
        how: found[2],
        offer: isClose
          ? 'I can bring dinner [day], pick something up, or just listen.'
          : 'If there’s anything I can take off your plate, tell me.',
      }
}

const news: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:got (?:the|a|her|his|that) (?:\w+ )?job|new job|hired)\b/i, 'on the new job', 'They’re lucky to get you.'],
  [/\bpromot\w+/i, 'on the promotion', 'You earned it.'],
  [/\bengag\w+/i, 'on your engagement', 'I’m so happy for you both.'],
  [/\b(?:got married|wedding|newlyweds?)\b/i, 'on getting married', 'I’m so happy for you both.'],
  [
    /\b(?:had (?:a|her|the|their|his) (?:\w+ )?(?:baby|boy|girl|twins)|gave birth|new baby|newborn)\b/i,
    'on the new baby',
    'I can’t wait to meet your little one. Let me know when you’d like a meal or a visit.',
  ],
  [/\b(?:pregnant|expecting|having a (?:baby|boy|girl))\b/i, 'on the baby on the way', 'I’m so happy for you.'],
  [
    /\b(?:bought|closed on|new) (?:a |their |her |his )?(?:first )?(?:house|home|place|apartment)\b/i,
    'on the new house',
    'I can’t wait to see it.',
  ],
  [/\bretir\w+/i, 'on your retirement', 'You’ve earned every slow morning.'],
  [
    /\b(?:graduat\w+|finished (?:school|college|her degree|nursing school)|degree|diploma)\b/i,
    'on graduating',
    'All that work, and you did it.',
  ],
  [
    /\b(?:passed(?! (?:over|up|on|away|me|out))|nclex|boards|the bar|license|certif\w+)\b/i,
    'on passing',
    'All that studying paid off.',
  ],
  [
    /\b(?:won|first place|award|made the team|scholarship|got in(?:to)?|accepted)\b/i,
    'on your great news',
    'You worked for it.',
  ],
  [/\bpassed (?:me )?over\b/i, 'on the new role', 'You’ll do it well.'],
  [/\b(?:sober|years clean|remission|cancer free)\b/i, 'on such a big milestone', 'I’m so proud of you.'],
]
function readCongrats({ text }: DraftRequestText): Details | null {
  const found = news.find(([form]) => form.test(text))
  if (found === undefined) return null
  const place = found[1] === 'on the new job' ? (newPlace.exec(text)?.[0] ?? '') : ''
  return { on: `${found[1]}${place}`, more: found[2] }
}
/** Matches where the new job is: 'at the bank'. */
const newPlace =
  /(?<=\bjob) (?:at|with) (?:the|a|an|our) (?!end\b|moment\b|time\b|age\b)\p{L}+(?: (?:school|office|store|company|clinic|shop|library))?/iu
const sorryFor =
  /\b(?:sorry|apologi[sz]e)(?: (?:to|that|for the fact that)(?: (?:him|her|them))?)? (I (?!forgot|missed|can’t|cannot|won’t)[^.,;?!\n]{4,70})/iu
function readSorry({ text, to }: DraftRequestText): Details | null {
  const [first] = statementsOf(sorryFor.exec(text)?.[1] ?? '')
  const did = first === undefined ? null : addressReader(first.replace(/ (?:and|but|how|what) .*$/i, ''))
  if (
    did === null ||
    did === undefined ||
    !/^I (?:was|didn’t|said|yelled|snapped|lied|hurt|\p{L}+ed\b|blew|lost|let|took|broke)/iu.test(did)
  )
    return null
  const isLoved =
    /\blove\b/i.test(text) &&
    (to === 'partner' ||
      to === 'parent' ||
      to === 'sibling' ||
      to === 'child' ||
      to === 'grownChild' ||
      to === 'relative' ||
      to === 'friend')
  return { did, love: isLoved ? 'I love you.' : '' }
}
const wished = new RegExp(
  oneOf(
    String.raw`\bhappy (anniversary|mother’?s day|father’?s day|thanksgiving|new year|easter|holidays|valentine’?s day|` +
      String.raw`retirement|sweet sixteen)\b`,
    String.raw`\b(merry christmas)\b`,
  ),
  'i',
)
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    thanksgiving: 'Happy Thanksgiving',
    easter: 'Happy Easter',
    'merry christmas': 'Merry Christmas',
    'new year': 'Happy New Year',
  }),
)
function readWish({ text }: DraftRequestText): Details | null {
  const found = wished.exec(text)
  const what = (found?.[1] ?? found?.[2])?.toLowerCase()
  if (what === undefined) return null
  const day = what.endsWith('day')
    ? `Happy ${what.replace(/(mother|father|valentine)’?s day/, (_, who: string) => `${who.charAt(0).toUpperCase()}${who.slice(1)}’s Day`)}`
    : (named.get(what) ?? `Happy ${what}`)
  return { day }
}

export const kindnessTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-sorry',
    signs: [/\b(?:sorry|apolog\w*)\b/, /\bi (?:\w+ed|was|said|didnt|lied|hurt|blew|lost|let|took|broke)\b/, sending],
    not: /\b(?:he|she|they) (?:never|wont|didnt) (?:say|apolog\w*)|should i\b/,
    read: readSorry,
  },
  {
    id: 'told-wish',
    signs: [/\bhappy \w+|merry christmas/, /\b(?:text|message|note|send|write|say)\b/],
    not: /\bhappy (?:birthday|for|with|about|hour|that)\b/,
    read: readWish,
  },
  ownLossTemplate,
  condolenceTemplate,
  {
    id: 'told-thanks',
    signs: [/\bthank/],
    not: /\b(?:interview|invite|inviting|no thanks?|no thank you|never says? thank|doesnt (?:say )?thank|say thank you when)\b/,
    read: readThank,
  },
  {
    id: 'told-congrats',
    signs: [
      /\b(?:congrat\w*|happy for|proud of)\b|\bwho (?:just )?(?:had (?:a|her|their) (?:new )?baby|got (?:engaged|married|promoted)|graduated)\b/,
      sending,
    ],
    not: /\b(?:jealous|fake|not happy|im not|nicu|preemie|premature|early|hospital|struggl\w+|hard time|depress\w*|check(?:ing)? (?:in|on))\b/,
    read: readCongrats,
  },
  {
    id: 'told-check-in',
    signs: [
      new RegExp(
        String.raw`\b(?:check(?:ing)? (?:in|on|up)|see how|thinking of|cheer\w* (?:her|him|them)? ?up|encourag\w+|get well|` +
          String.raw`going through|who(?:s| is| just| had| has|se)|hard|rough|support\w*)\b`,
      ),
      /\b(?:text|message|note|send|write|say|email)\b/,
      /\b(?:friends?|sister|cousin|coworker|neighbor|aunt|mom|niece|brother|uncle|boss|teacher|lady|bestie|client|grandma|dad|daughter|sister in law)\b/,
    ],
    not: /\b(?:fight|fought|mad at|wont talk|doesnt|never|keeps?|always|owes?|invite|cancel|borrow|cant|died|passed|i had|im having|i just had)\b/,
    read: readCheckIn,
  },
]
