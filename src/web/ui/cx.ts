/** Joins class names; false and undefined are left out. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
