import { plans, trialDays } from '#contract/plans.ts'
import { wholeWords } from '../phrase-pattern.ts'

/** Where things are in the app and what happens to them. Each pattern stands for the whole question, in plain letters. */
type AppTopic = { asked: readonly RegExp[]; none?: RegExp; text: string }

const { journalEntries } = plans.free.limits
const how = String.raw`^(?:(?:so|and|ok|hey|luxee|wait|also|hi) )*(?:how|where|wheres|can i|is there a way to|what page)\b`
const recorded = 'goals?|tasks?|reminders?|appointments?|events?|to ?dos?'

/** The first match answers. */
const topics: readonly AppTopic[] = [
  {
    asked: [
      new RegExp(
        [
          String.raw`\b(?:private|confidential|secret|encrypted|secure|sealed)\b|\b(?:is|are) (?:it|this|my \w+`,
          String.raw`|what i \w+) (?:\w+ )?safe\b|\bdo you remember what i (?:write|wrote|say|said|tell|told)\b`,
          String.raw`|\bcan my (?:\w+ ){1,3}(?:read|see)\b`,
        ].join(''),
      ),
      new RegExp(
        [
          String.raw`\b(?:my (?:journal|entries|entry|diary|notes|stuff|data|info|information|writing|words|prayers)`,
          String.raw`|what i (?:write|wrote|type|say|tell|put)|in here|on here|(?:this|the) app|glowell)\b`,
        ].join(''),
      ),
      /^(?:(?:so|and|ok|hey|luxee|wait|also|hi|um) )*(?:is|are|do|does|how|will|who|what|can)\b|\bis (?:my|it|this)\b/,
    ],
    none: wholeWords([
      'write (?:me|a|an|him|her)',
      'lesson',
      'school',
      'boss (?:said|says|is)',
      'eat|drink|swim|drive|walk|sleep|play|cook|burn|leave',
      'work (?:email|computer|phone)',
      'bank',
      'doctor',
    ]),
    text: 'Yes, it’s private. What you write in your journal is encrypted with your own key. No other account can open it, and I never see the words, only that there’s an entry and its date, if you let me. What you tell me here is kept encrypted the same way, and you can delete any of it. On a shared device, log out when you’re done: anyone who picks it up could read what’s open.',
  },
  {
    asked: [
      new RegExp(
        String.raw`${how}.{0,30}\b(?:put|add|enter|log|list)\b.{0,40}\b(?:bills?|due dates?|subscriptions?|payments?)\b`,
      ),
    ],
    none: wholeWords(['autopay', 'bank', 'pay off', 'paid off', 'afford', 'behind', 'hospital', 'medical', 'baby']),
    text: 'In My Planner, one task per bill on its due date, repeating every month. Tell me one at a time, like “add electric bill on the 15th every month,” and tap the card. Then the month view shows what’s due when. Glowell has no bill page, and it doesn’t pay anything for you.',
  },
  {
    asked: [
      new RegExp(String.raw`^(?:how|where)\b.{0,25}\b(?:delete|remove|get rid of|erase)\b.{0,25}\b(?:${recorded})\b`),
    ],
    none: /\b(?:all|account|facebook|phone|google|outlook|iphone)\b/,
    text: 'Tap the trash can next to it: goals are on the Goals page, tasks in My Planner on their day. “Undo” pops up right after. Or tell me the name, like “delete the reading goal,” and I’ll bring a card.',
  },
  {
    asked: [
      /^(?:do|does|will|would|can|how|why)\b.{0,40}\b(?:reminders?|alerts?|notifications?|remind me|texts?)\b/,
      /\b(?:(?:to|on) my (?:phone|watch|cell|email)|text me|text messages?|push|(?:as|by|via|through) (?:a )?(?:text|email)|email me)\b/,
    ],
    none: /\bto (?:call|take|pick|go|do|buy|pay|feed|get|drink|eat|wash|send|ask)\b|\b(?:stop|turn|off|mute|every app|all day|silence)\b/,
    text: 'No, nothing goes to your phone, email or watch. What’s in your planner shows under the bell at the top on its day, when you open Glowell. For the ones you can’t miss, set your phone’s alarm, too.',
  },
  {
    asked: [
      new RegExp(
        String.raw`${how}.{0,20}\b(?:turn off|hide|get rid of|remove|stop (?:showing|seeing|getting)|not see|take off|switch off|disable)\b.{0,25}\b(?:bible|verses?|scriptures?|religious|religion|spiritual|prayers?|faith|god)\b`,
      ),
    ],
    none: /\b(?:husband|mom|family|kids?|people|facebook|phone|tattoo)\b/,
    text: 'In your profile, under “Pages,” turn off “Spiritual.” Then you won’t see scripture or prayer anywhere, and what you wrote is kept in case you turn it back on.',
  },
  {
    asked: [
      new RegExp(
        [
          '^(?:(?:so|and|ok|hey|luxee) )*(?:how much (?:does|is|do you)|what does|whats the (?:price|cost) (?:of|for)|is',
          String.raw`|does)\b.{0,12}\b(?:this app|the app|glowell|luxee)\b.{0,12}\b(?:cost|free|charge|a month|$)`,
          '|^how much does this cost$|^is this (?:app )?free(?: to use)?$',
        ].join(''),
      ),
    ],
    text: `There’s a free account, and Premium is $${plans.premium.pricePerMonth} a month. Free has goals and tasks without limits, ${journalEntries} journal entries, and ${plans.free.limits.aiQuestions} questions a month to me; cards, greetings and questions about your own records don’t count. Premium takes those limits away. You can try it ${trialDays} days without a card.`,
  },
  {
    asked: [
      new RegExp(
        String.raw`${how}.{0,12}\bprint\b.{0,25}\b(?:planner|calendar|week|month|tasks?|goals?|lists?|journal)\b`,
      ),
    ],
    none: /\b(?:library|staples|fedex|free printable|photos?)\b/,
    text: 'There’s no print button, but your browser has one: open the page and use its “Print.” To keep everything, your profile has “Download everything” under “Your data.”',
  },
  {
    asked: [
      new RegExp(
        String.raw`^(?:how|where)\b.{0,20}\b(?:change|edit|move|reschedule|update)\b.{0,25}\b(?:time|date|day|${recorded})\b`,
      ),
      new RegExp(String.raw`\b(?:${recorded})\b`),
    ],
    none: /\b(?:doctor|boss|with him|with her|ask|tell|mind|google|outlook|iphone|goals? (?:so|when|if|because))\b/,
    text: 'Open it in My Planner (goals are on the Goals page), tap the pencil and change it there. Or tell me, like “move the dentist to Friday at 3,” and I’ll bring a card.',
  },
  {
    asked: [
      new RegExp(
        String.raw`${how}.{0,30}\bmoods?\b.{0,25}\b(?:show up|go|see|find|log|logs|logged|history|chart|saved|kept)\b|${how}.{0,20}\b(?:see|find|look at)\b.{0,12}\bmy (?:old |past |last )?moods?\b`,
      ),
    ],
    none: /\b(?:husband|kids?|his|her|better|swings?|improve)\b/,
    text: 'In the Self-Care Center. A mood belongs to an activity: “History” lists each one with its mood, and “Insights” draws your mood over time.',
  },
  {
    asked: [
      new RegExp(
        String.raw`${how}.{0,20}\b(?:see|find|read|look at|get to|go back to|view|open|search)\b.{0,20}\b(?:old|past|previous|earlier|my|last) (?:\w+ )?(?:journal|diary|entries|entry)\b`,
      ),
    ],
    none: /\b(?:time|moms?|grandmas?|died|stolen|husband|from (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)\b/,
    text: 'On the Journal page, by month. “Search your journal” at the top finds a word in them. I can’t open them for you: I only see dates, never the words.',
  },
  {
    asked: [new RegExp(String.raw`^(?:how|where)\b.{0,20}\b(?:add|put|upload)\b.{0,30}\bvision ?board\b`)],
    text: 'Open Vision Board in the menu and tap “Add Vision.” Give it a name, and pick a picture from your device or paste an image address.',
  },
  {
    asked: [
      new RegExp(
        [
          '^(?:(?:so|and|ok|hey|luxee) )*(?:can|do|does|could|will) (?:you|u|this|it|glowell|(?:this',
          String.raw`|the) app)\b.{0,20}\b(?:see|connect|link|access|know|read|sync|look at)\b.{0,20}\b(?:bank|checking|credit card`,
          String.raw`|accounts?|transactions)\b`,
        ].join(''),
      ),
    ],
    text: 'No. Glowell isn’t connected to any bank or card, and nobody here can look. The only money in it is what you enter yourself in the income log and on your goals, and I read that only if you allow it.',
  },
  {
    asked: [
      /\bwhat happens (?:to|with)\b.{0,30}\b(?:data|journal|entries|goals|stuff|everything|account|tasks)\b|\bdo i (?:lose|keep) (?:my|everything|all)\b/,
      /\b(?:cancel\w*|stop paying|downgrade|trial (?:ends|is over|runs out)|unsubscribe|premium (?:ends|runs out))\b/,
    ],
    text: `Everything you made stays yours. Premium runs until what you’ve paid for is used up. After that the free limits count again for what’s new, such as ${journalEntries} journal entries. Want a copy anyway? Your profile has “Download everything.”`,
  },
]

/** Answers where something is in the app, or what happens to it. `line` is in plain letters. Returns null for anything else. */
export function findWhereThingsAre(line: string): string | null {
  const found = topics.find(({ asked, none }) => none?.test(line) !== true && asked.every((form) => form.test(line)))
  return found?.text ?? null
}
