/** Verbs that tell what somebody does. Only these are turned, so that nouns aren't read as verbs. */
const bases =
  `act add ask answer avoid bail bark barge beg blame blast block borrow brag break bring bug bully buy call cancel change
charge chew clean clock close comment compare complain cook copy correct cover criticize cry cut decide delete demand dig dismiss do
drag drink drive drop dump eat embarrass erase expect feed fight fill finish flake flirt follow forget get ghost give go gossip grab
guilt harass hide hog host hover hug ignore insist interrupt invite joke jump keep knock laugh leave lecture let lie listen live look lose make
mess micromanage miss mock move nag need open order overstep park pass pawn pay pick plan play point post pressure promise push put
question quit reach read refuse remember rearrange reply reschedule respond return rush say schedule scream see send shame share show
shut sing sit skip slam sleep smoke sneak spend spoil stand stare start stay steal stomp stop swap switch take talk tap tease tell text throw
track treat try turn undermine undo use vent visit volunteer wait wake walk want wash watch wear whine wipe work yell nap help bathe
heat reheat microwave hum whistle lick burp drop reuse crowd nose come criticise gripe judge message text vape sell unload dump assume bump butt chat crack discipline feed hand hang haggle hit hold
honk kick kiss lean lend load lock lowball marry mention name nitpick offer own pace pet pick poke pop pull raise remind rent repeat roll
run rub search shout shove sign slack slurp snap snore speak spray spread stack step stick store talk teach touch trash vacuum`
    .split(/\s+/)
    .filter((verb) => verb !== '')

const doubled = new Set(
  'beg bug chat cut dig drag drop flirt forget get grab hit hog hug jog let mop nag nap pet plan pop put quit rub run shut sit skip slap snap spit step stop swap tap vape'
    .split(' ')
    .filter((verb) => !/(?:flirt|vape)/.test(verb)),
)

const gerundOf = (base: string): string => {
  if (doubled.has(base)) return `${base}${base.at(-1) ?? ''}ing`
  if (base === 'lie') return 'lying'
  return /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${base}ing`
}
const thirdOf = (base: string): string => {
  if (/(?:s|sh|ch|x|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}
const irregularPast = new Map(
  Object.entries({
    broke: 'break',
    brought: 'bring',
    bought: 'buy',
    ate: 'eat',
    forgot: 'forget',
    gave: 'give',
    left: 'leave',
    lied: 'lie',
    lost: 'lose',
    made: 'make',
    said: 'say',
    sent: 'send',
    showed: 'show',
    spent: 'spend',
    stole: 'steal',
    took: 'take',
    told: 'tell',
    threw: 'throw',
    used: 'use',
    wore: 'wear',
    canceled: 'cancel',
    cancelled: 'cancel',
    yelled: 'yell',
    snapped: 'snap',
    parked: 'park',
    posted: 'post',
    invited: 'invite',
    ignored: 'ignore',
    borrowed: 'borrow',
    changed: 'change',
    skipped: 'skip',
    missed: 'miss',
    opened: 'open',
    corrected: 'correct',
    blamed: 'blame',
    bailed: 'bail',
    embarrassed: 'embarrass',
    laughed: 'laugh',
    shared: 'share',
    scheduled: 'schedule',
    promised: 'promise',
    ran: 'run',
    hung: 'hang',
    ghosted: 'ghost',
    volunteered: 'volunteer',
    called: 'call',
    texted: 'text',
    moved: 'move',
    fed: 'feed',
    let: 'let',
    messed: 'mess',
    ruined: 'ruin',
    damaged: 'damage',
    scratched: 'scratch',
    copied: 'copy',
    gossiped: 'gossip',
    dumped: 'dump',
    hid: 'hide',
    cut: 'cut',
    hit: 'hit',
    put: 'put',
  }),
)
const gerunds = new Map(bases.map((base) => [base, gerundOf(base)]))
const baseOfGerund = new Map(bases.map((base) => [gerundOf(base), base]))
const baseOfThird = new Map(bases.map((base) => [thirdOf(base), base]))
const known = new Set(bases)

export const gerundFrom = (base: string): string | null => gerunds.get(base) ?? null
/** Returns the base of a verb in the third person ('keeps': 'keep'), or null if the verb isn’t known. */
export const baseFromThird = (verb: string): string | null => baseOfThird.get(verb) ?? null
/** Returns the base of a gerund ('keeping': 'keep'), or null if the verb isn’t known. */
export const baseFromGerund = (verb: string): string | null => baseOfGerund.get(verb) ?? null
export const baseFromPast = (verb: string): string | null => irregularPast.get(verb) ?? null
export const isBase = (verb: string): boolean => known.has(verb)
