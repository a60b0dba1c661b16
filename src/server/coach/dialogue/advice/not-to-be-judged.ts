import { anyOf } from '../../phrase-pattern.ts'

/** Where a wrong 'that's okay' could hurt somebody: safety, health, children alone, what others keep private, the law. */
const serious = anyOf(
  'hit\\w*|slap\\w*|spank\\w*|shov\\w*|chok\\w*|bit|bites?|threw|throw\\w*|punch\\w*|kick\\w*|grab\\w*|abus\\w*|threat\\w*|guns?|knife|weapons?',
  'drunk|drink\\w*|drank|wine|beers?|vodka|alcohol\\w*|weed|high|stoned|edibles?|drugs?|gambl\\w*|driv\\w* (?:after|home after|on)',
  'pills?|meds|medication|medicine|antidepress\\w*|dos(?:e|es|age)|ibuprofen|tylenol|advil|aspirin|benadryl|melatonin|insulin|vaccin\\w*|pregnan\\w*|miscarr\\w*|abort\\w*|symptoms?',
  'bleed\\w*|blood|fever|rash|lumps?|faint\\w*|dizzy|chest|numb\\w*|pains?|hurts? (?:when|to)|swollen|not eat\\w*|stop eating|fast(?:ing)?|starv\\w*|calories|vomit\\w*|throw up',
  'home alone|unattended|alone in|leav\\w* (?:\\S+ ){0,4}(?:alone|in the (?:car|tub|bath))|lock\\w* (?:\\S+ ){0,2}(?:in|out|up)',
  'diary|diaries|(?:his|her|their) (?:phone|texts|messages|emails?)|track\\w*|spy\\w*|record\\w* (?:him|her|them)',
  'steal\\w*|stole|forg\\w*|cheat\\w*|affair|lie on|lying on|fake (?:a|the|my|his|her)|without a license|die|dying|kill\\w*|suicid\\w*|cut(?:ting)? myself',
)

/** Whether a message is about something that a written guide must not call right or wrong. */
export const isNotToBeJudged = (message: string): boolean => serious.test(message)
