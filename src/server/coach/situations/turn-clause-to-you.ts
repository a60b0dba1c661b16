import { capitalize } from '#contract/capitalize.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'

const leads = oneOf(
  'well|so|ok|okay|omg|yay|guess what|hey|hi|and|oh|woo|woohoo|woo hoo|yes|today|tonight|yesterday|this morning|last night|luxee|update',
)
const adverbs = oneOf('just|finally|actually|already|even|still|officially')
/** The same word would give an order, or tell of now, without a subject. */
const needsSubject = oneOf('quit|hit|beat|read|put|cut|set', 'did|had|lost|won|met|saved|took|spent|drove|wrote')
const verbs = oneOf(
  'closed on|passed(?! (?:out|away|on|by|over))|finished|completed|got (?:through|thru)|got(?! (?:so|me|us|lucky|mad|sick|old)\\b)',
  'made it|made(?! (?:me|him|her|us|them|up)\\b)|ran(?! (?:out|into|late|over|away)\\b)|walked(?! (?:out|away)\\b)|paid off|landed|signed|booked',
  'sold|cleaned|cooked|baked|graduated|started|opened|painted|planted|hosted|turned in|caught up|spoke up|said no|stood up',
  'bought|moved into|survived|aced|built|fixed|slept|swam|biked|hiked|applied|registered|enrolled|submitted|published',
  'launched|celebrated|organized|sewed|knitted|crocheted|went|renewed|adopted|harvested|canned|refinished|framed',
)
const statement = new RegExp(
  `^(?:(?:${leads}) ){0,3}(?:(?:i|we|ive|weve|i have|we have) (?:(?:${adverbs}) ){0,2}((?:${verbs}|${needsSubject})\\b)|(?:(?:${adverbs}) ){0,2}((?:${verbs})\\b))( .+)?$`,
  'i',
)
/** With one of these a clause isn't one simple statement of what the user did. */
const more = wholeWords([
  'i|im|ive|id|ill|we|were|weve|he|hes|she|shes|they|theyre|you|your|u|ur|who|that|which|what|because|bc|if|when|not|never|no one',
  'dont|didnt|cant|couldnt|wont|wasnt|isnt|havent|but|so|than|like|lol|again|worse|late|wrong|worried|sick|fired|nothing|without',
  'took|takes|had|has|is|are|was|cost|costs|did|can|could|will|would',
])
const subjects = oneOf(
  'i|im|ive|we|it|its|he|she|they|my|the|still|now|finally|was|felt|got|nobody|no one|everybody|everyone',
)
const apart = new RegExp(
  String.raw`[.!?;\n]{1,9}(?=\s|$)|,(?=\s)| (?:but|so|because|bc|cuz|since|then|while) | and (?=(?:${subjects})\b)`,
  'i',
)
const instead: ReadonlyMap<string, string> = new Map(
  Object.entries({
    my: 'your',
    our: 'your',
    me: 'you',
    us: 'you',
    mine: 'yours',
    myself: 'yourself',
    ourselves: 'yourselves',
    thru: 'through',
    w: 'with',
  }),
)
const shortNames = /^(?:nclex|rn|cna|lpn|ged|gre|mcat|lsat|dmv|cdl|gpa|aa)$/
const days = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|thanksgiving|easter)s?$/
const tail = /(?: (?:finally|yay|omg|tho|though|too|haha|woohoo|yall)){1,3}$/i
const maxLetters = 300
const maxWords = 12

const turnWord = (word: string): string => {
  const plain = word.toLowerCase()
  if (shortNames.test(plain)) return plain.toUpperCase()
  return instead.get(plain) ?? (days.test(plain) ? capitalize(plain) : word)
}

/** 'we finally closed on our house today!!' as “You closed on your house today!”; null where no clause is so simple. */
export function turnToYou(message: string): string | null {
  const written = message.slice(0, maxLetters).replace(/[’‘]/g, "'")
  const said = /[a-z]/.test(written) ? written : written.toLowerCase()
  for (const part of said.split(apart).slice(0, 4)) {
    const clause = part
      .replace(/[^\p{L}\p{N}$%'&/ .:-]+/gu, ' ')
      .replace(/ +/g, ' ')
      .trim()
      .replace(tail, '')
    const [, ofSubject, bare, rest = ''] = statement.exec(clause.replace(/\b(i|we)'(?=ve\b)/gi, '$1')) ?? []
    const verb = ofSubject ?? bare
    const words = rest.split(' ').filter((word) => word !== '')
    const plain = rest.replaceAll("'", '')
    if (
      verb === undefined ||
      words.length > maxWords ||
      (words.length === 0 && !verb.includes(' ')) ||
      more.test(plain)
    )
      continue
    return `You ${[...verb.toLowerCase().split(' '), ...words].map(turnWord).join(' ')}!`
  }
  return null
}
