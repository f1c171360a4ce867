/* What the SDK's types promise to who gives it a `fetch`; read as typed.ts is, where there are the types of Node. */
import { fetch as fetchOfUndici, ProxyAgent } from 'undici'
import { Workforce } from 'workforce-sdk'

const baseUrl = 'https://workforce.example'

export function fetches(dispatcher: ProxyAgent = new ProxyAgent('http://proxy.example:8080')) {
  new Workforce({ baseUrl, fetch })
  new Workforce({ baseUrl, fetch: async (url, init) => await fetch(url, init) })
  new Workforce({ baseUrl, fetch: fetchOfUndici })
  new Workforce({ baseUrl, fetch: (url, init) => fetchOfUndici(url, { ...init, dispatcher }) })
  // @ts-expect-error an address is no fetch
  new Workforce({ baseUrl, fetch: 'http://proxy.example:8080' })
}
