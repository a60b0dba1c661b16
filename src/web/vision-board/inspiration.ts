export const boardTips = [
  {
    title: 'Making your board',
    lines: [
      'Name what you want in words you’d say out loud.',
      'Choose a picture you can almost walk into.',
      'Add one small thing next to the big ones.',
      'Give each part of your life at least one place.',
      'Leave room. A board’s never finished.',
    ],
  },
  {
    title: 'Living with it',
    lines: [
      'Look at it for a minute in the morning, before the phone.',
      'Choose one vision a week, and one step toward it.',
      'Link a vision to a goal, so the wish gets a number and a date.',
      'Let go of what isn’t you anymore. You lose nothing by changing your mind.',
      'When something comes true, write down how it felt.',
    ],
  },
] as const

/** Quoted from the named work; the Mindset Lab has the same, where their sources are checked. */
export const quotes = [
  { text: 'I’m not afraid of storms, for I’m learning how to sail my ship.', by: 'Louisa May Alcott, Little Women' },
  { text: 'It is well to have as many holds upon happiness as possible.', by: 'Jane Austen, Northanger Abbey' },
  {
    text: 'I am no bird; and no net ensnares me; I am a free human being with an independent will.',
    by: 'Charlotte Brontë, Jane Eyre',
  },
  {
    text: 'Isn’t it nice to think that tomorrow is a new day with no mistakes in it yet?',
    by: 'Lucy Maud Montgomery, Anne of Green Gables',
  },
  {
    text: 'We have all a better guide in ourselves, if we would attend to it, than any other person can be.',
    by: 'Jane Austen, Mansfield Park',
  },
] as const

export const sampleTitles = [
  'A home that feels like me',
  'Work I’m proud of',
  'Six months of calm in the bank',
  'A body I’m kind to',
  'The trip I keep talking about',
  'A circle of women who know me',
  'Mornings without hurry',
  'A business of my own',
  'The course I always wanted to take',
  'Sunday dinners with everyone',
  'Saying yes only when I mean it',
  'A garden, however small',
] as const
