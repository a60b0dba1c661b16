import { brand } from '#contract/brand.ts'
import { isSoonGuessed } from './password-strength.ts'

/** Shortest password, in characters as Unicode counts them (code points, composed). */
const shortest = 8

/**
 * Why a password is refused, as a sentence for the user; undefined if it is fine. Any characters are allowed and none required.
 * Refused: short ones, common and breached ones, repetitions, and little more than a name.
 */
export async function passwordProblem(
  password: string,
  names: { username: string; email: string },
): Promise<string | undefined> {
  const characters = Array.from(password.normalize('NFC'))
  if (characters.length < shortest) return `Please use at least ${shortest} characters.`
  const lower = characters.join('').toLowerCase()
  if (isRepetition(lower) || isRun(lower)) return 'This pattern is easy to guess. A few words of your own work better.'
  const known = [names.username, names.email.split('@')[0] ?? '', brand.name, brand.coach]
  if (isMostlyNames(lower, known))
    return `This is mostly your name or ours. Please choose something others wouldn’t guess.`
  if ((await listedPasswords()).has(lower))
    return 'This password is on a list of common and stolen passwords. Please choose another one.'
  if (await isSoonGuessed(characters.join(''), known))
    return 'This is close to a password many people use. A few words of your own work better.'
  return undefined
}

let cachedList: Promise<Set<string>> | undefined

/** 49,000 common and breached passwords, read when the first is checked: about 20 ms and 3 MB. */
const listedPasswords = (): Promise<Set<string>> => (cachedList ??= readList())

async function readList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((each) => each.length >= shortest))
}

/** Repeats a piece of up to twelve characters, such as 'abcabcabc'. */
const isRepetition = (text: string): boolean =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].some(
    (length) => length <= text.length / 2 && text.startsWith(text.slice(length)),
  )

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv5tgb']
const runs = rows.flatMap((row) => [row, Array.from(row).toReversed().join('')])

const isRun = (text: string): boolean => runs.some((run) => run.includes(text))

const isMostlyNames = (text: string, names: string[]): boolean =>
  names.some((name) => {
    const folded = name.normalize('NFC').toLowerCase()
    return Array.from(folded).length >= 4 && text.includes(folded) && Array.from(text.replaceAll(folded, '')).length < 5
  })
