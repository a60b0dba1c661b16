import { countWords } from '../../../../guide/text-analysis.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'

const asks = new RegExp(
  [
    String.raw`\bis it (?:wrong|bad|a sin|ok|okay) to .{0,40}\b(?:church|mass|tithe|tithing|bible|pray\w*)\b|\b(?:is|am|would`,
    String.raw`|was) (?:it|this|that|i) (?:be )?(?:wrong|a sin|sinful|sinning|ok|okay|bad|selfish)\b.{0,60}\b(?:biblical\w*`,
    String.raw`|bible|scripture|god|christian|lord)\b|\bis (?:it|this|that) (?:a sin|sinful)\b|\b(?:biblical\w*|bible`,
    String.raw`|scripture) .{0,20}\b(?:wrong|okay|ok|sin)\b`,
  ].join(''),
)
const startsAgain = new RegExp(
  [
    String.raw`\bhow (?:do|can|should) i (?:start|begin)(?: praying| to pray)?(?: again| over)?$|\bhow (?:do|can`,
    String.raw`|should) i (?:pray again|get (?:it|my prayer life|that) back|fix (?:my|a) (?:stale )?prayer life)\b`,
  ].join(''),
)
const ofPrayer = /\b(?:pray|prayer life|quiet time|devotions?)\b/i

/** In words. */
const longestBare = 7

/** `needs`: the whole message matches it too. */
type Matter = { about: RegExp; needs?: RegExp; says: string }
/** Matters of which users ask 'is it wrong', with the passages on them. */
const matters: readonly Matter[] = [
  {
    about: /\b(?:angry|anger|mad|furious|resent\w*)\b/i,
    says: 'No. Being angry isn’t the sin; what you do with it can be. Paul says “be angry, and don’t sin” in one breath (Ephesians 4:26), Jesus was angry and grieved at the same time (Mark 3:5), and half the Psalms are somebody mad out loud.\n\nWhat Scripture asks is slow and honest: quick to listen, slow to speak (James 1:19), and don’t carry it to bed. So say what hurt, and leave out the part you’d have to apologize for.',
  },
  {
    about:
      /\b(?:say no|saying no|dont want to|don'?t want to|step down|quit|retreat|nursery|volunteer\w*|serv\w+|committee)\b/i,
    needs: /\b(?:church|ministry|retreat|nursery|volunteer\w*|committee|choir|sunday school|vbs|meal train)\b/i,
    says: 'No. Giving is meant to be “not reluctantly or under compulsion” (2 Corinthians 9:7). Jesus himself left a town where everybody was looking for him and went on to the next (Mark 1:37–38). When Moses did it all alone, Jethro told him it wasn’t good and he’d wear himself out (Exodus 18:17–18). And in Acts 6 the apostles hand a job off so somebody else can do it well.\n\nA clear no is biblical, too: “let your yes be yes, and your no, no” (Matthew 5:37). And somebody new may be waiting for a turn.',
  },
  {
    about: /\b(?:church|mass|sundays)\b/i,
    needs:
      /\b(?:skip\w*|miss(?:ing|ed)?|stay(?:ing)? home|not go(?:ing)?|stop(?:ped)? going|break from|tired|worn out|exhausted|burned out)\b/i,
    says: 'Being worn out isn’t a sin, and God’s first answer to a worn-out Elijah was sleep and food (1 Kings 19:5–8). Jesus told his own friends to come away and rest a while (Mark 6:31).\n\nThe other half is fair, too: Hebrews 10:25 says not to give up meeting together, because people go cold alone. So rest with an end date and one thread: say, six Sundays off, coffee with one person from church in the middle, and then look again.',
  },
  {
    about: /\b(?:rest|nap|day off|sabbath|take a break|sleep in)\b/i,
    says: 'No. Rest is one of the Ten Commandments (Exodus 20:8–10). God’s first answer to a worn-out Elijah was sleep and food, twice, before a word about work (1 Kings 19:5–8). And Jesus told his friends to come away and rest when they hadn’t had time to eat (Mark 6:31).',
  },
  {
    about: /\b(?:doubt\w*|question god|questioning|lost my faith)\b/i,
    says: 'No. “I believe; help my unbelief” got a yes (Mark 9:24), Thomas got to touch the proof he asked for (John 20:27), and Jude says to have mercy on those who doubt (Jude 22). Say the doubt to God in those words. That’s still prayer.',
  },
]

const prayAgain =
  'Start smaller than you think counts:\n\n1. **One true sentence.** “God, I’ve got nothing to say” is a prayer. Paul says the Spirit prays when we don’t have the words (Romans 8:26).\n2. **Borrow some.** One psalm a day, out loud and slowly: 13, 23, 42, 62, 121, 130.\n3. **Then sit there.** Two minutes without words counts.\n\nDo it in the same place at the same time for a week before you judge it.'

const together = /\bhow (?:do|can|should) (?:we|i) (?:start|begin|pray)\b/
const withPartner = /\bpray\w* with (?:my|our) (?:husband|wife|fianc\p{L}+|boyfriend|kids|family)\b/iu
const prayTogether =
  'Make it so small it can’t get awkward:\n\n1. **One minute, standing up,** right before the first one leaves. Hold hands; eyes open is fine.\n2. **Each of you says two things:** one thank-you and one thing you’re worried about. “Thank you for the coffee. Please help me with my boss.” Amen.\n3. **No words that day?** Say the Lord’s Prayer together and go.\n\nThe first week feels silly. By the second it’s just what you do.'

/** Answers whether something is wrong by Scripture, and how to begin to pray. */
export const makeFaithAnswer: PartMaker = ({ line, whole, context }) => {
  const text = context.turn.request.message
  if (together.test(line) && withPartner.test(text)) return makeAnswer(prayTogether, { closesTopic: true })
  if (startsAgain.test(line) && ofPrayer.test(text)) return makeAnswer(prayAgain, { closesTopic: true })
  if (!asks.test(line)) return null
  const message = whole.request.message
  const fits = ({ about, needs }: Matter, words: string): boolean => about.test(words) && needs?.test(message) !== false
  // 'Is it wrong, biblically' is about what the message tells; 'is it a sin to drink' isn’t.
  const isBare = countWords(line) <= longestBare && !/\bto\b/.test(line)
  const said =
    matters.find((matter) => fits(matter, line)) ??
    (isBare ? matters.find((matter) => fits(matter, message)) : undefined)
  return said === undefined ? null : makeAnswer(paragraphs(said.says), { closesTopic: true })
}
