import { shoppingCategories } from '#contract/shopping-lists.ts'
import { addDays } from '#server/lib/days.ts'
import type { FoundOf, RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { bulletList } from '../markdown.ts'
import { oneOf } from '../phrase-pattern.ts'
import { withCapitalsOf, withoutDeterminer, withoutWhen } from './asked-name.ts'
import { LocalFormat } from './local-format.ts'
import { nearNames } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { firstNamed, shoppingListWords, showOpening } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'
import { renderShopping } from './render-lists.ts'

const ask =
  "(?:what(?:'s| is|s| (?:all |else )?(?:do|have) (?:i|we) (?:still )?(?:have|got|need)| else is| all is)?|anything|is there anything|how much is|show me|read me)"
const left =
  '(?:(?:still |all |left |remaining |else |open |there |undone |i have |do i have |to do |to get |to buy |to finish |to check off )*)'
const untilDay = "(?: (?:before|by|until|till) [\\w' ]{3,30})?"
/** Matches 'What's still on my list for Target'. */
const listFor = new RegExp(
  String.raw`${showOpening}${ask} ${left}(?:on|in|off|for) (?:my|the|our) (?:shopping |to-?do |to do |packing )?list for (.{2,40})$`,
)
/** Matches 'What's left on my wedding to do list'. */
const ofList = new RegExp(
  String.raw`${showOpening}${ask} ${left}(?:on|in|off|for) (?:my|the|our) ((?:[\w'&-]+ ){1,3}?)(shopping |to-?do |to do |grocery |packing )?(?:list|checklist)\b(?: (?:still|left|today|now|this week))*${untilDay}$`,
)
const known = new RegExp(
  `^(?:${oneOf(
    String.raw`shopping|grocery|groceries|store|food|to-?do|todo|to do|task|household|house|chore|chores|home|prayer`,
    String.raw`prayers|goal|goals|daily|today'?s|whole|entire|current|master|main|own|big|little|weekly`,
  )})$`,
)
const stores = oneOf(
  "target|walmart|costco|kroger|publix|aldi|safeway|trader joe'?s|whole foods|heb|h-e-b|sam'?s(?: club)?|amazon|meijer|winco|wegmans|lidl|cvs|walgreens|home depot|lowe'?s|ikea|dollar (?:tree|general|store)|michaels|hobby lobby|the store|food lion|giant eagle|giant|sprouts|shoprite|stop (?:and|&) shop|the pharmacy|the market|farmers market",
)
const isStore = new RegExp(`^(?:the )?(?:${stores})(?: run| trip)?$`)
const grocery = new RegExp(
  String.raw`${showOpening}${ask} ${left}(?:on|in|off) (?:my|the|our) (?:grocery|groceries|food) list\b(?: (?:still|left|today|now|this week))*$`,
)

/** Answers 'What's left on my wedding to do list' with that list, with the planner's tasks of that name, or that there is none. */
export function lookUpNamedList({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  if (language !== 'en') return null
  if (grocery.test(line)) return lookUpGroceries(today)
  const [, said, kind = ''] = listFor.exec(line) ?? ofList.exec(line) ?? []
  const name = said === undefined ? '' : withoutDeterminer(withoutWhen(said.trim()))
  if (name === '' || known.test(name) || firstNamed(name, shoppingListWords) !== null) return null
  const written = withCapitalsOf(name, message)
  const isShopping = isStore.test(name) || /shopping|grocery/.test(kind)
  const questions: RecordQuestion[] = [
    { ask: 'findTask', about: name.slice(0, 80), from: addDays(today, -60), to: addDays(today, 365) },
    { ask: 'shopping', list: null, item: null },
    ...(isShopping ? [] : [{ ask: 'goal', about: name.slice(0, 80), want: 'left' } as const]),
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const words = new LocalFormat('en', today)
      const text = isShopping ? tellStore(written, answers, words) : tellNamed(written, answers, words)
      return makeRecordsAnswer(text, questions, answers)
    },
  }
}

const shoppingOf = (answers: readonly RecordAnswer[]): FoundOf<'shopping'> | undefined =>
  answers.map(({ found }) => found).find((found): found is FoundOf<'shopping'> => found?.ask === 'shopping')

function openTasks(name: string, answers: readonly RecordAnswer[], words: LocalFormat): string[] {
  const tasks = answers.flatMap(({ found }) => (found?.ask === 'findTask' ? found.tasks : []))
  return nearNames(name, tasks, ({ title }) => title)
    .filter(({ isDone }) => !isDone)
    .slice(0, 8)
    .map(({ title, day }) => `${quoteUserText(title)}, ${words.on(day)}`)
}

const capital = (name: string): string => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const off = 'I can’t look at your shopping lists: that’s switched off for me. You can turn it on in your profile.'

/** Says that lists are sorted by purpose and not by store. */
function tellStore(store: string, answers: readonly RecordAnswer[], words: LocalFormat): string {
  const found = shoppingOf(answers)
  const tasks = openTasks(store, answers, words)
  const none = `You don’t have a list for ${capital(store)}: your shopping lists go by what things are for, not by the store.`
  const planned = tasks.length === 0 ? null : `In your planner: ${tasks.join('; ')}.`
  return paragraphs(none, planned, found === undefined ? off : renderShopping(found, words))
}

function tellNamed(name: string, answers: readonly RecordAnswer[], words: LocalFormat): string {
  const said = quoteUserText(name)
  const lists = (shoppingOf(answers)?.lists ?? []).filter(
    ({ label }) => nearNames(name, [label], (one) => one).length > 0,
  )
  const items = (shoppingOf(answers)?.lists ?? []).flatMap(({ label, names }) =>
    nearNames(name, names, (one) => one).map((item) => `${quoteUserText(item)} (${label} list)`),
  )
  const tasks = openTasks(name, answers, words)
  if (lists.length > 0) return renderShopping({ ask: 'shopping', list: null, item: null, lists, shared: [] }, words)
  const none = `You don’t have a list called ${said}.`
  const shown = (shoppingOf(answers)?.lists ?? []).map(({ label, open }) => `${label} (${open})`)
  const there = shown.length === 0 ? '' : ` Your lists: ${words.list(shown)}.`
  const open = [...tasks, ...items]
  if (open.length > 0) return `${none} Still open that mention it:\n\n${bulletList(open)}`
  const goals = answers.flatMap(({ found }) =>
    found?.ask === 'goal' ? nearNames(name, found.goals, ({ title }) => title) : [],
  )
  const goal = goals[0] === undefined ? '' : ` There’s the goal ${quoteUserText(goals[0].title)}.`
  return `${none} Nothing in your planner or on your shopping lists mentions it either.${there}${goal} Tell me what’s left, one thing per line or with commas, and I’ll make the cards.`
}

/** The shopping lists that contain food. */
const foodLists: ReadonlySet<string> = new Set(
  shoppingCategories.filter(({ id }) => id === 'household').map(({ label }) => label),
)

function lookUpGroceries(today: string): LookUp {
  const questions = [{ ask: 'shopping', list: null, item: null }] as const
  return {
    questions,
    toAnswer: (answers) => {
      const words = new LocalFormat('en', today)
      const found = shoppingOf(answers)
      const food = (found?.lists ?? []).filter(({ label }) => foodLists.has(label))
      const others = (found?.lists ?? []).filter(({ label }) => !foodLists.has(label))
      if (found === undefined) return makeRecordsAnswer(off, questions, answers)
      if (food.length === 0) return makeRecordsAnswer(renderShopping(found, words), questions, answers)
      const rest =
        others.length === 0
          ? null
          : `Your other shopping lists: ${others.map(({ label, open }) => `${label} (${open})`).join(', ')}.`
      return makeRecordsAnswer(
        paragraphs(renderShopping({ ...found, lists: food, shared: [] }, words), rest),
        questions,
        answers,
      )
    },
  }
}
