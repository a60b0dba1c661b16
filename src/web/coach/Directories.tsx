import ExternalLink from 'lucide-react/icons/external-link'
import { helpDirectories } from '#contract/help-line-texts.ts'

export function Directories() {
  return (
    <ul className="grid gap-2">
      {helpDirectories.map(({ name, address, says }) => (
        <li key={address}>
          <a
            href={`https://${address}`}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 gap-2.5 rounded-control border border-edge bg-surface px-3 py-2.5 hover:bg-sunk"
          >
            <ExternalLink aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-magenta" />
            <span className="min-w-0">
              <strong className="block font-semibold">{address}</strong>
              <span className="block text-15 text-ink-soft">
                {name}. {says}. <span className="sr-only">Opens in a new tab.</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
