import { type Request, type Response, Router } from 'express'
import { ApiError, methodNotAllowed } from '../operation/errors.ts'
import { type FileAnswer, sendFile } from '../operation/file-answer.ts'
import { pagePolicy } from '../pages/page.ts'
import { fieldsOf, receiveForm } from '../pages/receive-form.ts'
import { isOpen } from './check-turn.ts'
import { pageAssets, showPdfPolicy } from './page-assets.ts'
import { presentSigning } from './present-signing.ts'
import { declineDocument } from './signing.decline.ts'
import { signerFile } from './signing.file.ts'
import { signDocument } from './signing.sign.ts'
import { linkIsOver, signingView, type Tried } from './signing-view.ts'
import { readSigning, recordDeeds } from './view-document.ts'

type PageRequest = Request<{ token: string }>

const fields = ['action', 'full_name', 'consent', 'on_behalf', 'document_sha256', 'reason'] as const
type Form = Record<(typeof fields)[number], string>

/**
 * The page behind the links of signers. Showing it changes and records nothing, as mail servers and scanners open links
 * too: the document opens by a button. Only the PDF in the page needs a script.
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
    .post(...receiveForm, submit)
    .all((_req, _res, next) => next(methodNotAllowed(['GET', 'POST'])))
  return router
}

async function show(req: PageRequest, res: Response, tried?: Tried, status = 200): Promise<void> {
  try {
    const { signing, at } = await readSigning(req.exchange.work, req.params.token)
    const isOpened = signing.signer.viewed_at !== null || tried !== undefined
    const isSignedIn = signing.link.delivery === 'login'
    const back = isSignedIn ? `/console/documents/${signing.document.id}` : undefined
    send(res, status, signingView(presentSigning(signing, at), { isOpened, tried, back }))
  } catch (error) {
    if (!(error instanceof ApiError) || ![404, 410].includes(error.failure.status)) throw error
    send(res, error.failure.status, linkIsOver())
  }
}

async function showFile(req: PageRequest, res: Response): Promise<void> {
  const { work } = req.exchange
  const { token } = req.params
  let file: FileAnswer
  try {
    const { signing, at } = await readSigning(work, token)
    // What follows links opens nothing: that takes the button of the page.
    if (isOpen(signing.document, at) && signing.signer.viewed_at === null) return res.redirect(303, `/sign/${token}`)
    file = await signerFile(work, token)
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
  const given = formOf(req)
  const problem = problemOf(given)
  if (problem !== undefined) return await show(req, res, { problem, ...given }, 422)
  try {
    const { full_name, document_sha256, reason } = given
    const on_behalf = given.on_behalf === full_name // the tick states that name, and no other
    if (given.action === 'open') await recordDeeds(work, token, 'viewed')
    else if (given.action === 'decline') await declineDocument(work, token, reason)
    else await signDocument(work, token, { full_name, document_sha256, on_behalf, consent: true })
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.status >= 500) throw error
    const { status, message, errors = [] } = error.failure
    const isOtherName = errors.some(({ path }) => path === 'body.on_behalf')
    return await show(req, res, { problem: isOtherName ? otherName : message, ...given }, status)
  }
  res.redirect(303, `/sign/${token}`) // the receipt: going back or reloading does not sign again
}

const otherName =
  'This is not the name of the person who is asked to sign. Correct it, or tick below that you sign for that person.'

const formOf = (req: Request): Form => {
  const typed = Object.entries(fieldsOf(req, fields)).map(([name, text]) => [name, text.replaceAll('\0', '').trim()])
  return Object.fromEntries(typed)
}

/** The bounds of the contract, in words for the signer. */
function problemOf({ action, full_name, consent, reason }: Form): string | undefined {
  if (action === 'open') return undefined
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
