import { renderToStaticMarkup } from 'react-dom/server'
import { PageSkeleton } from './app/PageSkeleton.tsx'

/** The skeleton in the app's HTML until main.tsx renders the screen. */
export const prerender = (): string => renderToStaticMarkup(<PageSkeleton />)
