import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { normalize } from '../guide/text-analysis.ts'
import { inLanguage } from '../dialogue/coaching/coaching.ts'
import { type Answer, makeAnswer, type Turn } from '../dialogue/compose-answer.ts'
import { englishMonths } from '../when/months.ts'

const askOpening = oneOf(
  'ok |so |and |hey |luxee |please |be honest |honestly |can you |could you |do you |tell me |show me |look up ',
  'check |whats |what is |what was |what ',
)
const howMuch = oneOf(
  'how much (?:did|have|do|has|am|are|were)|how (?:does|do|did|is|was|are) (?:my|our)|did (?:i|we)|my|our|the',
  'total|where did',
)
const asksFor = new RegExp(String.raw`^(?:${askOpening})*(?:${howMuch})\b`)
const spentVerbs = oneOf('spend|spent|spending|blow|blown|pay for|paid for|drop|dropped|waste|wasted|burn|burned')
const spending = wholeWords([
  `(?:how much|what|where) (?:money )?(?:did|have|do|has|am|are|were) (?:i|we) (?:already |even |actually )?(?:${spentVerbs})`,
  '(?:my|our) (?:\\w+ ){0,3}(?:spending|expenses|spend)|did (?:i|we) (?:spend|blow|waste|overspend)',
  'cuanto (?:gaste|he gastado|gastamos|llevo gastado)',
])
/** Matches 'What did I spend my self-care time on'. */
const time = /\b(?:time|hours|minutes|evenings?|energy)\b/
/** Matches 'How do I cut my spending', which asks for advice and is answered by the library. */
const asksHow = new RegExp(
  oneOf(
    String.raw`\bhow (?:do|can|should|could|would|to) (?:i|we|you)?\b`,
    String.raw`\b(?:my|our) \w+ spends? (?:way|so|too|more|less|all|like|every)`,
    String.raw`\b(?:best way|way to track|track(?:ing)?|went up|than i can|did too|should|tips|advice|help me|cut|stop|reduce|control|limit|budget for|too much)\b`,
  ),
)
const entryWords = oneOf('day|journal|entry|entries|night|week|when|after|about|last')
const anyWords = oneOf('what|everything|anything|the (?:thing|entry|words|part)')
const words = wholeWords([
  String.raw`(?:${anyWords}) (?:that )?i (?:wrote|journaled|said|put)\b.{0,80}\b(?:${entryWords})`,
  '(?:read|show|quote) (?:me )?(?:back )?(?:my|what i wrote|the) (?:last |old )?(?:journal|entry|entries|wrote)',
  String.raw`(?:pull up|find|show me|bring up) what i wrote (?:on|in|about|that) .{2,40}`,
])

/** In words. A longer message is a story, not a question. */
const maxWords = 30
const pastOrNow =
  /\b(?:who|last|past|this|yesterday|lately|recently|been|since|average|week|month|night|days|compared|did)\b/
const sleepAsked = new RegExp(
  oneOf(
    String.raw`\b(?:how (?:did|have|much|many|long|well|was|is|has|am|are|bad)|have i|did i (?:log|track|record|write down|get|put in))\b.{0,40}\b(?:sleep|sleeping|slept)\b`,
    String.raw`\bmy sleep\b.{0,40}\b(?:week|month|average|compare)`,
  ),
)
/** Things that the app doesn't count or the coach doesn't read, with the text that says so. */
const uncounted: readonly (readonly [RegExp, string, string])[] = [
  [
    /^(?!.*\b(?:compare\w*|better|worse|than|vs|versus|those nights|nights)\b).*\bhow (?:many hours|much|many|long)\b.{0,40}\b(?:sleep|sleeping|slept)\b/,
    'Glowell doesn’t track sleep, so I can’t tell you how much you’ve been getting. Your phone’s health app may count the hours, or you can put them in your journal each morning.',
    'Glowell no guarda el sueño, así que no puedo decirte cuánto has dormido. La app de salud de tu teléfono quizá cuente las horas, o puedes anotarlas cada mañana en tu diario.',
  ],
  [
    sleepAsked,
    'Glowell doesn’t track sleep, so I can’t tell you how those nights went or compare them. If you’d like to see a pattern, a line in your journal each morning is enough, or your phone’s health app counts the hours.',
    'Glowell no guarda el sueño, así que no puedo decirte cómo fueron esas noches. Una línea cada mañana en tu diario basta para ver un patrón.',
  ],
  [
    /\bhow (?:many|much)\b.{0,20}\b(?:steps|calories|screen time)\b/,
    'Glowell doesn’t count that, so I can’t tell you. Your phone’s health app most likely does.',
    'Glowell no cuenta eso, así que no te lo puedo decir. La app de salud de tu teléfono seguramente sí.',
  ],
  [
    /\b(?:what|how much) (?:did|have) i weigh(?:ed)?\b|\bwhat was my weight\b/,
    'I don’t read your weight. What you logged is under Health & Fitness, on the Weight tab.',
    'No leo tu peso. Lo que anotaste está en Health & Fitness, en la pestaña Weight.',
  ],
  [
    /\bwhat (?:did|have) i (?:eat|eaten|have for (?:breakfast|lunch|dinner))\b/,
    'I don’t read what you ate. What you logged is under Health & Fitness, on the Meals tab.',
    'No leo lo que comiste. Lo que anotaste está en Health & Fitness, en la pestaña Meals.',
  ],
  [
    /\bwho (?:does|did|has done|is doing|has been doing) (?:the )?(?:more|most)\b.{0,20}\b(?:home|house|housework|chores)\b/,
    'I don’t read who does what at home. “Who does what” on your Household page counts it for you.',
    'No leo quién hace qué en casa. “Who does what” en tu página Household lo cuenta.',
  ],
]
/** Comparisons that the coach can't make, although the app may show both. */
const uncompared: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:and|so|ok|hey) )?(?:do|does|am|is) (?:i|my mood) .{0,20}\b(?:feel|better|happier|worse)\b.{0,20}\bdays (?:that |when )?i \w+/,
    'I can’t match your moods to single things you did. The Self-Care page can: under “Insights,” “What goes with your mood” compares your mood on days with each activity you logged with the other days. It’s part of Premium.',
  ],
  [
    /\b(?:my|our|these|those) (?:journal|diary|entries)\b(?!.*\bprompts\b).{0,60}\b(?:the most|most often|themes?|patterns?|keeps? coming up|in common)\b/,
    'I only see the days of your journal entries, not your words, so I can’t tell what comes up most. On the Journal page, search for a word and you’ll see every entry that has it.',
  ],
]
const asksAdvice =
  /\b(?:should|supposed to|no matter how|can i|could i|do i need|better (?:to|if|for|off)|how do|how can|why|normal|okay|enough)\b/

const months = String.raw`(?:${oneOf(...englishMonths)}|(?:this|last) (?:week|month|year))`
const bareComparison = new RegExp(
  String.raw`^(?:can you |please )?compare ${months} (?:with|to|and|against|vs) ${months}$`,
)
/** Answers 'Compare October with September' by asking what to compare. */
export function answerBareComparison({ request, state }: Turn): Answer | null {
  const line = normalize(request.message)
  if (!bareComparison.test(line) || state.kept.looked !== undefined) return null
  const sides = request.message
    .trim()
    .replace(/^.{0,30}?compare /i, '')
    .replace(/[.?!]$/, '')
  return makeAnswer('I can do that for what Glowell tracks.', {
    question: {
      purpose: 'choice',
      text: 'Which should I compare: what you earned, your self-care, your mood or your journal?',
    },
    choices: ['income', 'self-care', 'mood', 'journal entries'].map((one) => `Compare my ${one} in ${sides}`),
    isFree: true,
  })
}

/** Answers a question about something that the app doesn't store or the coach doesn't read. Returns null for any other. */
export function answerUnrecorded({ request }: Turn): Answer | null {
  const line = normalize(request.message)
  const apart = request.language === 'en' ? uncompared.find(([form]) => form.test(line)) : undefined
  if (apart !== undefined && !/\b(?:should|normal|in my head|why)\b/.test(line) && line.split(' ').length <= maxWords)
    return makeAnswer(apart[1], { isFree: true })
  const unkept = uncounted.find(([form]) => form.test(line))
  if (unkept !== undefined && pastOrNow.test(line) && !asksAdvice.test(line) && line.split(' ').length <= maxWords)
    return makeAnswer(inLanguage(request, unkept[1], unkept[2]), { isFree: true })
  if (
    spending.test(line) &&
    !asksHow.test(line) &&
    !time.test(line) &&
    (asksFor.test(line) || request.message.includes('?'))
  )
    return makeAnswer(
      inLanguage(
        request,
        'I can’t tell you that: Glowell tracks what comes in, not what you spend. Your bank’s app can sum it up by store or by month, and if you give me the two totals, I’ll look at them with you.',
        'Eso no te lo puedo decir: Glowell guarda lo que entra, no lo que gastas. La app de tu banco lo suma por tienda o por mes.',
      ),
      { isFree: true },
    )
  if (words.test(line) && /^(?:can|could|what|please|tell|show|look|read|do|pull|find|bring)\b/.test(line))
    return makeAnswer(
      inLanguage(
        request,
        'I don’t repeat what you’ve written. If you let me read your journal, all I see is which days you wrote and what about. The entry itself is in your journal, under its date.',
        'No repito lo que escribiste. Si me dejas leer tu diario, solo veo qué días escribiste y sobre qué. La entrada está en tu diario, por su fecha.',
      ),
      { isFree: true },
    )
  return null
}
