/** The benefits of a community, whichever one the operator links. */
export const benefits = [
  {
    title: 'People on the same road',
    text: 'Women building something on the side, around work, kids and laundry.',
  },
  { title: 'Real numbers, out loud', text: 'What they really earned, what it cost, and how many evenings it took.' },
  {
    title: 'A second pair of eyes',
    text: 'Show the page, the price or the first draft before the whole world sees it.',
  },
  { title: 'Company on slow days', text: 'Someone to tell when it works, and someone to tell when it doesn’t.' },
] as const

/** Monthly ranges in US dollars, before costs and tax. They are examples, not statistics, and the page says so. */
export const ideas = [
  {
    title: 'Printables and templates',
    text: 'Planners, invitations, spreadsheets. You make it once and sell it again and again. Finding buyers takes time.',
    range: '$0–$300',
  },
  {
    title: 'Virtual assistance',
    text: 'Inbox, calendar and bookkeeping for small businesses. Paid by the hour, from your first client.',
    range: '$200–$1,500',
  },
  {
    title: 'A small online course',
    text: 'One thing you know well, taught in an afternoon. Most of the work is finding the first ten people.',
    range: '$0–$500',
  },
  {
    title: 'Writing and affiliate links',
    text: 'A newsletter or blog about what you’d talk about anyway. Often a year before it pays.',
    range: '$0–$200',
  },
] as const

export const rangeNote = 'Illustrative, not typical'
