import type { Request, Response } from 'express'
import type { ApiError } from '../operation/errors.ts'
import { type Html, html } from '../pages/html.ts'
import { page, pagePolicy } from '../pages/page.ts'

/** Whether somebody looks at the answer: a browser that opens an address, and not one of the API. */
export const isLookedAt = (req: Request): boolean =>
  !/^\/v1(\/|$)/.test(req.path) && req.accepts(['json', 'html']) === 'html'

/** Shows a failure in words, as a page. */
export function sendFailurePage(res: Response, { failure }: ApiError, requestId: string): void {
  const { status, message } = failure
  const [title, content] = wordsOf(status, message, requestId)
  res.setHeader('Content-Security-Policy', pagePolicy())
  res.status(status).type('html').send(page(title, content))
}

function wordsOf(status: number, message: string, requestId: string): [title: string, content: Html] {
  switch (status) {
    case 404:
    case 405:
      return [
        'Not found',
        html`<p>There is nothing at this address. It may be incomplete.</p><p><a href="/console">Go to the console</a></p>`,
      ]
    case 429:
      return ['Too many requests', html`<p>Too much came from your network. Wait a minute, then try again.</p>`]
    default:
      return status < 500
        ? ['This did not work', html`<p>${message}</p>`]
        : [
            'Something went wrong',
            html`<p>It is our fault, and it is in our log. Try again in a moment.</p>
      <p>If it stays so, tell us the request <code>${requestId}</code>.</p>`,
          ]
  }
}
