import { WorkforceError } from '../../sdk/src/index.ts'
import { html } from '../pages/html.ts'
import type { Shown } from './console-page.ts'

/** What stands instead of a page that cannot be shown, and with which status. */
export function failurePage(error: unknown, requestId: string): { status: number; shown: Shown } {
  const { status = 500, code } = error instanceof WorkforceError ? error : { code: 'server_error' }
  if (status === 404 || status === 410 || (status === 422 && error instanceof WorkforceError)) {
    return {
      status: status === 422 ? 404 : status,
      shown: {
        title: 'Not found',
        content: html`<p>There is nothing at this address, or your role does not show it to you.</p>`,
      },
    }
  }
  if (status === 403) {
    const content = html`<p>Your role does not show this to you. Ask an administrator of your business for it.</p>`
    return { status, shown: { title: 'Not for you', content } }
  }
  if (status === 429) {
    return { status, shown: { title: 'Too many requests', content: html`<p>Wait a minute, then try again.</p>` } }
  }
  return {
    status: status < 500 ? 500 : status,
    shown: {
      title: 'Something went wrong',
      content: html`<p>It is our fault, and it is in our log. Try again in a moment.</p>
        <p>If it stays so, tell us the request <code>${requestId}</code> (${code}).</p>`,
    },
  }
}
