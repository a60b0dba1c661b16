import type { HouseholdCategory } from '#contract/household-lists.ts'
import type { goalCategories, taskCategories } from '#contract/lists.ts'
import { fold } from './text.ts'

type Kinds<T> = readonly (readonly [T, RegExp])[]

const tasks: Kinds<(typeof taskCategories)[number]> = [
  [
    'financial',
    /\b(?:pay|bill|invoice|bank|budget|tax|rent|insurance|money|debt|pagar|factura|banco|impuesto|alquiler|renta|seguro|deuda)/,
  ],
  [
    'work',
    /\b(?:work|boss|client|meeting|report|email|cv|apply|application|interview|presentation|trabajo|jefe|jefa|reunion|informe|correo|entrevista|presentacion)/,
  ],
  [
    'self-care',
    /\b(?:walk|yoga|bath|rest|meditat|breath|stretch|sleep|massage|swim|read|caminar|bano|descans|medita|respira|estira|dormir|masaje|nadar|leer)/,
  ],
]
const household: Kinds<HouseholdCategory> = [
  [
    'laundry',
    /\b(?:wash(?:ing)? (?:the )?(?:clothes|sheets|towels|curtains)|laundry|iron|linen|sheets|towels|curtains|lavadora|colada|ropa|planchar|sabanas|toallas)/,
  ],
  ['trash', /\b(?:trash|garbage|bins?\b|recycl|compost|basura|recicla)/],
  ['deep-cleaning', /\b(?:oven|fridge|behind|deep|grout|descale|mattress|horno|nevera|a fondo|colchon)/],
  ['seasonal', /\b(?:gutters?|filter|boiler|furnace|alarms?|garden|window|canalon|filtro|caldera|jardin|ventana)/],
  ['declutter', /\b(?:closet|drawer|sort|declutter|clear out|armario|cajon|ordenar)/],
  ['thrifting-giveaways', /\b(?:donat|thrift|give away|donar|regalar)/],
]
const goals: Kinds<(typeof goalCategories)[number]> = [
  [
    'financial',
    /\b(?:save|saving|debt|money|fund|income|earn|pay off|budget|ahorr|deuda|dinero|fondo|ingres|ganar|pagar)|[$\u20ac\u00a3]/,
  ],
  ['physical', /\b(?:run|walk|swim|steps|gym|fit|strong|yoga|km|miles|correr|caminar|nadar|pasos|gimnasio|fuerte)/],
  [
    'career',
    /\b(?:job|career|promotion|business|client|course|degree|cv|empleo|trabajo|carrera|ascenso|negocio|curso)/,
  ],
  ['relationships', /\b(?:friend|family|partner|date|mother|children|kids|amig|familia|pareja|madre|hij[oa]s)/],
  ['spiritual', /\b(?:pray|church|faith|meditat|spirit|rezar|orar|iglesia|fe\b|medita)/],
  ['self-care', /\b(?:rest|sleep|bath|self-care|breath|descans|dormir|respira)/],
]

const firstOf = <T>(kinds: Kinds<T>, text: string, usual: T): T =>
  kinds.find(([, words]) => words.test(fold(text)))?.[0] ?? usual

export const taskCategory = (text: string) => firstOf(tasks, text, 'personal')
export const householdCategory = (text: string) => firstOf(household, text, 'cleaning')
export const goalCategory = (text: string) => firstOf(goals, text, 'personal')
