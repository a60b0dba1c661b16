const priorities: readonly (readonly [RegExp, number])[] = [
  [/,? ?\b(?:urgent(?: priority)?|top priority|prioridad urgente)$/i, 5],
  [/,? ?\b(?:(?:with )?high priority|(?:con )?prioridad alta|alta prioridad)$/i, 4],
  [/,? ?\b(?:(?:with )?low priority|(?:con )?prioridad baja)$/i, 1],
]
/** Takes the priority out of 'finish the slides, high priority'. */
export function takePriority(text: string): { rest: string; priority: number } {
  const [form, priority] = priorities.find(([form]) => form.test(text)) ?? []
  return form === undefined || priority === undefined
    ? { rest: text, priority: 3 }
    : { rest: text.replace(form, ''), priority }
}
