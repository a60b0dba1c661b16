/** With a capital letter first; the rest as it is. */
export const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** With a small letter first; the rest as it is. */
export const uncapitalize = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`
