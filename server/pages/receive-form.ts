import { parse } from 'node:querystring'
import { Writable } from 'node:stream'
import type { Request, RequestHandler } from 'express'
import { tooLarge } from '../operation/errors.ts'
import { text } from '../texts/english.ts'
import { html } from './html.ts'
import { page } from './page.ts'
import { pipeBounded } from './pipe-bounded.ts'

/**
 * Refuses a form from another site. Browsers report the origin of a form in `Sec-Fetch-Site`; older browsers report it
 * in `Origin`. A request with neither header does not come from a page.
 */
export const refuseOtherSites: RequestHandler = (req, res, next) => {
  if (isFromOurPage(req)) return next()
  res.status(403).type('html').send(rejectedFormPage())
}

/**
 * Whether a request comes from a page of this site. `Origin` is ignored if it is `null`, as for forms of pages without
 * a referrer, such as ours.
 */
function isFromOurPage(req: Request): boolean {
  const site = req.get('Sec-Fetch-Site')
  const origin = req.get('Origin') ?? 'null'
  if (origin === 'null') return site === 'same-origin'
  return isOwnOrigin(origin, req) && (site === undefined || site === 'same-origin')
}

/** Whether an origin is this site. The public URL is accepted too, because a proxy may change `Host`. */
const isOwnOrigin = (origin: string, req: Request): boolean =>
  URL.canParse(origin) &&
  [req.get('Host'), new URL(req.exchange.work.config.publicUrl).host].includes(new URL(origin).host)

const rejectedFormPage = (): string =>
  page(
    text('pages.form.refused'),
    html`<p>${text('pages.form.refused.text')}</p>
      <p>${text('pages.form.refused.next')}</p>`,
  )

/** The maximum number of fields, which is more than the largest form of the console has. */
const maxFields = 1000

/**
 * Reads a form without files. An incomplete form, or one of another media type, counts as empty.
 *
 * @param limits.maxBytes - the maximum size of the encoded form
 * @param limits.businessId - the ID of the business of the user who submits the form
 * @throws {ApiError} 413 if the form is larger, 503 if the process has no capacity for it
 */
export async function readFields(
  req: Request,
  limits: { maxBytes: number; businessId?: number | undefined },
): Promise<NodeJS.Dict<string | string[]>> {
  if (!req.is('application/x-www-form-urlencoded')) return {}
  req.exchange.reserveBody(limits)
  const chunks: Buffer[] = []
  const reader = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  const outcome = await pipeBounded(req, reader, limits.maxBytes)
  if (outcome === 'too_large') throw tooLarge(limits.maxBytes)
  if (outcome === 'incomplete') return {}
  const body = Buffer.concat(chunks).toString('utf8')
  return body.split('&', maxFields + 1).length > maxFields ? {} : parse(body, '&', '=', { maxKeys: maxFields })
}

/** Middleware for small forms, which refuses forms from other sites and reads the other forms for `pickFields`. */
export const receiveForm: RequestHandler[] = [
  refuseOtherSites,
  async (req, _res, next) => {
    req.body = await readFields(req, { maxBytes: 16 * 1024 })
    next()
  },
]

/**
 * Returns the named fields of a form that `receiveForm` has read.
 *
 * @returns the value of each field; empty if the field is missing or repeated
 */
export function pickFields<Name extends string>({ body }: Request, names: readonly Name[]): Record<Name, string> {
  const fields: Record<string, unknown> = body ?? {}
  const texts = names.map((name): [Name, string] => [name, typeof fields[name] === 'string' ? fields[name] : ''])
  return Object.fromEntries(texts) as Record<Name, string>
}
