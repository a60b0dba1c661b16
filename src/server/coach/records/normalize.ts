const mostLetters = 400

/** Lower case, without accents, marks and doubled spaces; a colon stays within an hour. Only the first letters are read. */
export const plain = (text: string): string =>
  text
    .slice(0, mostLetters)
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replaceAll('\u0001', 'n')
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<!\d):|:(?!\d)/g, ' ')
    .replace(/[^\p{L}\p{N}':/?.!,-]+/gu, ' ')
    .trim()

/** The sentences of a plain text, without their marks, the last first; each followed by its parts between commas. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/[?!\n]|\.(?!\d)/)
    .toReversed()
    .flatMap((sentence) => withParts(sentence, sentence.split(/[,;]/)))
    .map((part) => part.replace(/[,; ]+/g, ' ').trim())
    .filter((part) => part !== '')

const withParts = (sentence: string, parts: readonly string[]): string[] =>
  parts.length === 1 ? [sentence] : [sentence].concat(parts.toReversed())

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(what|when|where|who|how|that|there|it)'?s\b/g, '$1 is'],
  [/\b(what|when|where|how)'?re\b/g, '$1 are'],
  [/\bi'?m\b/g, 'i am'],
  [/\bi'?ve\b/g, 'i have'],
  [/\bi'd\b/g, 'i would'],
  [/\bi'll\b/g, 'i will'],
  [/\b(do|did|have|has|is|are|was|does)n'?t\b/g, '$1 not'],
  [/\b(?:wanna)\b/g, 'want to'],
  [/\b(?:gotta|got to)\b/g, 'have to'],
  [/\b(?:2day)\b/g, 'today'],
  [/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow|2moro|tomo)\b/g, 'tomorrow'],
  [/\b(?:tdoay|toady|todya|tday|2day)\b/g, 'today'],
  [/\btom+[ao]r+[ao]w+s?\b/g, 'tomorrow'],
  [/\b(?:ahve|hvae)\b/g, 'have'],
  [/\bdo you think i will\b/g, 'will i'],
  [/\b(?:um+|uh+|honestly|basically|lol|comma|just curious|out of curiosity|do you think|by any chance)\b/g, ' '],
  [/ +/g, ' '],
  [/\bhow far off\b/g, 'how far'],
  [/\bto ?-?do(s)?\b(?= list| app|$)/g, 'todo$1'],
  [/'s\b/g, 's'],
  [/\b(?:if|whether|when) i am\b/g, 'am i'],
  [/\b(?:if|whether) i (have|did)\b/g, 'do i $1'],
]

const polite =
  /^(?:(?:hey|hi|hello|ok|okay|so|and|also|but|oh|um|well|actually|please|pls|plz|luxee|good (?:morning|evening|afternoon)|quick question|question|just wondering|wondering|i was wondering|remind me|(?:can|could|would|will) you (?:please )?(?:tell|show|check|look up|see|say|remind|list|read|give|total up|add up|count|find|pull up|bring up)(?: me| out| up)?|please (?:tell|show) me|tell me|show me|let me (?:know|see)|let us see|do you know|any idea|i (?:want|need|would like|would love) to (?:know|see|check|hear)|i (?:forgot|forget|do not remember|cannot remember|can't remember|lost track of)|give me|list(?: out)?(?: for me)?|check|see|pull up|bring up|look up|read(?: me| out)?|display|view|open|go through|run through|if|whether|exactly|again)\b ?)+/

/** An English sentence without contractions, greetings and polite openings. */
export function plainEnglish(sentence: string): string {
  const full = contractions.reduce((text, [from, to]) => text.replace(from, to), sentence)
  return full
    .replace(polite, '')
    .replace(
      /(?: (?:please|pls|plz|thanks|thank you|for me|luxee|again|now|right now|at the moment|currently|exactly))+$/,
      '',
    )
    .trim()
}

const politeSpanish =
  /^(?:(?:hola|oye|bueno|pues|por favor|luxee|ok|vale|y|a ver|una pregunta|me (?:puedes|podrias) (?:decir|mostrar|ensenar)|(?:puedes|podrias) (?:decirme|mostrarme|ensenarme|ver)|dime|di|muestrame|mostrame|ensename|mira|quiero (?:saber|ver)|quisiera (?:saber|ver)|necesito (?:saber|ver)|me gustaria (?:saber|ver)|recuerdame|sabes|no recuerdo|no me acuerdo|se me olvido|si|dame|lee|leeme|lista|revisa)\b ?)+/

/** A Spanish sentence without greetings and polite openings. */
export const plainSpanish = (sentence: string): string =>
  sentence
    .replace(/\b(?:q|ke)\b/g, 'que')
    .replace(politeSpanish, '')
    .replace(/(?: (?:por favor|porfa|gracias|luxee|ahora|ahorita|ya))+$/, '')
    .trim()
