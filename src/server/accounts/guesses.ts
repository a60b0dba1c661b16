/** Longer than this a stretch is not looked into: the estimate's work grows faster than the length (14 ms for 24). */
const longest = 24
/** As a power of ten. At 10 guesses in 15 minutes (attempts.ts) these take 28 years; 8 random signs have more. */
const enough = 7

const mark = /([^\p{L}\p{M}\p{N}])\1*/gu

/** Whether whoever tries common words, names, years and keyboard walks first would soon be at this password. */
export async function isSoonGuessed(password: string, names: string[]): Promise<boolean> {
  const guesses = await (estimator ??= openEstimator())
  const ends = [password.slice(0, longest), password.slice(-longest)]
  return ends.every((end) => {
    // A mark, however often in a row, counts ten guesses, as the library counts a sign outside of any pattern.
    const marks = end.match(mark)?.length ?? 0
    return Math.min(guesses(end, names), guesses(end.replaceAll(mark, ''), names) + marks) < enough
  })
}

type Estimator = (text: string, names: string[]) => number

let estimator: Promise<Estimator> | undefined

/** Opened when the first password is checked: about 100 ms and 10 MB. The answers are powers of ten. */
async function openEstimator(): Promise<Estimator> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs: graphs, dictionary } = await import('@zxcvbn-ts/language-common')
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs, l33tMaxSubstitutions: 10, maxLength: longest })
  return (text, names) => (text === '' ? 0 : zxcvbn.check(text, names).guessesLog10)
}
