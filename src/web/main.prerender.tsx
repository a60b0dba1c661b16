import { renderToStaticMarkup } from 'react-dom/server'
import { ArrivingPage } from './app/ArrivingPage.tsx'

/** What stands in the app's page until main.tsx puts the screen in its place. */
export const prerender = (): string => renderToStaticMarkup(<ArrivingPage />)
