import { oneOf, wholeWords } from '../phrase-pattern.ts'

/** What a part of the app is for. `named`: how it is called where nothing else can be meant; `noun`: a word that needs 'the … thing', 'in here' or such beside it. */
type AppPart = { named: string | null; noun: string | null; text: string }

const appParts: readonly AppPart[] = [
  {
    named: 'vision ?boards?',
    noun: null,
    text: 'The vision board is a page of pictures of what you’d like your life to look like: a room, a place, a way of living. It doesn’t make anything happen. It keeps what you want in view, so it comes to mind when you decide something, and it can show you what your next goal should be. If it’s not for you, skip it; nothing else here depends on it.',
  },
  {
    named: 'wellness score',
    noun: 'score',
    text: 'The wellness score is a number from 0 to 100: the mean of five areas, Physical, Financial, Mental, Spiritual and Life Organization, each from your last 14 days against a gentle target. It shows you which area you’ve left alone for a while. It isn’t a grade.',
  },
  {
    named: '(?:the|this) streak(?! .{0,40}tasks?)',
    noun: 'streaks?',
    text: 'The streak counts days in a row with two or more things done, of any kind: an entry, self-care, a finished task, a prayer, a workout. One rest day a week doesn’t break it.',
  },
  {
    named: 'breathing (?:thing|exercises?|one|part|sessions?|guide|tab)|box breathing|guided breathing',
    noun: 'breathing',
    text: 'Guided breathing counts each breath with you, in, hold and out, to bring your body down. It’s under Self-Care, and 4-7-8, Box and Coherent Breathing each take under two minutes.',
  },
  {
    named: 'meditation (?:thing|part|tab|one|section)s?|guided meditations?',
    noun: 'meditations?',
    text: 'The meditations are words to follow, for sleep, anger, money worries or a hard talk. They’re in the Mindset Lab and take about 3 to 14 minutes.',
  },
  {
    named: 'self ?care (?:center|section|page|part|tab|thing|log|area)',
    noun: 'self ?care',
    text: 'Self-Care is for what does you good, in minutes: a bath, a walk, reading, a breathing round. Log it with a mood, and after two weeks of moods it shows you what your better days have in common. 200 minutes a week is its gentle goal.',
  },
  {
    named: 'mindset lab',
    noun: 'mindset',
    text: 'The Mindset Lab has affirmations, guided meditations, quotes and short courses. It’s for the days when your head is the problem and not your list.',
  },
  {
    named: 'audio cent(?:er|re)',
    noun: 'audio',
    text: 'The Audio Center is for when listening is easier than reading: guided breathing, affirmations read aloud, music and sounds like rain.',
  },
  {
    named: 'glo ?goals?',
    noun: 'goals?',
    text: 'A goal here has a number and a date, or a few steps to check off. It keeps every update, so you see how far you’ve come and how much a month it takes from here.',
  },
  {
    named: 'digital income(?: hub)?|income hub',
    noun: 'income',
    text: 'The Digital Income Hub is where you log what you earn, by source and with hours if you like, so you can see what each thing brings in and what it pays an hour.',
  },
  {
    named: 'lu(?:x|xe) lounge',
    noun: 'lounge|community',
    text: 'The Lux Lounge is the page about the community: what it’s good for, some ideas for earning on the side, and the way in.',
  },
  {
    named: 'the journal',
    noun: 'journal(?:ing)?|diary',
    text: 'The journal is for your own words, with a mood and tags if you like. It’s private and encrypted, and you can search every word of it. I only ever see the dates. What it’s good for: a thing you’ve written down stops going around, and in a year you’ll know how it really was.',
  },
  {
    named: null,
    noun: 'planner',
    text: 'My Planner holds what has a day: tasks and reminders, with a time if you want one. You can look at a day or a week, and anything can repeat.',
  },
  {
    named: 'the household (?:page|bit|part|thing)',
    noun: 'household',
    text: 'Household is for chores and who does what: cleaning, laundry, trash, the seasonal things. You can put names on tasks, and it shows who does how much, without blame.',
  },
  {
    named: null,
    noun: 'shopping(?: lists?)?|lists',
    text: 'Shopping Lists are seven lists, from groceries to the kids, that you check off with one thumb. You can share one by link.',
  },
  {
    named: null,
    noun: 'spiritual|faith|prayers?|reflections?|scripture',
    text: 'The Spiritual page has a daily verse from the tradition you choose, or a reading from none, and a place for prayers and five-minute reflections. It counts no minutes.',
  },
  {
    named: 'health (?:and|&) fitness',
    noun: 'health|fitness|workouts?|weight',
    text: 'Health & Fitness is for workouts, meals, water and weight, each on its own tab. You count only what you want to count.',
  },
  {
    named: '(?:fill in|log|enter|put in|rate|track) (?:my |a |the )?moods?',
    noun: 'moods?',
    text: 'A mood is a number from 1 to 5, given with a self-care activity or an entry. One says little. After two weeks of them, you can see what your better days have in common.',
  },
  {
    named: null,
    noun: 'affirmations?',
    text: 'Affirmations are short sentences to hold against the voice that runs you down. They only work if you half believe them, so write your own in plain words where these don’t fit. They’re in the Mindset Lab.',
  },
  {
    named: null,
    noun: 'dashboard',
    text: 'The dashboard is your day on one page: today’s tasks, your latest words and how the week’s going. You choose which cards it shows.',
  },
]

const asksPurpose = wholeWords([
  'whats? (?:is |was |even is )?(?:the |even the )?(?:point|purpose|use|idea|deal|sense|good) (?:of|in|with|behind)',
  'what (?:is|are|does|do|would|s|was) .{2,50} (?:for|do|mean|about|good for|supposed to (?:do|be)|meant to (?:do|be)|even)$',
  'whats .{2,40} (?:for|about|good for|supposed to (?:do|be)|meant to (?:do|be))(?: (?:if|when|since|i) .{2,60})?$',
  'why (?:would|should|do|does) (?:i|we|anyone|anybody|people|you) (?:ever |even )?(?:use|need|want|bother|have|keep|fill|make|do|log)',
  '^(?:is|are) (?:the |this )?.{3,40} or what$|^(?:explain|tell me about|whats|what is|what are) (?:the|this|a) .{3,40}$',
  'do i (?:need|have to use|even need)|is it worth (?:using|making|filling)|what would i use',
])
const asksDifference =
  /\bdifference between\b|\bhow (?:is|are) .{2,40} different\b|\bwhich (?:one )?is .{0,20}(?:for|under|less|shorter)\b|\bis (?:it|that) .{2,30} or\b/
const asksPlace = wholeWords([
  'where (?:do|should|would|can) (?:i|you) (?:log|put|enter|write|track|file|record|count)',
  'count as|counts as|under what|which (?:part|page|section|tab) (?:do|should|is)|go under|log (?:that|it|this) under',
])
const beside = '(?:thing|section|page|part|tab|feature|bit|area|center|card|number|stuff)'
const inApp = wholeWords([
  'in here|on here|in (?:the|this) app|in glowell|glowell|this app|the app|where do i log|where should i log',
])
/** In words. */
const maxWords = 45

function partsIn(line: string): readonly AppPart[] {
  const isHere = inApp.test(line)
  return appParts.filter(({ named, noun }) => {
    if (named !== null && wholeWords([named]).test(line)) return true
    if (noun === null) return false
    return wholeWords(isHere ? [noun] : [`(?:${noun}) ${beside}s?`, `your (?:${noun})`]).test(line)
  })
}

const notHere = wholeWords([oneOf('doctor|boss|therapist|on my wall|poster ?board')])

/** What a part of the app is for, how two of them differ, or where something belongs; null where no part is asked about. */
export function findAppPart(message: string): string | null {
  const line = message
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim()
    .replace(
      /(?: (?:genuinely|honestly|just|really|seriously|asking|lol|please|thanks|anyway|curious|actually|exactly)){1,4}$/,
      '',
    )
  if (line.split(' ').length > maxWords || notHere.test(line)) return null
  const [isPurpose, isDifference, isPlace] = [asksPurpose, asksDifference, asksPlace].map((form) => form.test(line))
  if (!isPurpose && !isDifference && !isPlace) return null
  const [first, second] = partsIn(line)
  if (first === undefined) return null
  if (second === undefined) return isPurpose ? first.text : null
  const both = `- ${first.text}\n- ${second.text}`
  if (isPlace) return `That’s yours to say; nothing here checks. Put it where you’d look for it later:\n\n${both}`
  return isDifference ? both : first.text
}
