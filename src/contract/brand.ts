/** The product's names, address and prices. */
export const brand = {
  name: 'Glowell',
  coach: 'Luxee',
  tagline: 'Your life, in its best light',
  currency: 'USD',
} as const

/** Affiliate links to an external shop. Prices are the shop's, in US dollars. */
export const mindsetProducts = [
  {
    name: 'A meditation cushion',
    why: 'Filled with buckwheat, so your hips sit higher than your knees and your back can relax.',
    price: '39.99',
    url: 'https://www.amazon.com/s?k=buckwheat+meditation+cushion',
  },
  {
    name: 'A paper gratitude journal',
    why: 'A page a day, if you like writing by hand. Three lines are enough.',
    price: '9.95',
    url: 'https://www.amazon.com/s?k=gratitude+journal+paperback',
  },
] as const

/** Shown next to every affiliate link. */
export const affiliateDisclosure = `Affiliate links: if you buy through one of them, ${brand.name} may earn a small commission, and you pay the same. Prices are approximate, so check with the shop.`
