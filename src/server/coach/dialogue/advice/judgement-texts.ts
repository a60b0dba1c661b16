import { anyOf } from '../../phrase-pattern.ts'

/** What is asked to be judged, by its kind: why it's all right, where it wouldn't be, and something to use. */
export type Judged = { form: RegExp; why: string; line: string | null; use: string }

export const judgements: readonly Judged[] = [
  {
    form: anyOf(
      'ask\\w* (?:\\S+ ){0,4}(?:for )?(?:\\$|a raise|more money|more pay|raise)',
      'ask for (?:\\$?\\d|a raise|more)',
      'negotiate',
    ),
    why: 'Asking what your work’s worth is normal, and all they can say is no.',
    line: 'Where it would get shabby: taking it and leaving two weeks later, or saying you’ll stay when you won’t.',
    use: 'So settle this first: if they said yes, would you really stay? If that’s a yes or a maybe, ask: “I’ve thought about what I do here, and I’d like to be at {sum}. Is that possible?” If it’s a no, skip it, and ask the other place for more instead.',
  },
  {
    form: anyOf('(?:her|his|their) share', 'pay me back', 'my money', 'what (?:he|she|they) owes?', 'owes? me'),
    why: 'It’s their share, not a favor. You’ve been lending it to them since the day you paid.',
    line: 'What would be unkind is being quietly mad about it till it comes out sideways.',
    use: 'Keep it apart from everything else, in a message of its own: “Could you send me your part, {share}, by Friday? Thank you!” No reasons, no “sorry.”',
  },
  {
    form: anyOf('presents?', 'gifts?'),
    why: 'Nobody’s owed a present.',
    line: 'But a present that’s left out to make a point is a message they have to guess at, and people guess wrong.',
    use: 'I’d keep the two apart: something small, like you’d give anybody, and the other thing in words. “Merry Christmas. And I’d still like to settle that other thing.” Say that part on another day.',
  },
  {
    form: anyOf('charg\\w*', 'raise (?:my |the )?(?:prices?|rates?|rent)', 'my prices?', 'my rates?'),
    why: 'Same work, same price is fair. Your costs went up for everybody’s house, not only some.',
    line: 'If you want to spare somebody, do that on purpose and not out of guilt: their old price, for them only, and you know what it costs you a year.',
    use: 'One line does it: “My price is going up to {sum} on the first. I wanted you to hear it from me.” Then stop. The long explanation is what makes it sound wrong.',
  },
  {
    form: anyOf(
      'leav(?:e|ing)(?! (?:him|her|them|it|my (?:\\w+ )?(?:kids?|son|daughter|baby|toddler|child|children|dog|mom|dad)))',
      'quit(?:ting)?',
      'give (?:my )?notice',
      'go(?:ing)? back to work',
      'change jobs',
      'buyout',
      'retir\\w+',
      'take (?:it|the (?:offer|package|money))',
      'take (?:the|another|a different) job',
    ),
    why: 'People go when something fits them better, and any boss who’s been around has done it, too.',
    line: 'What makes it fair is how you do it: real notice, and not on their worst day.',
    use: 'Before you say a word, check what’s tied to a date: a bonus, tuition they paid, insurance, a match that isn’t yours yet. If nothing is, the calendar isn’t a reason to stay.',
  },
  {
    form: anyOf(
      'say(?:ing)? no',
      'not (?:go|going|host|hosting|do|doing|help|helping|want|wanting|answer)',
      'skip',
      'turn\\w* (?:\\S+ )?down',
      'let it ring',
      'cancel',
      'back out',
      'miss',
    ),
    why: 'A no that’s early and kind is nicer to get than a yes somebody resents.',
    line: 'It’d only be unkind if they were counting on you and heard it last.',
    use: 'Say it today, with one thing you can do: “I can’t do that one. What I can do is this, on this day.” No reasons after that. Reasons turn it into a debate.',
  },
  {
    form: anyOf(
      'being (?:hurt|upset|mad|sad|jealous|angry)',
      'be (?:hurt|upset|mad|sad|jealous|angry)',
      'bothered',
      'mind(?:s)?',
    ),
    why: 'It hurts because they matter to you. That’s not a flaw in you.',
    line: 'The only thing I’d keep out of it is a group text. Ten people can’t have this talk.',
    use: 'Say it once, to the one person it’s about: “I felt left out, and I’d rather ask you than guess. What happened?” Then let the answer be the answer.',
  },
  {
    form: anyOf(
      'say(?:ing)? (?:something|anything)',
      'bring(?:ing)? it up',
      'tell(?:ing)? (?:him|her|them|my)',
      'ask(?:ing)? (?:him|her|them|my)',
      'speak(?:ing)? up',
    ),
    why: 'If it’s still on your mind, it’s worth saying once.',
    line: 'Saying it ten times is what wears people out, not saying it once.',
    use: 'One fact, one wish, then quiet: “When that happened, I felt it. Next time I’d like it this way.” If you can’t name the wish yet, wait a day till you can.',
  },
  {
    form: anyOf('wait(?:ed|ing)?', 'haven.?t (?:said|told|called|done)', 'put it off', 'didn.?t say'),
    why: 'You didn’t blow it. You took the time to get calm, and that’s better than saying it hot.',
    line: 'I’d only not let it run another week, because then it starts to feel like a secret.',
    use: 'Put the wait in the first sentence, so it isn’t one: “I’ve known for a few days, and I wanted to be calm before I said anything.”',
  },
  {
    form: anyOf('spend\\w*', 'buy\\w*', 'get the (?:good|nice|expensive|better)', 'pay (?:for|that|so)', 'splurge'),
    why: 'Something you use every day is a different kind of money than something you use twice.',
    line: 'It’d be foolish if it came out of rent, or if you bought it to feel better tonight.',
    use: 'Two questions settle it: can you take it back within 30 days, and is there still three months of bills left in the bank after? Two yeses, and I’d buy it.',
  },
  {
    form: anyOf('want(?:ing)?', 'like', 'wish', 'enjoy', 'hope', 'hoping', 'be glad', 'feel\\w*', 'relieved'),
    why: 'Wanting something isn’t doing something to anybody. It’s just information about you.',
    line: null,
    use: 'Say it to one safe person out loud, exactly as you said it here. It usually gets smaller once it’s been heard.',
  },
]

/** What may be too late. */
export const lateJudgement: Judged = {
  form: anyOf('save', 'start\\w*', 'go back', 'learn\\w*', 'begin\\w*', 'date', 'try', 'move', 'change', 'fix'),
  why: 'You’ll be that old either way. The question is what you’d like to have by then.',
  line: 'What is too late is doing it the way a 25-year-old would. Do the small version that fits your years.',
  use: 'Pick a size you’d do on a bad month, start it this week, and don’t look at the total until spring.',
}
