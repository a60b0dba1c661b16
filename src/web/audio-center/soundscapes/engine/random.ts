/** Returns numbers from 0 up to 1, the same sequence for the same seed. */
export type Random = () => number

/** The same parts give the same numbers on every device. */
export function seeded(...parts: readonly (string | number)[]): Random {
  let state = hashOf(parts.join('/'))
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return Math.imul(hash ^ (hash >>> 13), 1_540_483_477) ^ (hash >>> 15)
}

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()

export function pick<T>(random: Random, all: readonly [T, ...T[]]): T {
  return all[Math.floor(random() * all.length)] ?? all[0]
}
