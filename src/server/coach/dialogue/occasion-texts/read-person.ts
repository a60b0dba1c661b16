import { capitalize } from '#contract/capitalize.ts'
import { holidays, weekdaysAndMonths } from '../../calendar-names.ts'

const men =
  'son|husband|hubby|dad|daddy|father|papa|brother|uncle|nephew|grandson|grandpa|grandfather|boyfriend|fiance|stepson|stepdad|boy|godson'
const women =
  'daughter|mom|mama|mother|sister|aunt|niece|granddaughter|grandma|grandmother|nana|wife|girlfriend|stepdaughter|stepmom|girl|goddaughter|abuela'
const anyone =
  'friend|neighbor|baby|child|teenager|teen|coworker|boss|toddler|partner|cousin|best friend|pastor|foster child|kiddo|dog|puppy|cat|kitten'
const several =
  'kids|children|twins|boys|girls|grandkids|grandchildren|sons|daughters|parents|family|students|friends|sisters|brothers|toddlers|stepkids|in laws|nieces|nephews'
const adjectives =
  '(?:(?:\\d{1,2}[ -]?(?:yr|year)s?[ -]?old|oldest|youngest|middle|little|big|best|older|younger|dear|sweet|new|late|baby|foster|step|grown|teenage|teen|other) ){0,2}'
const kin = new RegExp(
  String.raw`\bmy (${adjectives})(${several}|${men}|${women}|${anyone})([’']?s)?( in law)?\b(?: ((?-i:\p{Lu})\p{L}{2,}))?`,
  'iu',
)
const aFriend =
  /\b(?:a|an|my|our) (?:(?:dear|good|close|old|church|sweet) )?(friend|neighbor|coworker|lady|woman|girl)\b/iu
const notNames = new Set([
  ...weekdaysAndMonths,
  ...holidays,
  'God',
  'Lord',
  'Jesus',
  'Bible',
  'English',
  'Spanish',
  'IEP',
  'NCLEX',
  'GED',
])
const byName = /\b(?:for|to|with|over) ((?-i:\p{Lu})\p{L}{2,})(?![\p{L}])/u

const ofOne = { s: 's', want: 'wants', know: 'knows', are: 'is', study: 'studies' } as const
const ofSeveral = { s: '', want: 'want', know: 'know', are: 'are', study: 'study' } as const
/** Subject, object and verb forms for the person of the text. */
const pronouns = {
  man: { them: 'him', their: 'his', they: 'he', theyre: 'he’s', themself: 'himself', ...ofOne },
  woman: { them: 'her', their: 'her', they: 'she', theyre: 'she’s', themself: 'herself', ...ofOne },
  any: { them: 'them', their: 'their', they: 'they', theyre: 'they’re', themself: 'themselves', ...ofSeveral },
} as const
type Person = { who: string } & (typeof pronouns)[keyof typeof pronouns]
const genderOf = (text: string): keyof typeof pronouns =>
  /\b(?:she|her|shes)\b/i.test(text) ? 'woman' : /\b(?:he|him|his|hes)\b/i.test(text) ? 'man' : 'any'
const isOne = (words: string, word: string): boolean => new RegExp(`^(?:${words})$`, 'i').test(word)

/** Matches 'My sons teacher', which is the teacher of one son. */
const ownsNext = new RegExp(
  String.raw`\b(?:sons|daughters|sisters|brothers|friends)(?: (?:new|old|kindergarten|grade|math|piano|dance|high|middle|baby|soccer))? (?:first|1st|recital|game|appointment|interview|exam|prom|birth|marriage|trip|future|heart|senior|college|team|soccer|baseball|driving|teacher|surgery|birthday|wedding|school|coach|class|test|doctor|job|house|graduation|baby)\b`,
  'iu',
)

const theirs = new RegExp(
  String.raw`\bmy (?:\p{L}+ )?(friend|coworker|neighbor|boss|sister|brother|cousin|aunt|daughter|son|niece|nephew|pastor)(?:[’']?s| whose|,? (?:her|his))? (husband|wife|son|daughter|mom|mother|dad|father|baby|sister|brother)\b(?! (?:in|left|cheated|walked|passed|died|is cheating)\b)`,
  'iu',
)

const nouns = 'family|families|couple|neighbors'
/** Matches a group that a text is for: 'a family in our church', 'the smith family', 'my friends family'. */
const forGroup = new RegExp(
  String.raw`\bfor ((?:an?|the|this|that|these|another|our|my|some) (?:[\p{L}’']+ ){0,2}?(?:${nouns})(?: (?:in|at|from|of|on) (?:(?:our|my|the|this) )?\p{L}+)?)(?=[,.?!]|$| (?:that|who|whose|they|their|her|his|after|because|lost|just|today|tonight|this)\b)`,
  'iu',
)
const ownFamily = /^(?:my|our) (?:(?:whole|entire|sweet|little) )?(?:family|families)\b/i
const owner = /\b(friend|neighbor|coworker|boss|teacher|pastor|cousin|sister|brother)[’']?s (?=family\b)/gi
const surname = /^(the) (?!(?:whole|other|same|poor|sweet|new|young|church|entire|little)\b)(\p{L}+) (?=family\b)/iu
function readGroup(text: string): string | null {
  const found = forGroup.exec(text)?.[1]
  if (found === undefined || ownFamily.test(found)) return null
  return found
    .toLowerCase()
    .replace(/^(?:an?|some|another) /, 'this ')
    .replace(owner, '$1’s ')
    .replace(surname, (_, article: string, name: string) => `${article} ${capitalize(name)} `)
}

/** Reads the person that the text is for: 'my son', 'Brenda', 'my coworker’s husband'. */
export function readPerson(text: string): Person | null {
  const group = readGroup(text)
  if (group !== null) return { who: group, ...pronouns.any }
  const [, close, theirOne = ''] = theirs.exec(text) ?? []
  if (close !== undefined) {
    const gender = isOne(men, theirOne) ? 'man' : isOne(women, theirOne) ? 'woman' : 'any'
    return { who: `my ${close.toLowerCase()}’s ${theirOne.toLowerCase()}`, ...pronouns[gender] }
  }
  const [, before = '', said = '', , inLaw = '', name] = kin.exec(text) ?? []
  const word = ownsNext.test(text) ? said.replace(/s$/, '') : said
  if (word !== '') {
    const gender = isOne(men, word)
      ? 'man'
      : isOne(women, word)
        ? 'woman'
        : isOne(several, word)
          ? 'any'
          : genderOf(text)
    const plain = before.toLowerCase().replace(/\d{1,2}[ -]?(?:yr|year)s?[ -]?old /, '')
    const who = `my ${plain}${word.toLowerCase()}${inLaw === '' ? '' : '-in-law'}`
    return { who: name !== undefined && !notNames.has(name) ? name : who, ...pronouns[gender] }
  }
  const named = byName.exec(text)?.[1]
  if (named !== undefined && !notNames.has(named)) return { who: named, ...pronouns[genderOf(text)] }
  const found = aFriend.exec(text)?.[1]?.toLowerCase()
  if (found === undefined) return null
  return { who: `my ${/lady|woman|girl/.test(found) ? 'friend' : found}`, ...pronouns[genderOf(text)] }
}
