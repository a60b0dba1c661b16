/** A gain that moves without clicks. It knows where it is by itself: not every browser says so while a gain moves. */
export function openFader(param: AudioParam, at: number, value: number) {
  let move = { from: value, to: value, start: at, end: at }
  param.setValueAtTime(value, at)
  const valueAt = (now: number): number => {
    const { from, to, start, end } = move
    if (now >= end) return to
    return from + ((to - from) * Math.max(0, now - start)) / (end - start)
  }
  return {
    /** Goes to a value within so many seconds. One that it goes to already is left to do so. */
    to: (value: number, now: number, seconds: number): void => {
      if (value === move.to) return
      move = { from: valueAt(now), to: value, start: now, end: now + seconds }
      param.cancelScheduledValues(now)
      param.setValueAtTime(move.from, now)
      param.linearRampToValueAtTime(value, now + seconds)
    },
  }
}

export type Fader = ReturnType<typeof openFader>
