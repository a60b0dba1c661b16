/** The exact sum of two decimals, in the form that the server gives it: without zeros at its end (decision 013). */
export function addAmounts(one: string, other: string): string {
  const scale = Math.max(decimalsIn(one), decimalsIn(other))
  const sum = toUnits(one, scale) + toUnits(other, scale)
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const rest = digits.slice(digits.length - scale).replace(/0+$/, '')
  return `${sum < 0n ? '-' : ''}${whole}${rest && '.'}${rest}`
}

const decimalsIn = (amount: string): number => amount.split('.').at(1)?.length ?? 0

/** Converts an amount to a whole number of its smallest unit with `scale` decimals. */
function toUnits(amount: string, scale: number): bigint {
  const [whole = '', rest = ''] = amount.split('.')
  return BigInt(whole + rest.padEnd(scale, '0'))
}
