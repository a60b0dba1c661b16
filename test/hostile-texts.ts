/** Texts that are slow to parse, each available in any length. */
const pieces = {
  digits: '1',
  'digits with spaces': '1 ',
  'digits with colons': '1:',
  'digits with points': '1.',
  'digits with commas': '1,',
  'digits with dashes': '1-',
  'digits with slashes': '1/',
  'digits with underscores': '1_',
  'thousands with commas': '1,000',
  'thousands with points': '123.456.',
  percentages: '1 % ',
  'debts with rates': 'card 19% ',
  'sums a month': '5% 100 a month ',
  dollars: '$1 ',
  euros: '€9,99 ',
  'pesos by name': '1 pesos ',
  'thousands of dollars': '5k usd ',
  'sums to save': 'save 1 ',
  'words to save': 'save a ',
  'sums put aside': 'put 1 aside ',
  'debts to pay': 'pay off ',
  'debts to pay by name': 'pay my a a a a ',
  'ISO days': '2026-01-01 ',
  'days with slashes': '1/2/2026 ',
  'months with days': 'May 5 ',
  'days with months': 'on the 1st of May ',
  weekdays: 'every Monday, ',
  'weekdays with and': 'monday and ',
  'lists of days': 'every week on mon, tue, ',
  'days to come': 'in 3 weeks ',
  hours: 'at 3pm ',
  'clock times': '12:30 ',
  moments: '2026-01-01T00:00:00 ',
  spans: '3-4pm ',
  lengths: '1h 30m ',
  'parts of digits': '0, ',
  'parts of letters': 'a, ',
  'parts of words': 'call 3 and ',
  'amounts to add': 'by 1 ',
  'amounts to reach': 'to $1 ',
  'amounts after colons': ': $1',
  'most amounts': 'up to $1 ',
  'names with amounts': 'abc $1 ',
  'amounts in Spanish': 'en 5 euros ',
  'weeks to add': 'by 2 weeks ',
  'days to reach': 'to march 3 ',
  'days with hours': 'tomorrow 3pm ',
  tags: '#work ',
  priorities: '!4 ',
  'open round brackets': '(',
  'open square brackets': '[',
  'open curly brackets': '{',
  'open angle brackets': '<',
  'nested brackets': '([{<',
  'closed brackets': '[]()',
  links: '[a](b) ',
  'open links': '[a](',
  pictures: '![a](',
  elements: '<a ',
  comments: '<!--',
  'double quotes': '"',
  'single quotes': "'",
  'typographic quotes': '“a” ',
  apostrophes: "a'",
  backticks: '`',
  'words in backticks': '`a ``b ',
  stars: '*',
  'words with stars': '*a',
  'words in stars': '**a *b ',
  underscores: '_a',
  tildes: '~~a ',
  'quoted lines': '> ',
  'quoted list lines': '>- ',
  'list lines': '- a\n',
  'deeper list lines': '  - a\n',
  'table lines': '|a|b\n|-|-\n',
  headings: '# ',
  backslashes: '\\',
  'not not': 'not not ',
  'want not': 'want not ',
  'kill not': 'kill not myself ',
  fillers: 'kill the the the ',
  'words before a question': 'ok ',
  'all words before a question': 'ok so and well hey please lol ',
  disguises: 's*icid3 k!ll ',
  'names that every object has': 'constructor toString hasOwnProperty __proto__ valueOf ',
  letters: 'a ',
  'letters with points': 'a.',
  'one long word': 'a',
  'words joined': 'killmyself',
  'words of eleven letters': 'abcdefghij ',
  'long words with apostrophes': "abcdefghijklmnop'",
  sentences: 'I am. ',
  questions: 'why? ',
  'no end of a sentence': 'I want to and then I ',
  prose: 'I had lunch with my mother and he said that we could plan the garden, but I was not sure about it. ',
  'Spanish prose': 'Quiero ahorrar para la casa, y no sé cómo empezar a hacerlo este año. ',
  'wishes for help': 'please can you ',
  'plans for a week': 'help me to plan my ',
  tried: 'i have already tried ',
  deaths: 'my mother ',
  spaces: ' ',
  'a word after spaces': 'a   ',
  tabs: '\t',
  lines: '\n',
  'returns and lines': 'a\r\n',
  dots: '.',
  commas: ',',
  'exclamation marks': '!',
  dashes: '–',
  signs: '@',
  'half an address': 'a@',
  'mail addresses': 'a@b.',
  schemes: 'http://',
  'addresses of pages': 'https://a.b/c ',
  hosts: 'www.a',
  'combining marks': '\u0301',
  'letters with marks': 'e\u0301\u0301',
  'marks out of order': '\u0301\u0316',
  'voicing signs out of order': '\u0316\uff9e',
  'Hangul parts': '\u1100\u1161',
  'compatibility letters': '\ufdfa',
  'unit signs': '\u33af',
  'wide digits': '\uff11',
  ligatures: '\ufb03',
  emoji: '🙂',
  'emoji with joiners': '👩‍👩‍👧‍',
  'emoji with tones': '👩🏽‍🚀',
  flags: '🇪🇸',
  joiners: '\u200d',
  'no width': '\u200b',
  'soft hyphens': 'a\u00ad',
  'right to left': '\u202e',
  'Cyrillic look-alikes': 'а',
  Chinese: '我想死',
  Arabic: 'أريد ',
  'dotless letters': 'İ',
  'sharp letters': 'ß',
}

/** The same between a start and an end that make a match fail late. */
const framed = {
  'spaces, then a word': ['', ' ', 'x'],
  'digits, then a word': ['', '1', 'x'],
  'a word, then a sign': ['', 'a', '!'],
  'lines, then a word': ['', '\n', 'x'],
  'closing marks, then a word': ['', '.,;:', 'x'],
  'commas, then a word': ['a ', ',', 'x'],
  'dashes, then a word': ['', ' -', 'x'],
  'spaces and dashes, then a word': ['', '  –', 'x'],
  'stars, then a word': ['a', '!', '*a'],
  'words to save, then a sign': ['', 'save a ', '%'],
  'a debt in words': ['pay', ' a', '.'],
  'wishes, then a sign': ['', 'i want to ', '%'],
  'breathing, then a word': ['', 'a some me the ', 'x'],
  'a goal, then a line': ['', 'create a my goal ', '\n'],
  'a task, then a line': ['add', ' a an the up', '\n'],
  'a task after spaces': ['remind me to', ' ', '\n'],
  'a task for the list': ['add a', ' to my list-', 'x'],
  'tried already': ['i ', 'have already ', 's'],
  'where it goes': ['', 'where does my ', ''],
  'what is proven': ['is that ', 'study', '\n'],
  'day and hour far apart': ['tomorrow', ' ', 'at 3pm'],
  'day and hour of many units': ['in ', '1 day 1h ', ''],
  'short forms of one word': ['i', "'m", ''],
  'negations of one word': ['do', "n't", ''],
  'a half picture': ['', '![', ']('],
  'a browser with versions': ['Mozilla/5.0 (', 'Windows NT 10.0; ', ')'],
  'a rule of days': ['FREQ=WEEKLY;BYDAY=', 'MO,', 'X'],
} as const

/** Words that never repeat, so that no cache helps. */
const countedUp = (beginning: string, from: number) => (length: number) => {
  let text = ''
  for (let n = from; text.length < length; n += 1)
    text += `${beginning}${n.toString(36).replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')} `
  return text.slice(0, length)
}

const ofNewWords = {
  'new short words': countedUp('', 1e4),
  'new long words': countedUp('antidisestablishm', 1e9),
  'new words like known ones': countedUp('kil', 1e3),
  'new words with stars': countedUp('s*ic*', 1e3),
  'new words with apostrophes': countedUp("it's'", 1e3),
  'new words of known ones': countedUp('iwanttodie', 1e3),
  'new numbers': (length: number) => {
    let text = ''
    for (let n = 1_000; text.length < length; n += 1) text += `${n},`
    return text.slice(0, length)
  },
}

/** Marks that belong in front of all those before them. */
const ofMarks = {
  'marks in front of marks': (length: number) => halves('\u0301', '\u0316', length),
  'marks in front of compatibility marks': (length: number) => halves('\u0344', '\u05b0', length),
  'marks in front of voicing signs': (length: number) => halves('\u0316', '\uff9e', length),
}

const halves = (first: string, second: string, length: number): string =>
  fill(first, Math.floor(length / 2)) + fill(second, Math.ceil(length / 2))

const fill = (piece: string, length: number): string =>
  piece
    .repeat(Math.ceil(Math.max(0, length) / piece.length))
    .slice(0, Math.max(0, length))
    .toWellFormed()

/** Every reader is given the same texts, so each is made once. */
const madeOnce = (make: (length: number) => string) => {
  const made = new Map<number, string>()
  return (length: number): string => made.getOrInsertComputed(length, make)
}

const shapes: Readonly<Record<string, (length: number) => string>> = {
  ...Object.fromEntries(Object.entries(pieces).map(([name, piece]) => [name, (length: number) => fill(piece, length)])),
  ...Object.fromEntries(
    Object.entries(framed).map(([name, [start, piece, end]]) => [
      name,
      (length: number) => `${start}${fill(piece, length - start.length - end.length)}${end}`,
    ]),
  ),
  ...ofNewWords,
  ...ofMarks,
}

export const hostileTexts: Readonly<Record<string, (length: number) => string>> = Object.fromEntries(
  Object.entries(shapes).map(([name, make]) => [name, madeOnce(make)]),
)
