import { parseArgs } from 'node:util'
import type { z } from 'zod'

/** The command line is not valid. */
export class UsageError extends Error {}

/**
 * Reads the options of a command. An option with a boolean schema takes no value.
 *
 * @throws {UsageError} that names every missing, unknown or malformed option
 */
export function readOptions<Schema extends z.ZodObject>(args: string[], schema: Schema): z.output<Schema> {
  const options = Object.fromEntries(
    Object.entries(schema.shape).map(([name, option]) => [
      name,
      { type: isSwitch(option as z.ZodType) ? 'boolean' : 'string' },
    ]),
  ) as Record<string, { type: 'string' | 'boolean' }>
  const parsed = schema.safeParse(parseLine(args, options))
  if (parsed.success) return parsed.data
  throw new UsageError(parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'))
}

/** Whether an option takes no value. */
const isSwitch = (option: z.ZodType): boolean => option.safeParse(true).success

function parseLine(args: string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args, options }).values
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause })
  }
}
