/** Matches greetings and courtesies at the beginning of a command. */
export const commandOpening = String.raw`^(?:(?:ok|okay|hey|hi|so|also|and|please|pls|can you|can u|could you|will you|just|luxee)[, ]{1,2}){0,4}`
/** Matches the same in a hurried message, anywhere in it. */
export const hurriedOpening =
  '(?:(?:ok|okay|hey|hi|so|also|and|oh|please|pls|plz|can you|can u|could you|will you|just|luxee)[, ]{1,2}){0,4}'
