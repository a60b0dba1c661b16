import type { Relation } from './find-people.ts'
import type { TalkPattern } from './talk-pattern.ts'

const kids: readonly Relation[] = ['child', 'fosterChild', 'stepchild']

export const forKids: readonly TalkPattern[] = [
  { id: 'kid-lied', to: kids, signs: [/\b(?:lied|lying|lies|hid|snuck|sneaked)\b/] },
  {
    id: 'not-my-mom',
    to: ['stepchild'],
    signs: [/\bnot (?:her|his|their|my|our) (?:real )?(?:mom|mother|mama|parent)\b/],
  },
  {
    id: 'kid-home-when',
    to: ['fosterChild'],
    signs: [
      /\b(?:going home|go home|her mom|his mom|their mom|see (?:her|his|their)|coming (?:back|to get)|leave|leaving)\b/,
    ],
  },
  {
    id: 'kid-parent-gone',
    to: kids,
    signs: [
      /\b(?:dad|daddy|father|ex|mom|mama|mother)\b/,
      new RegExp(
        String.raw`\b(?:doesnt|dont|never|wont|stopped|not|hasnt|isnt|left|quit) (?:\w+ )?(?:call\w*|com(?:e|es|` +
          String.raw`ing) (?:around|over|see|home|back)|visit\w*|see (?:her|him|them)|want (?:to see )?(?:her|him|them)|around|` +
          String.raw`in (?:her|his|their) li(?:fe|ves)|us)\b`,
      ),
    ],
    not: /\b(?:my (?:son|daughter|kid|teen)\w* (?:never|doesnt|wont|didnt))\b|\bcancel\w*/,
  },
  {
    id: 'kid-let-down',
    to: kids,
    signs: [
      /\b(?:dad|daddy|father|ex|mom|mama|mother|he|she)\b/,
      new RegExp(
        String.raw`\b(?:cancel\w*|no ?shows?|(?:didnt|doesnt|never|wont|dont|forgets? to|hasnt) (?:\w+ )?(?:show\w*|come|` +
          String.raw`comes|call\w*|visit\w*|see)|bails?|stands? (?:her|him|them) up|forgets?|forgot|misses|missed|` +
          String.raw`breaks? promises)\b`,
      ),
    ],
    not: /\b(?:my (?:son|daughter|kid|teen)\w* (?:never|doesnt|wont|didnt))\b/,
  },
  {
    id: 'kid-death',
    to: kids,
    signs: [/\b(?:died|passed(?: away)?|dying|put (?:him|her|the \w+|our \w+|it) (?:down|to sleep)|death|funeral)\b/],
    not: /\b(?:son|daughter|child|baby|kid|boy|girl) (?:died|passed|was killed)\b/,
  },
  {
    id: 'kid-left-out',
    to: kids,
    signs: [
      new RegExp(
        String.raw`\b(?:not invited|wasnt invited|didnt (?:get )?invited?|left out|no friends|(?:nobody|no one) (?:sat|played|` +
          'talked|plays|likes|wants|sits)|excluded|dont like (?:him|her)|mean to (?:him|her|them)|picked on|teas(?:e|' +
          String.raw`es|ed|ing)|make fun|makes fun|made fun|bull(?:y|ied|ying|ies))\b`,
      ),
    ],
  },
  { id: 'kid-money', to: kids, signs: [/\b(?:afford|money|broke|tight|poor|lost my job|laid off|expensive)\b/] },
  {
    id: 'kid-failed',
    to: kids,
    signs: [
      /\b(?:didnt make|cut from|lost (?:the|his|her|their)|fail(?:ed|ing)?|bad grade|struck out|benched|got a [df]|flunk\w*|didnt get (?:in|picked|the))\b/,
    ],
  },
  {
    id: 'kid-sorry',
    to: kids,
    signs: [/\b(?:i (?:\w+ ){0,2}?(?:yelled|snapped|screamed|lost it|lost my temper|blew up|shouted)|apologi[sz]e)\b/],
  },
]
