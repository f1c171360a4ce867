import { parseArgs } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'
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
    const { code, message } = cause as NodeJS.ErrnoException
    const [, name = ''] = /^Unknown option '--([^']+)'/.exec(message) ?? []
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || name === '') throw new UsageError(message, { cause })
    throw new UsageError(unknownOption(name, Object.keys(options)), { cause })
  }
}

/** What to say of an option that the command does not have. */
function unknownOption(name: string, names: string[]): string {
  if (names.length === 0) return `There is no option --${name}: the command has none.`
  const near = closest(name, names)
  return `There is no option --${name}.${distance(name, near) <= 3 ? ` Did you mean --${near}?` : ''}`
}
