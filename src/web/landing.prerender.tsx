import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { islands } from './landing.islands.tsx'
import { Landing } from './landing/Landing.tsx'
import { setCoachOn } from './lib/coach.ts'
import { islandNames, type IslandName } from './landing/island-names.ts'

const island = (name: IslandName) => <div id={`island-${name}`} />

/**
 * The landing page as HTML, for the build: plain, but for the islands, which landing.tsx brings to life. A house without a coach
 * has a page that does not mention one.
 */
export function prerender(isCoachOn: boolean): string {
  setCoachOn(isCoachOn)
  const page = renderToStaticMarkup(
    <Landing getStarted={island('getStarted')} tryDemo={island('tryDemo')} theme={island('theme')} />,
  )
  return islandNames.reduce((html, name) => {
    const Island = islands[name]
    const ready = renderToString(<Island />, { identifierPrefix: name })
    return html.replace(`<div id="island-${name}"></div>`, () => `<div id="island-${name}">${ready}</div>`)
  }, page)
}
