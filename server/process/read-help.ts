import { parseArgs } from 'node:util'

/**
 * Handles the command line of a command that takes no arguments: exits after it has printed the usage for `--help`, or
 * an error for any other argument.
 */
export function readHelp(usage: string, args = process.argv.slice(2)): void {
  try {
    const { values } = parseArgs({ args, options: { help: { type: 'boolean', short: 'h' } } })
    if (!values.help) return
    process.stdout.write(usage)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${usage}\n${(error as Error).message}\n`)
    process.exit(2)
  }
}
