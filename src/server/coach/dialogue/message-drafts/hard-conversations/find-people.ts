import { oneOf } from '../../../phrase-pattern.ts'

/** The relation of somebody to the user. The wording depends on it. */
export type Relation =
  | 'boss'
  | 'careParent'
  | 'child'
  | 'church'
  | 'client'
  | 'coworker'
  | 'ex'
  | 'friend'
  | 'grownChild'
  | 'inLaw'
  | 'neighbor'
  | 'office'
  | 'parent'
  | 'partner'
  | 'relative'
  | 'roommate'
  | 'school'
  | 'sibling'
  | 'staff'
  | 'stepchild'
  | 'fosterChild'
  | 'stranger'

type Gender = 'female' | 'male' | 'many' | 'any'
/** `called`: the noun as it was typed. `from` and `to`: the place in the text, including 'my' or 'one of my'. */
export type Person = { relation: Relation; gender: Gender; called: string; from: number; to: number }

const s = "(?:[’']?s)?"
const workers = oneOf(
  'ladies|girls|women|workers|employees|servers|drivers|aides|staff|techs|guys|nurses|cooks|cleaners|people|stylists|volunteers|assistants',
  'cashiers|helpers|teachers',
)
const served = 'nanny|sit|babysit|clean|cook|care|work|sew|bake|watch|walk'
const ages = String.raw`\d{1,2}[ -]?(?:yr|yrs|year|years|mo|month|months)[ -]?old`
/** More exact nouns come before more general ones, which don't match the same words again. */
const nouns: readonly (readonly [Relation, Gender, string])[] = [
  [
    'parent',
    'many',
    '(?:mom|mother|mama) and (?:dad|daddy|father|step ?dad)|(?:dad|father) and (?:mom|mother|step ?mom)',
  ],
  [
    'stranger',
    'female',
    `(?:his|(?:husband|hubby|boyfriend|fiance)${s}) (?:ex(?: ?wife| ?girlfriend)?|baby mama|kids[’']? mom)`,
  ],
  [
    'inLaw',
    'female',
    `(?:mother|mom|sister|daughter|sis|grandmother)[ -]in[ -]law|mil|(?:husband|hubby|fianc[eé]e?|boyfriend|bf|his)${s} (?:mom|mother|mama|sister|grandma|aunt)`,
  ],
  [
    'inLaw',
    'male',
    `(?:father|brother|son|dad)[ -]in[ -]law|fil|(?:husband|hubby|fianc[eé]e?|boyfriend|bf|his)${s} (?:dad|father|brother|uncle)`,
  ],
  ['inLaw', 'many', `in[ -]?laws|(?:husband|fianc[eé]e?|boyfriend|his)${s} (?:family|parents|siblings|folks)`],
  [
    'ex',
    'male',
    `ex[ -]?(?:husband|boyfriend)|baby ?daddy|(?:baby|kids?|daughter|son|babies|children|boys|girls)${s}[’']? (?:dad|daddy|father)|co[ -]?parent|ex`,
  ],
  [
    'school',
    'any',
    `(?:(?:son|daughter|kid|child|boy|girl|his|her)${s}[’']? )?(?:teachers?|school counselor|guidance counselor|coach|principal)|the school`,
  ],
  [
    'careParent',
    'female',
    `one of (?:my|the|our) (?:[\\p{L}’'-]+ )?(?:moms|mamas|mommas|mothers|parents)|(?:one|this|a|another) (?:[\\p{L}’'-]+ )?(?:mom|mama|momma|parent)|(?:daycare|day care|preschool|classroom|other) (?:mom|parent)`,
  ],
  ['careParent', 'male', "one of (?:my|the|our) (?:[\\p{L}’'-]+ )?dads|one (?:[\\p{L}’'-]+ )?dad"],
  [
    'careParent',
    'many',
    '(?:daycare|day care|preschool|class|classroom|team|my|the) (?:parents|families|moms)(?= (?:at|of|in|that|who|are|is|about|im|i|we|keep|kids|know)\\b)(?! are (?:divorc|getting|coming))',
  ],
  [
    'staff',
    'any',
    `one of (?:my|the|our) (?:[\\p{L}’'-]+ ){0,2}?(?:${workers})|(?:my|our|the|a) (?:new )?(?:employee|new hire|new girl|new guy|assistant|nanny|babysitter|sitter|helper|housekeeper|cleaning lady|aide|trainee)`,
  ],
  [
    'client',
    'many',
    `(?:client )?famil(?:y|ies) (?:that )?i (?:${served}) for|(?:people|couple|family) (?:that )?i (?:${served}) for|client famil(?:y|ies)`,
  ],
  ['client', 'female', `(?:lady|woman|girl) (?:that )?i (?:${served}) for`],
  ['client', 'many', 'clients|customers|buyers|sellers|brides|regulars|tenants|shoppers|patients|riders|followers'],
  [
    'coworker',
    'any',
    `co[ -]?workers?|colleagues?|team ?mates?|work (?:friend|bestie)|(?:girl|lady|guy|woman|man|someone|somebody|person|nurse) (?:at|from) (?:my |the )?(?:work|job|office)|(?:girl|lady|guy|woman|man|person|nurse) i work with|cube ?mate|desk ?mate`,
  ],
  [
    'client',
    'any',
    'client|customer|buyer|seller|bride|tenant|(?:a|this|some|one|the|my) (?:older |elderly |new )?(?:lady|woman)',
  ],
  [
    'boss',
    'any',
    `boss(?:es)?|managers?|supervisor|director|my principal|owner|charge nurse|team lead|shift lead|hr|scheduler`,
  ],
  ['roommate', 'any', 'room ?m?ates?|house ?mates?|flat ?mates?|suite ?mates?'],
  ['neighbor', 'any', 'neighbou?rs?|lady (?:next door|downstairs|upstairs)|guy (?:next door|downstairs|upstairs)'],
  ['friend', 'female', '(?:best |good |old |close )?girl ?friends|besties?|maid of honor|bridesmaids?'],
  ['friend', 'any', '(?:(?:best|good|old|close|dear) )?friends?|bff'],
  ['stepchild', 'female', 'step[ -]?(?:daughters?|girls?)'],
  ['stepchild', 'male', 'step[ -]?(?:sons?|boys?)'],
  ['stepchild', 'any', 'step[ -]?(?:kids?|child(?:ren)?)'],
  ['fosterChild', 'any', 'foster (?:kids?|child(?:ren)?|girls?|boys?|daughters?|sons?|bab(?:y|ies))'],
  ['partner', 'male', 'husband|hubby|boyfriend|bf|fianc[eé]|my man'],
  ['partner', 'female', 'wife|girlfriend|gf|fianc[eé]e'],
  ['partner', 'any', 'partner|spouse'],
  ['child', 'female', `(?:${ages} )?(?:grand ?|god ?)?daughters?|(?:${ages} )girl|my (?:little |baby )?girls?`],
  ['child', 'male', `(?:${ages} )?(?:grand ?|god ?)?sons?|(?:${ages} )boy|my (?:little |baby )?boys?`],
  ['child', 'many', '(?:grand ?)?(?:kids|children|babies)|twins|boys|girls'],
  [
    'child',
    'any',
    `toddler|teen(?:ager)?|tween|${ages}|my (?:oldest|youngest|middle|little one)|my (?:grand)?(?:kid|child|baby)|grandbaby`,
  ],
  ['sibling', 'female', '(?:step|half|little|big|baby|older|younger)?[ -]?(?:sisters?|sis)'],
  ['sibling', 'male', '(?:step|half|little|big|baby|older|younger)?[ -]?(?:brothers?|bro)'],
  ['sibling', 'many', 'siblings'],
  ['parent', 'female', '(?:step ?)?(?:mom|mum|mama|momma|mommy|mother|ma|mami)'],
  ['parent', 'male', '(?:step ?)?(?:dad|daddy|father|papa|papi)'],
  ['parent', 'many', 'parents|folks'],
  ['relative', 'female', 'aunt(?:ie)?|tia|niece|grandma|grandmother|nana|abuela|granny|memaw'],
  ['relative', 'male', 'uncle|tio|nephew|grandpa|grandfather|abuelo|papaw'],
  ['relative', 'any', 'cousins?|prima|primo|(?:my|the|our) (?:whole )?family|relatives'],
  [
    'church',
    'female',
    'relief society (?:pres(?:ident)?|lady)|(?:vbs|choir|nursery|bake sale|bible study) (?:lady|leader|director)|church lad(?:y|ies)|room mom|pta (?:mom|pres(?:ident)?|lady)',
  ],
  [
    'church',
    'any',
    'pastor|priest|bishop|(?:youth|worship|choir|vbs|sunday school|bible study) (?:leader|director|coordinator|group)|people at (?:my )?church|(?:the|my) (?:pta|committee|church|small group|bible study|board)',
  ],
  [
    'stranger',
    'any',
    'hair ?(?:dresser|stylist)|stylist|nail (?:tech|lady|girl)|photographer|florist|caterer|baker|barber|tailor|trainer|waxer|mail ?(?:lady|man|carrier)|delivery (?:driver|guy)|bus driver|housekeeper|lash (?:tech|girl|lady)',
  ],
  ['stranger', 'many', '(?:the|my|our) (?:group|team|group chat|guests|volunteers)|everyone|everybody|guests'],
  [
    'office',
    'any',
    `case ?workers?|social worker|land ?lord|property manager|doctors?|dr|dentist|vet|agency|insurance(?: company)?|hoa|lawyer|contractor|plumber|daycare|day care|professor|advisor|recruiter|realtor|bank|company`,
  ],
]
const readers = nouns.map(([relation, gender, form]) => ({
  relation,
  gender,
  form: new RegExp(String.raw`(?<![\p{L}’'-])(?:${form})(?![\p{L}])(?!-)`, 'giu'),
}))

const owned =
  /(?:\bone of )?\b(?:my|our|the|his|her|a|an|this|that|some|these|another)(?: (?!(?:to|for|with|and|about|that|keeps?|is)\b)[\p{L}’'-]{1,16}){0,2} $/iu
const longestOwner = 40

/** Relations that may be named without 'my': 'mom', 'grandma'. Others need it, or a place where only a person fits. */
const readAlone: ReadonlySet<Relation> = new Set<Relation>([
  'parent',
  'careParent',
  'staff',
  'client',
  'church',
  'ex',
  'stepchild',
  'fosterChild',
])

/** The number of letters of a message that are read. */
export const maxLettersRead = 320

/** Finds the people of a message in their order. 'My son’s teacher' counts as one person. */
export function findPeople(message: string): Person[] {
  let left = message.slice(0, maxLettersRead)
  const found: Person[] = []
  for (const { relation, gender, form } of readers) {
    const matches = [...left.matchAll(form)]
    for (const { 0: called, index } of matches) {
      const owner = owned.exec(left.slice(Math.max(0, index - longestOwner), index))?.[0] ?? ''
      const isTaken = owner === '' && !readAlone.has(relation) && !/^(?:my|our|the|his|her|a|one|this) /i.test(called)
      if (
        isTaken &&
        !/\b(?:to|with|from|tell|ask|and|,) $/.test(left.slice(Math.max(0, index - 8), index)) &&
        index > 0
      )
        continue
      found.push({
        relation,
        gender: genderOf(called, gender),
        called,
        from: index - owner.length,
        to: index + called.length,
      })
    }
    left = left.replace(form, (words) => '_'.repeat(words.length))
  }
  return found.toSorted((one, other) => one.from - other.from)
}

const plural = /(?:s|children|ladies|people|family)$/i
const singular = /(?:boss|hoa|pres|sis|twins|daycare)$|^one of /i
const female = /\b(?:lady|girl|woman|mom|sister|daughter|wife|ladies|girls|women)\b/i
const male = /\b(?:guy|man|boy|son|dad|guys)\b/i
function genderOf(called: string, gender: Gender): Gender {
  if (gender === 'many') return gender
  const word = called.split(' ').at(-1) ?? ''
  if (plural.test(word) && !singular.test(called) && !/boss$/i.test(word)) return 'many'
  if (gender !== 'any') return gender
  return female.test(called) ? 'female' : male.test(called) ? 'male' : 'any'
}
