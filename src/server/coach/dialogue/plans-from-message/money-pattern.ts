/** Matches an amount, in one group, and what may come before it. */
export const money = String.raw`[$£€]? ?(\d{1,7}(?:\.\d{1,2})?)(?![\d%]|st\b|nd\b|rd\b|th\b| ?(?:%|hours|minutes|people|weeks|months|days))(?: ?(?:dollars|bucks|quid|pounds|euros))?`
export const maybe = String.raw`(?:about |around |maybe |like |roughly |only |just )?`
