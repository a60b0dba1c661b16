import type { ToolSchema } from './tool-schema.ts'

/** `run` returns the result for the model, or why the call was refused. */
export type CoachTool = {
  name: string
  description: string
  schema: ToolSchema
  run: (given: unknown) => Promise<object | null>
}
