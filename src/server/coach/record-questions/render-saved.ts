import type { FoundOf } from '#server/ports/coach-queries.ts'
import type { LocalFormat } from './local-format.ts'

export function renderSaved({ month, sums }: FoundOf<'saved'>, words: LocalFormat): string {
  if (sums.length === 0)
    return words.localize(
      `Nothing’s recorded for your money goals in ${words.month(month)} yet.`,
      `En ${words.month(month)} todavía no se sumó nada a tus metas de dinero.`,
    )
  const lines = sums.map(
    ({ currency, gained, updates }) =>
      `${words.money(gained, currency)} (${words.count(updates, words.localize('update', 'avance'), words.localize('updates', 'avances'))})`,
  )
  return words.localize(
    `In ${words.month(month)}, your money goals moved up by ${words.list(lines)}.`,
    `En ${words.month(month)}, tus metas de dinero avanzaron ${words.list(lines)}.`,
  )
}
