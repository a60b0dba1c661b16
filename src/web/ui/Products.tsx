import ExternalLink from 'lucide-react/icons/external-link'
import { useId } from 'react'
import { affiliateDisclosure } from '#contract/brand.ts'
import { buttonStyles } from './button-styles.ts'
import { Card } from './Card.tsx'

/** A product of an outside shop. `price` is shown as it is. */
export type Product = { name: string; why: string; price: string; url: string }

type Props = {
  title: string
  lead: string
  products: readonly Product[]
}

/** Recommended products of an outside shop. These are affiliate links, and say so. */
export function Products({ title, lead, products }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-10">
      <h2 id={heading} className="text-22">
        {title}
      </h2>
      <p className="mt-1 max-w-reading text-15 text-ink-soft">
        {lead} {affiliateDisclosure}
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
        {products.map(({ name, why, price, url }) => (
          <Card as="li" key={name} className="grid grid-rows-[auto_1fr_auto] gap-2">
            <div className="flex items-baseline justify-between gap-x-4">
              <h3 className="text-18">{name}</h3>
              <span className="tabular shrink-0 font-semibold">{price}</span>
            </div>
            <p className="text-15 text-ink-soft">{why}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-3">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer sponsored"
                className={buttonStyles('quiet', 'small')}
              >
                See it at the shop
                <ExternalLink aria-hidden="true" className="size-4.5" />
                <span className="sr-only">: {name}, opens in a new tab</span>
              </a>
              <span className="text-13 text-ink-soft">Affiliate link</span>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
