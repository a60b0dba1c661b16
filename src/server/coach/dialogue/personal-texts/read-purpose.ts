import { oneOf } from '../../phrase-pattern.ts'
import type { TextForm } from './asks-for-text.ts'

export type TextPurpose =
  | 'reference'
  | 'caption'
  | 'about'
  | 'instructions'
  | 'condolence'
  | 'eulogy'
  | 'apology'
  | 'naming'
  | 'wedding'
  | 'ownFarewell'
  | 'theirFarewell'
  | 'stepDown'
  | 'decline'
  | 'reply'
  | 'complaint'
  | 'birthday'
  | 'congratulation'
  | 'getWell'
  | 'thanks'
  | 'invitation'
  | 'limit'
  | 'favor'
  | 'news'
  | 'speech'
  | 'tell'

const dead = oneOf(
  String.raw`(?<!\b(?:our|my) (?:\p{L}+ ){1,2})died`,
  String.raw`(?<!\b(?:our|my) (?:\p{L}+ ){1,2})passed(?: away)?(?! (?:the|her|his|my|it|an?)\b)`,
  String.raw`lost (?:her|his|their) (?:husband|wife|mother|father|mom|mum|dad|son|daughter|brother|sister|baby|partner|dog|cat|grand\w+|twin)`,
)
const forms: readonly (readonly [TextPurpose, RegExp, readonly TextForm[]])[] = [
  ['reference', /\b(?:reference|recommend\w*|testimonial|vouch\w*|nominat\w*)\b/iu, ['about', 'letter']],
  ['caption', /\bcaption\b/iu, ['about']],
  ['about', /\b(?:bio|blurb|about (?:me|myself)|write-?up|inscription|dedication)\b/iu, ['about']],
  ['instructions', /./u, ['list']],
  [
    'eulogy',
    /\b(?:eulogy|funeral|memorial|wake|celebration of (?:her |his )?life|ashes|tribute|graveside)\b/iu,
    ['speech', 'about'],
  ],
  ['condolence', new RegExp(String.raw`\b(?:condolences?|sympathy|bereave\w*|${dead})\b`, 'iu'), ['letter']],
  [
    'naming',
    /\b(?:naming|christening|baptism|brit|bris|aqiqah?|baby[’']?s blessing|blessing ceremony)\b/iu,
    ['speech'],
  ],
  ['wedding', /\b(?:wedding|bride|groom|nikah|walima|engagement)\b/iu, ['speech']],
  [
    'ownFarewell',
    oneOfTexts(
      'my (?:final|last|farewell|leaving|retirement) (?:assembly|day|class|lesson|shift|service|speech|week|do|party|concert|mass)',
      "I(?:’m| am|'m) (?:retiring|leaving (?:the|my|this|after)|moving (?:away|to))",
      'my (?:own )?(?:retirement|farewell|goodbye)',
    ),
    ['speech', 'letter'],
  ],
  ['invitation', /\binvitation\b/iu, ['letter']],
  ['reply', /\b(?:reply to|respond to|answer) (?:my|the|her|him|them)\b|\ba reply\b/iu, ['letter']],
  [
    'apology',
    /(?<!\b(?:no|without|not|don[’']t|never) )\b(?:apolog\w+|say (?:I[’']m )?sorry|make it up to)\b/iu,
    ['letter', 'speech'],
  ],
  [
    'stepDown',
    /\b(?:step(?:ping)? (?:down|back)|resign\w*|quit(?:ting)?|giv(?:e|ing) up my|hand(?:ing)? in my notice)\b/iu,
    ['letter'],
  ],
  [
    'theirFarewell',
    new RegExp(
      [
        String.raw`\b(?:(?:her|his|their) (?:retirement|leaving|last day|farewell|send-?off)|(?:retirement|leaving|farewell`,
        String.raw`|goodbye) (?:card|note|message|party|do|speech|book)|(?:is|who[’']s|[’']s) (?:retiring|leaving))\b`,
      ].join(''),
      'iu',
    ),
    ['letter', 'speech', 'about'],
  ],
  [
    'decline',
    new RegExp(
      [
        String.raw`\b(?:can[’']t (?:do|make|come|go|join|be there|take|host)|cannot (?:come|make|go)|not coming`,
        String.raw`|turn(?:ing)? (?:it |this |that |him |her |them )?down|say(?:ing)? no|declin\w+|won[’']t be \p{L}+)\b`,
      ].join(''),
      'iu',
    ),
    ['letter'],
  ],
  [
    'complaint',
    new RegExp(
      [
        String.raw`\b(?:council|airline|hotel|insurance|municipality|city hall|HOA|customer service|complaint|utility`,
        String.raw`|water company|housing association|landlord (?:about|because))\b`,
      ].join(''),
      'iu',
    ),
    ['letter'],
  ],
  ['thanks', /\b(?:thank(?!sgiving)\w*|grateful|gratitude|appreciat\w+)\b/iu, ['letter']],
  ['thanks', /\bthank-?you speech|speech of thanks\b/iu, ['speech']],
  ['birthday', /\b(?:birthday|turns \d+|turning \d+|bday)\b/iu, ['letter', 'speech']],
  [
    'getWell',
    new RegExp(
      [
        String.raw`\b(?:get well|(?:her|his|their) (?:\p{L}+ )?(?:surgery|operation|stroke|chemo|recovery)|(?:is|she[’']s`,
        String.raw`|he[’']s) in (?:the )?hospital|broke (?:her|his))\b`,
      ].join(''),
      'iu',
    ),
    ['letter'],
  ],
  ['invitation', /\b(?:invit\w+|rsvp)\b/iu, ['letter']],
  [
    'limit',
    new RegExp(
      [
        String.raw`\b(?:firm|firmly|stop \p{L}+ing|no more|late (?:again|every)|(?:second|third|fourth|fifth) (?:time|month|week)`,
        String.raw`|keeps? \p{L}+ing|boundar\w+|behind (?:on|with)|owes?|complain\w*|every (?:day|night|morning|single|week)`,
        String.raw`|not before|too loud|people (?:leave|keep|park|use|take|throw|let))\b`,
      ].join(''),
      'iu',
    ),
    ['letter'],
  ],
  [
    'congratulation',
    /\b(?:congrat\w*|promotion|promoted|graduat\w+|new baby|passed|got (?:in|into)|won)\b/iu,
    ['letter', 'speech'],
  ],
  [
    'news',
    /\b(?:customers|clients|announc\w+|let(?:ting)? (?:everyone|everybody|people|them|the \p{L}+) know|regulars|newsletter)\b/iu,
    ['letter'],
  ],
  ['favor', /\bask(?:ing)? (?:(?:her|him|them|my \p{L}+) )?(?:to|if|whether|for)\b|\bfavou?r\b/iu, ['letter']],
  ['speech', /./u, ['speech']],
]
function oneOfTexts(...phrases: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${oneOf(...phrases)})\b`, 'iu')
}

/** Returns the purpose of the text: the first that fits its medium. */
export const readAct = (message: string, medium: TextForm): TextPurpose =>
  forms.find(([, form, of]) => of.includes(medium) && form.test(message))?.[0] ?? 'tell'
