import { type Request, type Response, Router } from 'express'
import { ApiError, methodNotAllowed } from '../../operation/errors.ts'
import { type FileResponse, sendFile } from '../../operation/file-response.ts'
import { pagePolicy } from '../../pages/page.ts'
import { pickFields, receiveForm, refuseOtherSites } from '../../pages/receive-form.ts'
import { isOpen } from './check-turn.ts'
import { languageFor, setLanguage } from './choose-language.ts'
import { pageAssets, showPdfPolicy } from './page-assets.ts'
import { declineDocument } from './signing.decline.ts'
import { signerFile } from './signing.file.ts'
import { signDocument } from './signing.sign.ts'
import { presentSigning } from './signing-session.ts'
import { invalidLinkPage, type SigningProblem, type Submission, signingView } from './signing-view.ts'
import { showVerify, submitFile } from './verify-page.ts'
import { readSigning, recordViews } from './view-document.ts'

type PageRequest = Request<{ token: string }>

const fields = ['action', 'full_name', 'consent', 'on_behalf', 'document_sha256', 'reason'] as const
type Form = Record<(typeof fields)[number], string>

/**
 * Returns the routes of the signing page and the verification page. A GET request changes and records nothing, because
 * mail servers and scanners also follow links; the signer opens the document with a button. Only the display of the PDF
 * in the page needs a script.
 */
export function signingPage(): Router {
  const router = Router()
  router.use(pageAssets())
  router
    .route('/verify')
    .all((req, res, next) => {
      req.exchange.operation = 'verifyPage'
      res.setHeader('Content-Security-Policy', pagePolicy(`script-src 'self'`))
      next()
    })
    .get(showVerify)
    .post(refuseOtherSites, submitFile)
    .all((_req, _res, next) => next(methodNotAllowed(['GET', 'POST'])))
  router
    .route('/sign/:token')
    .all((req, res, next) => {
      req.exchange.operation = 'signingPage'
      res.setHeader('Content-Security-Policy', pagePolicy(...showPdfPolicy))
      res.setHeader('Referrer-Policy', 'no-referrer')
      next()
    })
    .get((req, res) => ('file' in req.query ? showFile(req, res) : show(req, res)))
    .post(...receiveForm, submit)
    .all((_req, _res, next) => next(methodNotAllowed(['GET', 'POST'])))
  return router
}

async function show(req: PageRequest, res: Response, submission?: Submission, status = 200): Promise<void> {
  const language = languageFor(req)
  setLanguage(res, language)
  try {
    const { signing, at } = await readSigning(req.exchange.work, req.params.token)
    const isOpened = signing.signer.viewed_at !== null || submission !== undefined
    const isSignedIn = signing.link.delivery === 'login' || signing.link.delivery === 'shown_login'
    const back = isSignedIn ? `/console/documents/${signing.document.id}` : undefined
    const host = new URL(req.exchange.work.config.publicUrl).host
    send(res, status, signingView(presentSigning(signing, at), language, { isOpened, submission, back, host }))
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 410].includes(error.failure.status)) throw error
    send(res, error.failure.status, invalidLinkPage(language))
  }
}

async function showFile(req: PageRequest, res: Response): Promise<void> {
  const { work } = req.exchange
  const { token } = req.params
  let file: FileResponse
  try {
    const { signing, at } = await readSigning(work, token)
    // A document is opened only with the button of the page, so that link scanners do not open it.
    if (isOpen(signing.document, at) && signing.signer.viewed_at === null) return res.redirect(303, pageAddress(req))
    file = await signerFile(work, token)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return await show(req, res, undefined, error.failure.status)
  }
  // Only this directive, because the browser's PDF viewer would obey the others too.
  res.setHeader('Content-Security-Policy', `frame-ancestors 'none'`)
  await sendFile(res, { ...file, inline: true }, 'application/pdf')
}

async function submit(req: PageRequest, res: Response): Promise<void> {
  const { work } = req.exchange
  const { token } = req.params
  const form = readForm(req)
  const problem = findProblem(form)
  if (problem !== undefined) return await show(req, res, { problem, ...form }, 422)
  try {
    const { full_name, document_sha256, reason } = form
    const on_behalf = form.on_behalf === full_name // the checkbox applies only to the name in its value
    if (form.action === 'open') await recordViews(work, token, 'viewed')
    else if (form.action === 'decline') await declineDocument(work, token, reason)
    else await signDocument(work, token, { full_name, document_sha256, on_behalf, consent: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.status >= 500) throw error
    return await show(req, res, { ...form, problem: toProblem(error) }, error.failure.status)
  }
  res.redirect(303, pageAddress(req)) // prevents a reload from submitting the form again
}

/** Returns the path of the page, in the language that the reader chose on it. */
function pageAddress(req: PageRequest): string {
  const { isChosen, language } = languageFor(req)
  return `/sign/${req.params.token}${isChosen ? `?lang=${language}` : ''}`
}

/**
 * Returns the problem of a refused form. Most refusals mean that the state shown on the page has changed; the others
 * concern the form.
 */
function toProblem({ failure: { errors = [] } }: ApiError): SigningProblem {
  if (errors.some(({ path }) => path === 'body.on_behalf')) return 'other_name'
  return errors.some(({ path }) => path === 'body.document_sha256') ? 'other_document' : 'not_done'
}

const readForm = (req: Request): Form => {
  const entries = Object.entries(pickFields(req, fields)).map(([name, text]) => [
    name,
    text.replaceAll('\0', '').trim(),
  ])
  return Object.fromEntries(entries)
}

/** Returns the problem in a form that the contract check would report for a request of the API. */
function findProblem({ action, full_name, consent, reason }: Form): SigningProblem | undefined {
  if (action === 'open') return undefined
  if (action === 'decline') {
    if (reason === '') return 'reason_missing'
    return reason.length > 500 ? 'reason_long' : undefined
  }
  if (full_name === '') return 'name_missing'
  if (full_name.length > 200) return 'name_long'
  if (/\p{Cc}/u.test(full_name)) return 'name_lines'
  return consent === 'true' ? undefined : 'consent_missing'
}

function send(res: Response, status: number, page: string): void {
  res.status(status).type('html').send(page)
}
