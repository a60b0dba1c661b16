import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { islands } from './landing.islands.tsx'
import { Landing } from './landing/Landing.tsx'
import { setCoachOn } from './lib/coach.ts'
import { islandNames, type IslandName } from './landing/island-names.ts'

const island = (name: IslandName) => <div id={`island-${name}`} />

/**
 * Renders the landing page as plain HTML, for the build. landing.tsx adds the scripts of its islands. If the server has no
 * coach, the page does not mention one.
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
