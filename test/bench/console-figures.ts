import { testPassword } from '../support/samples/factories.ts'
import { startChild } from './child.ts'
import { median, percentile } from './median.ts'
import type { Place } from './place.ts'
import type { Figure } from './table.ts'

/** Pages that read most, by the name of their figure. */
const pages: Record<string, string> = {
  home: '/console',
  people: '/console/people',
  people_search: '/console/people?search=lovelace',
  leave_calendar: '/console/leave/calendar',
  webhooks: '/console/webhooks',
}

const warmUpRequests = 30
const measuredRequests = 100

/** How long pages of the console take in a business of 10,000 people, one request after another. */
export async function consoleFigures(place: Place, say: (line: string) => void): Promise<Figure[]> {
  say('Pages of the console …')
  const server = await startChild('server/main.ts', { env: place.env })
  try {
    const cookie = await signIn(server.url, place.ownerEmail)
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(pages)) {
      const times: number[] = []
      for (let request = 0; request < warmUpRequests + measuredRequests; request += 1) {
        const start = performance.now()
        const answer = await fetch(server.url + path, { headers: { cookie }, redirect: 'error' })
        await answer.text()
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
        if (request >= warmUpRequests) times.push(performance.now() - start)
      }
      figures.push(
        { name: `page_${name}.p50`, what: `p50 of ${path}`, figure: median(times), unit: 'ms', aim: '' },
        {
          name: `page_${name}.p95`,
          what: `p95 of ${path}`,
          figure: percentile(times, 0.95),
          unit: 'ms',
          aim: '≤ 50 ms',
        },
      )
    }
    return figures
  } finally {
    await server.stop()
  }
}

/** Signs in through the form, as a browser does. @returns the cookie of the session */
async function signIn(url: string, email: string): Promise<string> {
  const page = await fetch(`${url}/console/sign-in`)
  const token = /name="form_token" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const answer = await fetch(`${url}/console/sign-in`, {
    method: 'POST',
    headers: { cookie: cookieOf(page), 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ form_token: token, action: 'sign-in', email, password: testPassword }),
    redirect: 'manual',
  })
  return cookieOf(answer)
}

/** The cookies that an answer sets, without those that it clears. */
const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0] ?? '')
    .filter((each) => !each.endsWith('='))
    .join('; ')
