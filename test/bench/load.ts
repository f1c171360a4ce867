import { Pool } from 'undici'

/** One request of the load. */
export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  body?: string
}

/**
 * Sends requests to one server over keep-alive connections. Each connection sends its next request as soon as a
 * response has ended.
 */
export interface Load {
  /**
   * @param next - creates the request with a number; the requests are numbered over all calls to `run`
   * @param senders - concurrent requests, by default the number of connections
   * @throws Error if a response is not a success
   */
  run(requests: number, next: (number: number) => LoadRequest, senders?: number): Promise<void>
  close(): Promise<void>
}

/** @param connections - maximum number of concurrent requests */
export function openLoad(url: string, token: string, connections: number): Load {
  const pool = new Pool(url, { connections, pipelining: 1 })
  const authorization = `Bearer ${token}`
  let number = 0

  async function send({ method, path, body }: LoadRequest): Promise<void> {
    const response = await pool.request({
      method,
      path,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })
    const text = await response.body.text()
    if (response.statusCode >= 300) throw new Error(`${method} ${path} responded with ${response.statusCode}: ${text}`)
  }

  return {
    run: async (requests, next, senders = connections) => {
      let remaining = requests
      const sender = async (): Promise<void> => {
        while (remaining-- > 0) await send(next(number++))
      }
      await Promise.all(Array.from({ length: senders }, sender))
    },
    close: () => pool.close(),
  }
}
