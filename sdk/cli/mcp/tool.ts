import type { Me, Workforce } from 'workforce-sdk'
import type { Infer, ZodObject } from './library.ts'

/** The values that a tool works with. */
export interface Context {
  /** A client that sends only the requests of the tool. */
  workforce: Workforce
  /** The URL of the service. */
  url: string
  /** The current day in the time zone of the business, such as `2026-01-15`. */
  today: string
  /** The idempotency key for the change that the tool makes. */
  idempotencyKey: string
}

/** The result of a tool: an object that is sent as JSON, and the cursor of the next page, null after the last one. */
export interface Outcome {
  data: Record<string, unknown>
  nextCursor?: string | null
}

/** A task that a language model can perform. */
export interface Tool {
  name: string
  title: string
  /** States the purpose of the tool and the origin of the IDs in its input, for the model. */
  description: string
  /** The requests that the tool may send, with the paths of the contract, such as `GET /people/{id}`. */
  requests: readonly string[]
  /** The scopes that these requests take. */
  scopes: readonly Me['scopes'][number][]
  /** Whether the tool changes something. */
  isChange: boolean
  input: ZodObject
  /**
   * @throws {WorkforceError} when the service refuses a request or does not respond
   */
  run(context: Context, input: Record<string, unknown>): Promise<Outcome>
}

type Definition<Input extends ZodObject> = Omit<Tool, 'input' | 'run' | 'isChange'> & {
  input: Input
  run(context: Context, input: Infer<Input>): Promise<Outcome>
}

/** Defines a tool that only reads. */
export const defineReader = <Input extends ZodObject>(definition: Definition<Input>): Tool => {
  const { run, ...rest } = definition
  return { ...rest, isChange: false, run: (context, input) => run(context, input as Infer<Input>) }
}

/** Defines a tool that changes something. */
export const defineChange = <Input extends ZodObject>(definition: Definition<Input>): Tool => ({
  ...defineReader(definition),
  isChange: true,
})
