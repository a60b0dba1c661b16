import { capitalize } from '#contract/capitalize.ts'

/** Forms of 'I' and 'we' that aren’t the subject, and what they become when they are said back to the user. */
export const objectForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    us: 'you',
    our: 'your',
    ours: 'yours',
    ourselves: 'yourselves',
  }),
)
const subjectForms = {
  i: 'you',
  am: 'are',
  'i’m': 'you’re',
  im: 'you’re',
  'i’ve': 'you’ve',
  ive: 'you’ve',
  'i’d': 'you’d',
  'i’ll': 'you’ll',
  we: 'you',
  'we’re': 'you’re',
  'we’ve': 'you’ve',
  'we’ll': 'you’ll',
  'we’d': 'you’d',
}
const firstPersonForms: ReadonlyMap<string, string> = new Map([...objectForms, ...Object.entries(subjectForms)])

const firstPerson =
  /(?<![\p{L}\d’'])(?<!\d (?=am\b))(?:i was|was i|i wasn[’']t|[\p{L}]+(?:[’'][\p{L}]+)?)(?![\p{L}’'])/giu

/** Rewrites the user's English words to be said back: 'quit my job' becomes 'quit your job'. Text with a 'you' in it stays as it is. */
export function toSecondPerson(text: string): string {
  if (/\byou(?:r|rs|rself|’re|'re)?\b/i.test(text)) return text
  return text.replaceAll(firstPerson, (word) => {
    const plain = word.toLowerCase().replace("'", '’')
    if (plain === 'i was') return 'you were'
    if (plain === 'was i') return 'were you'
    if (plain === 'i wasn’t') return 'you weren’t'
    const other = firstPersonForms.get(plain)
    return other === undefined
      ? word
      : /^[A-Z]/.test(word) && plain !== 'i' && !plain.startsWith('i’')
        ? capitalize(other)
        : other
  })
}

/** Hides words from a rewrite: `hide` puts placeholders where `form` matches, `restore` puts the words back, as `write` gives them. */
export function createMask() {
  const hidden: string[] = []
  return {
    hide: (text: string, form: RegExp, write: (words: string) => string = (words) => words): string =>
      text.replace(form, (found) => `⟦${hidden.push(write(found)) - 1}⟧`),
    restore: (text: string): string => text.replace(/⟦(\d+)⟧/g, (_, at: string) => hidden[Number(at)] ?? ''),
  }
}
