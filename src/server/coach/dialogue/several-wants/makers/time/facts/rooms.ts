/** A room or mess that is told. `minutes`: what it takes for company. `stays`: 0 is cleaned first, since it stays clean longest. */
export type Room = {
  form: RegExp
  name: string
  minutes: number
  stays: number
  what: string
  /** True for what can be done while a small child sleeps in the next room, or needs hands that no child pulls at. */
  isQuiet: boolean
}

const room = (form: RegExp, name: string, minutes: number, stays: number, what: string, isQuiet = false): Room => ({
  form,
  name,
  minutes,
  stays,
  what,
  isQuiet,
})

const rooms: readonly Room[] = [
  room(
    /\bsmells?\b/,
    'The smell',
    15,
    0,
    'it won’t hide, so it goes first. Trash, sink drain, back of the fridge, diaper pail, wet towels, under the couch',
  ),
  room(
    /\bguest ?room\b|\bspare room\b/,
    'Guest room',
    45,
    1,
    'everything that lives there into baskets and out, clean sheets, one clear surface, a spot for their bags',
  ),
  room(/\bplayroom\b|\btoy room\b/, 'Playroom', 20, 2, 'toys into bins by the armful, no sorting, then a quick vacuum'),
  room(
    /\bliving ?room\b|\bfamily room\b|\bden\b/,
    'Living room',
    25,
    3,
    'one basket for everything lying around, cushions straight, wipe the coffee table',
  ),
  room(
    /\bdining ?room\b|\bdining table\b/,
    'Dining room',
    15,
    3,
    'clear the table into one box, wipe it, sweep under it',
  ),
  room(
    /\b(?:dog|cat|pet) hair\b|\bfloors?\b|\bvacuum/,
    'Floors and hair',
    20,
    4,
    'vacuum the couch first, then the floor where they’ll walk',
  ),
  room(/\bentry\w*\b|\bhallway\b|\bfront porch\b/, 'Entry', 10, 4, 'shoes and coats into a closet, sweep the mat'),
  room(
    /\bbath ?rooms?\b/,
    'Bathroom',
    20,
    5,
    'cleaner in the toilet first, then mirror, sink, seat, floor, fresh towel',
    true,
  ),
  room(
    /\bkitchen\b/,
    'Kitchen',
    35,
    6,
    'dishes in or soaking, counters clear, stove wiped, trash out, floor last',
    true,
  ),
]

const bathrooms = /\b([2-4]|both) (?:\w+ )?bath ?rooms\b/

/** The rooms that a text names. A second bathroom is one of its own, done fast. */
export function roomsIn(text: string): Room[] {
  const named = rooms.filter(({ form }) => form.test(text))
  const many = bathrooms.exec(text)?.[1]
  if (many === undefined) return named
  return named.flatMap((one) =>
    one.name === 'Bathroom'
      ? [
          { ...one, name: 'Guest bathroom', minutes: 25 },
          {
            ...one,
            name: many === '2' || many === 'both' ? 'Other bathroom' : 'Other bathrooms',
            minutes: 10,
            what: 'toilet, sink and mirror with one wipe each, clothes off the floor',
          },
        ]
      : [one],
  )
}
