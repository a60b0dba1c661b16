import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { contentWords } from '../../guide/text-analysis.ts'
import { leadOfGifts } from './gift-list-heading.ts'
import { hasFoods, mealsFrom, readFoods, recipesOf } from './meals-from-foods.ts'
import type { OccasionTextKind } from './occasion-text-kinds.ts'
import type { OccasionTheme } from './occasion-themes.ts'
import { hasRefused, readRefused } from './refused-foods.ts'

/** Ideas in their order, the note under them, and the matters of the library that say more. */
type Ideas = { texts: readonly string[]; end: string | null; matters: readonly string[]; lead: string | null }
type Asked = { kind: OccasionTextKind; theme: OccasionTheme; line: string; many: number }

/** Sorts texts with the wanted words first, and drops those with refused ones. */
function fitting(texts: readonly string[], line: string): readonly string[] {
  const { out, rest } = readRefused(line)
  const wanted = contentWords(rest).filter((word) => word.length > 3)
  const score = (text: string) => wanted.filter((word) => text.toLowerCase().includes(word.replace(/s$/, ''))).length
  const left = texts.filter((text) => !hasRefused(text, out))
  return left.toSorted((one, other) => score(other) - score(one))
}

/** A shorter list isn't enough to pick from. */
const fewest = 4

const limits = (
  await readContent('coach/idea-limits', z.array(z.strictObject({ told: z.string(), out: z.string() })))
).map(({ told, out }) => ({ told: new RegExp(told), out: new RegExp(out, 'i') }))

/** Drops texts that a limit in the message excludes, if enough are left. */
function withinLimits(texts: readonly string[], line: string): readonly string[] {
  const told = limits.filter((limit) => limit.told.test(line))
  const left = texts.filter((text) => !told.some(({ out }) => out.test(text)))
  return left.length >= fewest ? left : texts
}
/** Matches questions that dinners don't answer. */
const occasions = new Set(
  'warm nooven lunch kidlunch slow potluck freezer breakfast breakfastcar snack leftover salt diabetic heart soft'.split(
    ' ',
  ),
)
const ofAnyDinner = new Set(['dinner', 'crowd', 'quick'])
const notSpicy =
  /\b(?:no|not|isnt|arent|nobody|dont|doesnt|wont|without|hates?|cant)\b.{0,25}\b(?:spicy|spice|hot stuff)\b/

/** Returns meals that each have all the named foods. */
function mealsOf(named: ReturnType<typeof readFoods>, { kind, theme, line }: Asked): Ideas | null {
  const matching = ({ texts }: OccasionTheme) => fitting(texts, line).filter((text) => hasFoods(text, named))
  const matters = recipesOf(named)
  if (occasions.has(theme.id) && !(theme.id === 'leftover' && named.length > 1)) {
    const texts = matching(theme)
    return texts.length < 2 ? null : { texts, end: theme.end, matters: [], lead: null }
  }
  const from = [theme, ...kind.themes].find((one) => !occasions.has(one.id) && matching(one).length >= fewest)
  if (from !== undefined) return { texts: matching(from), end: from.end, matters, lead: null }
  const made = mealsFrom(named)
  const texts = fitting(made.texts, line)
  return texts.length === 0 ? null : { texts, end: theme.id === 'leftover' ? theme.end : made.end, matters, lead: null }
}

/** Extra advice for an allergy. */
const label = 'With an allergy, read every label, broth and sauces too.'

const inParts = 'For picky kids, serve it in parts: each thing in its own pile, and nobody has to mix.'

/** Returns the note under dishes, without refused foods, with advice for a taste or an allergy. */
function under(line: string, end: string | null): string | null {
  const { out, foods } = readRefused(line)
  const said = end === null ? [] : end.split(/(?<=[.!?]) /).filter((one) => !hasRefused(one, out))
  const mild = notSpicy.test(line) ? ['None of these is spicy.'] : []
  const parts = /\bpicky\b/.test(line) && readFoods(line).length > 0 ? [inParts] : []
  const careful = foods.length > 0 && /\ballerg/.test(line) ? [label] : []
  return [...said, ...mild, ...parts, ...careful].join(' ') || null
}

const eaters =
  /\b(?:for|feeds?|family of) (?:about )?(\d{1,2})(?! ?(?:dollars|bucks|hours?|min\w*|days?|nights?|weeks?|pm|am|lbs?|pounds?)\b)\b/
/** Matches dishes that everybody fills at the table. */
const selfFilled = /\b(?:tacos?|quesadillas?|nachos|wraps|burrito bowls?)\b/i

/** For a picky eater, puts a dish that everybody fills first. */
function forPicky(ideas: Ideas, line: string): Ideas {
  const first = /\bpicky\b/.test(line) ? ideas.texts.find((text) => selfFilled.test(text)) : undefined
  if (first === undefined) return ideas
  const count = eaters.exec(line)?.[1]
  const whom = count === undefined ? 'With' : `For ${count}, with`
  const lead = `${whom} a picky one at the table, I’d make the first one: everybody fills their own.`
  return { ...ideas, lead, texts: [first, ...ideas.texts.filter((text) => text !== first)] }
}

function mealIdeas(asked: Asked): Ideas {
  const { kind, theme, line, many } = asked
  const named = readFoods(readRefused(line).rest)
  const own = named.length === 0 ? null : mealsOf(named, asked)
  if (own !== null) return forPicky({ ...own, end: under(line, own.end) }, line)
  const texts = fitting(theme.texts, line)
  const others = occasions.has(theme.id)
    ? []
    : kind.themes.filter(({ id }) => ofAnyDinner.has(id)).flatMap((one) => fitting(one.texts, line))
  const isMissing = named.length > 0 && theme.id !== 'leftover'
  return {
    texts: texts.length < many ? [...new Set([...texts, ...others])] : texts,
    end: under(line, theme.end),
    matters: [],
    lead: isMissing ? 'I don’t have one with just that in it, but here’s what works:' : null,
  }
}

const pastimes = 'garden|fish|cook|bake|read|sew|knit|crochet|hunt|paint|golf|quilt|camp|hike|travel|fix'
const likedThing = new RegExp(
  String.raw`\b(?:loves?|likes?|is into|hes into|shes into|obsessed with|crazy about) (?!it|to (?!(?:${pastimes})\b)|him|her|them|me|you)((?:to )?(?:[a-z]+ )?[a-z]{3,})\b`,
)

/** Returns the ideas of a theme that fit the request. */
export function fitIdeas(asked: Asked): Ideas {
  const { kind, theme, line } = asked
  if (kind.id === 'meals') return mealIdeas(asked)
  const texts = kind.id === 'gifts' || kind.id === 'fun' ? fitting(withinLimits(theme.texts, line), line) : theme.texts
  const liked = kind.id === 'gifts' ? likedThing.exec(line)?.[1] : undefined
  const own =
    liked === undefined
      ? []
      : [
          liked.startsWith('to ')
            ? `Something ${liked} with: the nice version of a thing they already use`
            : `Something for ${liked}: a book, a kit, or the nice version of a thing they use`,
        ]
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
  return {
    texts: [...own, ...texts],
    end: theme.end,
    matters: [],
    lead: kind.id === 'gifts' ? leadOfGifts(line, theme.id.startsWith('many')) : null,
  }
}
