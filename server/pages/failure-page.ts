import { type Html, html } from './html.ts'

interface Failure {
  /** The HTTP status of the answer. */
  status: number
  /** A sentence for people, shown where the status alone does not say enough. */
  message: string
  requestId: string
  /** The path of the page, without its query; undefined when it must not be opened again. */
  path?: string
}

/** The page that reports a failure, in place of the one that cannot be shown. */
export function failurePage({ status, message, requestId, path }: Failure): { title: string; content: Html } {
  switch (status) {
    case 403:
      return {
        title: 'You do not have access',
        content: html`<p>Your role does not give you access to this page. Ask an administrator of your business.</p>`,
      }
    case 404:
    case 405:
    case 410:
      return {
        title: 'Page not found',
        content: html`<p>Check that the address is complete. You may also not have access to this page.</p>
          <p><a href="/console">Go to the console</a></p>`,
      }
    case 413:
      return {
        title: 'Too large',
        content: html`<p>${message} Nothing was saved.</p>
          ${path !== undefined && html`<p><a href="${path}">Go back to the page</a> and send less, or a smaller file.</p>`}`,
      }
    case 429:
      return {
        title: 'Too many requests',
        content: html`<p>There were too many requests from your network. Wait a minute, then try again.</p>`,
      }
    case 503:
      return {
        title: 'Service unavailable',
        content: html`<p>The service cannot answer at the moment. Wait a minute, then try again.</p>`,
      }
    default:
      if (status < 500) return { title: 'This did not work', content: html`<p>${message}</p>` }
      return {
        title: 'Something went wrong',
        content: html`<p>Something went wrong on our side. Wait a minute, then try again.</p>
          <p>If it keeps happening, contact support with request ID <code>${requestId}</code>.</p>`,
      }
  }
}
