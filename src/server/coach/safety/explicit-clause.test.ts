import { expect, test } from 'vitest'
import { assess } from './assess.ts'
import { advanceConcernState, newConcernState } from './concern-state.ts'

const degreeOf = (message: string) => assess(message, newConcernState).degree

/** Explicit statements, which the tests put alone and beside other clauses. */
const said = {
  en: [
    'i want to die',
    'i want to kill myself',
    'i am going to take all my pills',
    'i want to end my life',
    'i wish i was dead',
    'i am going to kill myself tonight',
    "i don't want to be alive anymore",
    'i wrote my suicide note',
    'i would rather be dead',
    'i want to hang myself',
    'i am thinking about suicide',
    'i want to jump off a bridge',
    'i might overdose',
    "i don't want to wake up tomorrow",
  ],
  es: [
    'quiero morirme',
    'me quiero matar',
    'quiero suicidarme',
    'me voy a tomar todas las pastillas',
    'ya no quiero vivir',
    'quiero quitarme la vida',
    'quiero dejar de existir',
    'no quiero seguir viviendo',
    'pienso en matarme',
    'voy a acabar con mi vida',
    'todos estarian mejor sin mi',
    'me quiero morir',
  ],
}
const hinted = {
  en: [
    'nobody would miss me',
    'what is the point of living',
    "i can't see a way out",
    'i have been giving my things away',
    "there's no reason to keep going",
    "i'm a burden to everyone",
  ],
  es: ['no le veo salida', 'para que vivir', 'nadie me extrañaria', 'nadie me va a extrañar'],
}
const frames = {
  en: [
    '% haha',
    '% hahaha',
    '% lol',
    '% lmao',
    '%, lol',
    'haha %',
    'lol %',
    '%, remind me to call mom tomorrow',
    '% remind me to buy milk',
    '% can you add milk to my list',
    "%, anyway what's for dinner",
    '%, help me make a budget',
    'i lost my job and %',
    'my day was ok but %',
    'my boss yelled at me and %',
    'i feel sad and %',
    'i feel worthless and %',
    'i am fine, just %',
    'i made dinner and then i thought %',
    'after the breakup %',
    'i failed my exam and %',
    'mom is sick and %',
    'hormones again, %',
    'the kids were loud and %',
    'traffic was awful plus %',
    'The laundry is done. % . What should I cook?',
    'they cut my hours at the store so now %',
    'pay rent, buy eggs, %, call the bank',
    'my kid has a fever and my husband is away and %',
  ],
  es: [
    '% jaja',
    '% jajaja',
    '% lol',
    'jaja %',
    '%, recuerdame llamar a mama',
    '% ponme leche en la lista',
    '%, en fin, que hago de cenar',
    'perdi mi trabajo y %',
    'mi dia estuvo bien pero %',
    'mi jefe me grito y %',
    'me siento triste y %',
    'hice la cena y %',
    'mi mama esta enferma y %',
    'los niños estuvieron ruidosos y %',
    'honestamente %',
    'reprobe el examen y %',
    'otra vez lunes, %',
    'hoy lave la ropa, %, mañana voy al super',
    'me dejo mi novio porque engorde y %',
    'estoy bien, solo que %',
    'despues de la ruptura %',
    'fuimos al parque pero %',
    'ayudame con un presupuesto, %',
    'ya limpie la cocina. %. que cocino mañana?',
  ],
}

const languages = ['en', 'es'] as const
const asked = languages.flatMap((language) =>
  said[language].concat(hinted[language]).map((core) => ({ core, language, isSaid: said[language].includes(core) })),
)

test.each(asked)('$core: harmless words beside it leave its help', ({ core, language, isSaid }) => {
  expect(degreeOf(core)).toBe('full')
  const less = frames[language]
    .map((frame) => frame.replace('%', core))
    .filter((message) => (isSaid ? degreeOf(message) !== 'full' : degreeOf(message) === null))
  expect(less).toEqual([])
})

test.each([
  'i feel worthless and nobody would miss me',
  "i feel worthless and i can't see a way out",
  'i feel worthless and i have been giving my things away',
])('hints in two clauses add up to a full answer: %s', (message) => {
  expect(degreeOf(message)).toBe('full')
})

test('a full answer of a clause begins the mode of its kind', () => {
  const assessment = assess('my day was ok but i am going to take all my pills', newConcernState)
  expect(advanceConcernState(newConcernState, assessment)).toMatchObject({
    kind: 'selfHarm',
    isExplicit: true,
    turns: 1,
  })
})

test.each([
  'my husband hit me last night, remind me to call mom tomorrow',
  'i was raped last week, add milk to my list',
  'my boyfriend choked me again and the kids were loud',
])('what was done to the user lately stays in full beside an errand: %s', (message) => {
  expect(degreeOf(message)).toBe('full')
})

test.each([
  'i want to die of embarrassment haha',
  'i want to die of embarrassment, remind me to call mom tomorrow',
  'dying lol, my sister sent me the funniest video',
  "i'm dead haha he really wore that",
  'omg i want to be dead lol he saw me in my slippers at the store',
  'quiero morirme de la vergüenza jaja',
  'mañana tengo examen y siento que me voy a morir de nervios',
  'add milk, kill the weeds, cut my hair, call mom',
  'my phone is dead and i want to go home',
  "i don't want to die, i want to sleep in",
  'i scratch myself until i bleed, the eczema is so bad',
])('an idiom stays one: %s', (message) => {
  expect(degreeOf(message)).not.toBe('full')
})

test.each([
  'the song goes, "i want to die", and then the drums come in',
  'he keeps singing that line, i wish i was dead, it is the lyrics of a song he likes',
  'my son said i wish i was dead because the tablet was empty, then asked for juice',
  'i wish i was dead, kidding, the meeting was just long',
])('what is quoted or taken back gets a note at most: %s', (message) => {
  expect(degreeOf(message)).not.toBe('full')
})
