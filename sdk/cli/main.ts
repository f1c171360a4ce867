#!/usr/bin/env node
import { createRequire } from 'node:module'
import { type Command, helpText, readCommand, UsageError } from './command.ts'
import { explain } from './explain.ts'
import { listen } from './listen.ts'
import { resend } from './resend.ts'
import { createScreen, type Screen } from './screen.ts'

/** Runs a command. Returns the exit code: 1 when the command failed, 2 when the command line was invalid. */
async function main(screen: Screen): Promise<number> {
  let command: Command
  try {
    command = readCommand(process.argv.slice(2), process.env)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    screen.warn(error.message)
    return 2
  }
  if (command.name === 'help') return screen.print(helpText)
  if (command.name === 'version') return screen.print(packageVersion())
  try {
    if (command.name === 'mcp') {
      const { serveMcp } = await import('./mcp/serve.ts') // its library is larger than all other code
      return await serveMcp(command, packageVersion(), screen)
    }
    return await (command.name === 'listen' ? listen(command, screen) : resend(command, screen))
  } catch (error) {
    screen.warn(explain(error, command))
    return 1
  }
}

const packageVersion = (): string => createRequire(import.meta.url)('workforce-sdk/package.json').version

process.exitCode = await main(createScreen(process))
