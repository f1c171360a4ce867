import express, { type Request, type RequestHandler } from 'express'
import { html } from './html.ts'
import { page } from './page.ts'

/**
 * Refuses a form that another site sent. Browsers say with `Sec-Fetch-Site` where a form comes from, and a browser that
 * does not says it with `Origin`. A request that says neither comes from no page.
 */
export const refuseOtherSites: RequestHandler = (req, res, next) => {
  if (isFromOurPage(req)) return next()
  res.status(403).type('html').send(notAccepted)
}

/** `Origin` is `null` for forms of pages that send no referrer, as ours do: then it says nothing. */
function isFromOurPage(req: Request): boolean {
  const site = req.get('Sec-Fetch-Site')
  const origin = req.get('Origin') ?? 'null'
  if (origin === 'null') return site === 'same-origin'
  return isOurs(origin, req) && (site === undefined || site === 'same-origin')
}

/** A proxy may have changed `Host`, so the public address counts too. */
const isOurs = (origin: string, req: Request): boolean =>
  URL.canParse(origin) &&
  [req.get('Host'), new URL(req.exchange.work.config.publicUrl).host].includes(new URL(origin).host)

const notAccepted = page(
  'This form was not accepted',
  html`<p>It did not come from a page of this service, or your browser does not say where it came from.</p>
      <p>Open the link once more and fill in the form there. If that does not help, update your browser or use another one.</p>`,
)

/**
 * For pages that take a form: refuses forms of other sites, and reads ours into `req.body`. A form that cannot be read
 * counts as an empty one.
 */
export function receiveForms(limit: `${number}kb`): RequestHandler[] {
  const parse = express.urlencoded({ extended: false, limit })
  return [refuseOtherSites, (req, res, next) => parse(req, res, () => next())]
}

/** For pages of a few fields, which `fieldsOf` reads. */
export const receiveForm = receiveForms('16kb')

/**
 * The named fields of a form that `receiveForm` has read.
 *
 * @returns each as it was sent; empty when it is missing or was sent several times, as no browser does that
 */
export function fieldsOf<Name extends string>({ body }: Request, names: readonly Name[]): Record<Name, string> {
  const sent: Record<string, unknown> = body ?? {}
  const texts = names.map((name): [Name, string] => [name, typeof sent[name] === 'string' ? sent[name] : ''])
  return Object.fromEntries(texts) as Record<Name, string>
}
