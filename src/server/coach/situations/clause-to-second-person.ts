import { unmistakableMonths } from '../when/months.ts'
import { englishWeekday } from '../when/weekdays.ts'
import { capitalize } from '#contract/capitalize.ts'
import { objectForms } from '../second-person.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'

const leads = oneOf(
  'well|so|ok|okay|omg|yay|guess what|hey|hi|and|oh|woo|woohoo|woo hoo|yes|today|tonight|yesterday|this morning|last night|luxee|update',
)
const adverbs = oneOf('just|finally|finaly|actually|already|even|still|officially')
/** Verbs that need a subject: without one they would give an order, or be in the present. */
const needsSubject = oneOf('quit|read|put|cut|set', 'did|lost|won|met|saved|took|spent|drove|wrote')
const verbs = oneOf(
  'closed on|passed(?! (?:out|away|on|by|over))|finished|completed|got (?:through|thru)|got(?! (?:so|me|us|lucky|mad|sick|old)\\b)',
  'made it|made(?! (?:me|him|her|us|them|up|my (?:day|week|night|morning|year|evening|heart|mind))\\b)|ran(?! (?:out|into|late|over|away)\\b)|walked(?! (?:out|away)\\b)|paid off|landed|signed|booked',
  'sold|cleaned|cooked|baked|graduated|started|opened|painted|planted|hosted|turned in|caught up|spoke up|said no|stood up',
  'bought|moved into|survived|aced|built|fixed|slept|swam|biked|hiked|applied|registered|enrolled|submitted|published',
  'launched|celebrated|organized|sewed|knitted|crocheted|went|renewed|adopted|harvested|canned|refinished|framed',
)
const statement = new RegExp(
  `^(?:(?:${leads}) ){0,3}(?:(?:i|we|ive|weve|i have|we have) (?:(?:${adverbs}) ){0,2}((?:${verbs}|${needsSubject})\\b)|(?:(?:${adverbs}) ){0,2}((?:${verbs})\\b))( .+)?$`,
  'i',
)
/** Matches words that make a clause more than one simple statement. */
const more = wholeWords([
  'i|im|ive|id|ill|we|were|weve|he|hes|she|shes|they|theyre|you|your|u|ur|who|that|which|what|because|bc|if|when|not|never|no one',
  'dont|didnt|cant|couldnt|wont|wasnt|isnt|havent|but|so|than|like|lol|again|worse|late|wrong|worried|sick|fired|nothing|without',
  'moms|dads|sons|daughters|husbands|wifes|sisters|brothers|neighbors|friends (?=\\d|birthday|house|wedding)',
  'took|takes|had|has|is|are|was|cost|costs|did|can|could|will|would',
])
/** Matches verbs that are only said back if the message has nothing better. */
const weak = /^(?:got|went|made|took|spent|started|opened|cooked|cleaned|put|read|did|cut|set|drove)$/i
/** Matches 'Got my grades back', which isn't the news yet. */
const saysLittle = new RegExp(
  `^(?:${oneOf(
    'got (?:my|our|the|some|her|his) .{1,40}(?:back|results?)\\b',
    'got (?:off|up|home|in|out|there|to)\\b',
    'went to (?:see|bed|work|sleep|the (?:store|doctor))|took (?:a|my|the|care)|started (?:the|my) (?:day|morning)',
  )})`,
  'i',
)
const relatives = oneOf(
  'son|daughter|husband|hubby|wife|mom|mama|dad|sister|brother|niece|nephew|grandson|granddaughter|baby|toddler|teenager|boyfriend|fiance|stepson|stepdaughter|cousin|twins|kids|boys|girls',
)
const deeds = oneOf(
  '(?:got|won)(?! (?:so|him|us|them|me|sick|hurt|fired|laid|let|mad|stuck|in|into|arrested|caught|divorced|diagnosed|cut|kicked|it|off|out|away|up|worse|suspended|expelled|grounded|written|yelled|home|back|a (?:divorce|ticket|dui|c|d|f)|(?:his|her) (?:phone|heart|hours|license taken))\\b)',
  '(?:made|took)(?! (?:me cry|me (?:mad|sad|feel)|him|us|them|it|care|off|out|away|up|her (?!first|next|driving)|fun|sure|a mess)\\b)|passed(?= (?:his|her|the|their|all|every)\\b)|lost(?= (?:his|her) first)',
  'graduated|finished|scored|learned|landed|said yes|surprised me|brought me|is (?:getting married|having a|graduating|coming home)|was (?:accepted|picked|promoted)',
)
const ofRelative = new RegExp(
  `^(?:(?:${leads}) ){0,3}(?:(?:my|our) )?((?:little|oldest|youngest|middle|big|best) )?(${relatives}) (?:(?:${adverbs}) )?((?:${deeds})(?=\\b| ))( .+)?$`,
  'i',
)
const subjects = oneOf(
  'i|im|ive|we|it|its|he|she|they|my|the|still|now|finally|was|felt|got|nobody|no one|everybody|everyone|didnt|but',
)
/** Words after which 'I got it' hasn't happened yet. */
const notYet = oneOf(
  'if|when|that|hope|hoping|think|thought|wish|said|says|because|until|till|til|before|after|once|like',
  'where|what|how|which|whether|cause|bc|unless|the|every|time|thing|day',
)
const runOn = `(?<!\\b(?:${notYet}))`
const apart = new RegExp(
  String.raw`[.!?;\n]{1,9}(?=\s|$)|,(?=\s)| (?:but|so|because|bc|cuz|then|while) |(?<!\bfirst time) since | and (?=(?:${subjects})\b)|${runOn} (?=(?:i|we) (?:finally |just |actually )?(?:${verbs}))`,
  'i',
)
const shorthand: ReadonlyMap<string, string> = new Map(Object.entries({ thru: 'through', w: 'with' }))
const shortNames = /^(?:nclex|rn|cna|lpn|ged|gre|mcat|lsat|dmv|cdl|gpa|aa)$/
const dayOrMonth = oneOf(`${englishWeekday}|christmas|thanksgiving|easter`, ...unmistakableMonths)
const days = new RegExp(`^(?:${dayOrMonth})s?$`)
const tail = /(?: (?:finally|yay|omg|tho|though|too|haha|woohoo|yall)){1,3}$/i
const maxLetters = 300
const maxWords = 12

const wordToSecondPerson = (word: string): string => {
  const plain = word.toLowerCase()
  if (shortNames.test(plain)) return plain.toUpperCase()
  return objectForms.get(plain) ?? shorthand.get(plain) ?? (days.test(plain) ? capitalize(plain) : word)
}

const clauseOf = (part: string): string =>
  part
    .replace(/[^\p{L}\p{N}$%'&/ .:-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(tail, '')
    .replace(/ (?<!the )first time (?=in|since)/i, ' for the first time ')

const wordsOf = (rest: string): string[] => rest.split(' ').filter((word) => word !== '')
const isSimple = (words: readonly string[], rest: string): boolean =>
  words.length <= maxWords && !more.test(rest.replaceAll("'", ''))
const say = (who: string, verb: string, words: readonly string[]): string =>
  `${who} ${[...verb.toLowerCase().split(' '), ...words].map(wordToSecondPerson).join(' ')}!`

function ownClauseToSecondPerson(clause: string): SecondPersonClause | null {
  const [, ofSubject, bare, rest = ''] = statement.exec(clause.replace(/\b(i|we)'(?=ve\b)/gi, '$1')) ?? []
  const verb = ofSubject ?? bare
  const words = wordsOf(rest)
  if (verb === undefined || !isSimple(words, rest) || (words.length === 0 && !verb.includes(' '))) return null
  if (saysLittle.test(`${verb}${rest}`)) return null
  return { words: say('You', verb, words), isStrong: !weak.test(verb) }
}

/** Turns 'My daughter made honor roll' to the user. */
function relativeClauseToSecondPerson(clause: string): SecondPersonClause | null {
  const [, which = '', who, verb, rest = ''] = ofRelative.exec(clause) ?? []
  const words = wordsOf(rest)
  if (who === undefined || verb === undefined || words.length === 0 || !isSimple(words, rest)) return null
  return {
    words: say(`Your ${`${which}${who}`.toLowerCase().replace('hubby', 'husband')}`, verb, words),
    isStrong: true,
  }
}

type SecondPersonClause = { words: string; isStrong: boolean }

/** Turns 'we finally closed on our house today!!' into “You closed on your house today!”. Returns null if no clause is that simple. */
export function clauseToSecondPerson(message: string): string | null {
  const written = message.slice(0, maxLetters).replace(/[’‘]/g, "'")
  const said = /[a-z]/.test(written) ? written : written.toLowerCase()
  const turned = said
    .split(apart)
    .slice(0, 5)
    .map(clauseOf)
    .flatMap((clause) => ownClauseToSecondPerson(clause) ?? relativeClauseToSecondPerson(clause) ?? [])
  return (turned.find(({ isStrong }) => isStrong) ?? turned[0])?.words ?? null
}
