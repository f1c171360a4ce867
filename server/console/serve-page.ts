import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Request, RequestHandler, Response } from 'express'
import {
  PermissionDeniedError,
  type Scope,
  ValidationFailedError,
  Workforce,
  WorkforceError,
} from '../../sdk/src/index.ts'
import { accessTokenForCookie } from '../access/sessions/cookie-session.ts'
import { ApiError } from '../operation/errors.ts'
import { failurePage } from '../pages/failure-page.ts'
import type { Submission } from '../pages/form.ts'
import { formatsFor } from '../pages/formats.ts'
import { html } from '../pages/html.ts'
import { listAddress } from '../pages/list-address.ts'
import { readParts } from '../pages/read-parts.ts'
import { readFields } from '../pages/receive-form.ts'
import { rich, text } from '../texts/english.ts'
import { linkTo } from '../texts/texts.ts'
import { changeSession, readChallenge, readStartedLogin } from './browser-session.ts'
import { confirmIdentity, hasProof, identityPrompt } from './confirm.ts'
import type { ConsolePage, FileResponse, OpenPage, Outcome, PageContent } from './console-page.ts'
import { clearCookie, formCookie, readCookie, setCookie } from './cookies.ts'
import { hasCode, isSignedOut, refusalMessage, refusedSubmission } from './failures.ts'
import { deriveFormToken, isValidFormToken } from './form-token.ts'
import { type GuestContext, may, type PageContext, signInAddress, twoFactorAddress } from './page-context.ts'
import { consolePageText, openPageText } from './shell.ts'
import { SubmittedForm } from './submitted-form.ts'

/** A function that creates a `fetch` that calls the API with the IP address of the visitor. */
export type FetchFor = (callerAddress: string | null) => typeof fetch

/** The base URL of the API. The API is called within the process, so the host name is never resolved. */
const baseUrl = 'http://workforce.internal'

const noticeSeconds = 60

/** The context for serving a page. */
interface PageRequest {
  req: Request
  res: Response
  visitor: GuestContext | PageContext
  /** @param address - the URL without the values that the page cannot use; by default, the requested one */
  show(submission?: Submission, address?: URL): Promise<Outcome>
}

/** Returns a handler that shows a page, or runs the action of one of its forms. */
export function servePage(page: ConsolePage | OpenPage, fetchFor: FetchFor): RequestHandler {
  return async (req, res) => {
    const guest = guestContext(req, res, fetchFor)
    let request: PageRequest = { req, res, visitor: guest, show: () => Promise.resolve({ goTo: '/console' }) }
    try {
      if (page.for === 'public') {
        const visitor = { ...guest, challenge: readChallenge(req) }
        request = {
          req,
          res,
          visitor,
          show: (submission, address = visitor.address) => page.show({ ...visitor, address }, submission),
        }
      } else {
        const visitor = await userContext(guest, req, fetchFor)
        if (visitor === undefined) return void signIn(req, res)
        request = {
          req,
          res,
          visitor,
          show: (submission, address = visitor.address) => page.show({ ...visitor, address }, submission),
        }
        if (page.needs !== undefined) checkMay(visitor, page.needs)
      }
      await (req.method === 'POST' ? act(page, request) : show(request))
    } catch (error) {
      fail(request, error)
    }
  }
}

function guestContext(req: Request, res: Response, fetchFor: FetchFor): GuestContext {
  return {
    api: createClient(req, fetchFor),
    path: req.params as Record<string, string>,
    address: new URL(req.originalUrl, baseUrl),
    formToken: deriveFormToken(formCookie(req, res)),
    formats: formatsFor(req.get('Accept-Language'), 'UTC'),
    startedLogin: readStartedLogin(req),
    publicUrl: req.exchange.work.config.publicUrl,
    offersPasskeys: req.exchange.work.config.offersPasskeys,
  }
}

/** Returns the context of a signed-in user; undefined for a guest. */
async function userContext(guest: GuestContext, req: Request, fetchFor: FetchFor): Promise<PageContext | undefined> {
  const cookie = readCookie(req, 'session')
  const token =
    cookie === undefined ? undefined : await accessTokenForCookie(req.exchange.work, cookie, !isRefresh(req))
  if (token === undefined) return undefined
  const api = createClient(req, fetchFor, token)
  const me = await api.me.get()
  return { ...guest, api, me, formats: formatsFor(req.get('Accept-Language'), me.business.time_zone, me.locale) }
}

/** Whether a live page reloads itself, which does not extend the session. */
const isRefresh = (req: Request): boolean => req.get('X-Page-Refresh') !== undefined

/**
 * Creates an API client that sends the IP address and user agent of the browser. It does not retry requests, because the
 * user would wait for up to a minute without a message.
 */
function createClient(req: Request, fetchFor: FetchFor, token?: string): Workforce {
  const { ip, user_agent } = req.exchange.work.origin
  return new Workforce({
    baseUrl,
    fetch: fetchFor(ip),
    maxRetries: 0,
    headers: { 'User-Agent': user_agent ?? 'unknown' },
    ...(token !== undefined && { token }),
  })
}

/**
 * Redirects to the sign-in page. If the request submitted a form after the session had expired, the login leads back to
 * the page of the form.
 */
const signIn = (req: Request, res: Response): void =>
  res.redirect(303, signInAddress(req.method === 'POST' ? req.path : req.originalUrl))

/** Shows the page. If the API refuses values in its query, shows it without them, and says so. */
async function show(request: PageRequest): Promise<void> {
  try {
    await respond(request, await request.show())
  } catch (error) {
    const { address } = request.visitor
    const wrong = error instanceof ValidationFailedError ? wrongParameters(error, address) : []
    if (wrong.length === 0) throw error
    const changes = Object.fromEntries(wrong.map((name) => [name, null]))
    const outcome = await request.show(undefined, new URL(listAddress(address, changes), address))
    // A file without the filter would contain what the user did not select.
    if ('file' in outcome) throw error
    if ('content' in outcome) send(request, outcome, { warning: queryWarning(wrong, address) })
    else await respond(request, outcome)
  }
}

/**
 * Returns the names of the query parameters that the API refuses. If one has another name in the API, returns the names
 * of all parameters.
 */
function wrongParameters({ errors }: ValidationFailedError, { searchParams }: URL): string[] {
  const names = errors.map(({ path }) => /^\w+\.(\w+)/.exec(path)?.[1] ?? '')
  return names.every((name) => searchParams.has(name)) ? names : [...searchParams.keys()]
}

/** Returns a sentence about the query parameters that the page does not use. */
function queryWarning(names: readonly string[], { searchParams }: URL): string {
  const filters = names.filter((name) => name !== 'cursor').flatMap((name) => searchParams.get(name) || [])
  if (filters.length === 0) return text('console.wrongQuery.position')
  const values = filters.map((value) => `“${value.slice(0, 60)}”`).join(', ')
  return text('console.wrongQuery', { count: filters.length, values })
}

/** Runs the action of a form. If the form is refused, the page is shown again with it. */
async function act(page: ConsolePage | OpenPage, request: PageRequest): Promise<void> {
  const { req, res, visitor } = request
  const form = await readForm(page, request)
  if (!isValidFormToken(form.text('form_token'), formCookie(req, res))) return refuseForm(request)
  const name = form.text('action')
  const actions = page.actions ?? {}
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (action === undefined) return refuseForm(request)
  try {
    if (isSignedIn(visitor) && hasProof(form)) await confirmIdentity(visitor, form)
  } catch (error) {
    if (!isSignedIn(visitor) || !(error instanceof WorkforceError) || error.status !== 422) throw error
    return send(request, await identityPrompt(visitor, form, { isRefused: true }), { status: 422 })
  }
  try {
    await respond(request, await action(visitor as never, form))
  } catch (error) {
    if (isSignedIn(visitor) && hasCode(error, 'confirmation_required')) {
      return send(request, await identityPrompt(visitor, form))
    }
    const submission = isSignedOut(error) ? undefined : refusedSubmission(form, error, visitor.formats)
    if (submission === undefined) throw error
    const outcome = await request.show(submission)
    if (!('content' in outcome)) return respond(request, outcome)
    send(request, outcome, { status: error instanceof WorkforceError ? error.status : 422, submission })
  }
}

/**
 * Checks that the user has a scope.
 *
 * @throws {PermissionDeniedError} like the API
 */
function checkMay(context: PageContext, scope: Scope): void {
  if (!may(context, scope)) throw new PermissionDeniedError(`Needs ${scope}`, { code: 'forbidden', status: 403 })
}

/** The default limits of an encoded form, in bytes: guests send passwords and codes, users send text. */
const [maxGuestBytes, maxUserBytes] = [16 * 1024, 256 * 1024]

/**
 * Reads the submitted form, after the scope of the page was checked. A file is read only after a valid form token, and
 * only for a user who may upload it.
 *
 * @throws {ApiError} 413 if the form is larger than the page allows, 503 if the process has no capacity for it
 * @throws {PermissionDeniedError} if the form contains a file that the user may not upload
 */
async function readForm(page: ConsolePage | OpenPage, { req, res, visitor }: PageRequest): Promise<SubmittedForm> {
  const businessId = isSignedIn(visitor) ? visitor.me.business.id : undefined
  const maxTextBytes = page.maxFormBytes ?? (isSignedIn(visitor) ? maxUserBytes : maxGuestBytes)
  const upload = 'upload' in page ? page.upload : undefined
  if (!isSignedIn(visitor) || upload === undefined || !req.is('multipart/form-data')) {
    return new SubmittedForm(await readFields(req, { maxBytes: maxTextBytes, businessId }), visitor.formats)
  }
  if (upload.needs !== null) checkMay(visitor, upload.needs)
  req.exchange.reserveBody({ maxBytes: maxTextBytes + upload.maxBytes, businessId })
  const cookie = formCookie(req, res)
  const { values, file } = await readParts(req, {
    field: upload.field,
    maxFileBytes: upload.maxBytes,
    maxTextBytes,
    hasValidToken: ({ form_token: [token = ''] = [] }) => isValidFormToken(token, cookie),
  })
  return new SubmittedForm(values, visitor.formats, { file, maxBytes: upload.maxBytes })
}

async function respond(request: PageRequest, outcome: Outcome): Promise<void> {
  const { req, res } = request
  if (outcome.session !== undefined) await changeSession(req, res, outcome.session)
  if ('file' in outcome) return await sendFile(res, outcome)
  if ('content' in outcome)
    return send(request, outcome, outcome.refusal && { status: 422, submission: outcome.refusal })
  if (outcome.notice !== undefined) setCookie(res, 'notice', outcome.notice, noticeSeconds)
  res.redirect(303, outcome.goTo)
}

function send(
  request: PageRequest,
  content: PageContent,
  { status = 200, submission, warning }: { status?: number; submission?: Submission; warning?: string } = {},
): void {
  const { req, res, visitor } = request
  const done = submission === undefined ? readCookie(req, 'notice') : undefined
  if (done !== undefined) clearCookie(res, 'notice')
  if (content.forwardTo !== undefined) res.setHeader('Refresh', `0; url=${content.forwardTo}`)
  const options = { done, submission, warning }
  const text = isSignedIn(visitor) ? consolePageText(visitor, content, options) : openPageText(content, options)
  res.status(status).type('html').send(text)
}

async function sendFile(res: Response, { file, name, type, isInline = false }: FileResponse): Promise<void> {
  res.type(type ?? ((file instanceof Blob && file.type) || 'application/octet-stream'))
  if (isInline) {
    // Only pages of this site may embed the file. Other directives would also apply to the built-in viewer of the
    // browser.
    res.setHeader('Content-Security-Policy', `frame-ancestors 'self'`).setHeader('X-Frame-Options', 'SAMEORIGIN')
    res.setHeader('Content-Disposition', 'inline')
  } else res.attachment(name)
  if (file instanceof Blob) res.send(Buffer.from(await file.arrayBuffer()))
  else await pipeline(Readable.fromWeb(file as ReadableStream), res)
}

/**
 * Refuses a form without a token of this session, or with an action that does not exist, as on a page of an earlier
 * release.
 */
function refuseForm(request: PageRequest): void {
  const { req } = request
  const hasCookie = readCookie(req, 'session') !== undefined || readCookie(req, 'sign-in') !== undefined
  const reason = text(hasCookie ? 'console.formRefused.session' : 'console.formRefused.cookie')
  const content = html`<p>${reason}</p>
    <p>${rich('console.formRefused.next', { page: linkTo(req.path) })}</p>`
  send(request, { title: text('pages.form.refused'), content }, { status: 403 })
}

function fail(request: PageRequest, error: unknown): void {
  const { req, res, visitor } = request
  if (res.headersSent) return void res.destroy() // an aborted connection shows that the file is incomplete
  if (isSignedOut(error)) return void signIn(req, res)
  if (hasCode(error, 'two_factor_required') && req.path !== twoFactorAddress) {
    setCookie(res, 'notice', text('console.refused.twoFactor'), noticeSeconds)
    return void res.redirect(303, twoFactorAddress)
  }
  const status = errorStatus(error)
  if (status >= 500) req.exchange.error = error
  if (status === 503) res.setHeader('Retry-After', '1')
  const content = failurePage({
    status,
    message: refusalMessage(error, visitor.formats),
    path: req.path,
    requestId: req.exchange.requestId,
  })
  send(request, content, { status })
}

function errorStatus(error: unknown): number {
  if (error instanceof ApiError) return error.failure.status
  return (error instanceof WorkforceError && error.status) || 500
}

const isSignedIn = (visitor: GuestContext | PageContext): visitor is PageContext => 'me' in visitor
