/** Matches whom a want names: 'my brother Wes', 'them', 'Denise'. */
export const whom = String.raw`(?:(?:my|our|the|his|her) (?:[\p{L}'\d-]+ ){0,3}?[\p{L}'-]+(?: \p{Lu}\p{Ll}+)?|her|him|them|\p{Lu}\p{Ll}+)`
/** Where the thing ends: before a fear, a reason or the next clause. */
export const ends = String.raw`(?=,? (?:without|so (?:that )?(?:it|she|he|they|i)|since|because|before|when|if|and not|and don['’]?t|but)\b|,|[.?!]|$)`
