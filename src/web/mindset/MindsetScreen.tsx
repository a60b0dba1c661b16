import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, type ReactNode } from 'react'
import type { Affirmation } from '#contract/affirmations.ts'
import { useOpenFromHash, useDialogState } from '#web/lib/dialog-state.ts'
import { usePreloadWhenIdle, onceLoaded } from '#web/lib/lazy-dialog.ts'
import { Button } from '#web/ui/Button.tsx'
import { Page } from '#web/ui/Page.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { AffirmationDialog } from './AffirmationDialog.tsx'
import { AffirmationsPanel } from './AffirmationsPanel.tsx'
import { CardSkeletons } from './CardSkeletons.tsx'
import { useMindsetAddress } from './addresses.ts'
import { useMeditation } from './use-meditation.ts'
import { brand, mindsetProducts } from '#contract/brand.ts'
import { Products } from '#web/ui/Products.tsx'
import { once } from '#web/lib/once.ts'

const loadMeditations = async () => ({ default: (await import('./MeditationsPanel.tsx')).MeditationsPanel })
const loadQuotes = async () => ({ default: (await import('./QuotesPanel.tsx')).QuotesPanel })
const loadTutorials = async () => ({ default: (await import('./TutorialsPanel.tsx')).TutorialsPanel })
const Meditations = lazy(loadMeditations)
const Quotes = lazy(loadQuotes)
const Tutorials = lazy(loadTutorials)
const loadPanels = () => Promise.all([loadMeditations(), loadQuotes(), loadTutorials()])

export function MindsetScreen() {
  const { tab, opened, showTab } = useMindsetAddress()
  const session = useMeditation()
  const editor = useDialogState<Affirmation | undefined>()
  const handleCreate = () => editor.open(undefined)
  useOpenFromHash('#new', handleCreate)
  usePreloadWhenIdle(loadPanels)
  return (
    <Page
      title="Mindset Lab"
      lead="Words to lean on, a few quiet minutes, and things worth practicing."
      actions={
        <Button variant="accent" icon={<Plus aria-hidden="true" className="size-5" />} onClick={handleCreate}>
          Create Affirmation
        </Button>
      }
    >
      <Tabs
        label="Mindset"
        value={tab}
        onChange={(next) => (next === 'affirmations' ? showTab(next) : onceLoaded(loadPanels, () => showTab(next)))}
        tabs={[
          { value: 'affirmations', label: 'Affirmations', content: <AffirmationsPanel onEdit={editor.open} /> },
          {
            value: 'meditations',
            label: 'Meditations',
            content: later(<Meditations opened={opened} session={session} />),
          },
          { value: 'quotes', label: 'Quotes', content: later(<Quotes />) },
          { value: 'tutorials', label: 'Tutorials', content: later(<Tutorials opened={opened} />) },
        ]}
      />
      {opened === undefined && <Practice />}
      {editor.state && (
        <AffirmationDialog
          key={editor.state.key}
          isOpen={editor.state.isOpen}
          affirmation={editor.state.value}
          onClose={editor.close}
        />
      )}
    </Page>
  )
}

const later = (panel: ReactNode) => <Suspense fallback={<CardSkeletons />}>{panel}</Suspense>

const inShop = once(() => new Intl.NumberFormat('en', { style: 'currency', currency: brand.currency }))
const products = mindsetProducts.map(({ name, why, price, url }) => ({
  name,
  why,
  price: inShop().format(Number(price)),
  url,
}))

const Practice = () => (
  <Products title="For your practice at home" lead="You don’t need any of this to start." products={products} />
)
