/** What a page says to the service worker: keep the scripts of the other screens as well. */
export const cacheOtherScreens = 'keep-rest'
