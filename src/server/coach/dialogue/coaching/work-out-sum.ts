import { wholeWords } from '../../phrase-pattern.ts'
import { readAmounts, formatSum } from '../../actions/amounts.ts'
import type { OwnMoney } from '../../actions/currency-names.ts'
import { inLanguage, type Coaching, inBoth, type CoachingSlots, type CoachingContext } from './coaching.ts'
import { cleanReply } from './own-words.ts'

const wants = wholeWords(
  [
    'can i (?:even |really )?afford|how much (?:do i have|would i have|will i have|is) left|do the math',
    'work out (?:my|the|a|what|how much)|help me (?:calculate|figure out (?:my|the) (?:money|budget|numbers))',
    'how long (?:until|till|will it take|to save)|puedo permitirme|me alcanza|haz(?:me)? las cuentas',
    'cu[aá]nto me queda',
  ],
  'iu',
)

const money = wholeWords(
  [
    'afford|money|budget|sav(?:e|ing|ings)|bills?|rent|mortgage|pay(?:check|ment|ments)?|salary|income|debt|loan|costs?',
    'spend(?:ing)?|paid|price|dinero|presupuesto|ahorr\\w+|alquiler|sueldo|deuda|gastos?|permitirme|me alcanza',
  ],
  'iu',
)
const isOfMoney = (message: string): boolean =>
  money.test(message) || readAmounts(message, anyZone).some(({ isBare }) => !isBare)
/** The zone doesn't matter, because only the amounts are read. */
const anyZone = { timeZone: 'UTC' }

const clause = /[,;:.?!\n]\s|\band\b|\by\b/iu
const comesIn = wholeWords(
  ['earn|make|bring(?:s|ing)? home|take home|get paid|salary|income|paycheck|gano|cobro|sueldo'],
  'iu',
)
const goesOut = wholeWords(['rent|mortgage|bills?|food|groceries|car|insurance|alquiler|facturas|comida|gastos'], 'iu')

/** Reads the amounts that the opening has: income, expenses, and in '… afford a bike for 900' the price. */
function readOpening(message: string): CoachingSlots {
  const slots: Record<string, string> = {}
  for (const part of message.split(clause)) {
    const slot = comesIn.test(part) ? 'in' : goesOut.test(part) ? 'out' : wants.test(part) ? 'for' : null
    const told = slot === null ? null : total(slot, part, anyZone)
    if (slot === null || told === null) continue
    const before = Number(slots[slot] ?? 0)
    Object.assign(slots, told, { [slot]: String(before + Number(told[slot])) })
  }
  return slots
}

/** Adds the amounts in a reply. Returns null if there are none. */
function total(slot: string, reply: string, own: OwnMoney): CoachingSlots | null {
  const sums = readAmounts(reply, own)
  if (sums.length === 0) return null
  const all = sums.reduce((sum, { value }) => sum + Number(value), 0)
  const currency = sums.find((one) => one.currency !== null)?.currency
  return {
    [slot]: String(Math.round(all * 100) / 100),
    ...(currency !== undefined && currency !== null && { currency }),
  }
}

const amount = ({ slots }: CoachingContext, slot: string): number => Number(slots[slot] ?? '0')
const shown = (context: CoachingContext, value: number): string =>
  formatSum(Math.round(value), context.slots['currency'] ?? null)

export const workOutSum: Coaching = {
  kind: 'work-out-sum',
  opens: (message) =>
    wants.test(cleanReply(message)) && isOfMoney(message) ? { slots: readOpening(message), isSure: true } : null,
  start: (context) =>
    ['in', 'out', 'for'].some((slot) => context.slots[slot] !== undefined)
      ? inLanguage(
          context,
          'Let’s do the math together, with the numbers you gave me.',
          'Hagamos las cuentas juntas, con los números que me has dado.',
        )
      : inLanguage(
          context,
          'Let’s do the math together. Three numbers are enough.',
          'Hagamos las cuentas juntas. Con tres números basta.',
        ),
  steps: [
    {
      slot: 'in',
      ask: inBoth('What comes in each month, after taxes?', '¿Cuánto entra cada mes, ya sin impuestos?'),
      like: inBoth('2,800', '1.800'),
      reads: (reply, context) => total('in', reply, context),
    },
    {
      slot: 'out',
      ask: inBoth(
        'What goes out each month no matter what? Rent, bills, food: type the amounts and I’ll add them up.',
        '¿Cuánto sale cada mes pase lo que pase? Alquiler, facturas, comida: escribe las cantidades y yo las sumo.',
      ),
      like: inBoth('1,200 rent, 300 bills, 450 food', '700 alquiler, 120 facturas, 300 comida'),
      reads: (reply, context) => total('out', reply, context),
    },
    {
      slot: 'for',
      ask: inBoth(
        'And how much do you need for the thing you have in mind?',
        '¿Y cuánto necesitas para lo que tienes en mente?',
      ),
      like: inBoth('1,500 for a used bike', '900 para una bici'),
      reads: (reply, context) => total('for', reply, context),
    },
  ],
  end: (context) => {
    const [comes, goes, needs] = [amount(context, 'in'), amount(context, 'out'), amount(context, 'for')]
    const left = comes - goes
    const line = `${shown(context, comes)} − ${shown(context, goes)} = **${shown(context, left)}**`
    if (left <= 0)
      return inLanguage(
        context,
        `${line} a month. So right now there’s nothing left to save from, and no plan for ${shown(context, needs)} works until one bill gets smaller or a bit more comes in. Look at your biggest bill first.`,
        `${line} al mes. Ahora mismo no queda de dónde ahorrar, y ningún plan para ${shown(context, needs)} funciona hasta que baje un gasto o entre algo más. Mira primero el gasto fijo más grande.`,
      )
    const half = left / 2
    const months = Math.max(1, Math.ceil(needs / half))
    const fast = Math.max(1, Math.ceil(needs / left))
    return inLanguage(
      context,
      `${line} left each month.\n\n- With half of it (${shown(context, half)} a month), ${shown(context, needs)} takes ${count(months, 'month')}.\n- With all of it, ${count(fast, 'month')}, and no room for surprises.\n\nI’d plan with half. ${needs <= half ? 'You can afford it this month.' : 'If that’s too slow, the faster way is a smaller target, not a tighter month.'}`,
      `Te quedan ${line} al mes.\n\n- Con la mitad (${shown(context, half)} al mes), ${shown(context, needs)} son ${count(months, 'mes', 'meses')}.\n- Con todo, ${count(fast, 'mes', 'meses')}, y sin margen para imprevistos.\n\nYo contaría con la mitad. ${needs <= half ? 'Este mes te alcanza.' : 'Si es muy lento, mejor una meta más pequeña que un mes más apretado.'}`,
    )
  },
}

const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`
