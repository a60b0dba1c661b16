import { brand } from '#contract/brand.ts'
import { normalForm } from '#contract/unicode-normal-form.ts'
import { folded, namesIn, readingsOf, withoutSeparators } from './password-readings.ts'
import { isSoonGuessed } from './password-strength.ts'

/** Shortest password, in characters as Unicode counts them (code points, composed). */
const minLength = 8

/**
 * Why a password is refused, as a sentence for the user; undefined if it is fine. Any characters are allowed and none required.
 * Refuses short, common, breached and repetitive passwords, and those that are little more than a name, even with separators or
 * look-alike letters.
 */
export async function passwordProblem(
  password: string,
  account: { username: string; email: string },
): Promise<string | undefined> {
  const characters = Array.from(normalForm('NFC', password))
  if (characters.length < minLength) return `Please use at least ${minLength} characters.`
  const plain = folded(password)
  const dense = withoutSeparators(plain)
  if (isRepetition(plain, 12) || isRepetition(dense, 4) || isRun(plain) || isRun(dense))
    return 'This pattern is easy to guess. A few words of your own work better.'
  const names = namesIn(account, [brand.name, brand.coach])
  if (isMostly(names, dense)) return `This is mostly your name or ours. Please choose something others wouldn’t guess.`
  const listed = await listedPasswords()
  if ([normalForm('NFC', password).toLowerCase(), plain, dense].some((text) => listed.has(text)))
    return 'This password is on a list of common and stolen passwords. Please choose another one.'
  if (
    isMostly(wordsForPassword, dense.replaceAll(/\p{N}+/gu, ''), fillers) ||
    (await isAnySoonGuessed(password, names))
  )
    return 'This is close to a password many people use. A few words of your own work better.'
  return undefined
}

async function isAnySoonGuessed(password: string, names: string[]): Promise<boolean> {
  for (const reading of readingsOf(password)) if (await isSoonGuessed(reading, names)) return true
  return false
}

let cachedList: Promise<Set<string>> | undefined

/** 49,000 common and breached passwords, read when the first is checked: about 20 ms and 3 MB. */
const listedPasswords = (): Promise<Set<string>> => (cachedList ??= readList())

async function readList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...famousPhrases].filter((each) => each.length >= minLength))
}

/** Published as examples, and tried since. */
const famousPhrases = ['correcthorsebatterystaple', 'correcthorsebattery', 'horsebatterystaple']

/** The longest repeated piece that is recognized, in characters: 'abcabcabc' repeats 3. */
const isRepetition = (text: string, longest: number): boolean =>
  Array.from({ length: longest }, (_, n) => n + 1).some(
    (length) => length <= text.length / 2 && text.startsWith(text.slice(length)),
  )

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv5tgb']
const runs = rows.flatMap((row) => [row, Array.from(row).toReversed().join('')])

const isRun = (text: string): boolean => text !== '' && runs.some((run) => run.includes(text))

const wordsForPassword = ['password', 'passwort', 'passcode', 'contrasena', 'qwerty', 'letmein']
const fillers = ['this', 'your', 'esta', 'the', 'is', 'my', 'mi', 'es', 'la', 'a']

/** Whether a text has one of these words, and fewer than five other characters besides them and the fillers. */
function isMostly(words: readonly string[], text: string, ignored: readonly string[] = []): boolean {
  if (!words.some((word) => text.includes(withoutSeparators(word)))) return false
  const rest = [...words, ...ignored].reduce((left, word) => left.replaceAll(withoutSeparators(word), ' '), text)
  return Array.from(rest.replaceAll(' ', '')).length < 5
}
