import ExternalLink from 'lucide-react/icons/external-link'
import { buttonStyles } from '#web/ui/button-styles.ts'

type Props = { href: string; name: string; children: string }

export const ExternalLinkButton = ({ href, name, children }: Props) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={`${children}: ${name}, opens in a new tab`}
    className={buttonStyles('quiet', 'small', 'justify-self-start')}
  >
    {children}
    <ExternalLink aria-hidden="true" className="size-4.5" />
  </a>
)
