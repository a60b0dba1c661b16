import { spellOut } from '../message-drafts/templates/written-english.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { splitUserSentences } from '../split-sentences.ts'
import { isRequest } from './asks-for-text.ts'

/** A clause of the message, and the word that joined it to the one before it in the same sentence. */
export type Statement = { words: string; join: string | null }

const subjects = oneOf(
  'I|we|he|she|they|it|there|this|that|nobody|everybody|everyone',
  "(?:my|our|his|her|their|the) (?!(?:first|last|best|same|only|one|two)\\b)[\\p{L}\\d'’:-]+",
)
const breaks = new RegExp(
  String.raw`(;|:| [—–-] |,? (?:and|but|so)|,) (?=(?:please )?(?:${subjects})(?:’\p{L}+)? )|(,? (?:because|since)) (?=(?:I|we|he|she|they|it|there)(?:’\p{L}+)? )`,
  'giu',
)

const directives = oneOf(
  String.raw`^(?:please )?(?:make|keep|don’t|do not|without|avoid|include|mention|leave|end|start|begin|finish|use|say|sign|try) (?!me\b|sure she|sure he)`,
  String.raw`^an? (?:note|card|text|letter|message|speech)\b`,
  String.raw`^(?:one|two|three|four|five|\d+) (?:minutes?|lines?|sentences?)\b`,
  String.raw`\b(?:so|please|and) (?:keep|make|don’t make|don’t mention) (?:it|this|me|them|her|him)\b`,
  String.raw`^(?:warm|formal|polite|firm|funny|dry|short|kind|simple|light|serious|gentle|plain|cheerful|calm|grateful|professional|breezy|sincere|dignified|friendly|clear)(?:,| but| and| yet) `,
  String.raw`^(?:no|not|nothing|but not|and not|yet not) (?!one\b|more\b)[\p{L}“"‘' -]{2,60}$`,
  String.raw`^nothing (?:too |very |overly )?(?!to |in |of |but |is |was |will |can |could |would |has |had )[\p{L}-]{3,16},`,
  String.raw`\b(?:it|this|that|the (?:tone|text|speech|note|message|letter)) (?:should|must|has to|needs to|can|mustn’t|shouldn’t|has got to)\b`,
  String.raw`^(?:I|we)(?:’d| would) (?:(?:like|rather|prefer|love) (?:it|that|this|an?|some|something|the (?:tone|text)|to (?:mention|say|include|thank|ask|tell|write|send|sound|be|keep it))|be (?:obliged|grateful|glad))\b|^I (?:do |just |only |really )?(?:want|need) (?:it (?!fixed|done|back|gone|returned|sorted|by)|this|that|you|something|to|an?|some|the (?:tone|text)|two|three|four|five|your)\b|\bI don’t want (?:it|to|her|him|them|an?)\b|\bshould (?:feel|know|laugh|cry|smile)\b`,
  String.raw`\b(?:minutes?|words|lines?|sentences?) (?:max|at most|tops|maximum|or less|or fewer)\b|\bat most\b|\bno more than\b|\bthat sort of (?:thing|tone)\b`,
)
const toneOnly = new RegExp(
  [
    String.raw`^(?:(?:very|a bit|quite|rather|just|and|but|or|not|too|yet|nothing|please|short|long|warm|formal|informal`,
    String.raw`|polite|firm|kind|gentle|funny|dry|simple|sincere|honest|cold|cheesy|soppy|grovelling|groveling|stiff`,
    String.raw`|sentimental|professional|casual|light|serious|respectful|tone|two|three|minutes|max|lines|sentences|one|half`,
    String.raw`|a|page|friendly|sweet|plain|brief|direct|clear)[\s,.]*)+$`,
  ].join(''),
  'iu',
)
const toCoach = oneOf(
  String.raw`\bI(?:’m| am) (?:so |really |just |very )?(?:bad|no good|not good|terrible|hopeless|rubbish|useless|stuck|lost|good|no writer|not a writer|no poet)\b`,
  String.raw`\bI (?:really |still |just )?(?:don’t|do not|can’t|cannot|never) (?:know|find|think of|seem|manage|get past|write|have the words)\b`,
  String.raw`\bI (?:have|’ve got|’ve) (?:nothing|no idea|no words)\b|\bI (?:keep|kept) (?:deleting|starting|writing|staring)\b|\bmy (?:english|spelling|grammar|writing)\b`,
  String.raw`\bI (?:have|need|want|’ve got) to (?:write|give|say|speak|send|read|hand)\b|\bI’(?:ve been|m) (?:asked|supposed) to\b|\bI’m (?:writing|giving|reading|sending)\b`,
  String.raw`\b(?:any ideas|thanks in advance|thank you|please|go on|I dare you|you know|luxee|help me|hope that|how that sounds)\b|\b(?:can|could|will|would) you\b`,
  String.raw`\bonly thing I(?:’m| am) sure\b|\bI(?:’d| would) be (?:obliged|grateful)\b|\b(?:nobody|no one) (?:ever )?did that for me\b|\bI had to beg\b|\bI want to (?:stop|be able)\b|\bI owe (?:my|her|him|them|the)\b|\bI don’t do\b|\bI can’t start\b|\bI feel (?:sick|bad|awful|terrible|nervous|silly)\b`,
)
/** Matches unkind words, which nobody writes to the person they are about. */
const unkind = oneOf(
  'personally|offended|annoy\\w*|lazy|rude|selfish|idiot\\w*|crazy|nuts|insane|can’t stand|hates?|awful|nightmare|useless|stupid|jealous|bitter',
  'alive|older than me|younger than me|gossip\\w*|sensitive|dramatic|furious|sulk\\w*|thin-skinned|touchy|complain\\w*|decent (?:guy|man|woman)|wrong way',
  'behind (?:her|his|their) back|doesn’t have (?:it|the money|much)|don’t have the money|can’t afford|is poor|fat|ugly|drunk\\w*|cheat\\w*|pathetic|ridiculous|fed up|sick of|trying to keep up|guilt\\w*|scared of (?:her|him)|badly|mad at|accusations?|everything as|on terms|overreact\\w*|twists|hot-headed|explodes?|defensive',
)
/** Matches opinions of others. */
const opinions = new RegExp(
  [
    String.raw`\b(?:my (?:husband|wife|sister|brother|mother|mum|mom|son|daughter|boyfriend|boss|partner|friend)`,
    String.raw`|the (?:man|woman|guy) at [\p{L} -]{2,30}?|everyone|everybody|people|they|he|she) (?:says?|thinks?|reckons?|insists?|wants me`,
    String.raw`|told me to|calls? (?:it|me))\b`,
  ].join(''),
  'iu',
)

const [directive, coaching] = [new RegExp(directives, 'iu'), new RegExp(toCoach, 'iu')]
export const isDirective = (words: string): boolean =>
  toneOnly.test(words) || (directive.test(words) && !isRequest(words))
const isOther = (words: string): boolean =>
  isRequest(words) || words.includes('?') || directive.test(words) || coaching.test(words) || ofAudience.test(words)
const unkindWords = new RegExp(String.raw`\b(?:${unkind})\b`, 'iu')
export const isUnkind = (words: string): boolean => unkindWords.test(words) || opinions.test(words)

/** Matches words about the audience or a name, which isn’t news to them. */
const ofAudience = new RegExp(
  [
    String.raw`^it(?:’ll| will) be\b|\bnames?(?:’s| is)\b|^they call me\b|^(?:the|my) (?:children|kids|audience|guests|pupils`,
    String.raw`|students|class) (?:are|is|will be) (?:aged|between|about|mostly|all|\d)`,
  ].join(''),
  'iu',
)
/** Matches 'and on Friday I will give my last assembly', which is dropped because the text is for that day. */
const laterPart =
  /,? and (?:on \p{L}+|this \p{L}+|next \p{L}+|tomorrow|soon) I(?:’ll| will|’m| am| have| get) [^,.;]{3,80}$/iu

const verb = new RegExp(
  [
    String.raw`\b\p{L}+n’t\b|\b(?:is|was|were|are|am|has|had|have|been|can|can’t|could|will|would|did|does|do|don’t|didn’t`,
    String.raw`|won’t|’s|’m|’re|’ve|’d|’ll)\b|’(?:s|m|re|ve|d|ll)\b|\b\p{L}{3,}(?:ed|es)\b`,
  ].join(''),
  'iu',
)
const pastVerbs = new RegExp(
  [
    String.raw`\b(?:taught|made|gave|took|came|went|kept|knew|saw|met|sat|drove|fed|held|brought|told|said|left|lost|grew`,
    String.raw`|built|sang|won|ran|wrote|read|let|put|paid|stood|stayed|slept|sent|bought|found|felt|heard|began|broke|caught`,
    String.raw`|chose|fell|got|cut|set|lives?|works?|runs?|loves?|likes?|keeps?|makes?|knows?|comes?|get|live|work|run|keep`,
    String.raw`|know|love|need|drive|turns?|starts?|picks?|plays?|sings?|waters?|rises?|falls?|brings?|takes?|eats?|sleeps?`,
    String.raw`|goes|go)\b`,
  ].join(''),
  'iu',
)
const byPronoun = /^(?:I|we|she|he|they|it|you) (?:(?:still|always|never|once|also|just|only|\p{L}+ly) )?\p{Ll}{2,}/iu
/** True if the words are a clause: 'He’s careful', but not 'warm and short'. */
const isClause = (words: string): boolean => {
  const count = words.split(' ').length
  return (
    (count >= 3 && (byPronoun.test(words) || verb.test(words) || pastVerbs.test(words))) ||
    (count === 2 && /^(?:she|he|they|I|we)’/iu.test(words)) ||
    /^(?:I|we|they|she|he) (?:do|did|will|can|am|have)$/iu.test(words) ||
    /^[Ff]or \p{Lu}[\p{L}’-]+, from /u.test(words)
  )
}

/** Repeats the subject: 'He’s kind, waters my plants' becomes two clauses. */
const withSubjects = (sentence: string): string => {
  const [, subject] = /^(he|she)\b/iu.exec(sentence) ?? []
  return subject === undefined
    ? sentence
    : sentence.replace(
        /,( and)? (\p{Ll}{3,}s) (?=(?:my|me|us|our)\b)/gu,
        (_, and: string | undefined, verb: string) => `,${and ?? ''} ${subject.toLowerCase()} ${verb} `,
      )
}

export const splitStatements = (sentence: string): Statement[] => {
  const plain = sentence
    .replace(/(?<![.!])[.!]+$/, '')
    .replace(/\band that (?=(?:the|my|our|she|he|they|we|I)\b)/giu, 'and ')
  const pieces = withSubjects(plain).split(breaks)
  const all: Statement[] = [{ words: pieces[0] ?? '', join: null }]
  for (let at = 1; at < pieces.length; at += 3)
    all.push({ words: pieces[at + 2] ?? '', join: (pieces[at] ?? pieces[at + 1] ?? '').trim() })
  return all.map(({ words, join }) => ({ words: words.trim().replace(/[,;:\s]{1,4}$/, ''), join }))
}

/** True if the words can go into a text: no request, nothing about its tone, nothing unkind, nothing for the coach alone. */
export const isSendable = (words: string): boolean =>
  isClause(words) && !isOther(words) && !toneOnly.test(words) && !isUnkind(words)

/** Turns 'Third month the rent comes late' into 'This is the third month the rent comes late'. */
const withStart = (words: string): string =>
  words.replace(
    /^((?:second|third|fourth|fifth|sixth|tenth) (?:time|month|week|year|day|night)\b)/iu,
    (found) => `This is the ${found.toLowerCase()}`,
  )

/** Returns the statements that can go into a text. */
export function readStatements(message: string): Statement[] {
  return splitUserSentences(spellOut(message)).flatMap((sentence) => {
    const kept: Statement[] = []
    let isGap = true
    let isReason = false
    for (const { words, join } of splitStatements(sentence)) {
      const said = withStart(words)
        .replace(laterPart, '')
        .replace(/^its (?=\d)/iu, 'it’s ')
      // A clause after a wish for the form of the text is the reason for that wish.
      if (isDirective(said)) {
        isReason = true
        isGap = true
        continue
      }
      const isKept = isSendable(said) && (!isReason || (join === ',' && /^(?:I|we)\b/u.test(said)))
      if (isKept) kept.push({ words: said, join: isGap ? null : join })
      isGap = !isKept
    }
    return kept
  })
}
