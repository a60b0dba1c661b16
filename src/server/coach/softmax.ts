/** Converts scores to probabilities, which add up to 1. */
export function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((one, other) => Math.max(one, other))
  const shares = scores.map((score) => Math.exp(score - most))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}
