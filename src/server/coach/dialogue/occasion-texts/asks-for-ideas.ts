import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { readFoods } from './meals-from-foods.ts'
import { all, any, type Asks, has, hasNo, wants } from './ask-forms.ts'
import { readRefused } from './refused-foods.ts'

export const asksForChores = all(
  has(wants('chore (?:charts?|lists?|schedule|ideas|system)|chores?')),
  has(/\b(?:charts?|kids?|children|age[sd]?|years? old|yr olds?|yo|son|daughter|toddler|teens?|boys|girls)\b/),
  hasNo(/\b(?:left|overdue|wont|refuse\w*|fight\w*|finish\w*|done|due|pay|allowance|get (?:my|the|them)|how do i)\b/),
)

export const asksForQuestions = all(
  has(
    wants('questions?(?: [a-z]+){0,2} (?:to ask|for|about|i (?:should|can) ask|at)'),
    wants('(?:questions?|things) (?:to|i should|should i|i can|can i|that i should) ask'),
    /\bwhat (?:should|can|do|could) (?:i|we) ask\b(?! for)/,
    /\bwhat to ask\b(?! for)/,
  ),
  hasNo(/\b(?:how do i|answer|asked me|asks me|asking me)\b/),
)

const packed =
  /\b(?:pack\w*|bag|trip|vacation|beach|camp\w*|flight|plane|hospital|cruise|ski\w*|dorm|college|birth|airport|daycare)\b/
export const asksForPacking = all(
  has(
    wants('packing (?:list|checklist)|hospital bag(?: list)?|checklist'),
    /\bwhat (?:do|should|can|all|to)(?: [a-z]+){0,4} (?:pack|bring|take)\b/,
    /\bhelp (?:me )?pack (?:for|my)\b/,
  ),
  has(packed),
  hasNo(
    /\b(?:lunch\w*|eat|food|snacks?|desk|meals?|dinner|potluck|supper|appointment|appt|doctor|meeting|court|lawyer|teacher|fridge|moving|kitchen)\b/,
  ),
)

const giftDays = wholeWords([
  String.raw`birthday|bday|christmas|xmas|anniversary|mothers day|fathers day|shower|teachers?|graduat\w+|secret santa`,
  String.raw`retire\w*|valentines?|wedding|housewarming|new (?:mom|mama|baby)`,
])
export const asksForGifts = all(
  any(
    has(
      wants(
        '(?:gifts?|presents?) ideas?|gifts?|presents?|stocking stuffers?',
        'need|ideas|suggest|what|good|recommend|give me|any|some|help|cheap|inexpensive',
      ),
    ),
    all(has(/\bwhat (?:do|should|can|to|could)(?: i| we)? (?:get|buy|give)\b/), has(giftDays)),
  ),
  hasNo(/\b(?:thank|wrap\w*|spend(?! (?:more|over|much))|budget|gift cards?|hide|return|sleep|to say|say|nap|rid)\b/),
)

const askIdeas =
  /\b(?:ideas?|suggest\w*|recommend\w*|what (?:can|could|should|to|do|are|is|would)|whats|things|something|any|need|give me|help me|cheap|easy|quick)\b/
const ofKinds =
  'easy|quick|cheap|simple|good|low|less|sodium|salt|heart|healthy|diabetic|friendly|crockpot|crock|pot|slow|cooker|freezer|picky|kid|kids|family|one|two|pan|sheet|weeknight|budget|dairy|nut|free|school|summer|no|bake|meatless|vegetarian'
/** Matches 'Low sodium crockpot meals', 'pasta ideas', which only name the thing that the user wants. */
const bareAsk = new RegExp(
  String.raw`^(?:(?:${ofKinds}) ){0,5}(?:dinners|suppers|lunches|meals|recipes|breakfasts|snacks)\b(?! (?:was|were|is|are|went|tasted)\b)`,
)
const dish =
  'pasta|chicken|ground beef|hamburger|casserole|soup|pork chop|tuna|rice|potato|egg|taco|salad|sandwich|turkey|sausage'
const ofFood = new RegExp(String.raw`\b(?:${dish})s? (?:dinner |supper )?(?:ideas|recipes)\b`)
/** Matches questions that a list of dishes doesn't answer. */
const diets = wholeWords([
  String.raw`dieting|calor\w+|carbs?|keto|weigh\w*|lose|protein|macros?|fasting|low fat`,
  String.raw`(?<!heart )healthy|healthier|gluten|wheat|soy|sesame|celiac|pregnan\w+|gestational|kidneys?|dialysis|insulin|gout|ulcers?|reflux|gerd|ibs|crohns?|colitis|diverticul\w+|fodmap|liver`,
  String.raw`points|ramadan|bariatric|type 1|sugars? (?:is|was|are|keeps?|dropp?\w*|went|crash\w*|level\w*|\d+)|(?:low|drop\w*|lower|reading\w*) (?:blood )?sugars?`,
  String.raw`(?:lower|bring down|raise|check) (?:my|his|her|the)? ?(?:blood pressure|cholesterol|sugar)|\d{2,3} over \d{2,3}|a1c`,
])
/** Matches conditions that dinners have to fit: 'My husband is diabetic'. */
const conditions = /\b(?:diets?|diabet\w+|sugars?|blood pressure|sodium|salt|cholesterol|heart)\b/
const wantsDishes =
  /\b(?:dinners?|suppers?|lunch(?:es)?|meals?|recipes?|crock ?pot)\b|\bwhat (?:can|could|should|to)(?: i| we)? (?:make|cook|fix)\b/
/** False for an allergy that the name of a dish doesn't show, which the library answers. */
const isSafeToName: Asks = (line) => !/\ballerg\w+/.test(line) || readRefused(line).foods.length > 0
const food =
  'dinners?|suppers?|lunch(?:es)?(?! (?:shift|break|lad|hour|rush|room|count))|breakfasts?|meals?|snacks?|recipes?|potluck|crock ?pot'
const foods =
  /\b(?:dinner|supper|lunch|breakfast|meal|eat|chicken|beef|hamburger|beans|rice|pasta|potatoes|potluck|easy|snack|church|party|crowd)\b/
const haveThese = oneOf(
  '(?:i|we) (?:have|got|only have)|ive got|all (?:i|we) (?:have|got)|on hand|in (?:the|my) (?:fridge|freezer|pantry)',
)
const dishes = 'something|anything|things|ideas?|dinners?|suppers?|meals?|recipes?'
const ofFoods = [
  /\bwhat(?:s| all)? (?:can|could|do|should|to)(?: i| we)? (?:do|make|cook|fix) (?:with|w|from|out of)\b/,
  new RegExp(String.raw`\b(?:${dishes})(?: [a-z0-9]+){0,4} (?:with|w|from|using|out of|that (?:use|have))\b`),
  new RegExp(String.raw`\b(?:${haveThese})\b.{0,120}\b(?:make|cook|fix|dinner|supper)\b`),
  /\bwhats (?:for|a good) (?:dinner|supper)\b/,
]
export const asksForMeals = all(
  any(
    has(
      new RegExp(String.raw`\b(?:${food}) (?:[a-z]+ )?(?:ideas?|for|that|without|i can)\b`),
      new RegExp(String.raw`\b(?:ideas?|cheap|easy|quick|need|some)\b(?: [a-z0-9]+){0,4} (?:${food})\b`),
      /\bwhat (?:can|could|should|do|to|else)(?: i| we)? (?:cook|fix|feed|eat|serve)\b/,
      bareAsk,
      ofFood,
      /\bwhats? (?:is )?(?:good|easy|a good (?:thing|dish)|something good) (?:to (?:make|bring|cook|take|fix)|i can (?:make|bring|take)) (?:for|to)\b/,
    ),
    all(has(/\bwhat (?:can|could|should|to)(?: i| we)? (?:make|bring|pack|take)\b/), has(foods)),
    all(
      has(...ofFoods),
      hasNo(/\b(?:wont|refuses?|will not) eat\b.{0,12}\bwhat (?:do|can|should) i do\b/),
      (line) => readFoods(line).length > 0,
    ),
  ),
  has(askIdeas, bareAsk),
  isSafeToName,
  any(hasNo(conditions), has(wantsDishes)),
  hasNo(
    diets,
    wholeWords([
      String.raw`plan|week(?! ?night)|made|rehears\w*|sell|business|etsy|money|cost me|trip|left out|safe|reheat\w*`,
      'how (?:long|do|can|much|many)|say|says|said|dishes|thinks|wear|invite|talk|get(?! (?:home|off|in|out|back|done))|hurts?|pain|table|late',
      'night ?shifts?|on nights|overnights?|stop|sides?(?: dish(?:es)?)?|goes? (?:good |well |best )?with|serve with',
    ]),
  ),
)

const trouble = oneOf(
  'passed|died|deployed|lonely|failing|hit\\w*|bit(?:es|ing)|tantrums?|wont|refuse\\w*|lie[sd]?|lying|steal\\w*|behav\\w*|attitude',
  'disrespect\\w*|divorce\\w*|depress\\w*|cry\\w*|cries|argu\\w*|fight\\w*|caught|money|bills?|visitation|custody|sleep|nap|trouble',
  'get (?:him|her|them) (?:to|off|out|up|moving|going)|dont know what to do|what to do with (?:my|him|her|them)|break from|away from|mad|angry|worried|yell\\w*|hates?|hurts?|no idea how to',
)
const otherIdeas =
  'business|side|gift|presents?|dinner ideas|meal|lunch|goals?|plan my|video games?|gaming|phone|chores?|homework'
/** Matches 'A good idea or no?', 'clean the house or go to the game', which are decisions. */
const toWeigh = wholeWords([
  String.raw`(?:good|bad|smart|dumb|crazy|terrible) idea|idea or no\w*|worth it`,
  String.raw`should (?:i|we) (?!do with|play|do for)|do i (?:go|stay|take|let)|miss(?:ing)? (?:my|his|her|their|our|the|a) (?:\w+ ){0,2}(?:games?|activit(?:y|ies))`,
  String.raw`or (?:should|do|just|go|stay|clean|catch|take|let|skip|rest|work|drive|watch|see|keep)(?: (?:i|we|it|to|out|up|home))?`,
])
/** Matches messages to somebody, plans of a day and instruments: none of them asks for something to do. */
const otherSubjects = wholeWords([
  String.raw`(?:text|e ?mail|message|write|tell|ask|call|let) (?:to )?(?:my|his|her|the|our) (?:\w+ )?(?:boss|manager|supervisor|coach|teacher|principal|ex|work|job|landlord|sister|mom|mother)`,
  String.raw`(?:has|have|had|got) (?:a|an|his|her|their|two|three|\d) (?:\w+ )?games?|games? left|(?:my|his|her|our|their) (?:\w+ ){0,2}games?`,
])
/** Words for 'A game for the shower', but not for 'a game on Saturday'. */
const doings = oneOf(
  'ideas?|activit(?:y|ies)|games|conversation starters?|small ?talk|ice ?breakers?|things to do|things to talk about|what to talk about',
  '(?:a|fun|party|board|card|easy|good|quick) game(?! (?:on|at|is|was|today|tonight|tomorrow|saturday|sunday|friday|this|next)\\b)',
)
/** Matches 'Text my boss …, my son has a game', 'write something to my son’s coach', which ask for words to somebody. */
const toSend = wholeWords([
  '(?:text|e ?mail|message|write|tell|ask) (?:to )?(?:(?:something|a (?:text|message|note)) (?:to|for) )?(?:my|the|our|his|her) (?:\\w+ ){0,2}(?:boss|manager|supervisor|coach|teachers?|principal|landlord|ex|neighbou?rs?|sitter|mom|dad|sister|brother|friend|coworker)',
  '(?:text|message|e ?mail|note|letter) (?:to|for|asking|saying)|(?:write|word|draft) (?:it|this|that)|a text|an e ?mail',
])
export const asksForFun = all(
  has(
    new RegExp(String.raw`\b(?:${doings})\b`),
    /\bwhat (?:can|could|should|to)(?: i| we| me and my [a-z]+)? do (?:with|for|on)\b/,
  ),
  has(askIdeas, /\b(?:play|starters?|ice ?breakers?|games|activities)\b/),
  hasNo(new RegExp(String.raw`\b(?:${trouble}|${otherIdeas})\b`), toWeigh, otherSubjects, toSend),
)
