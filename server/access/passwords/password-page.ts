import { type Request, type Response, Router } from 'express'
import { methodNotAllowed } from '../../operation/errors.ts'
import { html } from '../../pages/html.ts'
import { page, pagePolicy } from '../../pages/page.ts'
import { pickFields, receiveForm } from '../../pages/receive-form.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { hasLoginElsewhere } from '../sessions/login-user.ts'
import { loginPath } from '../single-sign-on/login-address.ts'
import { passwordLength } from './password-weakness.ts'
import { type ActivePasswordLink, findPasswordLink, findRequiredDomain, usePasswordLink } from './use-password-link.ts'

/**
 * Returns the routes of the password page: a form without scripts. GET changes nothing, because email scanners open
 * links too.
 */
export function passwordPage(): Router {
  const router = Router()
  router
    .route('/password/:token')
    .all((req, res, next) => {
      req.exchange.operation = 'passwordPage'
      res.setHeader('Content-Security-Policy', pagePolicy())
      res.setHeader('Referrer-Policy', 'no-referrer')
      next()
    })
    .get(show)
    .post(...receiveForm, submit)
    .all((_req, _res, next) => next(methodNotAllowed(['GET', 'POST'])))
  return router
}

async function show(req: Request<{ token: string }>, res: Response): Promise<void> {
  const { work } = req.exchange
  const link = await findPasswordLink(work, req.params.token)
  if (!link) return send(res, 410, invalidLinkPage())
  if (await hasLoginElsewhere(work, link)) return send(res, 409, addressInUsePage(link))
  const domain = await findRequiredDomain(work, link)
  if (domain !== undefined) return send(res, 403, singleSignOnPage(link, { domain, token: req.params.token }))
  send(res, 200, passwordForm(link))
}

async function submit(req: Request<{ token: string }>, res: Response): Promise<void> {
  const { work } = req.exchange
  const { token } = req.params
  const { password, repeated } = pickFields(req, ['password', 'repeated'])
  const link = await findPasswordLink(work, token)
  if (!link) return send(res, 410, invalidLinkPage())
  const problem = passwordProblem(password, repeated)
  if (problem) return send(res, 422, passwordForm(link, problem))
  const result = await usePasswordLink(work, { token, password })
  switch (result) {
    case 'password_set':
      return send(res, 200, successPage())
    case 'address_in_use':
      return send(res, 409, addressInUsePage(link))
    case 'link_invalid':
      return send(res, 410, invalidLinkPage())
    default:
      if ('single_sign_on_domain' in result) {
        return send(res, 403, singleSignOnPage(link, { domain: result.single_sign_on_domain, token }))
      }
      return send(res, 422, passwordForm(link, text(weaknessTexts[result.weakness.code])))
  }
}

/** The sentences about weak passwords, by code. */
const weaknessTexts = {
  required: 'password.problem.blank',
  equals_email: 'problems.emailPassword',
  common_password: 'problems.commonPassword',
} as const

/**
 * Checks the password length, and that both fields match, because their input is not visible. @returns the problem, if
 * any
 */
function passwordProblem(password: string, repeated: string): string | undefined {
  const length = [...password].length
  if (length < passwordLength.min) return text('password.problem.short', { min: passwordLength.min })
  if (length > passwordLength.max) return text('password.problem.long', { max: passwordLength.max })
  if (password.includes('\0')) return text('password.problem.character')
  return password === repeated ? undefined : text('password.problem.different')
}

function send(res: Response, status: number, page: string): void {
  res.status(status).type('html').send(page)
}

/**
 * Returns the form that sets the password. It posts to its own URL, so that the page does not contain the token.
 *
 * @param problem - the problem with the last attempt, if any
 */
function passwordForm({ purpose, email, business }: ActivePasswordLink, problem?: string): string {
  const title = text(`password.${purpose}`)
  const alert = problem === undefined ? [] : [html`<p class="problem" role="alert" id="problem">${problem}</p>`]
  const attributes =
    problem === undefined ? html`aria-describedby="hint"` : html`aria-invalid="true" aria-describedby="problem hint"`
  return page(
    title,
    html`<p class="account">${rich('password.account', { business, email })}</p>
      ${alert}
      <form method="post">
        <input type="email" name="email" value="${email}" autocomplete="username" hidden>
        <label for="password">${text('password.new')}</label>
        <input type="password" name="password" id="password" autocomplete="new-password" required minlength="8" maxlength="200" ${attributes}>
        <p class="hint" id="hint">${text('password.new.hint')}</p>
        <label for="repeated">${text('password.repeat')}</label>
        <input type="password" name="repeated" id="repeated" autocomplete="new-password" required minlength="8" maxlength="200">
        <button>${text('password.submit')}</button>
      </form>`,
    { state: problem === undefined ? '' : text('pages.error') }, // screen readers read the title first
  )
}

const successPage = (): string =>
  page(
    text('password.done'),
    html`<p>${text('password.done.text')}</p>
      <p><a class="button" href="/console/sign-in">${text('password.done.signIn')}</a></p>`,
  )

/**
 * Returns the page for a link whose address logs in to another business. Only a person with access to the mailbox sees
 * the page, which does not name the other business.
 */
const addressInUsePage = ({ email, business }: ActivePasswordLink): string =>
  page(
    text('password.inUse'),
    html`<p class="account">${rich('password.inUse.text', { email })}</p>
      <p>${text('password.inUse.next', { business })}</p>`,
  )

/**
 * Returns the page for a user whose business requires single sign-on. The link then proves that the user has the
 * mailbox, so that their address may be in any domain.
 */
const singleSignOnPage = (
  { business, email }: ActivePasswordLink,
  { domain, token }: { domain: string; token: string },
): string =>
  page(
    text('password.singleSignOn'),
    html`<p>${rich('password.singleSignOn.text', { business, email })}</p>
      <p><a class="button" href="${loginPath(domain)}?link_token=${token}">${text('password.singleSignOn.start')}</a></p>`,
  )

/** Returns the page for an invalid link. It does not reveal whether the link ever existed. */
const invalidLinkPage = (): string => {
  const next = { signIn: linkTo('/console/sign-in'), forgot: linkTo('/console/forgot-password') }
  return page(
    text('password.noLink'),
    html`<p>${text('password.noLink.text')}</p>
      <p>${rich('password.noLink.next', next)}</p>`,
  )
}
