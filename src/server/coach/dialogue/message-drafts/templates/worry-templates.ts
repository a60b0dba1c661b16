import { capitalize } from '#contract/capitalize.ts'
import { addressReader } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { withCapitals } from './message-facts.ts'
import { statementsOf } from './written-english.ts'

const stop = / (?:and|but|so|how|what|idk|i|can|could|without)\b.*$/i
const by = /\b((?:\d{1,2}|an?|half an) (?:minutes|hours?)) late\b/i
function readExLate({ text }: DraftRequestText): Details {
  const how = by.exec(text)?.[1]?.toLowerCase()
  return {
    late: `${/\bdrop ?offs?\b/i.test(text) && !/\bpick ?up/i.test(text) ? 'Drop-off' : 'Pickup'} has been running ${how === undefined ? 'late' : `about ${how} late`.replace('about a', 'a').replace('about half', 'half')}`,
    what: /\bdrop ?offs?\b/i.test(text) && !/\bpick ?up/i.test(text) ? 'drop-off' : 'pickup',
  }
}

const ill = new RegExp(
  String.raw`\b(grandpa|grandma|grandfather|grandmother|nana|papa|aunt|uncle|dad|mom|daddy|mommy)\b.{0,24}?\b(?:is|has|` +
    String.raw`got|was|diagnosed|’s)\b(?: (?:really |very |been )?(?:diagnosed with )?)?.{0,12}?\b(sick|cancer|` +
    String.raw`in the hospital|had a stroke|a stroke|a heart attack|alzheimer’?s|dementia)\b`,
  'iu',
)
function readIll({ text }: DraftRequestText): Details | null {
  const [, who, what] = ill.exec(text) ?? []
  if (who === undefined || what === undefined) return null
  const state = /^(?:sick|in)/i.test(what)
    ? `is ${what.toLowerCase()}`
    : /^(?:had )?a /i.test(what)
      ? `had ${what.toLowerCase().replace(/^had /, '')}`
      : `has ${/^alz/i.test(what) ? 'Alzheimer’s' : what.toLowerCase()}`
  return { who: capitalize(who.toLowerCase()), state }
}

const elder =
  /\b(?:my|our) (mom|mother|dad|father|grandma|grandpa|grandmother|grandfather|parents|husband|aunt|uncle)\b/i
const mishap = new RegExp(
  String.raw`\b((?:hit|scraped|sideswiped|dented|backed into|got lost|ran (?:a|the|over|off|into)|almost hit|` +
    String.raw`missed (?:a|the)|clipped|rear ended) ?[^.,;?!\n]{2,50})`,
  'iu',
)
function readDriving({ text }: DraftRequestText): Details | null {
  if (!elder.test(text)) return null
  const [found] = statementsOf(mishap.exec(text)?.[1] ?? '')
  const seen = found === undefined ? null : addressReader(found.replace(stop, ''))
  const isNight = /\b(?:at night|after dark|in the dark)\b/i.test(text)
  return {
    seen:
      seen === null
        ? 'I’ve seen a few things that scared me: [what you saw, with dates].'
        : `You ${withCapitals(seen)}, and that scared me.`,
    driving: isNight ? 'driving at night' : 'driving',
    rides: isNight
      ? 'I can drive you, or we could set up a ride for evenings.'
      : 'I’d help set up rides, so you still get everywhere you want to go.',
  }
}

const task =
  /\bcredit for (?:my |the |all (?:of )?my |a |our )?((?:work|ideas?|project|report|presentation|designs?|numbers)\b(?: [\p{L}]+)?)/iu
function readCredit({ text }: DraftRequestText): Details {
  const toBoss = /\b(?:to|with|tell|ask|email|text) (?:my|our|the) (?:boss|manager|supervisor|director|lead)\b/i.test(
    text,
  )
  const what =
    task
      .exec(text)?.[1]
      ?.toLowerCase()
      .replace(/ (?:and|but|at|in|so|how|what|i|to)$/, '') ?? 'work'
  return toBoss
    ? {
        open: 'Could I get ten minutes with you this week?',
        mine: `I want to be sure it’s clear which ${what === 'work' ? 'work is' : `${what.replace(/s$/, '')} was`} mine. [The project] was [what you did], and it went out without my name.`,
        ask: 'How would you like me to handle that, so it doesn’t turn into a problem between us?',
      }
    : {
        open: 'Could I talk to you for a minute, just us?',
        mine: `When [the project] was shared, my part wasn’t mentioned. I did [what you did].`,
        ask: 'Next time, could you say so, or could we present it together?',
      }
}

const sweets =
  /\b(?:juice|candy|soda|sugar|cookies|sweets|ice cream|chocolate|cereal|solids?|solid food|water|honey|chips|pop|kool aid|sprite|coke|cake)\b/i
const own = /\b(?:the|my|our) (baby|toddler|son|daughter|kids?|infant|newborn)\b/i
function readBabyRule({ text }: DraftRequestText): Details | null {
  const what = sweets.exec(text)?.[0].toLowerCase()
  const kid = own.exec(text)?.[1]?.toLowerCase() ?? 'kids'
  return what === undefined ? null : { what, kid: /^(?:son|daughter)$/.test(kid) ? `my ${kid}` : `the ${kid}` }
}

const family =
  /\b(?:mother in law|mil|mom|mother|grandma|dad|father in law|parents|in laws|sister in law|sister|aunt|husbands? mom)\b/

export const worryTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-driving',
    signs: [
      elder,
      /\b(?:stop|quit|give up|giving up|gave up|shouldnt|not|cant|take (?:away )?) ?(?:be )?(?:driv\w+|the (?:car )?keys|the car)\b/,
      /\b(?:say|tell|talk|bring (?:it|this|that) up|word|text|write)\b/,
    ],
    not: /\b(?:(?:my|our) (?:brother|sister|siblings|brothers|sisters)\b|so fast|texting|drunk|drinking|my car|drive me|driving me)\b/,
    read: readDriving,
  },
  {
    id: 'told-credit',
    signs: [
      /\b(?:coworkers?|colleague|co worker|teammate|boss|manager|she|he|girl|guy|lady)\b/,
      /\b(?:tak\w+|took|steal\w*|stole|gets?) (?:\w+ )?credit\b/,
      /\b(?:say|tell|talk|bring (?:it|this|that) up|confront|approach|word|write|email|text)\b/,
    ],
    not: /\b(?:credit card|tax credit|my boss (?:keeps|takes|took|is)|manager (?:keeps|takes|took))\b/,
    read: readCredit,
  },
  {
    id: 'told-ex-late',
    signs: [
      /\b(?:ex|ex husband|co ?parent|(?:kids|sons?|daughters?|her|his|baby) (?:dad|father|daddy))\b/,
      /\blate\b/,
      /\bpick ?ups?\b|\bdrop ?offs?\b|\bget (?:the kids|him|her|them)\b|\bbring\w* (?:them|him|her|the kids)\b/,
    ],
    not: /\b(?:child support|pay\w*|fee)\b/,
    read: readExLate,
  },
  {
    id: 'told-kid-ill',
    signs: [
      /\b(?:tell|explain|talk|say)\b/,
      /\b(?:son|daughter|kids?|children|teen\w*|year old|yr old|grandson|granddaughter)\b/,
      /\b(?:sick|cancer|in the hospital|stroke|heart attack|dementia|alzheimers)\b/,
    ],
    not: /\b(?:died|passed|dying|hospice|my (?:son|daughter|kid) (?:is|has|was|got) (?:sick|cancer)|teacher|school|boss|i have|i am|im)\b/,
    read: readIll,
  },
  {
    id: 'told-baby-rule',
    signs: [
      family,
      /\b(?:gives?|giving|feeds?|feeding|gave|sneaks?|sneaking)\b/,
      /\b(?:baby|toddler|son|daughter|kids?|infant|newborn|him|her)\b/,
      /\b(?:after|when|even though|but) i (?:\w+ )?(?:told|said|asked)\b/,
      sweets,
    ],
    not: /\b(?:allerg\w*|medicine|meds|pills|benadryl)\b/,
    read: readBabyRule,
  },
]
