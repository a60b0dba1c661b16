import { oneOf, wholeWords } from '../../../../phrase-pattern.ts'

const asksToDecide = wholeWords([
  '(?:should|shall) (?:i|we|my|he|she|they|the|it|our)|(?<!(?:how|what|where|when|why|who|much|many|long|often|which \\w{1,12}) )do (?:i|we) (?!need to bring|remember)',
  'would you|which (?:one|1|do|should|would|is|first|job|place|can|of|way|offer|daycare|house|apartment|car|color|dress|day)|(?:whos|who is|who do you think is) right|worth (?:it|the|\\d)|even worth',
  'talk me (?:out|into)|(?:tell me|say) (?:\\w+ ){0,3}(?:yes or no|if|whether|which|what youd do|who|to)|be honest|honest(?:ly)? opinion|yes or no|real answer|gut check',
  '(?<!\\b(?:what|how|where|when|why|who) )(?:is|are|isnt|was|would) (?:it|that|this|there|they|he|she)|am i|are we|(?:can|could) (?:i|we) (?:just |even |still |actually )?(?:afford|say|skip|wait|swing|do|keep|take|ask|get|tell|invite|not)|kidding myself',
  'or (?:not|no|nah|cancel|drop|switch|move|return|wait|skip|just|keep|stay|is|do|should|am|leave|the|a|in|fall|spring|let|go|him|her|after|now|later|get|buy|fix|sell|say|tell|stop|quit|ask|hold|find|look|pay)',
  '(?:decide|choose|pick) (?:if|whether|between|which|for me|one|just 1)|trying to decide|help me (?:decide|choose|pick)|what would you (?:do|pick|take|choose)|whats your (?:take|vote)|(?:what|which) (?:bills? |ones? )?can wait|does it fit|compare (?:those|them|these|the 2)',
  '(?:pick|choose) (?:one|1)|whether (?:i should|to|or not)|(?:dont know|not sure) (?:whether|if i should)|permission to|makes more sense',
  '(?:not|im not) (?:crazy|wrong|selfish|being)|first or|think about the rest|do i have to|what do i do about',
])
/** Asks for words, a way or a list, which other makers give. */
const otherAsk = wholeWords([
  '(?:how|what) (?:do|should|can|could|would|to|else) (?:i|we)? ?(?:even |ever |actually )?(?:say|tell|write|text|word|put|wear|cook|ask|bring|respond|reply|start|explain|approach|make|handle|get|pack)',
  '(?:write|draft|word) (?:me|a|an|up|this|something|my|the|it)|remind me|(?:want|need|like|love|give me) (?:a|an|some|1) (?:\\w+ ){0,2}(?:text|note|prayer|list|toast|plan|message)',
  'how (?:much|many|long|often) (?:do|should|will|would|can|could|is|are|does)|(?:study|meal|workout|budget) plan|when (?:do|should|can) (?:i|we)',
])

/** Matches 'Fix it or put that toward something newer'. */
const eitherOr = /^(?!or )(?:[\w.]+ ){1,6}?or [\w.]+(?: [\w.]+){0,7}$/

/** True if a want in the form of `numberLine` asks for a decision or a judgment. */
export const asksForDecision = (ask: string): boolean =>
  (asksToDecide.test(ask) || eitherOr.test(ask)) && !otherAsk.test(ask)

/** A question without a subject of its own. */
const bare = new RegExp(
  '^(?:(?:so|ok|and|but|also|now|then|plus|honestly|please|just|luxee) )*(?:' +
    [
      '(?:should|shall|do|would|can|could) (?:i|we|you|she|he|they)(?: (?:just|even|really|do|take|get|keep|go|let|drop|skip|tell|say|it|that|him|her|them|this|one|1|which|have|still|pick|give|back|or|not|wait|yes|no|to|buy|stay|be|there|cancel|come|quit)){0,9}',
      '(?:which|what) (?:1|one|would you (?:do|pick|take|choose)|do i (?:do|pick|drop|skip|take|choose))(?: \\w+){0,3}',
      '(?:tell me |just tell me |say )(?:which (?:1|one) (?:youd|you would) (?:take|pick|do|choose)|yes or no|what youd do)',
      '(?:whos|who is) right|yes or no|be honest|is (?:it|that|this) (?:still |even |really )?(?:ok|okay|worth it|crazy|dumb|smart|stupid|too much|a good idea|a bad idea|a mistake|wrong|selfish|rude|mean|normal)(?: or (?:not|am i \\w+(?: \\w+)?))?',
      'give me (?:your |a )?(?:real|honest|straight) (?:answer|opinion)|worth it(?: or not)?|(?:keep|drop|take|fix|stay|go|tell|yes) (?:it )?or (?:\\w+ ){0,4}\\w+|am i (?:\\w+ ){0,2}\\w+',
    ].join('|') +
    ')(?: (?:right|please|lol|honestly|or what|though|thanks))?$',
)

/** True for 'Do I take it?', which refers to what was told before. */
export const isBareAsk = (ask: string): boolean => bare.test(ask)

const fears = oneOf(
  'rude|selfish|wrong|mean|normal|crazy|petty|cruel|weird|tacky|over ?reacting|unreasonable|dramatic|lazy|cheap|stingy|ungrateful|terrible|awful',
  'horrible|bad|too much|nuts|insane|cold|heartless|unfair|silly|stupid|dumb|childish|pathetic|ok|okay|fine|too sensitive|controlling|ridiculous',
)
const asksIfFeared = wholeWords([
  // Not for what somebody else does: 'is it rude of him'.
  `(?:is|was|would|isnt) (?:it|that|this)(?: (?:be|really|so|too|even|totally)){0,3} (?:${fears})(?! (?:of|that|for|when|if) (?:he|she|they|him|her|them|my|his)\\b)`,
  `am i (?:(?:being|just|so|a|an|the|really|too|totally|kind of) ){0,4}(?:${fears})`,
  `(?:im not|not|that im) (?:(?:being|a|so) ){0,2}(?:${fears})|(?:it|that|this) makes? me (?:a |an )?(?:${fears})`,
])

/** True if a want asks whether the user is rude, selfish, a bad mother or the like, or whether something is normal. */
export const asksForJudgment = (ask: string): boolean => asksIfFeared.test(ask)
