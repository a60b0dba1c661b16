import { holidays } from '../../../calendar-names.ts'
import { oneOf } from '../../../phrase-pattern.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { withCapitals } from './message-facts.ts'

const feast = oneOf(
  'christmas eve',
  'new year’?s(?: eve)?',
  ...holidays.map((day) => day.toLowerCase()),
  'the fourth',
  'friendsgiving',
)
const gathering =
  'the (?:baby |bridal )?shower|the (?:family )?reunion|the cookout|the birthday party|the party|dinner|brunch'
const occasion = new RegExp(String.raw`\b(${feast}|${gathering})\b`, 'iu')
const nameOf = (said: string): string =>
  /^(?:the|dinner|brunch)/i.test(said)
    ? said.toLowerCase()
    : withCapitals(said.toLowerCase())
        .replace(/\beve\b/, 'Eve')
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const small = new RegExp(
  oneOf(
    String.raw`\b(?:house|place|apartment|home|kitchen)(?:’s| is) (?:\p{L}+ )?(?:small|tiny|cramped|little)`,
    String.raw`\b(?:small|tiny) (?:house|place|apartment|kitchen)\b`,
    String.raw`\b(?:more|no) (?:room|space)\b`,
  ),
  'iu',
)

/** Reads a message to somebody who wants to host, when the user would rather do it. */
function readHostMine({ text }: DraftRequestText): Details | null {
  const said = occasion.exec(text)?.[1]
  if (said === undefined) return null
  const event = nameOf(said)
  const offers =
    /\b(?:wants?|offered|offers|planning|plans|going|would like|insists?)\b.{0,10}\b(?:host\w*|have|having|do|doing)\b/i.test(
      text,
    )
  const always = /\b(?:always|every year|usually)\b/i.test(text)
  return {
    event,
    care: always
      ? `I know you’ve been the one to do ${event}, and I’d love to give you a year off.`
      : offers
        ? `It means a lot that you want to have ${event}.`
        : `I’ve been thinking about ${event}.`,
    room: small.test(text) ? 'There’s room for everybody to spread out.' : '',
  }
}

const mover =
  /\b(?:my|our) (mom|mother|dad|father|parents|grandma|grandmother|grandpa|sister|brother|aunt|uncle|nana|niece|nephew)\b/i
const cause = /\bafter ((?:his|her|their|the) [^.,;?!\n]{3,40})/iu
const stop = / (?:and|but|so|how|what|idk|i|can|could|without)\b.*$/i
function readMoveIn({ text }: DraftRequestText): Details | null {
  const who = mover.exec(text)?.[1]?.toLowerCase()
  if (who === undefined) return null
  const isMany = who === 'parents'
  const why = cause.exec(text)?.[1]?.replace(stop, '')
  const verb = /\b(?:needs?|has|have) to\b/i.test(text)
    ? isMany
      ? 'need to'
      : 'needs to'
    : /\b(?:might|may)\b/i.test(text)
      ? 'may need to'
      : `would like to`
  return {
    who: `my ${who}`,
    ask: `${verb} move in with us${why === undefined ? '' : ` after ${why}`}`,
  }
}

const jobs = /\b(dishes|laundry|trash|cooking|cleaning|bathrooms?|yard|groceries|litter box)\b/i
function readUnasked({ text, to }: DraftRequestText): Details {
  const job = jobs.exec(text)?.[1]?.toLowerCase()
  const isKid = to === 'child' || to === 'stepchild' || to === 'grownChild'
  return {
    care:
      to === 'partner'
        ? 'I love you, and this isn’t a fight.'
        : isKid
          ? 'I need a hand around here.'
          : 'I like living with you, and this isn’t a fight.',
    take:
      job === undefined
        ? '[two jobs, like the dishes and the trash]'
        : /^(?:cooking|cleaning)$/.test(job)
          ? `the ${job}`
          : `the ${job}`,
    start: job === undefined || job.endsWith('s') ? 'them' : 'it',
  }
}

const eaten = /\b(groceries|food|lunch(?:es)?|leftovers|snacks|yogurts?|coffee creamer|creamer|milk)\b/i
function readFood({ text, to }: DraftRequestText): Details {
  const what = eaten.exec(text)?.[1]?.toLowerCase() ?? 'food'
  const isWork = to === 'coworker'
  return {
    what: `my ${what}`,
    has: what.endsWith('s') ? 'have' : 'has',
    plan: isWork ? 'When it’s gone, I don’t get to eat.' : 'When I go to make something, it’s gone.',
    way: isWork
      ? 'Could you check the name before you grab something?'
      : 'Could we keep our food separate and ask first, or split the basics and share those?',
  }
}

const hours = /\b(?:whole |all |every |during |at )?(evenings?|nights?|dinner|supper|weekends?|bedtime|meals?)\b/i
function readPhone({ text }: DraftRequestText): Details {
  const when = hours.exec(text)?.[1]?.toLowerCase()
  const isMeal = when !== undefined && /^(?:dinner|supper|meals?)$/.test(when)
  const at =
    when === undefined
      ? 'when we’re both home'
      : isMeal
        ? `at ${when.replace(/^meals?$/, 'the table')}`
        : `in the ${when.startsWith('evening') ? 'evenings' : 'evening'}`
  return {
    miss: (when ?? '').startsWith('weekend') ? 'on weekends' : /^(?:night|bedtime)/.test(when ?? '') ? 'at night' : at,
    put: isMeal ? 'until we’re done eating' : 'from [time] to [time]',
  }
}

const quits = /\b(?:quit|leave|leaving|quitting) (?:my )?(?:job|work|nursing|teaching)\b[^.,;?!\n]{0,50}/iu
function readQuit({ text }: DraftRequestText): Details | null {
  const found = quits.exec(text)?.[0]
  if (found === undefined) return null
  const home = /\b(?:stay|be) (?:at )?home(?: with (?:the|our|my) \p{L}+)?/iu.exec(text)?.[0]?.replace(/\bmy\b/, 'our')
  const school = /\bgo back to school\b|\bstart my own business\b/i.exec(text)?.[0]
  const then = home ?? school
  return { want: `quit my job${then === undefined ? '' : ` and ${then.toLowerCase()}`}` }
}

export const closeTalkTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-host-mine',
    signs: [
      /\b(?:at mine|(?:at|in) (?:my|our) (?:house|place|home)|(?:have|do|host) it (?:here|myself|at mine))\b/,
      /\b(?:id rather|i would rather|id (?:really )?like|i want|i wanna|we want|wed rather|wed like|my turn|rather)\b/,
      /\b(?:host\w*|has it|does it|have|having|do|doing)\b/,
    ],
    not: /\b(?:cant|dont want|doesnt want|not) (?:\w+ )?host|\bi dont want\b|\bsleep\b|\bmove\b/,
    read: readHostMine,
  },
  {
    id: 'told-move-in-talk',
    signs: [
      /\b(?:husband|wife|hubby|boyfriend|girlfriend|partner|fiance)\b/,
      mover,
      /\b(?:move|moving|come live|live) (?:in )?with us\b|\bmov(?:e|ing) in\b|\bstay with us for good\b/,
      /\b(?:bring (?:it|this|that) up|bring up|tell|talk to|ask|say|word)\b/,
    ],
    not: new RegExp(
      oneOf(
        String.raw`\b(?:his (?:mom|mother|dad|parents|sister|brother)|i dont want|not happy|said no|against it)\b`,
        String.raw`\b(?:tell|say to) my (?:mom|mother|dad|father|parents|sister|brother)\b`,
      ),
    ),
    read: readMoveIn,
  },
  {
    id: 'told-unasked',
    signs: [
      new RegExp(
        String.raw`\b(?:unless|until|till|without) (?:i (?:ask|tell|remind|beg|say|nag|yell)\w*|me (?:asking|telling|` +
          String.raw`reminding|nagging|begging)|being (?:asked|told|reminded)|i have to (?:ask|remind|nag))\b`,
      ),
      /\b(?:help\w*|does|do|doesnt|dont|wont|never|clean\w*|dishes|lift\w*|chores?|house)\b/,
      /\b(?:husband|hubby|boyfriend|wife|girlfriend|partner|fiance|roommates?|kids?|son|daughter|teen\w*)\b/,
    ],
    not: /\b(?:mom|dad|sister|brother|touch\w*|borrow\w*|invit\w*|visit\w*|coming over|comes over|spend\w*|buy\w*)\b/,
    read: readUnasked,
  },
  {
    id: 'told-my-food',
    signs: [
      /\b(?:roommates?|room mate|housemate|coworkers?|somebody at work|someone at work)\b/,
      new RegExp(
        String.raw`\b(?:eats?|eating|takes?|taking|steals?|stealing|uses?|using|drinks?|drinking|ate)\b.{0,8}\b(?:my|` +
          String.raw`all my) (?:groceries|food|lunch(?:es)?|leftovers|snacks|yogurts?|creamer|coffee creamer|milk)\b`,
      ),
    ],
    read: readFood,
  },
  {
    id: 'told-partner-phone',
    signs: [
      /\b(?:husband|hubby|boyfriend|wife|girlfriend|partner|fiance)\b/,
      /\b(?:is|are|hes|shes|always|constantly|on|never puts?)\b.{0,16}\b(?:his|her|the|their) phone\b/,
    ],
    not: /\b(?:cheat\w*|affair|texting (?:another|some|other|his|a)|password|snoop\w*|girls?|went through|work phone|hides?|hiding)\b/,
    read: readPhone,
  },
  {
    id: 'told-quit-home',
    signs: [
      /\b(?:husband|hubby|wife|partner|boyfriend|fiance|parents|mom|dad)\b/,
      /\bi (?:\w+ ){0,2}(?:want|wanna|need|decided|plan|think) to\b/,
      /\b(?:quit|leave) (?:my )?(?:job|work|nursing|teaching)\b/,
    ],
    not: /\b(?:boss|manager|two weeks|should i)\b/,
    read: readQuit,
  },
]
