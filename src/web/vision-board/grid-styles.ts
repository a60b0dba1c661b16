export const gridStyles = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/**
 * On a large board, cards out of view are neither laid out nor painted (`content-visibility`). They all have the
 * same height, so that a card that comes into view moves no other.
 */
export const largeBoardStyles = 'h-110 [--bare:1] [contain:strict] [content-visibility:auto]'

/** The number of cards from which the grid uses `largeBoardStyles`. */
export const largeBoard = 60
