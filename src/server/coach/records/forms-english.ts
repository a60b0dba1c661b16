import type { Forms } from './forms.ts'

const when =
  '(?:(?:for|on|in|by|of|from|over|during|through|until) )?(?:the )?(?:today|tonight|tomorrow|yesterday|this|next|last|past|coming|rest|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|\\d{1,2}(?:st|nd|rd|th)?|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|weekend|week|month|day after)\\b'
const planner =
  '(?:todo(?:s|s? list)?|task list|tasks?|planner|calendar|schedule|agenda|diary|reminders?(?: list)?|(?<=my )list|to do list|list of (?:tasks|things to do|reminders)|plate)'
const event =
  '(?:appointments?|meetings?|events?|plans?|calls?|conferences?|tasks?|todos?|things?|reminders?|deadlines?|errands?)'
const lists =
  '(?:shopping|grocery|groceries|beauty|hygiene|household|home design|spousal|childrens?|kids|personal|store|supermarket)'

export const english: Forms = {
  other: new RegExp(
    [
      '^(?:how (?:do|can|could|should|would|might|to) (?:i|you|we|people|to|a|the)?(?! (?:stand|look))|should|would|could|can|shall|will you|why(?! is my (?:wellness )?score)|help|teach|explain|talk|let|suppose|imagine|if)\\b',
      '^(?:add|put|create|make|set|schedule|book|move|delete|remove|cross|mark|finish|rename|cancel|start|begin|log|write|draft|buy|order|change|update|plan|edit|save|clear|share|send|complete|tick|reschedule|postpone|push|note|record|track|turn|remember|remind|call|email|text|play|find me|to|stop|get|keep|take|use|try|think|choose|pick|decide|organi[sz]e|prioriti[sz]e|rank|sort|break) ',
      '^my \\w+(?: \\w+)? (?:is|are|was|were|has|have|ended|died|keeps?|makes?|feels?|hurts?|never|always|will|says?|said)\\b',
      '^i (?!am (?:free|busy|available)\\b|have (?:any|anything|something|left)\\b)',
      '^(?:what|which|where|when|who|how)(?: \\w+)?(?: \\w+)? (?:should|could|would|might|can|ought) (?:i|we|you|be|a|my)\\b',
      '^what (?:if|about|to|do you|does it|makes|causes|helps|affects|breaks|counts|kind of|kinds of|sort of|a)\\b',
      '^(?:what|how) (?:do|should|can) i (?:say|tell|reply|answer|respond|wear|cook|eat|write)\\b',
      '\\bat \\d+ ?(?:%|percent)|supposed to (?:feel|know|say|react|act|trust|love|live|cope|be)\\b',
      '^(?:what|which) (?:is|are|would be) (?:a|an|some|good|the (?:best|right|point|difference|meaning|average|use|secret|benefits?)|better|healthy|realistic|considered)\\b',
      '\\b(?:tips?|advice|suggest\\w*|recommend\\w*|ideas?|best way|good way|how to|worth it|normal|(?<!\\b(?:am|was) i )supposed to|mean by|you think|is it (?:better|ok|okay|bad|good|true|possible|healthy|normal)|do you (?:have|like|know|feel|believe|love|want)|are you|your (?:goals?|mood|day|plans?|list|schedule|streak))\\b',
      '\\b(?:(?:bank|savings) (?:account|balance)|my bank|in the bank|credit (?:card bill|score|limit)|checking|balance of|weather|movie|song|playlist|flight|recipe|restaurant|hotel|exchange rate|stock|tax return|vacation days|pto)\\b',
    ].join('|'),
  ),
  cycle:
    /\b(?:what|which) (?:cycle )?day\b.*\bcycle\b|\bcycle day\b|\bday of (?:my|the) (?:menstrual )?(?:cycle|period)\b|\bwhere am i in my cycle\b|\bhow (?:many days|far|long)\b.*\b(?:into|in|since) my (?:last |latest )?(?:cycle|period)\b|\bwhen (?:did|was) my (?:last |latest )?period\b|\bday (?:of my cycle )?am i on\b/,
  streak:
    /^(?=.*\bstreak\b)(?!.*\b(?:keep|build|lose weight|motivat\w*|work|works|matter|winning|losing|bad luck)\b)(?:(?:what|how (?:long|many|big|far|is)|is|do i|did i|have i|am i|where|when)\b|(?:my |current )*streak(?: so far| now| today)?$)/,
  score:
    /^(?!.*\b(?:raise|increase|credit|test|exam|sat|match|game|football|final|mean|means)\b)(?:what|how|where|is|my|why is|which|wellness|has|did)\b.*\b(?:(?:wellness|wellbeing|well-being|well being|glow|balance|life) (?:score|points)|my score)\b|^(?:my )?(?:wellness )?score$/,
  prayers:
    /^(?:how (?:many|often|much)|did i|have i|when did i|number of)\b(?!.*\b(?:need|should|supposed)\b).*\b(?:pray(?:ed|ers?|ing)?|reflect(?:ed|ions?)?)\b/,
  workouts:
    /^(?=.*\b(?:i|my|workouts (?:this|last|in))\b)(?!.*\b(?:need to|have to|should|best time|burn|calories|per week is|takes?|planned|scheduled)\b)(?:how (?:many|often|much|frequently|long)|did i|have i|when|what day|my|number of|was my|how was my|total|workouts|last time|the last time)\b.*\b(?:work(?:ed|ing)?[ -]?out|workouts?|exercis\w+|train(?:ed|ing sessions?)?|(?:to|at|hit) the gym|gym (?:visits|sessions|days)|lift(?:ed)? weights)\b/,
  journalAbout:
    /\b(?:(?:did|have|had|do) i (?:\w+ ){0,2}?|i (?:last |ever |first )?|entr(?:y|ies) (?:where i |that i |i )?|in my (?:journal|diary) )(?:write|wrote|written|journal|journaled|mention|mentioned|mentions?|talk|talked|about)\b(?: anything| something| down)?(?: in my (?:journal|diary))?(?: (?:about|on|of))? (?<about>(?!(?:much|often|in|for|today|yesterday|this|last|lately|so|the most|a lot|more|less|or|and)\b).+)$/,
  journalLast:
    /^(?:when|what|which|how|my|the|do i|date|show)\b.*\b(?:last|latest|most recent|newest)\b.*\b(?:entr(?:y|ies)|journal\w*|write|wrote|written|diary)\b|\bwhen did i (?:last |most recently )?(?:write|journal)\b(?!.* (?:book|novel|letter|email|essay|exam))|\bhow long (?:since|ago|has it been)\b.*\b(?:wrote|write|written|journal\w*|entry)\b/,
  journal:
    /^(?:how (?:many|often|much)|did i|have i|my|any|number of|what did i|are there|do i have)\b(?!.*\b(?:need|should|book|novel|letter|email|essay)\b).*\b(?:journal\w*|diary|entr(?:y|ies)|(?:did i|have i) (?:\w+ )?(?:write|written))\b/,
  shoppingItem: new RegExp(
    `^(?:(?:is|are)(?: there)?(?: any)? (?<about>.+?)(?: already| still)? (?:on|in)|(?:do|did) i (?:already |still )?(?:have|put|add|write|got|list)(?: any)? (?<about2>.+?)(?: already| still)? (?:on|in|to)|have i (?:already )?(?:put|added|listed)(?: any)? (?<about3>.+?) (?:on|in|to)) (?:my|the|our) (?:${lists} )?list\\b|^do i (?:still |also )?need to (?:buy|pick up) (?:any |more )?(?!for\\b)(?<about4>.+)$`,
  ),
  shopping: new RegExp(
    `^(?!.*\\b(?:wish ?list|what goes on|christmas list|guest list|bucket list|need to buy (?:for|a|to)|app)\\b)(?:(?:what|which|how (?:many|long|big)|anything|do i|my|any|everything|all|${lists})\\b.*\\b(?:${lists} lists?|shopping|groceries)\\b(?!.*\\b(?:problem|habit|addiction|online)\\b)(?!.*\\b(?:spend|cost|budget|trip|mall|save)\\b)|what (?:else )?(?:do i|did i|i) (?:still |also )?(?:need|have|want|wanted|needed) (?:to (?:buy|pick up|get)(?! (?:done|ready|started|through|better|over|up|in|out))|from the (?:store|shop|shops|supermarket|grocery))|(?:what is|anything) on my list for the (?:store|shop|shops|supermarket)|what (?:is|are) (?:left|still) to buy|(?:my |the )?(?:${lists} )lists?$)`,
  ),
  shoppingLists: [
    [/\bbeauty\b/, 'beauty'],
    [/\bhygiene\b/, 'hygiene'],
    [/\bhome design\b/, 'home-design'],
    [/\b(?:spousal|spouse|husband)\b/, 'spousal'],
    [/\b(?:childrens?|kids?|child)\b/, 'children'],
    [/\bhousehold\b/, 'household'],
    [/\bpersonal\b/, 'personal'],
  ],
  taskList: /\b(?:todo|task|reminders?|to do|things to do|calendar|planner|schedule|agenda)\b/,
  household:
    /^(?!.*\b(?:split|divide|share|fair|husband|kids|partner|income)\b)(?:what|which|how many|any|anything|are|is|do i|my|whats|household|chores?|when)\b.*(?:\b(?:chores?|housework|household (?:stuff|tasks?|jobs?|chores?|todos?|things?))\b|\b(?:due|left|need(?:s|ed)?|waiting|open|to do|done|overdue)\b.*\b(?:at home|around the house|in the house|in the household|household)\b)/,
  mood: /^(?!.*\b(?:improve|lift|boost|change|do moods|better mood|swings?|disorder|ring|board|music|in the mood|lighting|do with|about my mood|linked|related|caused?)\b)(?:(?=.*\b(?:my|i|average|this|last)\b)(?:what|how|which|when|was|were|is|has|have|did|my|average|show|where|mood)\b.*\bmoods?\b|^mood (?:this|last|today|yesterday).*|am i happier (?:on|in)\b.*|(?:how (?:did) i feel (?:last|this|on|yesterday).*)|(?:how (?:have|did|was|were) (?:i|my)\b.*\b(?:feeling|felt|feel)\b))/,
  selfCare:
    /^(?=.*\b(?:i|my|minutes of|times)\b)(?:how (?:many|much|long|often)|when (?:did|have|was) (?:i|my)|did i|have i|my|what (?:self-care|self care) (?:did|have)|total|minutes|self[ -]care|last time i|any|was there|how (?:is|was|has) my)\b(?!.*\b(?:should|need to|have to|does it|is enough|before|until)\b)/,
  activities: [
    [/\bmeditat\w*/, 'meditation'],
    [/\byoga\b/, 'yoga'],
    [/\bbreath\w*/, 'breathing'],
    [/\bstretch\w*/, 'stretching'],
    [/\bbaths?\b|\bbathed\b/, 'bath'],
    [/\bmassages?\b/, 'massage'],
    [/\bskin ?care\b/, 'skincare'],
    [/\bread(?:ing)?\b(?! (?:people|between|into|minds?|too much|the|your|my (?:mail|email)))/, 'reading'],
    [/\bin nature\b|\bnature\b/, 'nature'],
    [/\b(?:listen\w* to )?music\b/, 'music'],
    [/\bself[- ]?care\b|\bme time\b|\btime for myself\b/, null],
  ],
  income:
    /^(?!.*\b(?:spend|spent|should|could|can|need|per year|a year|average|nurses?|teachers?|they|he|she|people|mistakes?|progress|difference)\b)(?:how much (?:money )?(?:did|have|do|am) i (?:\w+ )?(?:\w+ )?(?:earn(?:ed|ing)?|mak(?:e|ing)|made|bring in|brought in|get paid|been paid|take in|taken in)\b(?! (?:a|the|my|it|this happen)\b)|how much (?:do|did|have) i (?:earn|make|earned|made) (?:an|per) hour\b|(?:what|how much) (?:have|did) i (?:earn|earned|make|made) (?:so far )?(?:this|last|in) .*|how much (?:money |income )?(?:came|has come|did come|come) in\b|(?:what|how much|how) (?:is|was|were|are|did|has|have) (?:my|i)\b.*\b(?:income|earnings?|earn(?:ed)?|revenue|make this|made this|make last|made last)\b(?! (?:goal|target|ideas?|streams?|tax))|(?:my )?(?:income|earnings)(?: log)? (?:for |in )?(?:this|last|january|february|march|april|may|june|july|august|september|october|november|december)\b)/,
  saved:
    /^how much (?:money )?(?:did|have|has) (?:i|been) (?:\w+ )?(?:sav(?:e|ed)|put (?:aside|away|in savings)|set aside|pa(?:y|id) (?:off|down|back)|add(?:ed)? to my (?:savings|goals?))\b/,
  goalLeft:
    /^(?!.*\b(?:time|milk|battery|gas|food|storage|data|tokens|questions?|budget|until (?:christmas|easter|my birthday|summer|the weekend)|paycheck|work|the year|the day|week|tasks?|todos?|chores?|minutes|days? off|homework|english|spanish|by \d\d|retire\w*|need to have|people)\b(?!.*\b(?:goal|fund)\b))(?:how much(?: more)?(?: money| cash| dollars| euros| pounds)?(?: is| do i| have i| did i| am i| left| to| i)?\b.*\b(?:left|to go|missing|remain(?:s|ing)?|still (?:need|owe|to (?:save|pay|go))|short|owe|more do i (?:need|have to save)|more (?:to save|until)|need to (?:save|reach)|do i (?:still )?need (?:to save )?for|saved)\b|how much (?:more )?(?:is|do i need|until) .*\b(?:goal|fund)\b|how (?:far|close|near) (?!.*\b(?:being|burnout|breaking|giving up|quitting|crying|losing|normal|okay|good|perfect|insane|crazy)\b)(?:am i|are we|is my|off am i|along am i)\b.*\b(?:to|from|on|with|of|in|towards?|goal|fund)\b|(?:what|how many) (?:is|are|more|days|steps|times|do i)\b.*\b(?:left|to go|missing|remaining|still need)\b.*\b(?:for|on|of|to|in|until|till) (?:my|the|our|reach).*\b(?:goal|fund|savings|loan|debt|card|trip|mortgage)\b|what is left (?:for|on|of|to (?:save|pay)) (?!today|tomorrow|this|me\b|my (?:day|week|list|todo|plate|planner)|the (?:day|week|month)|do))/,
  goalEnd:
    /^(?=.*\b(?:reach|goals?|money|saved|saving|savings|paid off|pay (?:\w+ )?(?:\w+ )?(?:\w+ )?off|debt|loan|mortgage|fund|target|pace|rate|afford|enough)\b)(?!.*\b(?:interest rate|exchange rate|heart rate|enough (?:time|sleep|energy))\b)(?:(?:at (?:this|my|the current) (?:pace|rate|speed) )?(?:when|by when|how long|how many (?:days|weeks|months)|how soon|what date|what month)\b(?:(?: until| till| before| will it take| would it take| does it take)? (?:will|do|would|can|am|could|is|i|my|to|me|it|take|are|we)\b).*\b(?:reach\w*|have|hit|finish\w*|get|pay\w*|paid|done|there|debt[- ]free|meet|achieve\w*|complete\w*|together|enough|sav\w+|goal|afford)\b|(?:will i|am i going to) (?:\w+ )?(?:reach|make|hit|meet|have|finish|pay)\b.*\b(?:in time|on time|by|before|goal|together))/,
  goalPace:
    /^what is (?:my|the) pace\b|^(?:am i|is my|are we|are my|how (?:is|fast|am i)|what is (?:my pace|the pace))\b(?!.*\b(?:tasks?|todo|schedule|for my age|in life|peers|others|everyone|work|chores?|today|cycle|period|life|to (?:be|become|fail)|failure|expect\w*)\b).*\b(?:on track|on pace|behind|ahead|on schedule|my pace|the pace|(?:goal|fund|savings|loan|debt) (?:doing|going|coming along|looking|progressing)|doing (?:on|with) my .*(?:goal|fund|savings|debt|loan))\b/,
  goalMoved:
    /^(?:when did i|how long (?:since|ago|has it been|is it)|when was)\b.*\b(?:last|since|recently)\b.*\b(?:updat\w+|add\w*|put|sav\w+|pay|paid|mov\w+|work\w* on|progress|touch\w*)\b.*\b(?:goal|fund|savings|for|to|towards?|on|into|my)\b/,
  goalAny:
    /^(?:what|how|when|will|am i|is|do i|have i|did i|where)\b(?!.*\b(?:goals|should|set|good|realistic|a goal|interest)\b).*\b(?:my|the) (?:[\w'-]+ ){0,3}(?:goal|fund|savings|debt|loan|mortgage|deposit)\b|^(?:what is|how is) (?:my|the) progress (?:on|with|for|towards?) (?:my|the) \w+/,
  goalAnyBy: [
    [/\b(?:when|long|longer|date|soon)\b/, 'end'],
    [/\b(?:track|pace|deadline|per|each|every|behind|ahead|going|doing|looking)\b/, 'pace'],
  ],
  goalName:
    /\b(?:for|towards?|to|on|from|of|with|in|into|until|till|reach|pay off|off|is my|is the|are my|have the|finish|complete|hit|afford|close) (?:reach(?:ing)? |pay(?:ing)? off |sav(?:e|ing) for |finish(?:ing)? |hit(?:ting)? |get(?:ting)? to |have |the money for )?(?:my |the |our |a |an )?(?<about>.+)$/,
  goalNoise:
    /\b(?:goals?|fund|the money|money|savings|saved|together|in time|on time|at this (?:pace|rate)|at my (?:current )?(?:pace|rate)|at the current (?:pace|rate)|paid off|pay off|be|going|doing|coming along|looking|progressing|left|to go|remaining|still|right now|now|today|so far|overall|this (?:month|week|year)|target|on track|behind|ahead|my|the|our|i|need|have|will|enough|reach|save|for)\b/g,
  money: /^(?:money|cash|savings?|debts?|it|that|all|everything|them|amount|sum|finances|financial|dollars|euros)?$/,
  goals:
    /^(?!.*\b(?:smart goals?|goal[- ]setting|set (?:a )?(?:new )?goals?|new goals?|life goals are|football|realistic|too|good enough|worth|stupid|clear|mine|attainable|healthy|soccer|scored|in general|people)\b)(?:progress on|what|which|how (?:many|are|is|far|much|do i stand|am i)|do i|have i|am i|are|is|any|my|where|when|goals?|list|all|show|did i)\b.*\bgoals?\b/,
  goalWord: /\b(?:goals?|fund|savings|saved)\b/,
  manyGoals: /\bgoals\b|^(?!what is)(?:.* )?(?:which|what|any) (?:of my )?goals?\b/,
  goalsBy: [
    [
      /\b(?:closest|nearest|almost (?:done|there|finished|reached|complete)|nearly (?:done|there|finished)|furthest|farthest|most progress|close to (?:done|being|finish\w*|complet\w*|reaching)|best (?:progress|shape))\b/,
      'closest',
    ],
    [
      /\b(?:have not|did not|has not|not (?:moved|touched|updated|worked)|no (?:progress|movement|update)|stuck|stalled|untouched|neglect\w*|longest|idle|sitting|stagnat\w*|stopped|standing still|ignored|least progress)\b/,
      'still',
    ],
    [/\b(?:behind|late|overdue|off track|on track|slipping|lagging)\b/, 'behind'],
    [/\b(?:due|deadline|next|coming up|first|soonest|ends?|date)\b/, 'next'],
    [/\b(?:reached|completed|complete|finished|achieved|done|met|accomplished|hit)\b/, 'reached'],
  ],
  overdue:
    /^(?!.*\b(?:chores?|goals?|library|bills?|rent|baby|pregnan\w*|period)\b)(?:what|which|is|are|do i|did i|have i|am i|any|anything|how many|my|overdue|show|whats)\b.*\b(?:overdue|past due|left ?over|unfinished|(?:i|have i) (?:\w+ )?missed|did i (?:miss|forget|skip) (?:anything|something|any tasks?)|(?:am i|i am) late (?:on|with)|(?:been )?putting off|late (?:tasks?|todos?)|tasks? (?:\w+ )?late|behind on (?:my |any )?(?:tasks?|todos?|planner|list)|(?:did not|have not|did i not|have i not) (?:get to|get done|finish\w*|done|do)|slipped|piled up|from before|running late with)\b/,
  free: /^(?!.*\b(?:feel free|free (?:of|from|trial|plan|will|spirit|stuff|app|courses?|shipping|things|workouts?|ways|meditation|food)|sugar|for free|free up|debt|in my free time|with my free time|is it free|do with|free to|(?:enough )?time to (?:become|learn|heal|change|start over|grieve)|(?:free|available|room|time) for (?:love|him|her|them|me|myself|us|error|growth|that))\b)(?=.*\b(?:i|my|any|next|first|there)\b)(?:am i|when|do i|what|is|how (?:much|free)|any|where|next|my next|find|have i|are there|free|open|which)\b.*\b(?:free|available|open (?:slot|hour|time|spot|gap)|slots?|gaps?|spare (?:time|hour|minutes)|free time|room|nothing (?:on|planned|scheduled)|(?:have|got) (?:any |some |enough |the )?time|(?<=^is my \w+ )(?:open|clear|empty))\b/,
  duration: /\b(half an|an?|one|two|three|\d{1,3})(?: and a half)?[ -]?(hours?|hrs?|h|minutes?|mins?|min)\b/,
  durations: { 'half an': 0.5, a: 1, an: 1, one: 1, two: 2, three: 3 },
  hourUnit: /^h/,
  nextTask:
    /^(?:(?:what|when|whats|which) (?:is|comes|are|do i have|have i got|am i doing)?(?: on| up| coming)? ?(?:my |the )?(?:very )?next(?: up| on my .*| (?:task|thing|appointment|meeting|event|todo|reminder|item|call)s?\b.*)?$|(?:my |the )?next (?:task|appointment|meeting|event|todo|reminder|thing)(?: today| on my .*)?$|what (?:do i have|is) (?:coming )?(?:up )?next$|what (?:is|do i have) up next|when am i next (?:having|due|meeting))/,
  findTask:
    /^(?:(?:when|what time|what day|at what time|which day) (?:is|are|was|will be|does|do|did)(?: i have| i put| i plan| i schedule)? (?:my|our|the next|the(?= .*(?:appointment|meeting|call|class|party|interview|checkup|conference|reservation|lesson|session|game|concert|recital)))? ?(?<about>(?<=(?:my|our|the next|the|i have|i put|i plan|i schedule) )(?!(?:\w+ ){0,6}(?:life|turn|time|money|best|pain|going|supposed|fault|problem|period|husband|wife|partner|soul|day off|ever|to)\b).{1,80}?)(?: (?:planned|scheduled|due|set|start|starts|on my .*|in my .*))?|(?:when|what time|what day) am i (?:seeing|meeting|having|due to|doing|calling) (?<about2>.{1,80})|(?:is|are) (?:there )?(?:an? |any |my |the )?(?:event |task |reminder |appointment )?(?:called |named |for |to )?(?<about3>.{1,80}?) (?:already )?(?:on|in) my (?:todo|task|planner|calendar|schedule|agenda|reminder).*|(?:do i have|is there|have i got|did i (?:set|put|plan|add|schedule)|have i (?:set|put|planned|added|scheduled)) (?:an? |any |the |my )?(?:reminders? |tasks? |event |appointment )?(?:to |for |with |about |called )?(?<about4>(?!(?:go|right|reason|chance|choice|say|anything|something|to|enough)\b).{1,80}?)(?: (?:planned|scheduled|set|down|coming up|(?:today|tomorrow|tonight|this|next|on|at|in) .*|today|tomorrow|tonight|on my .*|in my .*)|(?<=\b(?:appointment|meeting|class|call|reservation|checkup|haircut|interview|lesson|session).*)))$/,
  // Each word is taken once and kept, so that words two lists share can't be tried again and again.
  anyTask: new RegExp(
    `^(?:(?=((?:a lot|with anyone|to do|going|an?|any|the|my|some|more|other|much|lots|no|many|anything|something|nothing|stuff|else|important|urgent|work|open|on|planned|scheduled|due|left|coming up|happening|${event}|${planner}|for|in|at|of|today|tomorrow|tonight|busy|day|week|free|time|plans?|up)\\b ?))\\1)+$`,
  ),
  doneTasks:
    /^(?:(?:what|which|how (?:many|much))\b.*\b(?:(?:did|have) i (?:\w+ )?(?:get done|got(?:ten)? done|finish(?:ed)?|complete[d]?|done|accomplish(?:ed)?|tick(?:ed)? off|check(?:ed)? off|cross(?:ed)? off|do (?=today|yesterday|this|last|on))|(?:is|are|was|were) (?:already )?(?:done|finished|completed))\b|(?:my )?(?:done|completed|finished) tasks)(?!.*\b(?:wrong|to deserve|about)\b)/,
  tasks: new RegExp(
    `^(?:(?:what|which|how many|how much|do i|are there|is there|any|anything|everything|all|my|todays?|tomorrows?|how (?:is|does|busy|full)|the|are there|have i|am i|where|open|remaining)\\b.*\\b(?:my|i|the|todays?|tomorrows?|any|on)\\b.*\\b${planner}\\b.*|(?:my |the |todays? |tomorrows? |this weeks? |open |all )?(?:my |open )?(?:todo(?:s|s? list)?|tasks?|planner|schedule|agenda|reminders?|calendar|day|to do list)(?: list)?(?: ${when}.*)?|what (?:else )?(?:do i|have i|i) (?:still )?(?:have|need|got|must)? ?(?:left )?to (?:do|get done)(?: ${when}.*)?|what (?:is|are) (?:still |all )?(?:left|open|remaining|due)(?: to do)?(?: for me)?(?: ${when}.*)?|(?:what|which) (?:reminders|tasks|todos|meetings|appointments|events) (?!should|can|would).*|(?:a )?(?:rundown|overview|summary) of my (?:day|week|tasks).*|everything i (?:have to|need to) (?:do|get done).*|(?:what|which) (?:am|was) i (?:supposed|meant) to (?:do|be doing)(?: ${when}.*)?|did i (?:finish|get) everything(?: done)?.*|(?:i need|do i need|anything i need) to (?:get )?(?:do|done) (?:before|by) .*)$`,
  ),
  tasksOfDay: new RegExp(
    `^(?!.*\\b(?:tv|eat|wear|cook|dinner|weather|news|dream|learn|feel|happened|wrong|holiday is)\\b)(?:what(?: else| all)? (?:do i|have i|i) (?:\\w+ )?(?:have|got|do)(?: left| going| coming| planned| scheduled| set| down| due)?(?: to (?:do|get done|finish))?(?: on| up| planned| scheduled| due)?(?: on my .*?| in my .*?)?(?: ${when}.*)|what(?: else)? (?:is|are) (?:there |still |all )?(?:on|planned|scheduled|happening|due|up|coming up|going on|left|open|my plans?|the plans?|to do)(?: to do| up| for me)?(?: ${when}.*)|what am i (?:doing|up to)(?: ${when}.*)|(?:do i have|have i got|is there|are there|i have|got)(?: an?)? ?(?:any|anything|something|much|a lot|plans?|stuff|${event}|things)\\b.*${when}.*|anything i (?:need|have) to (?:do|get done)(?:.*)${when}.*|is (?:my )?(?:today|tomorrow|${when}) (?:busy|full|packed|booked)|(?:me )?through (?:my )?(?:today|tomorrow|day|week)|any(?:thing)?(?: ${event})?(?: on| planned| scheduled| due| up| going on| happening)?(?: ${when}.*)|(?:what does|how does|how is|what is) (?:my )?(?:.*)(?:look(?:ing)?(?: like)?|like)\\b.*|how do i look (?:for )?${when}.*|how (?:busy|full|packed) (?:am i|is my|is)(?: ${when}.*| day.*)|am i (?:busy|booked|doing anything|working|meeting)(?:.*)${when}.*|what (?:needs|has) to (?:be done|get done|happen)(?: ${when}.*)|(?:plans?|${event}) ${when}.*|how many ${event} (?:do i have|are there|are left|left|did i have|have i)(?:.*)|what ${event} (?:do i have|are there|have i)(?:.*)|what did i (?:have|plan)(?: planned| scheduled| to do)?(?: ${when}.*))$`,
  ),
  at: /^(?=.*\b(?:i|my|on|planned|scheduled|stands?|there)\b)(?:what|anything|something|do i|am i|is there|where am i|have i|is|are)\b/,
  wholeList: new RegExp(`\\b(?:${planner}|everything|all)\\b`),
  past: /\b(?:did|was|were|had|yesterday|last|past|ago|finished|completed|done)\b/,
  trailing: new RegExp(
    `(?: (?:${when}.*|in my (?:journal|diary|planner|calendar)|on my .*|again|lately|recently|before|please|so far|already|yet|in (?:here|glowell)|the (?:first|last) time|at all|ever|now|at \\d.*))+$`,
  ),
}
