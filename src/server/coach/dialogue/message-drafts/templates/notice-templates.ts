import { addressReader } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { childIn, dayMentioned, line, onDay, reasonIn, withCapitals } from './message-facts.ts'
import { statementsOf } from './written-english.ts'

function readMoveOut({ text }: DraftRequestText): Details {
  const day = dayMentioned(text)
  return { subject: 'Notice to move out', day: day === null ? 'on [date]' : onDay(day) }
}

const leaves =
  /\b(?:leave|head out|get off|go|come in) (?:work )?(?:a little |an hour |two hours )?(?:early|late|at \d{1,2}(?::\d\d)?(?: ?[ap]m)?)\b/i
const purpose = /\bfor ((?:my|our|a|an|the) [^.,;?!\n]{3,50})/iu
function readLeaveEarly({ text }: DraftRequestText): Details | null {
  const what = leaves.exec(text)?.[0].toLowerCase()
  if (what === undefined) return null
  const day = dayMentioned(text)
  const [why] = statementsOf(purpose.exec(text)?.[1] ?? '')
  const reason = why === undefined ? reasonIn(text, /\b(?:leave|early|come in)\b/i) : null
  return {
    ask: `Could I ${what}${day === null ? '' : ` ${onDay(day)}`}${why === undefined ? '' : ` for ${withCapitals(why)}`}?`,
    why: line(reason),
  }
}

const paper = new RegExp(
  String.raw`\b((?:shot|immunization|vaccine|medical|school|dental|health|birth) records?|test results?|lab results?|` +
    String.raw`transcripts?|(?:sports |camp |school )?physical(?: form)?|doctor’?s note|work note)\b`,
  'i',
)
function readRecords({ text }: DraftRequestText): Details | null {
  const what = paper.exec(text)?.[1]?.toLowerCase()
  if (what === undefined) return null
  const child = childIn(text)
  const isKid = child !== null || /\bkids?’?s?\b/i.test(text)
  const use = /\bfor (school|camp|daycare|work|college|sports|my job|the state)\b/i.exec(text)?.[1]?.toLowerCase()
  return {
    subject: `Request: ${what}`,
    what: `${child !== null ? `my ${child.called}${child.he === 'they' ? '’' : '’s'}` : isKid ? 'my child’s' : 'my'} ${what}`,
    use: use === undefined ? '' : `I need it for ${use}.`,
    who: isKid ? 'My child’s full name and birth date: [name, date].' : 'My full name and birth date: [name, date].',
  }
}

const wrong: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:charged|billed)\b.{0,20}\btwice\b|\bdouble[ -]?(?:charged|billed)\b/i,
    'I was charged twice for the same thing',
  ],
  [/\balready paid\b/i, 'I already paid this'],
  [/\b(?:over ?charged|too much)\b/i, 'I was charged more than I should have been'],
  [/\b(?:wrong|mistake|never (?:had|ordered|got|came)|incorrect)\b/i, 'It doesn’t look right to me: [what’s wrong]'],
]
function readBill({ text }: DraftRequestText): Details | null {
  const what = wrong.find(([form]) => form.test(text))?.[1]
  return what === undefined ? null : { subject: 'A bill that’s wrong', what }
}

const harm =
  /\b((?:his|her|their) (?:\p{L}+ ){0,3}\p{L}+ (?:fell|broke|hit|damaged|dug|scratched|ruined|knocked|crashed|cracked|ran)\b[^.,;?!\n]{3,50})/iu
function readDamage({ text }: DraftRequestText): Details | null {
  const [found] = statementsOf(harm.exec(text)?.[1] ?? '')
  const news = found === undefined ? null : addressReader(found.replace(/ (?:and|but|so|how|what|can)\b.*$/i, ''))
  return news === null ? null : { news }
}

const location =
  /\b(disney(?: ?(?:world|land))?|the beach|vacation|the trip|camping|the lake|six flags|universal|a trip|the cruise|florida)\b/i
function readNoTrip({ text }: DraftRequestText): Details | null {
  const where = location.exec(text)?.[1]?.toLowerCase()
  if (where === undefined) return null
  const named =
    where === 'vacation'
      ? 'on vacation'
      : /^(?:the (?:trip|cruise)|a trip)$/.test(where)
        ? `on ${where.replace('a trip', 'our trip')}`
        : where === 'camping'
          ? where
          : `to ${where.replace(/^\p{Ll}/u, (one) => (where.startsWith('the') ? one : one.toUpperCase()))}`
  return {
    where: `${named}${/\bthis (?:year|summer|spring|winter)\b/i.exec(text)?.[0].toLowerCase().replace(/^/, ' ') ?? ''}`,
  }
}

const grandchild = /\b(?:the|my) (baby|kids|grandkids|grandbaby|grandson|granddaughter|grandchildren|twins)\b/i
const kidOf = (text: string): string => {
  const kid = grandchild.exec(text)?.[1]?.toLowerCase() ?? 'baby'
  return /^(?:baby|kids|twins)$/.test(kid) ? `the ${kid}` : `my ${kid}`
}

export const noticeTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-move-out',
    signs: [
      /\b(?:land ?lord|land ?lady|property manager|leasing|apartment)\b/,
      /\b(?:im|i am|we are|were|well be|ill be|that i m)? ?moving out\b|\bmove out\b/,
    ],
    not: /\b(?:deposit|make (?:me|us)|wants me|asked me|neighbor|roommate)\b/,
    read: readMoveOut,
  },
  {
    id: 'told-leave-early',
    signs: [
      /\b(?:boss|manager|supervisor|work)\b/,
      /\b(?:ask\w*|if i can|can i|need to|have to)\b/,
      /\b(?:leave|come in|head out|get off) (?:work )?(?:\w+ )?(?:early|late|at \d)\b/,
    ],
    not: /\b(?:coworker|every ?day|permanent\w*|keeps?|from now on|makes me)\b/,
    read: readLeaveEarly,
  },
  {
    id: 'told-records',
    signs: [
      /\b(?:doctors?|pediatrician|clinic|hospital|dentist|school|nurse|office|college)\b/,
      /\b(?:ask\w*|request\w*|need|get|send)\b/,
      /\b(?:records?|results?|transcripts?|physical|note)\b/,
      /\b(?:email|message|text|write|letter|portal|word)\b/,
    ],
    not: /\bnote (?:to|for) (?:my|the|his|her) (?:\w+ )?(?:school|teacher|doctor)\b/,
    read: readRecords,
  },
  {
    id: 'told-bill-wrong',
    signs: [
      /\b(?:office|dentist|doctors?|hospital|clinic|company|bank|insurance|store|cable|phone|electric|gym|daycare)\b/,
      /\b(?:bill|billed|charged?|invoice|statement)\b/,
      /\b(?:email|message|write|letter|text|say)\b/,
    ],
    not: /\b(?:client|customer|my price)\b/,
    read: readBill,
  },
  {
    id: 'told-damage',
    signs: [
      /\bneighbou?rs?\b/,
      /\b(?:fell|broke|hit|damaged|dug|scratched|ruined|knocked|crashed|cracked)\b/,
      /\bmy (?:fence|car|truck|window|yard|mailbox|garden|roof|shed|porch|grass|flowers?|driveway|gate|house)\b/,
    ],
    read: readDamage,
  },
  {
    id: 'told-no-trip',
    signs: [
      /\b(?:tell|explain|say|break it)\b/,
      /\b(?:kids?|son|daughter|children|boys|girls|twins)\b/,
      /\b(?:not going|cant go|arent going|cancel\w*|no longer going|were not)\b/,
      location,
    ],
    not: /\b(?:school|class|team|teacher|coach)\b/,
    read: readNoTrip,
  },
  {
    id: 'told-meet-baby',
    signs: [
      /\b(?:daughter|son|sister|brother|friend|niece|cousin|daughter in law|son in law)\b/,
      /\bwhen (?:i|we) can (?:come )?(?:by |over )?(?:to )?(?:meet|see|visit|hold)\b/,
      /\b(?:baby|twins|kids|grandson|granddaughter)\b/,
    ],
    read: ({ text }) => ({ baby: kidOf(text) }),
  },
  {
    id: 'told-see-grandkid',
    signs: [
      /\b(?:daughter in law|son in law|daughter|son|dil)\b/,
      /\b(?:never|doesnt|wont|hardly|rarely|barely|keeps?)\b.{0,20}\b(?:lets? me|see|seeing|bring|keeping)\b/,
      grandchild,
    ],
    not: /\b(?:court|custody|cps|drugs|abus\w*|school)\b/,
    read: ({ text }) => ({ baby: kidOf(text) }),
  },
  {
    id: 'told-wants-refund',
    signs: [
      /\b(?:clients?|customers?|bride|buyer)\b/,
      /\b(?:wants?|asking for|demand\w*|asked for) (?:\w+ ){0,2}(?:refund|money back)\b/,
    ],
    not: /\bi want\b|\bask for (?:a|my) refund\b/,
    read: ({ text }) => {
      const what = /\b(lashes|nails|cake|hair|haircut|color|braids|dress|photos|order|cookies|cleaning)\b/i
        .exec(text)?.[1]
        ?.toLowerCase()
      return { what: what === undefined ? 'it' : `the ${what}` }
    },
  },
  {
    id: 'told-smell',
    signs: [
      /\b(?:coworker|co worker|employee|roommate|friend|client|husband|boyfriend|teen\w*|son|daughter)\b/,
      /\b(?:smells? (?:bad|like)|stinks?|body odor|b ?o\b|breath)\b/,
    ],
    not: /\b(?:dog|cat|house|room|smoke|weed|alcohol|drink\w*|gas|food)\b/,
    read: () => ({}),
  },
  {
    id: 'told-her-husband',
    signs: [
      /\b(?:friend|sister|cousin|bestie)\b/,
      /\b(?:her|his) (?:husband|boyfriend|wife|girlfriend|fiance)\b/,
      /\b(?:hit on me|made a (?:move|pass)|came on to me|flirt\w* with me|cheating|on a dating app|texted me|tried to kiss me)\b/,
    ],
    not: /\bmy (?:husband|boyfriend)\b/,
    read: ({ text }) => ({
      what: /\bhit on me\b/i.test(text) ? 'hit on me' : '[what you saw or what happened]',
      who: `your ${/\b(?:her|his) (husband|boyfriend|wife|girlfriend|fiance)\b/i.exec(text)?.[1]?.toLowerCase() ?? 'partner'}`,
    }),
  },
  {
    id: 'nosy',
    signs: [
      new RegExp(
        String.raw`\b(?:why (?:im|i am|were|we are|we|i) (?:still |not |dont )?(?:single|married|not married|have kids|` +
          'having kids|pregnant)|when (?:im|i am|are we|were|we are|ill|well) (?:going to |' +
          String.raw`gonna )?(?:get(?:ting)? married|hav(?:e|ing) (?:kids|a baby|another)))\b`,
      ),
      /\b(?:say|respond|answer|reply|tell)\b/,
    ],
    read: () => ({}),
  },
]
