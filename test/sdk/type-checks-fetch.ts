/* Type checks for the option `fetch`; compiled like type-checks.ts, but only with the types of Node. */
import { ProxyAgent, fetch as undiciFetch } from 'undici'
import { Workforce } from 'workforce-sdk'

const baseUrl = 'https://workforce.example'

export function fetches(dispatcher: ProxyAgent = new ProxyAgent('http://proxy.example:8080')) {
  new Workforce({ baseUrl, fetch })
  new Workforce({ baseUrl, fetch: async (url, init) => await fetch(url, init) })
  new Workforce({ baseUrl, fetch: undiciFetch })
  new Workforce({ baseUrl, fetch: (url, init) => undiciFetch(url, { ...init, dispatcher }) })
  // @ts-expect-error an address is not a fetch function
  new Workforce({ baseUrl, fetch: 'http://proxy.example:8080' })
}
