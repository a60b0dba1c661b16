/** The columns of the board: as many as leave a picture large enough to look at. */
export const gridStyles = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/**
 * On a large board, cards out of sight are not laid out or painted, and all are of one height, so that one that comes into
 * sight moves no other: five hundred stay smooth.
 */
export const largeLook = 'h-110 [contain:strict] [content-visibility:auto]'

/** From how many cards on it matters. */
export const largeBoard = 60
