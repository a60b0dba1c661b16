import ExternalLink from 'lucide-react/icons/external-link'
import { affiliateDisclosure, brand, mindsetProducts } from '#contract/brand.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/Card.tsx'

const price = new Intl.NumberFormat('en', { style: 'currency', currency: brand.currency })

/** What we recommend for practising at home. The links earn us something, and say so. */
export function Products() {
  return (
    <section aria-labelledby="products" className="mt-10">
      <h2 id="products" className="text-22">
        For your practice at home
      </h2>
      <p className="mt-1 max-w-reading text-15 text-ink-soft">
        You need neither of them to begin. {affiliateDisclosure}
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
        {mindsetProducts.map(({ name, why, price: amount, url }) => (
          <Card as="li" key={name} className="grid grid-rows-[auto_1fr_auto] gap-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-18">{name}</h3>
              <span className="tabular font-semibold">{price.format(Number(amount))}</span>
            </div>
            <p className="text-15 text-ink-soft">{why}</p>
            <div className="mt-1 flex flex-wrap items-center gap-x-3">
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer sponsored"
                className={buttonLook('quiet', 'small')}
              >
                See it in the shop
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
