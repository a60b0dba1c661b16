import ExternalLink from 'lucide-react/icons/external-link'
import type { IncomeBasis, IncomeGuide } from '#contract/income.ts'

/** Names the source of a number, with a link, or says that it is made up. */
export const Basis = ({ basis }: { basis: IncomeBasis }) =>
  basis.kind === 'illustrative' ? (
    <span className="font-semibold">Illustrative, not typical</span>
  ) : (
    <a href={basis.address} target="_blank" rel="noopener noreferrer" className="link">
      {basis.name}, {basis.year}
      <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5" />
      <span className="sr-only">, opens in a new tab</span>
    </a>
  )

export const SourceNote = ({ fact: { text, basis } }: { fact: IncomeGuide['warnings'][number] }) => (
  <p className="max-w-reading border-l-2 border-gold pl-3 text-15">
    {text}{' '}
    <span className="text-13 text-ink-soft">
      <Basis basis={basis} />
    </span>
  </p>
)
