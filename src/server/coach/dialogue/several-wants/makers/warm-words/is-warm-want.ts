import { oneOf } from '../../../../phrase-pattern.ts'

const lead = '(?:(?:and|also|but|then|so|ok|okay|please|pls|maybe|just|honestly|first|can you|could you|would you) )*'
const kind = '(?:nice|kind|gentle|sweet|encouraging|good|warm|comforting|reassuring)'
const forms = [
  `say (?:me )?(?:something|one|a few|some) ?(?:really |very )?${kind}(?: (?:thing|things|word|words))?(?! (?:about|for|to) (?:my|our|the|a|him|them|mrs?|dr)\\b)(?: (?:to|for) me| first| please| anyway| before .{1,30})*(?: (?:because|since|i|im|ive|my|it|after|today|about) .{1,120})?$`,
  `(?:(?:id|i would|i) (?:like|love|appreciate|need|could use|want)|give me|i could use|need) (?:an?|some|one|a little|a few) (?:bit of )?(?:${kind} words?|encouragement|pep talk|kindness|reassurance|comfort|hug)\\b(?! (?:for|to|with|in) (?:my|a|the|her|his))`,
  `(?:an? |one |some )?(?:${kind} words?|a little encouragement|encouragement|pep talk)(?: for me)?(?: (?:first|please|too|before .{1,30}))*$`,
  'tell me (?:that )?(?:im|i am) (?:not (?:being )?(?:crazy|an?|the|alone|selfish|stupid|dumb|lazy|awful|terrible|failing|overreacting|wrong|bad|insane|losing|too \\w+)|doing (?:ok|okay|fine|alright|enough)|(?:ok|okay|normal|enough|a good|going to be))',
  'tell me (?:that )?(?:its|it is|it will|itll|this is|everything is|everythings|everything will|things will) (?:all )?(?:(?:going to|gonna) )?(?:be |get )?(?:ok|okay|fine|alright|all right|normal|better)',
  `be (?:${kind}|easy|nice)(?: (?:to|with|on) me)?(?: (?:please|im|i|ive|its|today|because|about) ?.{0,120})?$`,
  'go easy on me',
  '(?:say|tell me) something (?:to calm me down|good|that helps|to make me feel better)',
  'tell me (?:that )?i (?:did|was|am doing|handled it) (?:ok|okay|fine|right|alright|enough|good|the right thing)',
  '(?:give me )?(?:some )?permission (?:slip )?to (?:skip|rest|leave|say no|stop|quit|sit|nap|cancel|not|do nothing|order|take|be)\\b.{0,60}$',
  '(?:id|i would|i) (?:like|love|want|need|could use) (?:some |a little |a bit of )?company(?: for (?:a|one|five|ten|two) (?:minutes?|moment|second|bit|while))?$',
  '(?:keep me company|sit with me)(?: for .{1,20})?$',
  'am i (?:being )?an? (?:bad|terrible|awful|horrible) (?:mom|mother|parent|wife|daughter|sister|friend|aunt|person|grandma)\\b',
]
const warm = new RegExp(`^${lead}(?:${oneOf(...forms)})`)

/** True for a normalized want that asks for a kind word, company or comfort for the user. */
export const isWarmWant = (line: string): boolean => warm.test(line)
