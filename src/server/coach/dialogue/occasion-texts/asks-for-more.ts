import { all, any, has, hasNo, verbsToWrite, wants } from './ask-forms.ts'

export const asksForPrompts = all(
  has(
    wants(
      '(?:journal(?:ing)?|diary|writing|reflection|gratitude) (?:prompts?|questions?|ideas)|prompts? (?:for|about|to)',
    ),
    /\bprompts? (?:for|to (?:put )?in) (?:my|a) (?:journal|diary)\b/,
    /\b(?:things|what|something) (?:to|should i|can i|could i|do i) (?:journal|write) about(?: in my journal)?\b/,
  ),
  hasNo(/\b(?:ai|chatgpt|image)\b/),
)

const named =
  'baby|babies|boy|girl|dog|puppy|cat|kitten|pet|business|company|shop|salon|bakery|team|group|group chat|groupchat|page|instagram|etsy|store|daycare|brand|book club|boutique|middle|unique|cute'
export const asksForNames = all(
  has(
    new RegExp(String.raw`\b(?:${named})(?: [a-z]+)? names?(?: (?:ideas?|for|that|with|please)|$)`),
    /\bnames? (?:ideas?|suggestions?)\b/,
    wants('(?:cute |good |pretty |unique |funny )?names? (?:for|that go with)'),
    /\bwhat (?:should|can|could|do|would)(?: i| we)? (?:name|call) (?:my|our|the|a|her|him|it)\b/,
    /\bhelp (?:me |us )?(?:name|pick a name for|think of a name for) (?:my|our|a|the)\b/,
  ),
  hasNo(
    new RegExp(
      [
        String.raw`\b(?:last name|maiden|rename|changing|change|legal|forg[eo]t\w*|remember|calls?|called|calling|brand name|user`,
        String.raw` ?name|fight\w*|argu\w+|agree|hates?|trademark|register|stole|same name)\b`,
      ].join(''),
      '',
    ),
  ),
)

export const asksForSlogan = has(wants('slogans?|tag ?lines?|catch ?phrases?', verbsToWrite))

export const asksForPoem = all(
  has(wants('poems?|haikus?|limericks?|rhymes?', verbsToWrite)),
  hasNo(/\b(?:nursery|read|analy\w+|class|essay|homework|understand|memoriz\w+)\b/),
)

const letters =
  'love (?:letter|note)|(?:letter|note|card) from (?:santa|the tooth fairy|tooth fairy)|santa letter|tooth fairy (?:letter|note)|(?:recommendation|reference|character) letter|letter of recommendation|character reference|letter to (?:my (?:younger|future|past) self|myself)'
const statements =
  'mission statement|vision statement|voice ?mail(?: (?:greeting|message))?|answering machine message|(?:google |yelp |good |nice |5 star |five star )?review (?:for|of|about)|obituary|obit|eulogy|funeral speech|(?:speech|words|something to say|tribute)(?: [a-z]+){0,4} (?:funeral|memorial|celebration of life)|house rules|airbnb (?:rules|welcome)|(?:bedtime |short )?story (?:for|about)|menu'
const milestones = new RegExp(
  [
    String.raw`\b(?:first day|college|graduat\w+|birthday|wedding|moving out|moves out|leaving (?:home|for)|deploy\w*|boot`,
    String.raw` camp|proud|love (?:him|her|them)|when (?:he|she|they) (?:turns?|is older)|someday|baptism|confirmation`,
    String.raw`|kindergarten|senior)\b`,
  ].join(''),
  '',
)
export const asksForDraft = any(
  all(
    has(wants(`${letters}|${statements}`, verbsToWrite)),
    hasNo(
      /\b(?:performance|peer|annual|yearly|book|self) review\b|\bmenu plan\b|\blunch|\bprice list\b/,
      /\b(?:ask\w*|request\w*|get)\b.{0,40}\b(?:letter|reference)\b|\b(?:letter|reference) from (?:my|a|the|an)\b/,
    ),
  ),
  all(
    has(
      wants(
        '(?:letter|note|message|words) (?:to|for) my (?:[a-z]+ )?(?:son|daughter|kids?|granddaughter|grandson|baby|niece|nephew)s?',
        verbsToWrite,
      ),
    ),
    has(milestones),
    hasNo(/\b(?:note|message|words) (?:to|for) my\b.*\bbirthday\b|\bbirthday (?:message|note|wish)/),
    hasNo(/\bteacher|school office|absen/),
  ),
  all(
    has(
      wants('prayer requests?', verbsToWrite),
      /\b(?:write|ask|asking|word|text|post|message)\b.{0,40}\b(?:for prayers?|to pray for)\b/,
    ),
    has(/\b(?:group|church|facebook|friends|everyone|ladies|chain|class|bible study|post|family|send|text)\b/),
    hasNo(/\b(?:did|add|log|list)\b/),
  ),
)
