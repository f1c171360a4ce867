import { rich, text } from '../texts/english.ts'
import { linkTo } from '../texts/texts.ts'
import { type Html, html } from './html.ts'

interface Failure {
  /** The HTTP status of the response. */
  status: number
  /** A sentence for users, shown where the status alone is not specific enough. */
  message: string
  requestId: string
  /** The path of the page without its query, for a link that opens it again; undefined if there is no link. */
  path?: string
}

/** Returns the page that reports a failure, which replaces the requested page. */
export function failurePage({ status, message, requestId, path }: Failure): { title: string; content: Html } {
  switch (status) {
    case 403:
      return {
        title: text('pages.failure.access'),
        content: html`<p>${text('pages.failure.access.text')}</p>`,
      }
    case 404:
    case 405:
    case 410:
      return {
        title: text('pages.failure.notFound'),
        content: html`<p>${text('pages.failure.notFound.text')}</p>
          <p><a href="/console">${text('pages.failure.notFound.next')}</a></p>`,
      }
    case 413:
      return {
        title: text('pages.failure.size'),
        content: html`<p>${message} ${text('pages.failure.size.text')}</p>
          ${path !== undefined && html`<p>${rich('pages.failure.size.next', { page: linkTo(path) })}</p>`}`,
      }
    case 429:
      return {
        title: text('pages.failure.rate'),
        content: html`<p>${text('pages.failure.rate.text')}</p>`,
      }
    case 503:
      return {
        title: text('pages.failure.unavailable'),
        content: html`<p>${text('pages.failure.unavailable.text')}</p>`,
      }
    default:
      if (status < 500) return { title: text('pages.failure.refused'), content: html`<p>${message}</p>` }
      return {
        title: text('pages.failure.server'),
        content: html`<p>${text('pages.failure.server.text')}</p>
          <p>${rich('pages.failure.server.next', { requestId })}</p>`,
      }
  }
}
