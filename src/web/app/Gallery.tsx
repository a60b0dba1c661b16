import { Page } from '#web/ui/Page.tsx'
export function Gallery() {
  return <Page title="Gallery">…</Page>
}
