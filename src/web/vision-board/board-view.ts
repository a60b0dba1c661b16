export const viewLabels = { grid: 'Grid', free: 'Free' } as const

export type BoardView = keyof typeof viewLabels
