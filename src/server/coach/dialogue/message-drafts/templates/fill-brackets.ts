/** The line below a text with brackets. */
export const fillBrackets = 'Fill in what’s in brackets. I didn’t want to make it up.'
