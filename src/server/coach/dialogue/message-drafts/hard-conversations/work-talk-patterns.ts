import { oneOf, wholeWords } from '../../../phrase-pattern.ts'
import type { Relation } from './find-people.ts'
import type { TalkPattern } from './talk-pattern.ts'

const paying: readonly Relation[] = ['client', 'careParent', 'stranger']
const pays = wholeWords([
  '(?:behind|late) (?:on |with )?(?:paying|payments?|pay|rent|tuition|fees|her bill|the bill)|(?:pays?|paying|paid) (?:me )?(?:always )?late',
  '(?:hasnt|havent|didnt|doesnt|dont|never|wont|still hasnt|not) (?:been )?pa(?:y|id|ys|ying)(?: me)?|owes? me|unpaid|past due|short on (?:her|their) pay\\w*',
  'behind paying|slow to pay|pay on time|forgets? to (?:pay|venmo)|ghosted me on pay\\w*',
])
const late = /\b(?:late|after (?:closing|hours|we close|pick ?up)|past (?:closing|pick ?up)|on time)\b/

const care: readonly TalkPattern[] = [
  { id: 'late-fee', to: ['careParent', 'client'], signs: [late, /\bfees?\b|\bcharg\w+/, /\bpick\w*\b|\bday ?care\b/] },
  {
    id: 'late-pickup',
    to: ['careParent', 'client'],
    signs: [late, /\bpick\w*\b|\bget (?:her|his|their)\b|\bkids?\b|\bday ?care\b/],
    not: /\bpa(?:y|id|ying)\b|\bcoming home\b/,
  },
  {
    id: 'unpaid-time',
    to: paying,
    signs: [
      /\b(?:late|extra|over|longer|past)\b/,
      /\b(?:not|without|dont|doesnt|never|wont|arent|isnt) (?:\w+ )?(?:pay\w*|compensat\w*)|\bpaid for\b|\bfor free\b|\bpay me (?:extra|for|overtime)/,
    ],
    not: /\bpay\w* (?:me )?late\b|\blate pay/,
  },
  {
    id: 'bounced',
    to: null,
    signs: [
      /\b(?:bounced|declined|didnt (?:go through|clear)|came back|nsf)\b/,
      /\b(?:check|checks|card|payment|venmo|zelle)\b/,
    ],
  },
  {
    id: 'more-work',
    to: ['client', 'stranger', 'careParent'],
    signs: [
      new RegExp(
        String.raw`\b(?:add(?:s|ing|ed)?|extra|more (?:rooms|work|things|stuff|jobs|kids)|bigger|change(?:s|d)? (?:her|their|` +
          String.raw`his) mind|keeps? (?:asking|wanting)|revisions?|redo\w*)\b`,
      ),
      new RegExp(
        String.raw`\b(?:(?:not|without|wont|dont|doesnt|isnt) (?:\w+ )?pay\w* (?:me )?(?:more|extra|for it|for them)|(?:same|` +
          String.raw`old) (?:price|pay|money|rate)|for (?:free|nothing)|no extra)\b`,
      ),
    ],
    not: /\b(?:late|hours?|after \d|stay\w*)\b/,
  },
  { id: 'late-pay', to: paying, signs: [pays], not: /\bpaying (?:me )?(?:extra|more)\b/ },
  {
    id: 'late-pay-friend',
    to: ['roommate', 'friend', 'sibling', 'relative', 'coworker', 'neighbor'],
    signs: [
      new RegExp(
        String.raw`\b(?:owes? me|never (?:paid|pays|venmos?\w*)|hasnt (?:paid|venmo\w*)|havent paid|didnt pay|` +
          'still hasnt paid|wont pay|pay me back|paid me back|behind on (?:the )?(?:rent|bills|utilities)|' +
          String.raw`late on (?:the )?rent|short on rent)\b`,
      ),
    ],
  },
  {
    id: 'not-my-job',
    to: null,
    signs: [
      new RegExp(
        oneOf(
          String.raw`\b(?:not|isnt|aint|wasnt) (?:really )?(?:my job|part of my|what i(?:m| am| was| got)? ?(?:hired|paid|` +
            'signed|there)|in my (?:contract|care plan|job)|in the care plan)',
          String.raw`\bnot (?:a|the|her|their|his) (?:maid|housekeeper|chef|cook|nurse|secretary)\b|outside my job`,
          'beyond my job',
        ),
      ),
    ],
  },
  {
    id: 'no-show',
    to: ['client'],
    signs: [
      new RegExp(
        String.raw`\b(?:no ?shows?|no ?showing|cancel\w* (?:on me )?(?:last|at the last|same day|the day)|stands? me up|` +
          String.raw`stood me up|last min\w* cancel\w*|cancellation|deposits?)\b`,
      ),
    ],
  },
  {
    id: 'call-hours',
    to: ['client', 'boss', 'careParent', 'school', 'coworker', 'staff', 'stranger'],
    signs: [
      /\b(?:call|calls|calling|text|texts|texting|messag\w+|email\w*|blow\w* up my phone|dm\w*)\b/,
      new RegExp(
        String.raw`\b(?:at (?:night|\d{1,2}|all hours|dinner|midnight)|late(?: at night)?|after (?:hours|work|\d{1,2}|` +
          String.raw`i clock)|weekends?|sundays?|saturdays?|(?:my )?days? off|vacation|off the clock|all hours|evenings?)\b`,
      ),
      /\b(?:keeps?|always|keep|boundar\w+|boundry|boundries|stop|limit|constantly|hours|every)\b/,
    ],
    not: /\b(?:text|email|message) (?:my|to my|to) (?:boss|manager|supervisor|coworker)\b|\blate picking\b|\bpick\w* up\b/,
  },
  {
    id: 'discount',
    to: ['client', 'friend', 'relative', 'stranger', 'sibling'],
    signs: [
      new RegExp(
        String.raw`\b(?:discount|haggl\w+|lower (?:my|the) price|cheaper|for free|free (?:haircut|hair|nails|cake|work|` +
          String.raw`photos?)|lowball\w*|knock .{1,12} off|family price)\b`,
      ),
    ],
    not: /\bask(?:ing)? (?:for|my \w+ for) a discount\b|\bi (?:watch|babysit)\b/,
  },
  {
    id: 'price-reason',
    to: ['client', 'careParent', 'stranger'],
    signs: [
      new RegExp(
        String.raw`\b(?:charg(?:e|ing) (?:\w+ ){0,2}more|rais(?:e|ing) (?:my |the |her |their )?(?:prices?|rates?|fees?|` +
          'tuition)|(?:prices?|rates?|tuition) (?:are |is )?(?:going|go|went) up|price increase|new (?:prices|rates)|' +
          String.raw`goes? up)\b`,
      ),
    ],
  },
  {
    id: 'closed-notice',
    to: ['client', 'careParent'],
    signs: [
      new RegExp(
        oneOf(
          String.raw`\b(?:im|i am|we are|were|i will be|ill be|well be|be|shop is|daycare is|` +
            String.raw`salon is) (?:going to be )?(?:closed|closing|off|out|on vacation|away)\b`,
          String.raw`\bclosing (?:for|early|the|on|from)\b|\btaking (?:the|a) (?:week|day)\b`,
        ),
      ),
    ],
    not: /\b(?:water|power|gas|electric\w*|heat|internet) (?:will be|is|are|going)/,
  },
]

const work: readonly TalkPattern[] = [
  {
    id: 'raise-facts',
    to: ['boss', 'client'],
    signs: [
      /\b(?:a raise|raise (?:at|for)|pay raise|more money|pay increase|higher pay|pay bump|more an hour|ask(?:ing)? for more)\b/,
    ],
    not: /\b(?:my prices|my rates)\b/,
  },
  {
    id: 'late-staff',
    to: ['staff'],
    signs: [/\b(?:late|tardy|on time)\b/],
  },
  {
    id: 'call-outs',
    to: ['staff'],
    signs: [
      /\b(?:no ?shows?|no call|calls? (?:out|off|in)|calling (?:out|off|in)|called (?:out|off|in)|call ?outs?)\b/,
    ],
  },
]

export const ofWork: readonly TalkPattern[] = [...care, ...work]
