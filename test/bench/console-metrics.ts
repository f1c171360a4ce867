import { testPassword } from '../support/samples/factories.ts'
import { startChild } from './child.ts'
import type { Fixture } from './fixture.ts'
import { median, percentile } from './median.ts'
import type { Metric } from './table.ts'

/** The pages with the most queries, by the name of their metric. */
const pages: Record<string, string> = {
  home: '/console',
  people: '/console/people',
  people_search: '/console/people?search=lovelace',
  leave_calendar: '/console/leave/calendar',
  webhooks: '/console/webhooks',
}

const warmUpRequests = 30
const measuredRequests = 100

/** Measures how long pages of the console take in a business of 10,000 people, with sequential requests. */
export async function measureConsole(fixture: Fixture, report: (line: string) => void): Promise<Metric[]> {
  report('Pages of the console …')
  const server = await startChild('server/main.ts', { env: fixture.env })
  try {
    const cookie = await signIn(server.url, fixture.ownerEmail)
    const metrics: Metric[] = []
    for (const [name, path] of Object.entries(pages)) {
      const times: number[] = []
      for (let request = 0; request < warmUpRequests + measuredRequests; request += 1) {
        const start = performance.now()
        const response = await fetch(server.url + path, { headers: { cookie }, redirect: 'error' })
        await response.text()
        if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`)
        if (request >= warmUpRequests) times.push(performance.now() - start)
      }
      metrics.push(
        { name: `page_${name}.p50`, label: `p50 of ${path}`, value: median(times), unit: 'ms', target: '' },
        {
          name: `page_${name}.p95`,
          label: `p95 of ${path}`,
          value: percentile(times, 0.95),
          unit: 'ms',
          target: '≤ 50 ms',
        },
      )
    }
    return metrics
  } finally {
    await server.stop()
  }
}

/** Signs in through the form, like a browser. @returns the cookie of the session */
async function signIn(url: string, email: string): Promise<string> {
  const page = await fetch(`${url}/console/sign-in`)
  const token = /name="form_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const response = await fetch(`${url}/console/sign-in`, {
    method: 'POST',
    headers: { cookie: readCookies(page), 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ form_token: token, action: 'sign-in', email, password: testPassword }),
    redirect: 'manual',
  })
  return readCookies(response)
}

/** The cookies that a response sets, without those that it clears. */
const readCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0] ?? '')
    .filter((each) => !each.endsWith('='))
    .join('; ')
