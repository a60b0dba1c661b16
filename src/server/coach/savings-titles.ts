/** Matches the titles of goals of saving money. */
export const ofSavings = /\b(?:sav\w+|fund|nest|emergency|down ?payment|money|cushion|rainy)\b/i
