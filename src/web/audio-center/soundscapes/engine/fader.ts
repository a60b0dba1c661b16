/** A gain that moves without clicks. It tracks its own value, because not every browser reports one during a ramp. */
export function createFader(param: AudioParam, at: number, value: number) {
  let move = { from: value, to: value, start: at, end: at }
  param.setValueAtTime(value, at)
  const valueAt = (now: number): number => {
    const { from, to, start, end } = move
    if (now >= end) return to
    return from + ((to - from) * Math.max(0, now - start)) / (end - start)
  }
  return {
    /** `seconds` is the fade's length. A fade to the same value is left running. */
    to: (value: number, now: number, seconds: number): void => {
      if (value === move.to) return
      move = { from: valueAt(now), to: value, start: now, end: now + seconds }
      param.cancelScheduledValues(now)
      param.setValueAtTime(move.from, now)
      param.linearRampToValueAtTime(value, now + seconds)
    },
  }
}

export type Fader = ReturnType<typeof createFader>
