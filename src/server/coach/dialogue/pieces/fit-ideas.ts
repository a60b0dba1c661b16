import { contentWords } from '../../guide/text-analysis.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { hasFoods, mealsFrom, readFoods, recipesOf } from './meals-from-foods.ts'
import type { PieceKind } from './piece-kinds.ts'
import type { Theme } from './piece-themes.ts'

/** Ideas in the order in which they are given, what is said under them, and the matters of the library that say more. */
type Ideas = { texts: readonly string[]; end: string | null; matters: readonly string[]; lead: string | null }
type Asked = { kind: PieceKind; theme: Theme; line: string; many: number }

const refusing = oneOf(
  'no|not|without|arent|isnt|hates?|besides|except|other than|(?:tired|sick|out) of',
  '(?:wont|doesnt|dont|nobody|no one)(?: (?:eats?|likes?|touch|want|have))',
)
const leftOut = new RegExp(String.raw`\b(?:${refusing})((?: any)? [a-z]+(?: (?:or|and|nor) [a-z]+| [a-z]+)?)`, 'g')

/** 'No meat' is no ham either. */
const families = new Map([
  ['meat', 'meat chicken beef sausage pork turkey ham bacon hamburger sloppy chili'.split(' ')],
  ['pasta', 'pasta spaghetti ziti noodle tortellini lasagna mac'.split(' ')],
  ['pork', 'pork ham bacon sausage'.split(' ')],
  ['fish', 'fish tuna salmon'.split(' ')],
])

/** What was asked for first; what was ruled out not at all. */
function fitting(texts: readonly string[], line: string): readonly string[] {
  const out = [...line.matchAll(leftOut)]
    .flatMap(([, words = '']) => contentWords(words))
    .flatMap((word) => families.get(word) ?? [word.replace(/s$/, '')])
  const wanted = contentWords(line).filter((word) => word.length > 3)
  const score = (text: string) => wanted.filter((word) => text.toLowerCase().includes(word.replace(/s$/, ''))).length
  const left = texts.filter((text) => !out.some((word) => word.length > 2 && text.toLowerCase().includes(word)))
  return left.toSorted((one, other) => score(other) - score(one))
}

/** Fewer are no list to pick from. */
const fewest = 4
/** What dinners are no answer to. */
const occasions = new Set('warm nooven lunch slow potluck freezer breakfast snack leftover'.split(' '))
const ofAnyDinner = new Set(['dinner', 'crowd', 'quick'])
const notSpicy =
  /\b(?:no|not|isnt|arent|nobody|dont|doesnt|wont|without|hates?|cant)\b.{0,25}\b(?:spicy|spice|hot stuff)\b/

/** Each has every food that is named. */
function mealsOf(named: ReturnType<typeof readFoods>, { kind, theme, line }: Asked): Ideas | null {
  const matching = ({ texts }: Theme) => fitting(texts, line).filter((text) => hasFoods(text, named))
  const matters = recipesOf(named)
  if (occasions.has(theme.id) && !(theme.id === 'leftover' && named.length > 1)) {
    const texts = matching(theme)
    return texts.length === 0 ? null : { texts, end: theme.end, matters: [], lead: null }
  }
  const from = [theme, ...kind.themes].find((one) => !occasions.has(one.id) && matching(one).length >= fewest)
  if (from !== undefined) return { texts: matching(from), end: from.end, matters, lead: null }
  const made = mealsFrom(named)
  const texts = fitting(made.texts, line)
  return texts.length === 0 ? null : { texts, end: theme.id === 'leftover' ? theme.end : made.end, matters, lead: null }
}

function mealIdeas(asked: Asked): Ideas {
  const { kind, theme, line, many } = asked
  const named = readFoods(line.replace(leftOut, ' '))
  const own = named.length === 0 ? null : mealsOf(named, asked)
  const mild = notSpicy.test(line) ? 'None of these is spicy.' : null
  if (own !== null) return { ...own, end: [own.end, mild].filter((part) => part !== null).join(' ') || null }
  const texts = fitting(theme.texts, line)
  const others = occasions.has(theme.id)
    ? []
    : kind.themes.filter(({ id }) => ofAnyDinner.has(id)).flatMap((one) => fitting(one.texts, line))
  const isMissing = named.length > 0 && theme.id !== 'leftover'
  return {
    texts: texts.length < many ? [...new Set([...texts, ...others])] : texts,
    end: [theme.end, mild].filter((part) => part !== null).join(' ') || null,
    matters: [],
    lead: isMissing ? 'I don’t have one with just that in it, but here’s what works:' : null,
  }
}

/** The ideas of a theme that fit what was asked for. */
export function fitIdeas(asked: Asked): Ideas {
  const { kind, theme, line } = asked
  if (kind.id === 'meals') return mealIdeas(asked)
  const texts = kind.id === 'gifts' || kind.id === 'fun' ? fitting(theme.texts, line) : theme.texts
  const liked =
    kind.id === 'gifts'
      ? /\b(?:loves?|likes?|is into|hes into|shes into|obsessed with|crazy about) (?!it|to|him|her|them|me|you)((?:[a-z]+ )?[a-z]{3,})\b/.exec(
          line,
        )?.[1]
      : undefined
  const own =
    liked === undefined ? [] : [`Something for ${liked}: a book, a kit, or the nice version of a thing they use`]
  const letter = kind.id === 'names' ? /\b(?:with|letter)(?: an?| the letter)? ([a-z])$/.exec(line)?.[1] : undefined
  if (letter !== undefined) {
    const begins = (name: string) => Number(name.toLowerCase().startsWith(letter))
    return {
      texts: theme.texts.toSorted((one, other) => begins(other) - begins(one)),
      end: theme.end,
      matters: [],
      lead: null,
    }
  }
  return { texts: [...own, ...texts], end: theme.end, matters: [], lead: null }
}
