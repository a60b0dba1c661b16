import type { ToolSchema } from './tool-schema.ts'

/** `run` answers what the model is told: also why it was refused. */
export type OpenTool = {
  name: string
  description: string
  schema: ToolSchema
  run: (given: unknown) => Promise<object | null>
}
