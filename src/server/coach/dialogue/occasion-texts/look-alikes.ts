import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { all, any, type Asks, has, hasNo } from './ask-forms.ts'
import { readFoods } from './meals-from-foods.ts'

const of = (...phrases: readonly string[]): Asks => has(wholeWords(phrases))

const people = oneOf(
  'kids?|children|grandkids?|grandchildren|sons?|daughters?|grandsons?|granddaughters?|toddlers?|boys|girls|twins|teens?|teenagers?',
  'nieces?|nephews?|family|friends?|girlfriends|husband|hubby|wife|boyfriend|girlfriend|fiance|partner|\\d{1,2} (?:year|yr)s? olds?',
)
const times = oneOf(
  'time|hours?|minutes|day|days|night|evenings?|afternoons?|mornings?|weekends?|saturdays?|sundays?|mondays?|fridays?|vacation|break|summer|winter',
  'christmas|easter|thanksgiving|halloween|new years|birthday|anniversary|visit|trip|party|spring break|snow day|dates?|date night|fun|myself|me|us',
)
/** Matches pastimes by name. */
const funThings = wholeWords([
  'date night|dates?|(?<!due )date ideas|anniversary|birthday|bday|party|parties|showers?|sleepovers?|play ?dates?|reunion|ice ?breakers?|bachelorette',
  'hobby|hobbies|bucket list|self ?care|me time|rainy|rain|snow day|bored|boredom|busy|occupied|entertain\\w*|staycation|road trip|crafts?',
  'day off|girls night|ladies night|game night|family night|weekend|summer|costumes?|halloween|elf|themes?|conversation|small ?talk|talk about|questions',
  'things (?:to do|for (?:us|the kids) to do)|(?:stuff|something) (?:fun|special|to do)|fun|christmas|thanksgiving|free time',
  'going out|night out|couples?|couple time|bible study|youth group|small group|treat myself|to play|play with (?:him|her|them|my|the)|kill time|pass the time|(?:afternoon|evening|time|day|night|hour) to myself|celebrat\\w+|after (?:the )?kids',
])
const ofPeople = new RegExp(
  String.raw`\b(?:ideas|activities) (?:for|with) (?:me and )?(?:my |the |our |a |an |some |two |three |\d{1,2} )?(?:\w+ ){0,2}(?:${people})(?:$| (?:today|tonight|tomorrow|this|that|who|at|on|in|inside|outside|after|without|when|while|to do|age|ages|and|under|over|\d))`,
)
const others = oneOf(
  'his|her|their|he|she|sons?|daughters?|nephews?|grandsons?|soccer|ball|baseball|basketball|football|hockey|softball|video|phone|one more|every',
)
const games = new RegExp(
  String.raw`\b(?:what|whats|some|any|need|want|give me|suggest\w*|fun|easy|good|quick|silly|best|travel|car|party|board|card|shower|indoor|outdoor|family|ice ?breaker|group|road trip|quiet|two player|drinking) (?:(?!${others}\b)\w+ ){0,2}games?\b(?! (?:night|room|plan|is on|console|chat))`,
)
const activities = new RegExp(
  String.raw`\b(?:what|some|any|need|want|give me|suggest\w*|fun|easy|cheap|free|quiet|calm|indoor|outdoor|rainy day|summer|sensory|busy|family|group|good|quick|shower|team) (?:\w+ ){0,3}activit(?:y|ies)\b|^(?:\w+ ){0,4}activit(?:y|ies) (?:for|to do|with|ideas|at)\b`,
)
/** Matches 'I've no idea', 'my ideas get taken', which don't ask for anything. */
const told = wholeWords([
  '(?:no|not an|your|his|her|their|great|bad|cute|dumb|whose|the|this|that|same|out of|an|my|our) ideas?(?! (?:for|to do)\\b)',
])
const doWith = new RegExp(
  String.raw`\bwhat (?:can|could|should|to)(?: i| we| me and my [a-z]+)? do (?:with|for|on) (?:(?:my|the|our|a|an|some|two|these|this|that|all|those) ){0,2}(?:\w+ ){0,2}(?:(?:${people})\b(?! (?:who|that|wont))|(?:${times})\b)`,
)
const notFun = wholeWords([
  'ideas? (?:to|for) (?:help|get|keep(?:ing)? (?!\\w+ (?:\\w+ ){0,3}(?:busy|occupied|entertained))|earn|cut|meet|make (?!memories|a)|texts?|meeting|paid|dry|groups|a small easy way)',
  'too many|cut (?:back|down)|which of|to drop|blood test|plane starts|shak\\w+|panic\\w*|appetite|cook|supper|death|grave|due date|radiation|brings?|scared|addict\\w*|roblox|fortnite|cuss\\w*|safe|chat on|turn off',
  'per(?:cent)?|dollars come|loan|invoice|vat|get a \\w+ turning|whine\\w*|manag\\w+|controlling|sick|broke up|budget is|lonely since',
])
const asksIdeas =
  /\b(?:ideas?|suggestions|activit(?:y|ies))\b|\bwhat (?:can|could|should|to)(?: i| we)? do (?:with|for|on)\b/
const how = /\bhow (?:do|can|should|could|would|to|am) (?:i|we|you|it)\b/
const keepsBusy = /\b(?:busy|occupied|entertain\w*|fun|celebrate|at home)\b/

const asksFunSurely = all(
  hasNo(notFun),
  any(hasNo(how), has(keepsBusy)),
  any(
    has(games, activities, ofPeople, doWith),
    has(
      /\b(?:conversation starters?|small ?talk|ice ?breakers?|things to do|things to talk about|what to talk about)\b/,
    ),
    (line) => {
      const asked = line.replace(told, ' ')
      return asksIdeas.test(asked) && funThings.test(asked)
    },
  ),
)

/** Dish names that contain a food they aren't made of: 'chili', 'pumpkin pie'. */
const recipeOf = /\brecipes? for (?:an? |some |the )?(?:[a-z]+ )?([a-z]+)$|\b([a-z]+) recipes?\b/
const anyRecipe = wholeWords([
  'any|easy|quick|cheap|good|new|some|more|dinner|lunch|supper|breakfast|snack|meal|family|pot|cooker|crockpot|simple|fast|healthy|kid|friendly|great|best|favorite|weeknight|pan|sheet|potluck|real|s|the|a|need|give|free|two|fun|tonight',
])
const namesDish: Asks = (line) => {
  const [, after, before] = recipeOf.exec(line) ?? []
  const dish = after ?? before
  return dish !== undefined && !anyRecipe.test(dish) && readFoods(dish).length === 0
}
const otherMeals = any(
  namesDish,
  all(
    of('for one|for myself|just (?:for )?me|portions|living alone|\\w+ guests|dinner party'),
    (line) => readFoods(line).length === 0,
  ),
  of(
    'on shift|(?:1|2|3|4) ?am|middle of the night|morning sickness|nause\\w*|seasick|stomach (?:bug|flu)|throw\\w* up|vomit\\w*|diarrhea|the flu|appetite|never hungry|not hungry|cant eat|candy|crav\\w+',
    'kidneys?|dialysis|chemo|radiation|swallow\\w*|braces|vegan|nursing a|breastfe\\w+|gained|lbs|one handed|hold(?:ing)? (?:a|the|my) baby',
    '(?:\\w+ month old|6 month|six month|solids|baby first|first foods?|baby food|puree\\w*)|(?:tip|tips|percent|tipping|the check)',
    'no (?:power|electricity)|without (?:power|electricity)|the power|why (?:cant|do)|(?:give|bring|take) the host|bring up|blessing|toast|speech',
    '(?:text|email|message|note) (?:to )?(?:my|our|the|her|him|them)\\b.{0,40} asking (?:what|when|which|how)|password|resume|applications?|brownies?|cookies|cupcakes?|desserts?|cakes?|pies?|frosting|thinking about whats|about whats for|only eats',
  ),
  all(
    has(/\bwhat (?:can|could|should|do|to|else)(?: i| we)? fix\b|\btell me what to fix\b/),
    hasNo(
      /\b(?:dinner|supper|lunch|breakfast|meals?|eat|food|cook|hungry|feed)\b|\bfix (?:for|with|them|him|the kids|us|tonight)\b/,
    ),
  ),
)

/** By kind: messages with the words of such a text that are about something else. */
const lookAlikes: ReadonlyMap<string, Asks> = new Map(
  Object.entries<Asks>({
    fun: (line) => !asksFunSurely(line),
    meals: otherMeals,
    gifts: of(
      'at present|present (?:job|work|myself|yourself|himself|herself|oneself|themselves|to|it|unpaid|situation|my|our|role|company)|(?:can|may|do|does|how|should|to) (?:i|you|we|one) present|wording|what do (?:i|you) write',
      'the (?:gift|present) was|limit|no money|cant afford|put in|lost (?:her|his|their)|passed|died|grie\\w+|funeral|hospital|chemo|cancer|\\d+ gifts|registry',
    ),
    questions: of(
      'practice|ask (?:myself|of)|ask (?:my|the|an?|our) (?:\\w+ ){1,2}for|rehab|discharge\\w*|stroke|before they (?:let|send)|volunteer\\w*|food bank|rent out|what do i ask (?:people|\\w+ (?:moms|mothers|women|strangers))',
    ),
    packing: any(
      of(
        'when (?:should|do|to|can) (?:i|we)|orders?|to file|taxes|w2s?|shift|last|\\d{1,2} to \\d{1,2}|may i fly|business',
        '(?:bring|take) (?:to )?(?:someone|somebody|her|him|them|my (?:mom|dad|friend|sister|bff|husband|grandma))|visit\\w*|bring up',
      ),
    ),
    chores: of(
      'adults?|grown|roommates?|room ?mates?|stopped working|does it work|going again|going back|husband|wife',
    ),
    drafts: any(
      all(
        of('house rules'),
        of(
          'grown|adult|roommates?|room ?mates?|ex|couple|agree|part(?:y|ies)|\\d\\d yr|set|kids|moved back|teen\\w*|son|daughter',
        ),
      ),
      of(
        'clear voice ?mails?|check (?:my )?voice ?mails?|voice ?mails? \\d+|my own life|last (?:three|six|\\d+) months|college essay|wedding card|cant write|scared of',
      ),
    ),
    bios: all(
      hasNo(/\bbio\b|\bprofile\b|\blinkedin\b/),
      hasNo(
        /\b(?:an?|my|short|write|the|lines?|sentences?|paragraph) about me\b|\babout me (?:section|page|paragraph|blurb|part)\b|^about me\b/,
      ),
    ),
    cards: of(
      'on my card|enter(?:ed)? my card|my cards? (?:to|was|got|is|info|number)|card stuff|out of the|all of the|do all|every (?:birthday|year|christmas)|each year|comes? back|unopened|voucher',
    ),
    affirmations: of(
      'do (?:those |these |the )?(?:affirmations|mantras)|(?:affirmations?|mantras?) (?:really |even |actually |dont |make |makes |feel |are |just |never )+(?:work|me|like|lying|false|fake|help)?|cringe\\w*|crinje|dont do affirmations|feel (?:stupid|dumb|silly)',
      '(?:my|each|every|price|from|end|three|\\d) quotes?|quotes? (?:one|two|from|is|isnt|are|for (?:painting|cleaning|a|the) (?!\\w*(?:day|week|wall|class))|if|looking|somebody)|what to quote|price it|(?:a|my|the) customer|quoted',
    ),
    invites: of(
      'turn(?:ing)? down|rather have|envelope|cash|money|plus one|who do i invite|do i let|my pass|slots|on the invit\\w+|says|got an invit\\w+',
    ),
    names: of(
      'doesnt like|dont like|didnt like|dislikes?|hate|hated|made a face|in laws?|disagree\\w*|cant agree|po|invoice|took our|stole our',
    ),
    // A closing of a house sale.
    notices: of(
      'closing (?:date )?(?:got|was|has been|is being) (?:pushed|moved|delayed|bumped|rescheduled|set)|invited to|get myself|class teacher|his teacher|her teacher|do i need|licen[cs]e|will be home|lease',
    ),
    posts: of(
      'post (?:blew|round|code|office|reels|went|got)|(?:blew up|went viral)|lamp post|saw an? (?:ad|post|listing)|ad (?:free|blocker)|(?:leave|in|than|half) (?:the |my )?post|is a scam|remote listing|what do i text back|big announcement',
      'post ideas|ideas for posts|\\d+ posts|my posts|posts? (?:without|daily)|come up with posts|how do i (?:know|manage|stop|make)|my (?:family|mom|sister) post\\w*',
    ),
    prayers: of(
      'count (?:my|your) blessings|three blessings|blessings a day|blessing way|prayers? ?s? (?:feels?|gone|is|are|has|goes|went|isnt|doesnt|seems|life|routine|dont|arent)|lords prayer|not prayers?|back to prayer|faking|a fake|a licence',
      'we do prayers|what was the prayer|say when i pray|stopped praying',
    ),
    poems: of('used to write|not written|stopped writing|havent written'),
    descriptions: all(of('write up'), hasNo(/\b(?:an?|the|my) write up\b|\b(?:etsy|listing|product|shop|item)\b/)),
    thanks: of(
      'in (?:spanish|french|italian|german|japanese|portuguese|hawaiian|korean|chinese|mandarin|arabic|russian|polish|greek|hebrew)|spell|compliments?|thank you very much|thank you gifts?|out loud|before sleep|except thank you',
    ),
    toasts: of(
      'nerves|nervous|calm|pounding|shak(?:e|ing|y)|heart racing|sick|im dying|scared|afraid|anxious|panic\\w*|adrenaline|terrified|toast again|every time|said something|if i even|do something|choke|freez\\w+|stage fright',
    ),
    verses: of('couldnt tell|send(?:s)? me|a psalm a day|itch for|memoriz\\w+|should i even'),
  }),
)

/** In words. */
const longStory = 30
const asksToWrite = wholeWords([
  'write|draft|word|wording|compose|caption|help me|can you|could you|can u|give me|need (?:an?|some|the|help)|want (?:an? )?(?:verse|psalm|scripture)|message for|post for|what (?:do|should|can|could|to) (?:i |we )?(?:say|write|put|tell)',
])
const textKinds = new Set([
  'cards',
  'affirmations',
  'posts',
  'descriptions',
  'names',
  'notices',
  'thanks',
  'verses',
  'poems',
])
const isToldStory = (kind: string, line: string): boolean =>
  textKinds.has(kind) && line.split(' ').length > longStory && !asksToWrite.test(line)

/** Tells whether the line only looks like a request for a text of this kind. */
export const isLookAlike = (kind: string, line: string): boolean =>
  isToldStory(kind, line) || (lookAlikes.get(kind)?.(line) ?? false)
