import { anyOf } from '../../phrase-pattern.ts'
import type { Choice } from './choice.ts'

/** Whether to train with something sore. */
export const restSore: Choice = {
  form: anyOf('sore'),
  lean: 'No, not on a sore one. Skip the next couple of days; gentle movement that you don’t feel there is okay.',
  fine: 'Resting it isn’t giving up.',
  how: 'After two mornings in a row without it, begin again with half of your last easy session.',
  check:
    'See somebody for swelling, a joint that catches or won’t hold you, pain at night, or if it hasn’t changed by the second week.',
  why: 'Your heart and lungs get fit in weeks, and what holds your joints together needs months. Going by how easy it feels is how that gets overlooked.',
  wrong: 'Then cut it short and walk back. A few easy days now are a small price.',
  canUndo: true,
}

/** What is decided about one's own work, money, home, body and time. */
export const choicesOfOwn: readonly Choice[] = [
  {
    form: anyOf(
      '(?:call|see|go to|ask|phone|message) (?:the |a |my |her |his |our )?(?:doctor|dentist|vet|nurse|pharmacist|urgent care|er|pediatrician)',
      'get (?:it|this|that) (?:checked|looked at)',
    ),
    lean: 'Yes, call. A question on the phone costs two minutes, and they’d rather hear it early.',
    fine: 'You’re not bothering anybody. Questions like this are what the phone line is for.',
    how: 'Have three things ready: since when, what makes it better or worse, and what’s being taken for it, with doses.',
    check:
      'Don’t wait for a call back with trouble breathing, chest pain, fainting, sudden weakness or confusion: that’s 911.',
    why: 'You can’t tell from the outside what’s harmless. They can, and it’s usually a short answer.',
    wrong: 'If they brush it off and it gets worse, call again and say just that: “It’s worse than when I called.”',
    canUndo: true,
  },
  {
    form: anyOf(
      'quit|resign|give (?:my )?notice|leave (?:my|this|the) (?:job|company|place)|walk out|stay at (?:my|this) job',
    ),
    lean: 'Not today, but I’d start leaving: look first, and give notice when the next thing is signed.',
    fine: 'People leave when something fits better. Doing it with notice is fair.',
    how: 'This week: write down what you’d need each month, send two applications, and check what’s tied to a date (a bonus, insurance, vacation days).',
    check: 'I’d go sooner if it’s making you ill, or if you have three months of bills in the bank.',
    why: 'Looking costs you nothing and can be stopped at any time. Quitting can’t be taken back on a bad Monday.',
    wrong:
      'Know your floor before you jump: how many months the savings last, and which job you’d take for a while if you had to.',
    canUndo: false,
  },
  {
    form: anyOf(
      'take (?:the|this|that|it|a) ?(?:\\S+ ){0,2}(?:job|offer|promotion|position|shift|gig|role|it)|accept|apply|say yes to (?:the|this)|go for it|take it',
    ),
    lean: 'I’d lean yes, once you’ve seen the three things that can’t be changed later in writing: pay, hours, and how you’d get out again.',
    fine: 'Wanting more isn’t greedy. It’s how people find a place that fits.',
    how: 'Ask for a day to answer, write down what an ordinary Tuesday would look like with it, and ask the one question you’re afraid of.',
    check: 'I’d say no if the ordinary Tuesday is worse than the one you have, whatever it pays.',
    why: 'People pick by the title and the number, and then live in the hours and the commute.',
    wrong:
      'Then you know in three months, and you look again with one more line on your resume. Leave the old place on good terms for that.',
    canUndo: true,
  },
  {
    form: anyOf(
      '(?:raise|charge|up) (?:\\S+ ){0,3}(?:more|prices?|rates?|\\d+)|charge (?:\\S+ ){0,3}(?:more|less|for it|\\$?\\d+)',
    ),
    lean: 'Yes. I’d take the smaller step for people you already have, and the higher price for everybody new.',
    fine: 'Your costs went up, too, and good clients know it.',
    how: 'Tell them two to four weeks ahead, in one line with the number and the date. No explanation and no sorry.',
    check: null,
    why: 'People who know you compare with last year, so a modest rise keeps them. Newcomers compare with other places.',
    wrong:
      'A no is only a no to that number. Offer a shorter job for the old one, and see how many stay. Usually it’s more than you fear.',
    canUndo: true,
  },
  {
    form: anyOf(
      '(?:get|adopt|take in|foster) (?:a|an|another) ?(?:\\S+ ){0,2}(?:dog|cat|puppy|kitten|pet|bird|rabbit)',
    ),
    lean: 'Yes, once you know two numbers and one name: the monthly cost, your hours away from home, and the person who’d step in.',
    fine: 'Wanting company in the house is a good reason.',
    how: 'Ask a shelter about fostering for a month, and tell them how strong you are and how your days go. They know which ones are easy.',
    check: 'If one of the three is missing, borrow somebody’s pet for a weekend first.',
    why: 'Loving one is the easy part. What goes wrong is nearly always the vet bill or the time away.',
    wrong:
      'A shelter or the rescue you got it from will nearly always take it back. Ask them for that in writing beforehand, and it isn’t a trap.',
    canUndo: false,
  },
  {
    form: anyOf('(?:buy|order|replace|splurge|upgrade|spend (?:the|my|this|that) money|pay for|finance|lease)'),
    lean: 'I’d wait two days and then buy it if you can pay for it without touching rent or the cushion.',
    fine: 'Something you’d use every week is a fair thing to spend on.',
    how: 'Work out what it costs for each time you’d use it, and ask whether it can go back within 30 days. If both answers are good, get it and stop looking.',
    check: 'Leave it if it goes on a card that isn’t paid off at the end of the month.',
    why: 'Two days take the hurry out. What you still want on the third one is usually worth it.',
    wrong:
      'Keep the tag and the receipt. If it sits there unused for three weeks, take it back or sell it, and don’t carry it around as a bad conscience.',
    canUndo: true,
  },
  {
    form: anyOf('sell|refinance|cash out|sign (?:it|this|that|the (?:contract|lease|papers?|loan))|co-?own|invest'),
    lean: 'I wouldn’t sign this week. One more number and a second pair of eyes first.',
    fine: null,
    how: 'Write what it costs or brings in the worst case, and get a second price or a second opinion from somebody who earns nothing by it.',
    check: 'If there’s a real deadline, ask for it in writing. A hurry that nobody will write down is a sales trick.',
    why: 'It’s hard to undo, so a week more costs you little and can save you a lot.',
    wrong: 'Know beforehand what the way back costs: the fee, the days you have to cancel, and whom you’d call.',
    canUndo: false,
  },
  {
    form: anyOf(
      'move (?:to|out|back|in|closer|away|there)|relocate|live with|rent (?:a|the)|buy (?:a|the) house|stay (?:here|put|where i am)',
    ),
    lean: 'I’d try it before I signed for it: a week there, on ordinary days, before anything’s given up here.',
    fine: 'Wanting to live somewhere else isn’t running away.',
    how: 'Spend a normal Tuesday there, do the drive at the hour you’d do it, and write both monthly costs next to each other.',
    check:
      'I’d go if there’s a way back for the first half year. I’d stay if the only reason is to get away from one person or one bad month.',
    why: 'Places are chosen on a Saturday and lived in on a Tuesday.',
    wrong:
      'Keep the way back open for six months: sublet, store, take leave. Then a mistake costs money and not a life.',
    canUndo: false,
  },
  {
    form: anyOf(
      '(?:go back to (?:school|college)|take (?:a|the) class|enroll|start (?:a|my|the) (?:business|degree|course)|retire|go part ?time|learn)',
    ),
    lean: 'Yes, in the smallest size that’s still the real thing: one class, one client, one day a week.',
    fine: 'You’ll be that age either way. The question is what you’d like to have by then.',
    how: 'Pick the piece with a date and sign up for that alone. Put its hours in your week first, and see what has to give.',
    check: 'Before you pay for all of it, ask two people who finished it what they do now.',
    why: 'A small real one tells you more in six weeks than a year of thinking, and it costs little to stop.',
    wrong: 'Then you’ve lost one class and know something. That’s why it’s one class.',
    canUndo: true,
  },
  {
    form: anyOf(
      '(?:(?:go (?:for a )?|still )?run(?! (?:the|to|it|a|an|by|for|out|my|off))|work ?out|exercise|lift weights|hike|go to the gym)',
    ),
    lean: 'Go easier than you want to, and let tomorrow morning decide about the next step.',
    fine: 'Resting a day isn’t giving up. It’s how you get to go on.',
    how: 'Half the time at a pace where you can talk. If it aches more the morning after, take two days off and go back a step.',
    check:
      'Sore muscles are fine to move. With a fever, a pain that’s sharp or on one side, or a joint that swells or gives way, stay off it and have it looked at.',
    why: 'Your heart and lungs get fit in weeks, and what holds your joints together needs months. Going by how easy it feels is how that gets overlooked.',
    wrong: 'Then cut it short, take a day or two, and start one size smaller.',
    canUndo: true,
  },
  {
    form: anyOf('cut my hair|bangs|dye my hair|tattoo|pierc\\w+'),
    lean: 'Yes, if you’ve wanted it for longer than a month. Then it’s yours and not a mood.',
    fine: 'It’s your head and your body. Anybody who minds will have gotten used to it by spring.',
    how: 'Try the version that washes out or comes off for two weeks first, and look at a photo of it, not the mirror.',
    check: 'I’d wait if something hard happened this week. That’s when people cut bangs.',
    why: 'What’s new looks strange to you for about two weeks, whatever it is.',
    wrong: 'Hair grows half an inch a month, and clips exist. For what can’t grow out, wait the month.',
    canUndo: true,
  },
  {
    form: anyOf(
      'nap|go to sleep|rest(?! of)|take (?:a|the) (?:day|nap|break)|call in sick|stay in bed|lie down|take it easy',
    ),
    lean: 'Rest, with an end to it that you set before you lie down.',
    fine: 'Being tired is a reason. You don’t have to earn a break.',
    how: 'Set an alarm, put the phone face down, and get up when it rings, whether you slept or not.',
    check: 'If something has a deadline today, do the smallest part of that first, ten minutes of it.',
    why: 'A tired hour gets you about twenty minutes of work, so you lose less than it feels like.',
    wrong: 'Then you’re a little behind and less tired, and that’s still the better half of the trade.',
    canUndo: true,
  },
]
