import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { collegeTemplates } from './college-templates.ts'
import { nameOfTeacher } from './name-of-teacher.ts'
import { schoolRequestTemplates } from './school-request-templates.ts'
import { childIn, dayMentioned, line, onDay, reasonIn, thingIn, withCapitals } from './message-facts.ts'
import { statementsOf } from './written-english.ts'

const teachers =
  /\b(?:teachers?|school|principal|coach|counselor|day ?care|preschool|attendance|front office|(?:mrs|mr|ms) \w+)\b/
const childOr = (text: string): { called: string; he: string; him: string; his: string } =>
  childIn(text) ?? { called: 'child', he: 'they', him: 'them', his: 'their' }
const gradeIn = (text: string): string | null =>
  /\b(\d{1,2}(?:st|nd|rd|th) grade|kindergarten|pre-?k|preschool|(?:first|second|third|fourth|fifth|sixth) grade)\b/i
    .exec(text)?.[1]
    ?.toLowerCase() ?? null

const about = /\b(?:about|discuss|regarding|on) ((?:his|her|their|my \p{L}+’s|my \p{L}+|the) [^.,;?!\n]{3,60})/iu
function readMeet(told: DraftRequestText): Details {
  const { text } = told
  const child = childOr(text)
  const [matter = ''] = statementsOf(about.exec(text)?.[1] ?? '')
  const what = matter
    .replace(/^my (?:\p{L}+ )?(?:son|daughter|kid)(?:’s)? ?/iu, `${child.his} `)
    .replace(/ (?:he|she|they|who) .*$/i, '')
    .trim()
  const grade = gradeIn(text)
  const hard = /\b(?:failing|struggling (?:in|with)|behind in|(?:bad|low) grades? in) (\p{L}+)/iu.exec(text)?.[1]
  const plan = /\b(?:IEP|504)\b/.exec(text)?.[0]
  const named =
    hard === undefined ? (plan === undefined ? null : `${child.his} ${plan}`) : `${child.his} ${hard.toLowerCase()}`
  return {
    subject: `Meeting about ${child.his === 'their' ? 'my child' : `my ${child.called}`}`,
    name: nameOfTeacher(told),
    intro: `I’m [child’s name]’s mom${grade === null ? '' : ` (${grade})`}.`,
    meet:
      named !== null && what === ''
        ? named
        : what === '' || what === child.his || /^(?:his|her|their) (?:teacher|school)/i.test(what)
          ? `how ${child.he === 'they' ? 'my child is' : `${child.he}’s`} doing`
          : what,
    hear: `I’d like to hear what you see in class and what we can do at home to help ${child.him}.`,
  }
}

const says =
  /\b(?:he|she|they|my \p{L}+) (?:says|said|tells? me|told me|came home saying|thinks)(?: that)? ((?:\p{L}|’)+ [^.;?!\n]{4,80})/iu
const suffered = new RegExp(
  String.raw`\b((?:he|she|they|my (?:\p{L}+ )?(?:son|daughter|kids?))(?:’s| is| has| have|’ve)? (?:been |` +
    'being )?(?:(?:getting|gets|got) )?(?:picked on|bullied|teased|pushed|left out|made fun of)(?: (?:at|on|in|' +
    String.raw`by|during|every) [^.,;?!\n]{3,40})?)`,
  'iu',
)
const bullied =
  /\b(?:bull(?:y|ied|ying)|pick(?:s|ed|ing) on|mean to|teas(?:e|es|ed|ing)|left out|pushed|hit|making fun)\b/i
const stops = / (?:and|but|so|how|what|can|could|help|need|please|lately)\b.*$/i
/** Describes the harm to the child, with its place: 'has been getting picked on at the bus stop'. */
function harmIn(text: string, he: string): string {
  const found = suffered.exec(text)?.[1]?.replace(stops, '')
  const has = he === 'they' ? 'have' : 'has'
  const deed =
    found === undefined
      ? undefined
      : /\b(?:picked on|bullied|teased|pushed|left out|made fun of)\b.*$/i.exec(found)?.[0]
  return deed === undefined
    ? `${has} told me things are hard with some of the other kids`
    : `${has} been getting ${withCapitals(deed)}`
}
function readConcern(told: DraftRequestText): Details | null {
  const { text } = told
  const child = childOr(text)
  const [said] = statementsOf(says.exec(text)?.[1] ?? '')
  const isSure = said !== undefined && !/\b(?:you|me|I)\b/.test(said) && said.split(' ').length < 16
  if (!isSure && !bullied.test(text)) return null
  return {
    subject: `About my ${child.called}`,
    name: nameOfTeacher(told),
    child: `my ${child.called}`,
    says: isSure ? `tells me ${said}` : harmIn(text, child.he),
    him: child.him,
  }
}

const outFor = new RegExp(
  String.raw`\b(?:out|absent|miss(?:ing)?|home|gone|leav\w+)\b[^.?!\n]{0,40}? for (?!school|the (?:day|week)|\d)((?:an?|` +
    String.raw`my|our|his|her|the|surgery|family|vacation)\b[^.,?!\n]{0,50})`,
  'iu',
)
const asksMissed = /\b(?:what|which|any|the) (?:work|assignments?|homework|classwork|school ?work)\b.{0,14}\bmiss/i
const workAsked = (text: string, he: string, needs: string): string => {
  if (/\b(?:practice|game|coach|rehearsal)\b/i.test(text)) return 'Let me know if there’s anything to work on at home.'
  return asksMissed.test(text)
    ? `Could you let me know what work ${he} missed, and when it’s due?`
    : `Could you let me know what work ${needs} to make up?`
}
const sinceWhen = /\b(?:out|home|absent|sick) since (?!(?:he|she|they|we|I)\b)((?:last )?\p{L}+)\b/iu
function readAbsent(told: DraftRequestText): Details {
  const { text } = told
  const child = childOr(text)
  const day = dayMentioned(text)
  const [why] = statementsOf(outFor.exec(text)?.[1] ?? '')
  const sick = /\b(?:sick|fever|flu|strep|throwing up|covid|stomach bug|pink ?eye|lice)\b/i
    .exec(text)?.[0]
    ?.toLowerCase()
  const illness =
    sick === undefined
      ? null
      : sick === 'throwing up'
        ? 'sick'
        : /^(?:fever|stomach bug)$/.test(sick)
          ? `a ${sick}`
          : sick === 'flu'
            ? 'the flu'
            : sick
  const reason = why ?? thingIn(text)
  const because = (reason ?? null) === null ? (illness === null ? '' : ` with ${illness}`) : ` for ${reason}`
  const isMany = child.called === 'kids' || child.called === 'twins'
  const he = isMany ? 'they need' : child.he === 'they' ? 'they need' : `${child.he} needs`
  const was = /\b(?:was|were|yesterday|missed)\b/i.test(text) && !/\b(?:will|going to|won’t)\b/i.test(text)
  const from = sinceWhen.exec(text)?.[1]?.toLowerCase()
  const be = from === undefined ? (was ? (isMany ? 'were' : 'was') : 'will be') : isMany ? 'have been' : 'has been'
  const on = day === null ? (/\byesterday\b/i.test(text) ? 'yesterday' : 'on [day]') : onDay(day)
  const when = from === undefined ? on : `since ${withCapitals(from)}`
  return {
    subject: `${child.called === 'child' ? 'My child' : `My ${child.called}`}, absent ${when}`,
    name: nameOfTeacher(told),
    out: `my ${child.called} ${be} out ${illness === 'sick' && (reason ?? null) === null ? `sick ${when}` : `${when}${because}`}`,
    why: reason === null || reason === undefined ? line(reasonIn(text, /\b(?:miss|absent|out|home)\b/i)) : '',
    him: child.him,
    work: workAsked(text, child.he, he),
  }
}

const tardy = /\b(?:late|tardy|absent) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:times|days)\b/iu
const missing = new RegExp(
  String.raw`\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|several|a lot of|` +
    String.raw`a bunch of) (?:\p{L}+ )?(assignments?|homeworks?|papers|tests|days(?: of school)?|classes|projects|lessons|` +
    String.raw`practices)\b`,
  'iu',
)
function readMissing({ text }: DraftRequestText): Details | null {
  const times = tardy.exec(text)
  const found = missing.exec(text)
  if (found === null && times === null) return null
  const [, many = '', things = ''] = found ?? []
  const isHer = /\bher (?:daughter|girl)\b|\bdaughter\b/i.test(text)
  const isHis = /\bson\b|\bboy\b/i.test(text)
  const he = isHer && !isHis ? 'she' : isHis ? 'he' : 'they'
  const who = isHer && !isHis ? 'your daughter' : isHis ? 'your son' : 'your child'
  const isDays = times !== null || /^(?:days|classes|lessons|practices)/i.test(things)
  const has = he === 'they' ? 'has' : 'has'
  return {
    subject: isDays ? 'Missed days' : 'Missing assignments',
    name: '[parent’s name]',
    who,
    missed:
      times !== null
        ? `${who} ${has} been ${times[0].toLowerCase()}`
        : isDays
          ? `${who} ${has} missed ${many} ${things}`
          : `${who} ${has} ${many} missing ${things}`,
    he,
    him: he === 'they' ? 'them' : he === 'he' ? 'him' : 'her',
    does: isDays
      ? `What would help ${he === 'they' ? 'them' : he === 'he' ? 'him' : 'her'} be here every time?`
      : `Could ${he} turn ${/^(?:two|2)$/.test(many) ? 'both' : 'them'} in by [date]? I can send you a list, and ${he} can come to me for help at [time].`,
  }
}

export const schoolTemplates: readonly DraftTemplate[] = [
  ...collegeTemplates,
  ...schoolRequestTemplates,
  {
    id: 'told-missing-work',
    signs: [
      /\b(?:a|the|one of my) (?:\w+ )?(?:parents?|mom|dad|students? (?:mom|parents?|dad))\b|\bmy students?\b/,
      new RegExp(`${missing.source}|${tardy.source}`, 'iu'),
      /\b(?:miss\w*|behind|late|owes?|hasnt|havent|not turned)\b/,
    ],
    read: readMissing,
  },
  {
    id: 'told-absent',
    signs: [
      teachers,
      new RegExp(
        String.raw`\b(?:absent|out (?:today|tomorrow|sick|on|for|since|with|this|next|\w+day)|wont be (?:there|in|at)|` +
          'not (?:be )?(?:coming|there|in school|at school)|miss(?:ing|ed)? (?:school|class|practice)|(?:staying|' +
          String.raw`keeping \w+|kept \w+|stay) home|is sick|was sick|be out|(?:he|she) (?:cant|wont) (?:come|make it|be there|` +
          String.raw`be at)|not make it)\b`,
      ),
    ],
    not: /\b(?:sick of|im sick|meeting|assignments)\b/,
    read: readAbsent,
  },
  {
    id: 'told-meet',
    signs: [
      teachers,
      /\b(?:meet|meeting|conference|sit down|talk|call)\b/,
      /\b(?:my|our) (?:\w+ ){0,2}(?:sons?|daughters?|kids?|child|childs|twins|boys?|girls?)\b|\b(?:his|her) (?:reading|math|grades?|behavior|speech|iep)\b/,
    ],
    not: /\b(?:says|said|mean to|bull\w+|hates)\b/,
    read: readMeet,
  },
  {
    id: 'told-concern',
    signs: [
      teachers,
      /\b(?:my|our) (?:\w+ ){0,2}(?:sons?|daughters?|kids?|child|childs)\b|\bhe\b|\bshe\b/,
      /\b(?:mean to|bull\w+|picked on|picking on|picks on|teas\w+|left out|making fun|pushed|hit him|hit her|scared|says|tells me)\b/,
    ],
    not: /\bshe (?:says|said|thinks|told me) (?:he|she|my)\b.{0,40}\bwhat do i\b/,
    read: readConcern,
  },
]
