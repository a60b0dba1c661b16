/** Prints a line of a command that people read; the server's own log is `log.ts`. */
export const printLine = (line: string): boolean => process.stdout.write(`${line}\n`)
