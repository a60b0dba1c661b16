/** What a page says to the service worker: keep the scripts of the other screens as well. */
export const keepRest = 'keep-rest'
