import { wholeWords } from '../../phrase-pattern.ts'

const of = (...phrases: readonly string[]): RegExp => wholeWords(phrases, 'i')
const news = /I wanted you to know|wanted to let you know/
const blame = /getting to me|wearing on me|needs to change|do that anymore|not in trouble/

const inLanguage = new RegExp(
  [
    String.raw`\bhow (?:do|would|can) (?:you|i|we) say\b.{2,60}\bin (?:french|spanish|italian|german|japanese|portuguese`,
    String.raw`|korean|chinese|arabic|russian|polish|greek|english)\b`,
  ].join(''),
  'i',
)
/** Matches 'What do I say in an interview', which doesn't ask for the opening of a talk. */
const atOccasion =
  /\bwhat (?:do|should|can|could) (?:i|you|we)(?: even)? say (?:in|at|on|before|first)\b(?!.*\bto (?:my|her|him|them)\b)/i
/** True if the request is for something other than a message. */
export const asksForNoMessage = (message: string): boolean => inLanguage.test(message) || atOccasion.test(message)

/** Matches drafts that nobody sends: empty, only a name, or 'you' for somebody else. */
const unsendable: readonly RegExp[] = [
  /^\W*$/,
  /^[“"]?\p{L}+,[ ”"]{0,3}$/u,
  /\byou (?:lets?|makes?|feeds?|gives?|tells?) you\b|\b(?:stop|quit|don’t) \w+(?:ing)? you (?:to|with|at|about) me\b/i,
  /\bplease don’t (?:to|does|is|are|(?!(?:br|s|r|p|sw|cl|fl|str)ing)\w+ing)\b|\bI need\.|\bI don’t know what to\b|, in one line\b|, like write\b/i,
  /^\W*it’s \w+\. I wanted you to know/i,
]
/** Pairs of a request, and words that don't answer it. */
const mismatches: readonly (readonly [asked: RegExp, text: RegExp])[] = [
  // 'What do I say when they say I don't care': somebody else's words aren't sent back as news.
  [
    new RegExp(
      [
        String.raw`\b(?:what|how) (?:do|can|should|would|could) (?:i|we) (?:even )?(?:say|write|answer|respond|reply`,
        String.raw`|tell)\b.{0,40}\b(?:when|if|who|because|after|that) (?:(?:he|she|they|people|somebody|someone|everyone`,
        String.raw`|everybody|my \w+) )?(?:says?|said|thinks?|claims?|tells? me|keeps? (?:saying|telling))\b`,
      ].join(''),
      'i',
    ),
    news,
  ],
  [
    /\b(?:letter|notice|bill|form|email|voicemail) (?:that|says?|saying|said|asks?)\b|\b(?:got|get) a (?:letter|notice|bill)\b/i,
    news,
  ],
  [/\b(?:he|she|they|who) (?:has |had )?(?:died|passed away)\b/i, /\[what it’s about\]|Could you \[/],
  [
    /\babout what (?:he|she|they) (?:told|taught|said|showed|gave|did)\b/i,
    /didn’t sit right|getting to me|between us/i,
  ],
  [inLanguage, /./],
  [atOccasion, /ten minutes|days off|so sorry|getting to me|getting a raise/i],
  [of('hospital|chemo|cancer|hospice|surgery', 'funeral'), blame],
  [of('what if (?:he|she|they)'), blame],
  [of('(?:asks?|asked|asking|wants|wanted) me to|wants to know if i'), /^\W*could you\b/i],
  [of("(?:i|im|i[’']m|i am) (?:get |being |was )?called in"), /the call-outs/],
  [of('calls? (?:off|out|in)'), /when to reach me/],
  [of('since (?:he|she|they|mom|dad|my \\w+) (?:died|passed)'), /I’m so,? so sorry|sorry about your/],
]
/** Words of a draft, and the words that the message needs for them. */
const needs: readonly (readonly [text: RegExp, told: RegExp])[] = [
  [
    /my money back|my order\b/i,
    of(
      'orders?|ordered|refund\\w*|bought|paid|money|return\\w*|deliver\\w*|package|charged?|broken|item|shop|store|compan(?:y|ies)|seller',
    ),
  ],
  [
    /I’ve decided to leave, and my last day/,
    of('quit\\w*|resign\\w*|notice|leaving|leave my|last day|step\\w* down|new job'),
  ],
  [
    /You’re safe, we have what we need/,
    of(
      'kids?|sons?|daughters?|child(?:ren)?|boys?|teen\\w*|grand\\w+|toddler|(?:year|yr) old|yo|stepson|stepdaughter|niece|nephew',
    ),
  ],
  [
    /went to the doctor together|a couple of small things lately/,
    of(
      'doctors?|memory|memories|forget\\w*|forgot|dementia|alzheimer\\w*|check ?ups?|fell|falls|falling|confus\\w*|losing weight',
      'sick|drive|driving|health|eyes|hearing|care|aging|older|old|frail|help',
    ),
  ],
  [
    /pitch in|glad you have a place here/,
    of('rent|pitch|chores?|bills|liv(?:e|es|ing)|room|board|help\\w*|home|moved?|house|couch|job'),
  ],
]

/** True if a written draft can't be what the message asked for. */
export const isUnfit = (message: string, draft: string): boolean =>
  unsendable.some((form) => form.test(draft)) ||
  mismatches.some(([asked, text]) => asked.test(message) && text.test(draft)) ||
  needs.some(([text, told]) => text.test(draft) && !told.test(message))
