import { oneOf } from '../../../../../phrase-pattern.ts'

const some = '(?:[a-z0-9]+ ){0,5}'
const few = '(?:[a-z0-9]+ ){0,3}'
const any = '(?:[a-z0-9]+ ){0,7}'
const plans =
  'plan|schedule|timeline|time line|routine|game plan|calendar|countdown|checklist|order|breakdown|to ?do list|timetable'

const forms = new RegExp(
  `\\b(?:${oneOf(
    `(?:what|how) (?:should|would|could|does|will|do|might|can|s|is|are) ${any}(?:look|looks|go|run|work out|happen)(?: like)?`,
    `what (?:a|my|the|that|this) ${few}(?:should|would|could|will|might) look like`,
    `what (?:should |would |needs to |has to )?(?:happens?|goes|comes|gets done|get done|do i do|should i do|to do|do i tackle|should i tackle|do i clean)(?! (?:with|about|if|for|when he|when she|when they)\\b)`,
    `(?:lay|map|plan|split|break|spread|sketch|block|divide|sort|space|pace|schedule|organize|work|figure) (?:it|this|that|them|these|those|out|up|my|the|a|what|everything|things) ?${few}`,
    `(?:build|make|give|write|need|want|like|love|draw up|create|set up|put together|get) ${some}(?:${plans})`,
    `(?:a|an|the|my|what|which|some kind of) ${few}(?:${plans})(?: (?:by|for|to|of|starting|from|until|till)|$)`,
    `in what order|what order|which order|order (?:to|do i|should i)`,
    `where ${some}(?:fit|fits|go|squeeze|put|find time)|when ${some}(?:do|fit|squeeze|study|start)`,
    'where do i (?:even )?(?:start|begin)|tell me what to do(?! (?:with|about|if|for)\\b)|make (?:it|this) (?:all )?(?:make sense|work|fit)|walk me through|(?:get|fit) it all (?:in|done)',
    '(?:which|what|each|every|on which|on what) (?:night|evening|day|week|room)s?|(?:by|per|week by|day by|night by) (?:week|day|night|evening)',
  )})\\b`,
)

/** Matches wants that are words, food, money or shopping, not an order in time. */
const others = new RegExp(
  [
    String.raw`\b(?:text|email|note|message|toast|speech|prayer|letter|card|reply|respond|word it|say to|what do i say`,
    '|what to say|tell (?:him|her|them|my)|bring it up|recipes?|menu|grocery|shopping|wear|outfit|budget|questions?',
    String.raw`|gift|names?|charge|cost|pay|price|money|profits?|tips|put in the app|in here|in the app)\b`,
  ].join(''),
)

/** Whether a want asks for a plan, an order or a schedule. `line` has no marks and is in lower case. */
export const asksForPlan = (line: string): boolean => forms.test(line) && !others.test(line)
