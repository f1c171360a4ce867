import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import { ApiError, forbidden, methodNotAllowed } from '../operation/errors.ts'
import { type FileAnswer, sendFile } from '../operation/file-answer.ts'
import { pagePolicy } from '../pages/page.ts'
import { pageAssets, showPdfPolicy } from './page-assets.ts'
import { presentSigning } from './present-signing.ts'
import { declineDocument } from './signing.decline.ts'
import { signerFile } from './signing.file.ts'
import { signDocument } from './signing.sign.ts'
import { linkIsOver, signingView, type Tried } from './signing-view.ts'
import { viewDocument } from './view-document.ts'

type PageRequest = Request<{ token: string }>

const text = z
  .string()
  .catch('')
  .transform((value) => value.toWellFormed().replaceAll('\0', '').trim())
const form = z
  .object({ action: text, full_name: text, consent: text, document_sha256: text, reason: text })
  .catch({ action: '', full_name: '', consent: '', document_sha256: '', reason: '' })
type Form = z.output<typeof form>

const parse = express.urlencoded({ extended: false, limit: '16kb' })

/** A form that cannot be read counts as an empty one: no browser sends it. */
const readForm: RequestHandler = (req, res, next) => parse(req, res, () => next())

/**
 * The page behind the links of signers. Showing it signs nothing, as mail servers open links too. Only the PDF in the
 * page needs a script.
 */
export function signingPage(): Router {
  const router = Router()
  router.use(pageAssets())
  router
    .route('/sign/:token')
    .all((req, res, next) => {
      req.exchange.operation = 'signingPage'
      res.setHeader('Content-Security-Policy', pagePolicy(...showPdfPolicy))
      res.setHeader('Referrer-Policy', 'no-referrer')
      next()
    })
    .get((req, res) => ('file' in req.query ? showFile(req, res) : show(req, res)))
    .post(sameOrigin, readForm, submit)
    .all((_req, _res, next) => next(methodNotAllowed(['GET', 'HEAD', 'POST'])))
  return router
}

/**
 * Refuses forms of other sites. They would need to know the token, so this is the second lock. `Origin` is `null` for
 * our own forms, as the page sends no referrer.
 */
const sameOrigin: RequestHandler = (req, _res, next) => {
  const site = req.get('Sec-Fetch-Site') ?? 'same-origin'
  const origin = req.get('Origin') ?? 'null'
  const ours = [req.get('Host'), new URL(req.exchange.work.config.publicUrl).host]
  const isOurs = origin === 'null' || (URL.canParse(origin) && ours.includes(new URL(origin).host))
  next(site === 'same-origin' && isOurs ? undefined : forbidden())
}

async function show(req: PageRequest, res: Response, tried?: Tried, status = 200): Promise<void> {
  try {
    const { signing, at } = await viewDocument(req.exchange.work, req.params.token, 'viewed')
    send(res, status, signingView(presentSigning(signing, at), tried))
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 410].includes(error.failure.status)) throw error
    send(res, error.failure.status, linkIsOver())
  }
}

async function showFile(req: PageRequest, res: Response): Promise<void> {
  let file: FileAnswer
  try {
    file = await signerFile(req.exchange.work, req.params.token)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return await show(req, res, undefined, error.failure.status)
  }
  res.setHeader('Content-Security-Policy', `frame-ancestors 'none'`) // the browser's own viewer obeys the rest, too
  await sendFile(res, { ...file, inline: true }, 'application/pdf')
}

async function submit(req: PageRequest, res: Response): Promise<void> {
  const { work } = req.exchange
  const { token } = req.params
  const given = form.parse(req.body)
  const problem = problemOf(given)
  if (problem !== undefined) return await show(req, res, { problem, ...given }, 422)
  try {
    const { full_name, document_sha256, reason } = given
    if (given.action === 'decline') await declineDocument(work, token, reason)
    else await signDocument(work, token, { full_name, document_sha256, consent: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.status >= 500) throw error
    return await show(req, res, { problem: error.failure.message, ...given }, error.failure.status)
  }
  res.redirect(303, `/sign/${token}`) // the receipt: going back or reloading does not sign again
}

/** The bounds of the contract, in words for the signer. */
function problemOf({ action, full_name, consent, reason }: Form): string | undefined {
  if (action === 'decline') {
    if (reason === '') return 'Say in a few words why you do not sign.'
    return reason.length > 500 ? 'The reason can have at most 500 characters.' : undefined
  }
  if (full_name === '') return 'Type your full name.'
  if (full_name.length > 200) return 'The name can have at most 200 characters.'
  if (/\p{Cc}/u.test(full_name)) return 'Type the name on one line.'
  return consent === 'true' ? undefined : 'Tick that you agree to sign electronically.'
}

function send(res: Response, status: number, page: string): void {
  res.status(status).type('html').send(page)
}
