import { type Request, type Response, Router } from 'express'
import { methodNotAllowed } from '../../operation/errors.ts'
import { html } from '../../pages/html.ts'
import { page, pagePolicy } from '../../pages/page.ts'
import { fieldsOf, receiveForm } from '../../pages/receive-form.ts'
import { hasLoginElsewhere } from '../sessions/login-user.ts'
import { passwordLength } from './password-weakness.ts'
import { type ActivePasswordLink, findPasswordLink, usePasswordLink } from './use-password-link.ts'

/**
 * The page of password links: a form without script. GET changes nothing, as mail scanners open links too.
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
  send(res, 200, passwordForm(link))
}

async function submit(req: Request<{ token: string }>, res: Response): Promise<void> {
  const { work } = req.exchange
  const { token } = req.params
  const { password, repeated } = fieldsOf(req, ['password', 'repeated'])
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
      return send(res, 422, passwordForm(link, `The password ${result.weakness}.`))
  }
}

/** Checks the length of the contract, and that both fields match, as their input is not visible. */
function passwordProblem(password: string, repeated: string): string | undefined {
  const length = [...password].length
  if (length < passwordLength.min) return `The password needs at least ${passwordLength.min} characters.`
  if (length > passwordLength.max) return `The password can have at most ${passwordLength.max} characters.`
  if (password.includes('\0')) return 'The password contains a character that cannot be typed.'
  return password === repeated ? undefined : 'The two passwords are not the same.'
}

function send(res: Response, status: number, page: string): void {
  res.status(status).type('html').send(page)
}

/**
 * The form that sets the password. It posts to its own URL, so that the token is not part of the page.
 *
 * @param problem - of the last attempt
 */
function passwordForm({ purpose, email, business }: ActivePasswordLink, problem?: string): string {
  const title = purpose === 'invite' ? 'Choose your password' : 'Choose a new password'
  const alert = problem === undefined ? [] : [html`<p class="problem" role="alert" id="problem">${problem}</p>`]
  const attributes =
    problem === undefined ? html`aria-describedby="hint"` : html`aria-invalid="true" aria-describedby="problem hint"`
  return page(
    title,
    html`<p class="account">You log in to ${business} as <strong>${email}</strong>.</p>
      ${alert}
      <form method="post">
        <input type="email" name="email" value="${email}" autocomplete="username" hidden>
        <label for="password">New password</label>
        <input type="password" name="password" id="password" autocomplete="new-password" required minlength="8" maxlength="200" ${attributes}>
        <p class="hint" id="hint">At least 8 characters. A few words in a row are easy to remember.</p>
        <label for="repeated">Repeat the new password</label>
        <input type="password" name="repeated" id="repeated" autocomplete="new-password" required minlength="8" maxlength="200">
        <button>Set password</button>
      </form>`,
    { state: problem === undefined ? '' : 'Error: ' }, // read first by a screen reader
  )
}

const successPage = (): string =>
  page(
    'Your password is set',
    html`<p>You are now logged out of all sessions.</p>
      <p><a class="button" href="/console/sign-in">Sign in</a></p>`,
  )

/** Shown instead of the form. Only a reader of the address's mail gets here; the other business is not named. */
const addressInUsePage = ({ email, business }: ActivePasswordLink): string =>
  page(
    'This address is in use',
    html`<p class="account"><strong>${email}</strong> logs in to another business, and an address can log in to one business only.</p>
      <p>Ask ${business} to invite another address of yours. If you have left the other business, ask it to close your
      login there, then open this link again.</p>`,
  )

/** Shown instead of the form. It does not reveal whether the link ever existed. */
const invalidLinkPage = (): string =>
  page(
    'This link does not work',
    html`<p>It has been used already, or it has expired.</p>
      <p>If you have just set your password with it, <a href="/console/sign-in">sign in</a>. If you forgot your password,
      <a href="/console/forgot-password">request a new link</a>. If you were invited, ask the person who invited you for
      a new invitation.</p>`,
  )
