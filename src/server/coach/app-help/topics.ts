import { plans, premiumFeatures, trialDays } from '#contract/plans.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'

/** An answer to how something is done in the app. `asked`: patterns that the question, in plain lower case, must all match. */
export type AppTopic = { asked: readonly RegExp[]; text: string }

const { journalEntries, aiQuestions, visionBoards } = plans.free.limits
const features = premiumFeatures.map((feature) => `- ${feature}`).join('\n')
const trial = `If you haven’t used it yet, there’s a free ${trialDays}-day trial first. No card, and it ends on its own.`
const app = wholeWords(['here', 'in (?:the|this) app', 'on here', 'in glowell', 'glowell', 'log', 'this app'])
const onto = oneOf('on|to|from|across|between')
const which = oneOf('my|a|an|the|another|both|two|new|other|different')
const devices = oneOf('laptop|computer|tablet|ipad|devices?|phones?|desktop')
const change = wholeWords(['change', 'update', 'edit', 'set', 'switch', 'fix', 'upload', 'replace'])

/** The first match answers, so the specific topics come before the general ones. */
export const topics: readonly AppTopic[] = [
  {
    asked: [
      wholeWords(['export', 'download', 'back ?up', 'a copy of', 'save a copy']),
      /\b(?:data|journal|entries|everything|goals|account|diary|all my)\b/,
    ],
    text: 'Yes. Open your profile, scroll to “Your data,” and tap “Download everything.” You get one ZIP file with your text, your data and your pictures.',
  },
  {
    asked: [wholeWords(['delete', 'close', 'remove', 'get rid of']), /\b(?:my|this|the) account\b/],
    text: 'Open your profile and scroll to “Your data.” Deleting your account is at the bottom, and it asks for your password first. It removes everything right away, so download a copy before you do.',
  },
  {
    asked: [wholeWords(['invite', 'share', 'sharing', 'add my \\w+', 'add someone', 'together with']), /\blists?\b/],
    text: 'Open Shopping Lists, pick the list, and tap the share button. You choose what they can do and get a link, which you send yourself. They log in with an account of their own.',
  },
  {
    asked: [
      wholeWords(['add', 'put', 'invite', 'name']),
      /\b(?:household|who does what)\b/,
      /\b(?:person|people|someone|somebody|husband|wife|partner|kids?|son|daughter|roommate|names?)\b/,
    ],
    text: 'On the Household page, look for “Your household” and add a name. Only you see those names, and nobody needs an account. After that, a task can say who does it.',
  },
  {
    asked: [/\b(?:dark|light|night) ?(?:mode|theme)\b|\bchange the (?:theme|colou?rs)\b/],
    text: 'Yes. In your profile, under “Light or dark,” pick one, or let it follow your device.',
  },
  {
    asked: [/\bpassword\b/, wholeWords(['change', 'update', 'reset', 'new', 'forgot'])],
    text: 'In your profile, under “Password.” A new one logs you out everywhere but here. If you’ve forgotten the old one, log out and use the link on the login page.',
  },
  {
    asked: [
      wholeWords(['cancel', 'stop', 'end', 'unsubscribe']),
      /\b(?:premium|glowell|(?:my|the|this) (?:subscription|plan|trial|membership)|paying for this)\b/,
    ],
    text: `Open your profile. If you pay for Premium, “Your plan” has “Manage billing,” where you can cancel at Stripe. You keep what you’ve paid for until it runs out. A trial has nothing to cancel: it ends on its own.`,
  },
  {
    asked: [/\b(?:free|the|my|premium|your) trial\b(?! (?:lesson|class|shift|date))/],
    text: `The trial lasts ${trialDays} days. No card, nothing to cancel. It ends on its own, and everything you made stays yours.`,
  },
  {
    asked: [
      /\b(?:premium|paid (?:plan|version)|pro version)\b(?!.*\b(?:refund|deductible|copay|gas)\b)/,
      wholeWords([
        'how much',
        'cost',
        'price',
        'get',
        'gets',
        'include',
        'includes',
        'included',
        'come with',
        'comes with',
        'difference',
        'worth',
        'what is',
        'whats',
        "what's",
        'upgrade',
      ]),
    ],
    text: `Premium is $${plans.premium.pricePerMonth} a month. With it you get:\n${features}\n\n${trial}`,
  },
  {
    asked: [
      wholeWords([
        'can i (?:have|make|add|write|keep)',
        'am i allowed',
        'limits?',
        "why (?:can ?not|cant|can't|won't it let me|wont it let me)",
        'max(?:imum)?',
      ]),
      wholeWords(['how many', 'limits?', 'why', 'max(?:imum)?', 'allowed']),
      /\b(?:entries|entry|journal|visions?|questions?|goals?|tasks?|free)\b/,
    ],
    text: `A free account keeps ${journalEntries} journal entries and ${visionBoards} item on the vision board, and you can ask me ${aiQuestions} questions a month. Greetings, cards and questions about your own records don’t count. Premium takes those limits away, and goals and tasks aren’t limited by your plan.`,
  },
  {
    asked: [
      /\b(?:who|anyone|anybody|someone|else|people|other users|my husband|my partner)\b/,
      /\b(?:read|see|look at|access|find)\b/,
      /\b(?:journal|entries|diary|what i (?:write|wrote)|my stuff|my notes)\b/,
    ],
    text: 'No other account can open your journal, and it’s stored encrypted on this server. I don’t see the words either. If you allow it, I see how many entries you wrote and when. On a shared device, log out when you’re done: anyone who picks it up could read what’s open.',
  },
  {
    asked: [
      wholeWords([
        '(?:can|do|could) you (?:really |actually )?(?:see|look at|access|read) (?:my|what i)(?! .{0,20}\\b(?:list|reminder))',
        'what (?:do you know|can you see) about me',
      ]),
      wholeWords([
        'journal|goals|tasks|planner|calendar|moods?|lists?|entries|data|stuff|notes|income|weight|records|write|wrote|me',
      ]),
    ],
    text: 'Only what you let me. In your profile you choose, area by area, what I can read, and every answer shows what it used. From your journal I only ever get dates and counts, never the words.',
  },
  {
    asked: [
      /\b(?:photos?|pictures?|images?)\b/,
      /\bvision ?(?:board)?s?\b/,
      wholeWords(['add', 'put', 'upload', 'change']),
    ],
    text: 'Open Vision Board and add a vision, or edit one you have. There you can pick a picture from your device or paste an image address.',
  },
  {
    asked: [
      /^(?:can you |could you |please )?(?:show|open|bring up|pull up|take me to|go to)(?: me)? (?:my |the )?vision ?boards?$/,
    ],
    text: 'I can’t open it from here, and I don’t read it. It’s in the menu under Vision Board.',
  },
  {
    asked: [
      wholeWords(['play', 'listen to', 'put on', 'turn on', 'find']),
      /\b(?:rain|ocean|waves|nature sounds?|soundscapes?|white noise|brown noise|background noise|music (?:here|in (?:the|this) app|in glowell))\b/,
    ],
    text: 'I can’t start sound from here, but it’s two taps away: open the Audio Center. “Soundscapes” has rain and more, and “Music” is next to it.',
  },
  {
    asked: [/\b(?:period|cycle)\b/, wholeWords(['track', 'log', 'turn on', 'enter', 'where']), app],
    text: 'There’s a cycle log under Health & Fitness. It’s off until you turn it on, and it’s private. After that, tap “Log a day.”',
  },
  {
    asked: [
      /^(?!.*\bhow (?:many|much|often)\b)(?!.*\bdid i\b).*\b(?:weight|workouts?|meals?|water)\b/,
      wholeWords(['log', 'enter', 'record', 'track']),
    ],
    text: 'All of that is under Health & Fitness, each on its own tab. You can also tell me in one line, like “log a 30 minute walk” or “log 2 glasses of water,” and I’ll put it on a card. You enter your weight yourself: I don’t read it.',
  },
  {
    asked: [
      /\bnotifications?\b(?!.*\b(?:all day|my phone|every app|other apps)\b)/,
      wholeWords(['turn', 'off', 'stop getting', 'stop the', 'mute', 'disable', 'change', 'fewer', 'email', 'emails']),
    ],
    text: 'In your profile, under “What you hear about.” It all shows up under the bell at the top. Glowell doesn’t send emails, and it doesn’t send alerts to your phone.',
  },
  {
    asked: [/\b(?:set|change|edit|enter) (?:my |the |your )?(?:working|work|planner) hours\b(?! boundar)/],
    text: 'In My Planner, open a day’s timeline and tap “Set your hours.” The timelines come with Premium or the trial.',
  },
  {
    asked: [
      /\b(?:work|works|use|open|glowell|app)\b.{0,30}\b(?:offline|without (?:the |an? )?(?:internet|wi-?fi|connection|signal))\b/,
    ],
    text: 'Mostly, yes. Pages you’ve opened on this device still open, and what you write waits there until you’re back online. I need a connection, though.',
  },
  {
    asked: [/\b(?:app store|play store|home ?screen|as an app|(?:install|download) (?:this|it|glowell|the app))\b/],
    text: 'Glowell runs in your browser, so there’s nothing to download from an app store. On a phone, use your browser’s “Add to Home Screen,” and it opens with one tap.',
  },
  {
    asked: [
      wholeWords(['use', 'log ?in', 'sign in', 'sync', 'open', 'get', 'work', 'works']),
      wholeWords([`(?:${onto}) (?:(?:${which}) ){1,3}(?:${devices})`]),
      wholeWords(['this', 'it', 'glowell', 'the app', 'my account', 'sync', 'log ?in', 'sign in']),
    ],
    text: 'Yes. Open the same address in the browser there and log in with your account. Everything’s the same on each device.',
  },
  {
    asked: [
      /\b(?:how|can (?:i|a|my))\b/,
      /\b(?:repeat|recurring|repeats|repeating)\b/,
      /\b(?:tasks?|reminders?|events?)\b/,
    ],
    text: 'Tap “New Task” in My Planner and choose how it repeats. Or just tell me, like “add yoga every Tuesday at 6,” and I’ll set it up on a card.',
  },
  {
    asked: [
      wholeWords(['undo', 'restore', 'get back', 'bring back', 'recover', 'undelete', 'get it back']),
      /\b(?:delet\w+|goals?|tasks?|entry|entries|lists?|items?|visions?)\b/,
    ],
    text: 'Right after you delete something, tap “Undo” on the message that pops up. For a journal entry you changed, open it and look at “Earlier versions.”',
  },
  {
    asked: [/\b(?:time ?zone|profile (?:picture|photo|pic)|avatar|my username|my user name)\b/, change],
    text: 'In your profile, under “About you.” You can change your name, your picture and your time zone there. The username and email stay as they are.',
  },
  {
    // 'Give me one for tomorrow, I have …' wants the affirmation itself.
    asked: [
      /^(?!.*\b(?:give|write|make|need|want|get|have) (?:me )?(?:an?|one|some) (?:\w+ )?affirmations?\b (?:\w+ ){2,})/,
      /\baffirmations?\b/,
      /\b(?:today|my own|where|give|find|daily|add|another)\b/,
    ],
    text: 'They’re in the Mindset Lab, under “Affirmations”: one for today, more by subject, and your own if you write some. The Audio Center can read them out loud.',
  },
]
