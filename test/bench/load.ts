import { Pool } from 'undici'

/** One request as the load sends it. */
export interface LoadRequest {
  method: 'GET' | 'POST'
  path: string
  body?: string
}

/** Sends requests to one server over kept-alive connections, each the next as soon as its answer has ended. */
export interface Load {
  /**
   * @param next - makes the request of each number, counted over the life of the load
   * @param senders - requests under way at a time, as many as there are connections by default
   * @throws Error when an answer is not a success
   */
  run(requests: number, next: (number: number) => LoadRequest, senders?: number): Promise<void>
  close(): Promise<void>
}

/** @param connections - requests under way at a time */
export function openLoad(url: string, token: string, connections: number): Load {
  const pool = new Pool(url, { connections, pipelining: 1 })
  const authorization = `Bearer ${token}`
  let number = 0

  async function send({ method, path, body }: LoadRequest): Promise<void> {
    const answer = await pool.request({
      method,
      path,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })
    const text = await answer.body.text()
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`)
  }

  return {
    run: async (requests, next, senders = connections) => {
      let left = requests
      const sender = async (): Promise<void> => {
        while (left-- > 0) await send(next(number++))
      }
      await Promise.all(Array.from({ length: senders }, sender))
    },
    close: () => pool.close(),
  }
}
