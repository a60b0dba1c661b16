/** The names, the address and the price of the product: each stands here and nowhere else. */
export const brand = {
  name: 'Glowell',
  coach: 'Luxee',
  tagline: 'Your life, in its best light',
  currency: 'USD',
} as const
