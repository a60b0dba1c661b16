import type { HouseholdCategory } from '#contract/household-lists.ts'
import type { goalCategories, taskCategories } from '#contract/lists.ts'
import { foldInPlace } from './title-text.ts'

type Kinds<T> = readonly (readonly [T, RegExp])[]

/** A word of the text that begins like one of these, in English or Spanish. */
const begin = (english: string, spanish: string): RegExp =>
  new RegExp(String.raw`\b(?:${[...english.split(', '), ...spanish.split(', ')].join('|')})`)

const tasks: Kinds<(typeof taskCategories)[number]> = [
  [
    'financial',
    begin(
      'pay, bill, invoice, bank, budget, tax, rent, insurance, money, debt',
      'pagar, factura, banco, impuesto, alquiler, renta, seguro, deuda',
    ),
  ],
  [
    'work',
    begin(
      'work(?!out| out), boss, client, meeting, report, email, cv, apply, application, interview, presentation',
      'trabajo, jefe, jefa, reunion, informe, correo, entrevista, presentacion',
    ),
  ],
  [
    'self-care',
    begin(
      'walk, workout, work out, yoga, bath(?!room), rest(?!au|oc), meditat, breath, stretch, sleep, massage, swim, read',
      'caminar, bano, descans, medita, respira, estira, dormir, masaje, nadar, leer',
    ),
  ],
]
const household: Kinds<HouseholdCategory> = [
  [
    'laundry',
    begin(
      'wash(?:ing)? (?:the )?(?:clothes|sheets|towels|curtains), laundry, iron, linen, sheets, towels, curtains',
      'lavadora, colada, ropa, planchar, sabanas, toallas',
    ),
  ],
  ['trash', begin(String.raw`trash, garbage, bins?\b, recycl, compost`, 'basura, recicla')],
  ['deep-cleaning', begin('oven, fridge, behind, deep, grout, descale, mattress', 'horno, nevera, a fondo, colchon')],
  [
    'seasonal',
    begin('gutter, filter, boiler, furnace, alarm, garden, window', 'canalon, filtro, caldera, jardin, ventana'),
  ],
  ['declutter', begin('closet, drawer, sort, declutter, clear out', 'armario, cajon, ordenar')],
  ['thrifting-giveaways', begin('donat, thrift, give away', 'donar, regalar')],
]
const goals: Kinds<(typeof goalCategories)[number]> = [
  ['financial', /[$\u20ac\u00a3]/],
  [
    'financial',
    begin(
      'save, saving, debt, money, fund, income, earn, pay off, budget',
      'ahorr, deuda, dinero, fondo, ingres, ganar, pagar',
    ),
  ],
  [
    'physical',
    begin(
      'run, walk, swim, steps, gym, fit, strong, yoga, km, miles',
      'correr, caminar, nadar, pasos, gimnasio, fuerte',
    ),
  ],
  [
    'career',
    begin(
      'job, career, promotion, business, client, course, degree, cv',
      'empleo, trabajo, carrera, ascenso, negocio, curso',
    ),
  ],
  [
    'relationships',
    begin('friend, family, partner, date, mother, children, kids', 'amig, familia, pareja, madre, hij[oa]s'),
  ],
  ['spiritual', begin('pray, church, faith, meditat, spirit', String.raw`rezar, orar, iglesia, fe\b, medita`)],
  ['self-care', begin('rest, sleep, bath, self-care, breath', 'descans, dormir, respira')],
]

const firstOf = <T>(kinds: Kinds<T>, text: string, usual: T): T =>
  kinds.find(([, words]) => words.test(foldInPlace(text)))?.[0] ?? usual

/** Matches 'before work', as in 'Defrost the chicken before work', which is not done there. */
const besideWork = /\b(?:before|after|on the way to|on the way home from|when i get off) work\b/gi
/** The category of a task by the words of its title. */
export const taskCategory = (text: string) => firstOf(tasks, text.replaceAll(besideWork, ''), 'personal')
/** The category of a household task by its words. */
export const householdCategoryOf = (text: string) => firstOf(household, text, 'cleaning')
export const goalCategoryOf = (text: string) => firstOf(goals, text, 'personal')
