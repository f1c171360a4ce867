import { ValidationFailedError, WorkforceError } from '../../sdk/src/index.ts'
import { ApiError } from '../operation/errors.ts'
import { type Html, html } from '../pages/html.ts'
import type { Shown } from './console-page.ts'

interface Asked {
  /** The path of the page, without its query. */
  path: string
  requestId: string
}

/** What stands instead of a page that cannot be shown, and with which status. */
export function failurePage(error: unknown, { path, requestId }: Asked): { status: number; shown: Shown } {
  const status = statusOf(error)
  const shown = (title: string, content: Html) => ({ status, shown: { title, content } })
  if (error instanceof ValidationFailedError) return shown('This address does not work', wrongQuery(error, path))
  switch (status) {
    case 404:
    case 410:
      return shown('Not found', html`<p>There is nothing at this address, or your role does not show it to you.</p>`)
    case 403:
      return shown(
        'Not for you',
        html`<p>Your role does not show this. An administrator of your business can change it.</p>`,
      )
    case 413:
      return shown(
        'This is too large',
        html`<p>${(error as Error).message} Nothing was stored.</p>
          <p><a href="${path}">Open the page once more</a> and send less, or a smaller file.</p>`,
      )
    case 503:
      return shown(
        'Not available at the moment',
        html`<p>The service is too busy for this now. Go back and try again in a moment.</p>`,
      )
    case 429:
      return shown('Too many requests', html`<p>Wait a minute, then try again.</p>`)
    default: {
      const code = error instanceof WorkforceError ? error.code : 'server_error'
      const content = html`<p>It is our fault, and it is in our log. Try again in a moment.</p>
        <p>If it stays so, tell us the request <code>${requestId}</code> (${code}).</p>`
      return { status: 500, shown: { title: 'Something went wrong', content } }
    }
  }
}

function statusOf(error: unknown): number {
  if (error instanceof ApiError) return error.failure.status
  return (error instanceof WorkforceError && error.status) || 500
}

/** Somebody has changed the address, or it is of a list that is not there any more. */
const wrongQuery = ({ errors }: ValidationFailedError, path: string): Html => html`
  <ul>${errors.map((problem) => html`<li><code>${problem.path.replace(/^query\./, '')}</code> ${problem.message}</li>`)}</ul>
  <p><a href="${path}">Show the page without it</a></p>`
