import { oneOf } from '../../../phrase-pattern.ts'
import type { Relation } from './find-people.ts'
import type { TalkPattern } from './talk-pattern.ts'

const family: readonly Relation[] = ['parent', 'inLaw', 'sibling', 'relative', 'friend', 'church', 'coworker']

export const ofHome: readonly TalkPattern[] = [
  {
    id: 'guest-list',
    to: null,
    signs: [
      new RegExp(
        String.raw`\b(?:guest ?list|adding (?:more )?(?:people|guests|names)|invit(?:e|es|ing) (?:more |extra |random |` +
          String.raw`so many |too many |all )?(?:people|guests|friends|cousins|family|her friends)|more people)\b`,
      ),
      /\b(?:wedding|guest list|shower|party|quince\w*)\b/,
    ],
  },
  {
    id: 'body-comments',
    to: null,
    signs: [
      /\b(?:my (?:weight|body|size|skin|hair|looks?|clothes|outfits?)|how i look|lose weight|gained weight|how big i|what i (?:eat|wear))\b/,
      new RegExp(
        String.raw`\b(?:comments?|commenting|says?|saying|brings? (?:it|this|that) up|keeps?|always|tells? me|telling me|` +
          String.raw`asks?|asking|jokes?|teas\w+|remarks?|picks on|criticiz\w+)\b`,
      ),
    ],
    not: /\bmy weight goal\b|\b(?:doctor|nurse|client|customer)\b|\b(?:do|does|braid|cut|color|fix) (?:my|her) hair\b/,
  },
  {
    id: 'stop-driving',
    to: ['parent', 'relative', 'inLaw', 'partner'],
    signs: [
      /\b(?:stop|quit|not|shouldnt|cant|give up|take away|longer) (?:be )?(?:driv\w+|the (?:car )?keys|the car|his (?:license|keys)|her (?:license|keys))\b/,
    ],
    not: /\b(?:driving (?:so )?fast|texting|drunk|my car|drive me)\b/,
  },
  {
    id: 'forgot',
    to: ['friend', 'sibling', 'parent', 'relative', 'partner', 'inLaw', 'grownChild', 'coworker'],
    signs: [
      /\bi (?:totally |completely |just )?(?:forgot|missed) (?:about )?(?:my|her|his|their|our|the|to call|to text)\b/,
    ],
    not: /\b(?:work|shift|meeting|deadline|class|payment|pay|bill)\b/,
  },
  {
    id: 'marriage-talk',
    to: family,
    signs: [
      new RegExp(
        String.raw`\b(?:get(?:ting)? married|married already|settle down|settling down|find a (?:man|husband)|boyfriend|` +
          'still single|im single|when im (?:having|going to have|gonna have)|have (?:a |another )?(?:kids?|baby|' +
          String.raw`babies|grandkids)|having (?:kids|a baby|another)|give (?:her|them) grand\w+)\b`,
      ),
      /\b(?:asks?|asking|brings? (?:it|this|that) up|says?|saying|wants? me|keeps?|always|comments?|telling|every (?:time|phone|call|holiday|thanksgiving))\b/,
    ],
    not: /\b(?:my|the|our) (?:kids?|baby|son|daughter)s? (?:eat|food|wear|sleep)|\bget married without\b/,
  },
  {
    id: 'kid-comments',
    to: ['parent', 'inLaw', 'relative', 'sibling', 'friend', 'stranger', 'church'],
    signs: [
      new RegExp(
        String.raw`\b(?:comments?|criticiz\w+|criticis\w+|judg\w+|opinions?|nitpick\w*|says (?:things|stuff|something)|` +
          String.raw`tells? me how|telling me how|(?:corrects?|correcting|undermin\w+|questions?) (?:me|my|how|everything))\b`,
      ),
      new RegExp(
        String.raw`\b(?:kids?|son|daughter|baby|toddler|parent\w*|rais(?:e|ing)|eats?|foods?|feed\w*|nurs\w+|breastfeed\w*|` +
          String.raw`bottle|naps?|sleep|bedtime|discipline\w*|screen)\b`,
      ),
    ],
  },
  {
    id: 'photos',
    to: null,
    signs: [
      /\b(?:post(?:s|ing|ed)?|shar(?:es|ing|ed))\b/,
      /\b(?:pics?|pictures?|photos?)\b/,
      /\b(?:my|our|the) (?:kids?|baby|son|daughter|newborn|toddler|boys|girls|twins)\b/,
    ],
  },
  {
    id: 'drop-in',
    to: null,
    signs: [
      new RegExp(
        String.raw`\b(?:drops? by|dropping by|stops? by|stopping by|shows? up|showing up|comes? over|coming over|pops? in|` +
          String.raw`popping in|walks? in|walking in|drops? in|dropping in)\b`,
      ),
      /\b(?:unannounced|without (?:calling|asking|texting|a call|warning|telling|knocking)|uninvited|no (?:call|warning|notice)|all the time|whenever)\b/,
    ],
  },
  {
    id: 'grown-child-pay',
    to: ['grownChild'],
    signs: [
      /\b(?:pay|pays|paying|rent|groceries|bills|contribut\w+|chip in|pitch in|help with (?:bills|money)|phone bill)\b/,
    ],
    not: /\bpay me back\b/,
  },
  {
    id: 'no-more-money',
    to: ['sibling', 'parent', 'relative', 'friend', 'grownChild', 'inLaw', 'ex', 'coworker', 'neighbor'],
    signs: [
      /\b(?:ask(?:s|ing|ed)?|wants?|wanting|begs?|begging|hits? me up|needs?)\b/,
      /\b(?:money|cash|more|loan|borrow|\$ ?\d+|\d{2,5} (?:dollars|bucks)|bail)\b/,
      /\b(?:money|send|sent|cash|loan|lend|lent|loaned|dollars|bucks)\b|\$/,
    ],
    not: /\b(?:owes? me|pay me back|paid me back|i need to borrow|ask(?:ing)? (?:my|him|her) (?:\w+ )?(?:to|for))\b/,
  },
]

export const ofBoth: readonly TalkPattern[] = [
  {
    id: 'make-up',
    to: ['child', 'grownChild', 'friend', 'sibling', 'parent', 'relative', 'partner', 'stepchild', 'inLaw'],
    signs: [
      new RegExp(
        oneOf(
          String.raw`\b(?:wont|isnt|not|doesnt|hasnt|stopped|havent|hardly|quit|arent) (?:been )?(?:talk\w*|speak\w*|call\w*|` +
            String.raw`text\w*|answer\w*|spoken) (?:to )?(?:me|each other|us)?\b`,
          String.raw`\bsilent treatment\b`,
          String.raw`\bafter (?:our|the|a) (?:big )?fight\b|\bwe had a (?:big |huge )?(?:fight|falling out)\b`,
          String.raw`\bmake up with\b`,
        ),
      ),
    ],
    not: /\bwithout (?:a|it|starting|it turning)\b|\babout (?:it|this)\b/,
  },
  {
    id: 'kid-incident',
    to: ['careParent', 'client', 'friend', 'neighbor', 'school', 'stranger'],
    signs: [
      new RegExp(
        oneOf(
          String.raw`\b(?:hit|hits|hitting|bit|bites|bit|biting|pushed|pushes|kicked|kicks|scratched|scratches|hurt|hurts|` +
            String.raw`threw) (?:\w+ ){0,3}?(?:kids?|child|children|boy|girl|baby|toddler|student|friends?|teacher|` +
            String.raw`at my (?:daycare|day care))\b`,
          String.raw`\b(?:kid|son|daughter|boy|girl|child) (?:who )?(?:bites|hits|kicks|bit|hit)\b`,
        ),
      ),
    ],
  },
  {
    id: 'swap-ask',
    to: ['ex', 'coworker', 'partner', 'boss', 'careParent', 'friend', 'sibling'],
    signs: [/\b(?:switch|swap|trad)(?:e|ing)?\b/, /\b(?:weekends?|days?|shifts?|nights?|holidays|weeks?|\w+days?)\b/],
    not: /\b(?:wants?|asked|asks|keeps?|trying) (?:me )?to\b|\b(?:last minute|switches|changes|swapped)\b|\bto (?:day|night|evening|morning) shift\b/,
  },
  {
    id: 'miscarriage',
    to: ['friend', 'sibling', 'relative', 'coworker', 'inLaw', 'grownChild', 'neighbor'],
    signs: [/\b(?:miscarr\w+|lost (?:the|her|their) bab(?:y|ies)|stillb\w+)\b/],
  },
  {
    id: 'job-loss',
    to: ['partner', 'friend', 'sibling', 'relative', 'grownChild', 'inLaw'],
    signs: [/\b(?:lost (?:his|her|their) job|got (?:laid off|fired|let go)|laid off|was (?:fired|let go))\b/],
    not: /\bi (?:got|was|lost)\b/,
  },
]
