import { renderToStaticMarkup } from 'react-dom/server'
import { ArrivingPage } from './app/ArrivingPage.tsx'

/** The skeleton in the app's HTML until main.tsx renders the screen. */
export const prerender = (): string => renderToStaticMarkup(<ArrivingPage />)
