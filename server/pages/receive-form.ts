import { parse } from 'node:querystring'
import { Writable } from 'node:stream'
import type { Request, RequestHandler } from 'express'
import { tooLarge } from '../operation/errors.ts'
import { text } from '../texts/english.ts'
import { html } from './html.ts'
import { page } from './page.ts'
import { pipeBounded } from './pipe-bounded.ts'

/**
 * Refuses a form that another site sent. Browsers say with `Sec-Fetch-Site` where a form comes from, and a browser that
 * does not says it with `Origin`. A request that says neither comes from no page.
 */
export const refuseOtherSites: RequestHandler = (req, res, next) => {
  if (isFromOurPage(req)) return next()
  res.status(403).type('html').send(notAccepted())
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

const notAccepted = (): string =>
  page(
    text('pages.form.refused'),
    html`<p>${text('pages.form.refused.text')}</p>
      <p>${text('pages.form.refused.next')}</p>`,
  )

/** No form of ours has more fields. */
const maxFields = 1000

/**
 * Reads a form without files. One that cannot be read counts as an empty one, as does one of a type that has files.
 *
 * @param limits.maxBytes - of the form as it is sent
 * @param limits.businessId - of the user who sends it
 * @throws {ApiError} 413 when it is larger, 503 when the process has no room for it now
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

/** For pages of a few fields, which `pickFields` returns: refuses forms of other sites, and reads ours. */
export const receiveForm: RequestHandler[] = [
  refuseOtherSites,
  async (req, _res, next) => {
    req.body = await readFields(req, { maxBytes: 16 * 1024 })
    next()
  },
]

/**
 * The named fields of a form that `receiveForm` has read.
 *
 * @returns each as it was sent; empty when it is missing or was sent several times, as no browser does that
 */
export function pickFields<Name extends string>({ body }: Request, names: readonly Name[]): Record<Name, string> {
  const sent: Record<string, unknown> = body ?? {}
  const texts = names.map((name): [Name, string] => [name, typeof sent[name] === 'string' ? sent[name] : ''])
  return Object.fromEntries(texts) as Record<Name, string>
}
