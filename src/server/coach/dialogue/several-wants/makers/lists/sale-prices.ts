import { bulletList } from '../../../../markdown.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'

/** Usual prices at a garage sale in the US: about a tenth to a quarter of new. */
const prices: readonly (readonly [form: RegExp, name: string, price: string])[] = [
  [
    /\bcrib mattress\b/,
    'Crib mattress',
    '$10 if it’s clean, $5 in the last hour. Stained, or older than you can say: free, or the trash.',
  ],
  [
    /\b(?:kids|childrens|picture) books?\b/,
    'Kids’ books',
    '50 cents each, 5 for $2, and $10 takes a box. Nobody pays by the book once there’s a box price.',
  ],
  [
    /\btreadmill\b/,
    'Treadmill',
    'Start at $60, take $40, and in the last hour it’s free to whoever carries it. Plug it in and show it runs.',
  ],
  [/\bstroller\b/, 'Stroller', '$15 to $30 for a good one, clean and folded. Umbrella strollers $5.'],
  [
    /\bcrib\b(?! mattress)/,
    'Crib',
    'Look up the model for recalls first, and don’t sell a drop-side one. $25 to $40 for a newer one.',
  ],
  [/\bcar ?seats?\b/, 'Car seat', 'Don’t sell it. Buyers can’t know its history, and seats expire.'],
  [/\bbaby clothes\b/, 'Baby clothes', '$1 a piece, $5 for a stuffed bag, $10 takes the box.'],
  [
    /\b(?:clothes|jeans|shirts|coats?(?! rack))\b/,
    'Clothes',
    '$1 to $3 a piece, coats $5 to $10, on a rack if you can.',
  ],
  [/\bmicrowave\b/, 'Microwave', '$10 to $15, plugged in so they can see it work.'],
  [/\bbook ?(?:case|shelf|shelves)\b/, 'Bookcase', '$15 to $25, real wood $40.'],
  [/\b(?:couch|sofa)\b/, 'Couch', '$40 to $75, less with pets, and a friend with a truck.'],
  [/\bdresser\b/, 'Dresser', '$30 to $60; drawers out so they see it slides.'],
  [/\b(?:table|desk)\b/, 'Table or desk', '$20 to $40.'],
  [/\bchairs?\b/, 'Chairs', '$5 each, a matching four for $25.'],
  [/\b(?:bikes?|bicycles?)\b/, 'Bike', 'Kids’ $10 to $20, grown-up $30 to $50, tires pumped.'],
  [/\btoys?\b/, 'Toys', '25 cents to $3; a bag for $5. Put the batteries in.'],
  [/\b(?:dishes|mugs|pans|pots|kitchen (?:stuff|things))\b/, 'Kitchen things', '50 cents to $3, sets $5 to $10.'],
  [/\b(?:tv|television)\b/, 'TV', 'A flat one $20 to $50, running. An old box: free.'],
  [/\b(?:dvds?|cds?|movies)\b/, 'DVDs and CDs', '50 cents each, 10 for $3.'],
  [/\btools?\b/, 'Tools', 'Hand tools $1 to $5, power tools a third of new.'],
  [/\b(?:lamps?|lamp)\b/, 'Lamp', '$5 to $10, with a bulb in it.'],
  [/\b(?:christmas|holiday) (?:stuff|decorations?|things)\b/, 'Holiday things', '$1 to $5, a box for $10.'],
]

const asks =
  /\b(?:what|how much) (?:to|should i|do i|can i|would i) (?:charge|ask|price|get)\b|\bwhat .{0,20}\bcharge\b|\bprice (?:it|them|things|everything)\b/
const sale = /\b(?:garage|yard|rummage|tag|estate|moving) sale\b/i
const fewest = 2

/** Prices for the things that are named, at a garage sale. */
export const makeSalePrices: PartMaker = ({ line, context }) => {
  const { message } = context.turn.request
  if (!asks.test(line) || !sale.test(message)) return null
  const named = prices.filter(([form]) => form.test(line))
  if (named.length < fewest) return null
  return makeAnswer(
    paragraphs(
      bulletList(
        named.map(
          ([, name, price]) =>
            `**${name}:** ${name === 'Treadmill' && /\bcoat rack\b/.test(line) ? 'Blunt: it’s a coat rack with a plug. ' : ''}${price}`,
        ),
      ),
      'These are my guesses at usual garage-sale prices, so go by your street. Round to whole dollars, put masking tape prices on everything, and have $40 in ones and fives. In the last hour, half off; what’s left goes straight to the donation trunk.',
    ),
  )
}
