import { brand, mindsetProducts } from '#contract/brand.ts'
import { Products } from '#web/ui/Products.tsx'

const inShop = new Intl.NumberFormat('en', { style: 'currency', currency: brand.currency })
const products = mindsetProducts.map(({ name, why, price, url }) => ({
  name,
  why,
  price: inShop.format(Number(price)),
  url,
}))

export const Practice = () => (
  <Products title="For your practice at home" lead="You need neither of them to begin." products={products} />
)
