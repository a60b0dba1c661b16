import ExternalLink from 'lucide-react/icons/external-link'
import { buttonLook } from '#web/ui/button-look.ts'

type Props = { href: string; name: string; children: string }

/** A way to a streaming service, in a tab of its own; `name` says what is looked for there. */
export const OutsideButton = ({ href, name, children }: Props) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={`${children}: ${name}, opens in a new tab`}
    className={buttonLook('quiet', 'small', 'justify-self-start')}
  >
    {children}
    <ExternalLink aria-hidden="true" className="size-4.5" />
  </a>
)
