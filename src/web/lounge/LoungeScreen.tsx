import ExternalLink from 'lucide-react/icons/external-link'
import { communityUrl } from '#web/lib/community.ts'
import { buttonStyles, type ButtonVariant } from '#web/ui/button-styles.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Page } from '#web/ui/Page.tsx'
import { benefits, ideas, rangeNote } from './lounge-texts.ts'
import { LoungeRoom } from './LoungeRoom.tsx'

export function LoungeScreen() {
  const address = communityUrl()
  return (
    <Page title="Lux Lounge" lead="Pull up a chair. You don’t have to figure this out alone.">
      <div className="grid gap-10 sm:gap-14">
        <section
          aria-label="Join"
          className="overflow-hidden rounded-card border border-line bg-surface shadow-card lg:grid lg:grid-cols-[1.7fr_1fr]"
        >
          <LoungeRoom className="h-52 w-full sm:h-80 lg:h-full lg:min-h-88" />
          <div className="grid content-center justify-items-start gap-5 p-5 sm:p-8">
            <p className="max-w-[34ch] font-display text-22 text-balance lg:text-28">
              A community of women who earn online, and tell each other how it’s really going.
            </p>
            {address === null ? <NotSet /> : <Join address={address} variant="primary" label="Join the Lounge" />}
          </div>
        </section>
        <Benefits />
        <Ideas />
        {address !== null && (
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
            <p className="font-display text-22">There’s room for you.</p>
            <Join address={address} variant="accent" label="Join the Community" />
          </div>
        )}
      </div>
    </Page>
  )
}

const Join = ({ address, variant, label }: { address: string; variant: ButtonVariant; label: string }) => (
  <a href={address} target="_blank" rel="noopener noreferrer" className={buttonStyles(variant, 'medium')}>
    {label}
    <ExternalLink aria-hidden="true" className="size-4.5" />
    <span className="sr-only">, opens in a new tab</span>
  </a>
)

function NotSet() {
  return (
    <Notice title="The Lounge isn’t open yet">
      <p>When it opens, you can join right here. Until then, here’s what it’s for, and four ideas to start with.</p>
      {isServersOwnMachine && (
        <p className="mt-2 text-13 text-ink-soft">
          You run this server: set <code>COMMUNITY_URL</code> to your community’s address, and the join buttons show up.
        </p>
      )}
    </Notice>
  )
}

/** True in the browser of the person who runs the server. Nobody else knows the name of a setting. */
const isServersOwnMachine = ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)

const Benefits = () => (
  <section aria-labelledby="lounge-benefits">
    <h2 id="lounge-benefits" className="text-28">
      Why it helps
    </h2>
    <ul className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {benefits.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-gold pt-3">
          <h3 className="text-18">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
)

/** Lists the ideas like a menu: each with its name, a description, and what it might earn. */
const Ideas = () => (
  <section aria-labelledby="lounge-ideas" className="grid gap-x-10 gap-y-5 lg:grid-cols-[1fr_2fr]">
    <div>
      <h2 id="lounge-ideas" className="text-28">
        Four digital income ideas
      </h2>
      <p className="mt-1.5 max-w-reading text-ink-soft">
        Potential monthly income, before costs and taxes. We made these ranges up to show the scale: nobody can promise
        you an income, and many people earn nothing for months.
      </p>
    </div>
    <ul>
      {ideas.map(({ title, text, range }) => (
        <li key={title} className="border-t border-line py-4">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h3 className="text-18">{title}</h3>
            <span aria-hidden="true" className="flex-1 border-b border-dotted border-edge max-sm:hidden" />
            <p className="text-right">
              <span className="tabular font-display text-22">{range}</span>
              <span className="text-15 text-ink-soft"> a month</span>
            </p>
          </div>
          <p className="max-w-reading text-ink-soft">{text}</p>
          <p className="text-13 text-ink-soft">{rangeNote}</p>
        </li>
      ))}
    </ul>
  </section>
)
