import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'

const foodsToAvoid = [
  'gluten',
  'dairy',
  'egg',
  'nuts',
  'pork',
  'beef',
  'poultry',
  'fish',
  'beans',
  'oats',
  'sweet',
  'mixed',
] as const
export type FoodToAvoid = (typeof foodsToAvoid)[number]

const uses = [
  'dinner',
  'breakfast',
  'lunch',
  'partyMain',
  'partySide',
  'partySweet',
  'partyDrink',
  'companyMain',
  'companySide',
  'companySweet',
  'potluckSide',
  'potluckSweet',
] as const
export type Use = (typeof uses)[number]

const dish = z.strictObject({
  name: z.string().min(1),
  for: z.array(z.enum(uses)).min(1),
  /** Foods that somebody may not eat. 'mixed' is a dish whose parts can’t be served apart. */
  has: z.array(z.enum([...foodsToAvoid, 'vegetarian'])),
  /** Any one of these is enough to make it; 'none' needs no heat. */
  ways: z.array(z.enum(['oven', 'burner', 'slow', 'micro', 'none'])).min(1),
  /** How many people one unit of the good feeds in this dish. */
  needs: z.array(z.strictObject({ good: z.string(), feeds: z.number().positive() })).min(1),
  /**
   * 'apart': its parts can be served apart; 'plate': vegetables, protein and a small starch; 'fast': within half an hour; 'hand':
   * eaten without a fork; 'cold': good cold; 'keeps': safe without a fridge until lunch.
   */
  tags: z.array(z.enum(['apart', 'plate', 'fast', 'cheap', 'hand', 'cold', 'keeps', 'ahead'])),
  how: z.string().optional(),
  /** The work that can be done the day before. */
  ahead: z.string().optional(),
})
export type Dish = z.output<typeof dish>

const good = z.strictObject({
  one: z.string(),
  many: z.string(),
  aisle: z.string(),
  /** A usual price at a discount store in 2025, by estimate. */
  dollars: z.number().positive(),
  /** Left out where salt has to be low. */
  isSalty: z.literal(true).optional(),
})

export const { goods, dishes } = await readContent(
  'coach/meals-to-shop-for',
  z
    .strictObject({ goods: z.record(z.string(), good), dishes: z.array(dish) })
    .refine(
      (stock) => stock.dishes.every(({ needs }) => needs.every((need) => need.good in stock.goods)),
      'a dish needs a good that isn’t in the list',
    ),
)
