import { z } from 'zod'
import { calendar, id, idPath, moment, storable, text, unreadable, whole } from './fields.ts'
import type { Calls } from './kernel.ts'
import { maxVisions, visionCategories } from './vision-lists.ts'

const between = (min: number, max: number, error: string) => z.number({ error }).min(min, { error }).max(max, { error })

/**
 * A vision's placement on the free board: center and width as fractions of the board's width (its height grows as needed),
 * and rotation in degrees, clockwise.
 */
const placement = z.strictObject({
  x: between(0, 1, 'From 0 to 1'),
  y: between(0, 200, 'From 0 to 200'),
  width: between(0.05, 1, 'From 0.05 to 1'),
  turn: between(-45, 45, 'From -45 to 45 degrees'),
  /** Higher layers cover lower ones. */
  layer: whole(0, 1_000_000, 'A layer, counted from 0'),
})
export type Placement = z.infer<typeof placement>

const category = z.enum(
  visionCategories.map(({ id: known }) => known),
  { error: 'Choose one of the categories' },
)
const past = moment.refine((value) => value >= calendar.first, { error: calendar.said })
const position = whole(0, maxVisions - 1, 'A place on the board, counted from 0')

/** A vision on the wire. */
export const vision = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  /** The path of an uploaded picture (`/thumb`, `/card` and `/full` are its sizes) or of one of `visionSamples`. */
  imageUrl: z.string().nullable(),
  category: category.nullable(),
  /** Position in the board's order, counted from 0. */
  position,
  isLoved: z.boolean(),
  /** When it came true, and a note about it. */
  achievedAt: moment.nullable(),
  achievedNote: z.string().nullable(),
  /** The linked goal and its title; null also while that goal is deleted. */
  goalId: id.nullable(),
  goalTitle: z.string().nullable(),
  placement: placement.nullable(),
  createdAt: moment,
  ...unreadable,
})
export type Vision = z.infer<typeof vision>

const change = {
  title: text(200).exactOptional(),
  description: storable(2_000).nullable().exactOptional(),
  /** An upload's address or `objectPath`, a sample of `visionSamples`, or a pasted `https` address; null for none. */
  imageUrl: text(2_000).nullable().exactOptional(),
  category: category.nullable().exactOptional(),
  isLoved: z.boolean({ error: 'Loved is true or false' }).exactOptional(),
  /** Null clears it together with its note. */
  achievedAt: past.nullable().exactOptional(),
  achievedNote: storable(1_000).nullable().exactOptional(),
  goalId: id.nullable().exactOptional(),
  placement: placement.nullable().exactOptional(),
}

/** A new vision comes first unless `position` is given. */
const newVision = z.strictObject({
  ...change,
  id: id.exactOptional(),
  title: text(200),
  position: position.nullable().exactOptional(),
})
export type NewVision = z.infer<typeof newVision>

/** Only given fields change. A new `position` shifts the others. */
const visionChange = z.strictObject({ ...change, position: position.exactOptional() })
export type VisionChange = z.infer<typeof visionChange>

export const visionBoardApi = {
  /** The whole board in order, at most `maxVisions`. */
  'GET /api/vision-board': { reply: z.array(vision) },
  'POST /api/vision-board': { body: newVision, reply: vision, status: 201 },
  'PUT /api/vision-board/{id}': { params: idPath, body: visionChange, reply: vision },
  'DELETE /api/vision-board/{id}': { params: idPath },
  'POST /api/vision-board/{id}/restore': { params: idPath, reply: vision },
} satisfies Calls
