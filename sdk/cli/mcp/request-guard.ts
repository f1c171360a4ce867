import type { Fetch } from 'workforce-sdk'

/**
 * Returns a `fetch` that sends only certain requests, whatever a tool does.
 *
 * @param requests - with the paths of the contract, such as `GET /people/{id}`
 * @param url - the URL of the service, with or without `/v1`
 * @param signal - stops further requests once it is aborted; a request that was sent is not aborted
 * @throws {Error} from the returned function, for all other requests, before they are sent
 */
export function guardRequests(requests: readonly string[], url: string, signal: AbortSignal): Fetch {
  const base = `${new URL(url).pathname.replace(/\/(v1\/?)?$/, '')}/v1`
  const patterns = requests.map((request) => {
    const [method = '', path = ''] = request.split(' ')
    return { method, pattern: new RegExp(`^${escapePattern(base + path).replaceAll(/\\\{\w+\\\}/g, '[^/]+')}$`) }
  })
  return async (address, init) => {
    const { pathname } = new URL(address)
    if (!patterns.some(({ method, pattern }) => method === init.method && pattern.test(pathname)))
      throw new Error(`The tool may not send ${init.method} ${pathname}`)
    signal.throwIfAborted()
    return fetch(address, init)
  }
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
