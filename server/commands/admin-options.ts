import { parseArgs } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'
import type { z } from 'zod'

/** An error in a command line. */
export class UsageError extends Error {}

/**
 * Parses the options of a command. An option with a boolean schema takes no value.
 *
 * @throws {UsageError} with a list of all missing, unknown and malformed options
 */
export function readOptions<Schema extends z.ZodObject>(args: string[], schema: Schema): z.output<Schema> {
  const options = Object.fromEntries(
    Object.entries(schema.shape).map(([name, option]) => [
      name,
      { type: isFlag(option as z.ZodType) ? 'boolean' : 'string' },
    ]),
  ) as Record<string, { type: 'string' | 'boolean' }>
  const result = schema.safeParse(parseLine(args, options))
  if (result.success) return result.data
  throw new UsageError(result.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'))
}

const isFlag = (option: z.ZodType): boolean => option.safeParse(true).success

function parseLine(args: string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args, options }).values
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    const [, name = ''] = /^Unknown option '--([^']+)'/.exec(message) ?? []
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || name === '') throw new UsageError(message, { cause })
    throw new UsageError(unknownOptionMessage(name, Object.keys(options)), { cause })
  }
}

function unknownOptionMessage(name: string, names: string[]): string {
  if (names.length === 0) return `Unknown option --${name}. The command has no options.`
  const suggestion = closest(name, names)
  return `Unknown option --${name}.${distance(name, suggestion) <= 3 ? ` Did you mean --${suggestion}?` : ''}`
}
