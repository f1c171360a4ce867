import { type Event, type EventType, Workforce } from 'workforce-sdk'
import type { ListenCommand } from './command.ts'
import { describeOutage, UserError } from './explain.ts'
import { follow } from './follow.ts'
import { forward } from './forward.ts'
import type { Screen } from './screen.ts'
import { stopSignal } from './stop-signal.ts'

/** The maximum number of concurrent posts, the same as that of the service for one webhook. */
const maxConcurrent = 10

/**
 * Forwards events until Ctrl-C.
 *
 * @returns the exit code
 * @throws {WorkforceError} when the service refuses a request
 */
export async function listen(command: ListenCommand, screen: Screen): Promise<number> {
  const workforce = new Workforce({ baseUrl: command.url, apiKey: command.apiKey, maxRetries: 0 })
  const types = await typesToRead(workforce, command, screen)
  const from = await findStart(workforce, command.from)
  let cursor = command.from === 'now' && 'cursor' in from ? from.cursor : undefined // a cursor of the service
  screen.print(`Forwarding the events of ${command.url} to ${command.forwardTo}. Ctrl-C ends it.`)
  screen.print(`Signing secret: ${screen.paint('bold', command.secret)}`)

  const sending = new Set<Promise<unknown>>()
  const { signal, dispose } = stopSignal(() => {
    if (sending.size > 0) screen.warn('Waiting for your receiver to respond; Ctrl-C again ends at once.')
  })
  try {
    const stream = follow(workforce, {
      from,
      types,
      signal,
      onLost: (error) => screen.warn(`${describeOutage(error, command.url)} Trying again until it is back.`),
      onBack: () => screen.warn('Connected again. Continuing from the last event.'),
    })
    for await (const part of stream) {
      for (const event of part.events) {
        if (sending.size >= maxConcurrent) await Promise.race(sending)
        const delivery: Promise<unknown> = forward(event, command, screen).finally(() => sending.delete(delivery))
        sending.add(delivery)
      }
      cursor = part.cursor
    }
    return 0
  } finally {
    await Promise.all(sending)
    dispose()
    if (cursor !== undefined) screen.print(`To continue from here: --from ${cursor}`)
  }
}

/**
 * Resolves the patterns in the options into event types.
 *
 * @returns undefined for all event types that the API key may read
 * @throws {UserError} when an event type does not exist, or the API key may not read it
 */
async function typesToRead(
  workforce: Workforce,
  { events }: ListenCommand,
  screen: Screen,
): Promise<Event['type'][] | undefined> {
  const [{ scopes }, known] = await Promise.all([workforce.me.get(), workforce.eventTypes.list()])
  const isReadable = ({ required_scope }: EventType) => scopes.some((scope) => scope === required_scope)
  const hidden = known.filter((type) => !isReadable(type))
  const types = events.flatMap((pattern) => matching(pattern, known))
  const unreadable = types.find((type) => hidden.includes(type))
  if (unreadable)
    throw new UserError(`The API key lacks the scope ${unreadable.required_scope}, which ${unreadable.type} takes.`)
  if (types.length > 0) return types.map(({ type }) => type as Event['type'])
  if (hidden.length === known.length) {
    throw new UserError(
      'The API key may not read any event: it needs scopes such as people:read in addition to events:read.',
    )
  }
  if (hidden.length > 0) {
    const lacking = [...new Set(hidden.map(({ required_scope }) => required_scope))].join(', ')
    screen.warn(`Not all events are read: the API key lacks ${lacking}.`)
  }
  return undefined
}

function matching(pattern: string, known: EventType[]): EventType[] {
  const matches = known.filter(({ type }) =>
    pattern.endsWith('.*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  )
  if (matches.length > 0) return matches
  throw new UserError(`There is no event type ${pattern}. There are: ${known.map(({ type }) => type).join(', ')}.`)
}

/** Returns the position at which the stream starts: after the latest event, at a time, or after a cursor. */
async function findStart(workforce: Workforce, from: string): Promise<{ cursor: string } | { since: string }> {
  if (from === 'now') return { cursor: (await workforce.events.list({ since: 'now' })).meta.resume_cursor }
  return /^\d{4}-/.test(from) ? { since: from } : { cursor: from }
}
