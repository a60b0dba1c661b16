import { withNames } from '../hard-conversations/complaint-slots.ts'
import { addressReader } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { dayMentioned, line, onDay, reasonIn, thingIn } from './message-facts.ts'
import { statementsOf } from './written-english.ts'

const borrow =
  /\bborrow (?:some |a few )?((?:her|his|their|a|an|the|my \p{L}+’s|some) [^.,;?!\n]{2,50}|(?:\p{L}+ ?){1,3})/iu
function readBorrow({ text }: DraftRequestText): Details | null {
  const [first] = statementsOf(borrow.exec(text)?.[1] ?? '')
  if (first === undefined) return null
  const thing = first.replace(
    new RegExp(
      String.raw` (?:on |this |next )?(?:\p{L}+day|this weekend|tomorrow|tonight|next week|for|from|because|so|to|and|until|if|without|how|what).*$`,
      'iu',
    ),
    '',
  )
  const your = addressReader(thing.replace(/^(?:a|the|my \p{L}+’s) /iu, 'their '))
  const use =
    /\b(?:for|to) ((?:my|our|a|the|an|clean|paint|hang|move|fix|trim|cut|haul|bake|make)\b[^.,;?!\n]{3,40})/iu.exec(
      text.slice(text.search(borrow) + 6),
    )?.[0]
  if (your === null || /money|dollars|cash|\d/i.test(thing)) return null
  const day = dayMentioned(text)
  return {
    thing: `${your}${day === null ? '' : ` ${onDay(day)}`}${use === undefined || /\b(?:him|her|them|it)\b/i.test(use) ? '' : ` ${use.replace(/ (?:how|what|and|but) .*$/i, '')}`}`,
  }
}

const back = new RegExp(
  String.raw`\b(?:bring|give|send|return|get|getting|have|want|need|asking for|ask for)\b (?:me )?(?:back )?((?:my|our|the|his|her|their) (?:(?!back\b)[\p{L}’-]+ ){0,3}(?!back\b)[\p{L}’-]+)(?: back)?\b|\bborrow(?:ed|s|ing)? (my (?:[\p{L}’-]+ ){0,2}[\p{L}’-]+)`,
  'iu',
)
const isBack = /\b(?:back|return\w*)\b/
function readReturn({ text, to }: DraftRequestText): Details | null {
  const found = back.exec(text)
  const raw = found?.[1] ?? found?.[2]
  const [first] = statementsOf(raw ?? '')
  if (
    first === undefined ||
    /\b(?:money|cash|dollars|loan|refund|husband|boyfriend|ex|body|life|power|call|text|deposit|kids|time)\b/i.test(
      first,
    )
  )
    return null
  const thing = first
    .replace(
      / (?:she|he|they|for|last|months?|weeks?|and|from|it|that|but|how|never|still|in|on|when|since|to)\b.*$/i,
      '',
    )
    .replace(/^(?:his|her|their) /i, to === 'ex' ? 'the ' : 'my ')
  return {
    thing,
    it: /s$/i.test(thing) && !/ss$/i.test(thing) ? 'them' : 'it',
    with: to === 'ex' ? ' with the kids' : '',
  }
}

const favor = new RegExp(
  String.raw`\b(?:ask(?:ing)?|see if|if) (?:my |our |the )?(?:\p{L}+ ){0,3}?(?:to|if (?:she|he|they)(?:’ll| can| could|` +
    ' would| will| might)) ((?:please )?(?:watch|babysit|keep|pick|drop|drive|take|feed|walk|check|help|let|' +
    String.raw`bring|come|give|water|stay|look)\b[^.?!\n]{3,110})`,
  'iu',
)
function readFavor({ text, to }: DraftRequestText): Details | null {
  const parts = statementsOf(favor.exec(text)?.[1] ?? '')
  const [first, ...rest] = parts
  const what =
    first === undefined ? null : addressReader(first.replace(/ (?:because|since|how|what|without|but) .*$/i, ''))
  if (
    what === null ||
    what === undefined ||
    /\b(?:stop|off my|responsib|more around|around the house|chores|dishes|clean)\b/i.test(what) ||
    /^keep (?:your|the) (?:dogs?|music|tv|kids|noise|cats?|grass|yard)\b/i.test(what) ||
    what.split(' ').length > 14
  )
    return null
  const why =
    rest.length === 0
      ? reasonIn(text, /\b(?:watch|babysit|pick|feed|drive)\b/i)
      : (reasonIn(rest.join('. ')) ?? reasonIn(text, /\b(?:watch|babysit|pick|feed|drive)\b/i))
  return {
    ask: `Could you ${to === 'sibling' ? withNames(what) : what}`,
    why: line(thingIn(text) === null ? why : `I have ${thingIn(text)}`),
  }
}

const served = new RegExp(
  String.raw`\b(?:hairdresser|stylist|hair lady|barber|nail (?:tech|lady|girl|salon)|salon|lash (?:tech|lady|girl)|` +
    String.raw`esthetician|massage therapist|groomer|dentist|doctors? office)\b`,
)
const kidsSat =
  /\b(?:babysit\w*|(?:watch|keep|take care of|sit for) (?:her|his|their|the) (?:kids?|baby|son|daughter|twins|children))\b/
export const favorTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-opening',
    signs: [served, /\b(?:anything|opening|openings|fit me in|available|get in|any spots?|squeeze me|book)\b/],
    not: /\b(?:cancel|reschedule|move|owes?|clients?)\b/,
    read: ({ text }) => {
      const day = dayMentioned(text)
      return { when: day === null ? 'on [day]' : onDay(day) }
    },
  },
  {
    id: 'told-paid-sitting',
    signs: [/\b(?:asks?|asking|expects?|wants?|keeps?|always)\b/, kidsSat, /\b(?:pays?|paid|free|money)\b/],
    not: /\b(?:my job|daycare|client|i pay|charge per|how much)\b/,
    read: () => ({}),
  },
  {
    id: 'told-borrow',
    signs: [/\bborrow\b/, /\b(?:ask|if i can|if i could|can i|could i|text|message|need to borrow|want to borrow)\b/],
    not: /\b(?:wants to|asked|keeps?|asks|never|always|she borrow|he borrow|lend|money|cash|dollars|\d{2,})\b/,
    read: readBorrow,
  },
  {
    id: 'told-return',
    signs: [
      isBack,
      /\b(?:bring|give|send|return|get|borrow\w*|never|still|need|want|ask\w*)\b/,
      /\b(?:my|the|our|his|her|their)\b/,
    ],
    not: new RegExp(
      String.raw`\b(?:money|owes?|paid|pay|deposit|refund|call\w* (?:me )?back|text\w* (?:me )?back|back out|get back (?:to|` +
        String.raw`at|with|together)|come back|comes back|go back|going back|moved? back|move back|write back|talk\w* back|` +
        'back (?:yard|pain|door|home|hurts)|my back|my job|my (?:old )?(?:position|shift|hours)|cut back|step back|' +
        String.raw`dishes|return to)\b`,
    ),
    read: readReturn,
  },
  {
    id: 'told-favor',
    signs: [
      /\b(?:ask|asking|see if)\b/,
      /\b(?:watch|babysit|keep|pick|drop|drive|ride|feed|walk|check|water|look after)\b/,
    ],
    not: /\b(?:asked me|asks me|keeps? asking|wants me|keep asking|every time|doesnt|never|wont|always|pay|stop)\b/,
    read: readFavor,
  },
]
