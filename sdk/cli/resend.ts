import { NotFoundError, Workforce } from 'workforce-sdk'
import type { ResendCommand } from './command.ts'
import { UserError } from './explain.ts'
import { forward } from './forward.ts'
import type { Screen } from './screen.ts'

/**
 * Forwards events again, one after the other.
 *
 * @returns the exit code: 0 when the receiver accepted all events
 * @throws {WorkforceError} when the service refuses a request
 */
export async function resend(command: ResendCommand, screen: Screen): Promise<number> {
  const workforce = new Workforce({ baseUrl: command.url, apiKey: command.apiKey })
  let code = 0
  for (const id of command.ids) {
    const event = await workforce.events.get(id).catch((error: unknown) => {
      if (!(error instanceof NotFoundError) || error.code === 'route_not_found') throw error
      throw new UserError(`There is no event ${id}: events are kept for ninety days, and test events are not kept.`)
    })
    if (!(await forward(event, command, screen))) code = 1
  }
  return code
}
