/** A page's message to the service worker: cache the scripts of the other screens too. */
export const cacheOtherScreens = 'keep-rest'
