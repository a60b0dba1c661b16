/** Gives back what loading left behind, which V8 would keep for as long as nothing is asked of it. Needs `--expose-gc`. */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
