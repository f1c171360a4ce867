import { type Request, type Response, Router } from 'express'
import { methodNotAllowed } from '../../operation/errors.ts'
import { html } from '../../pages/html.ts'
import { page, pagePolicy } from '../../pages/page.ts'
import { fieldsOf, receiveForm } from '../../pages/receive-form.ts'
import { logsInElsewhere } from '../sessions/login-user.ts'
import { passwordLength } from './password-weakness.ts'
import { findPasswordLink, type OpenLink, usePasswordLink } from './use-password-link.ts'

/**
 * The page behind the links of invitations and forgotten passwords: a form without script. Showing it changes nothing,
 * as mail servers open links too.
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
  if (!link) return send(res, 410, linkIsOver())
  const taken = await logsInElsewhere(work, link)
  send(res, taken ? 409 : 200, taken ? addressIsTaken(link) : passwordForm(link))
}

async function submit(req: Request<{ token: string }>, res: Response): Promise<void> {
  const { work } = req.exchange
  const { token } = req.params
  const { password, repeated } = fieldsOf(req, ['password', 'repeated'])
  const link = await findPasswordLink(work, token)
  if (!link) return send(res, 410, linkIsOver())
  const problem = problemOf(password, repeated)
  if (problem) return send(res, 422, passwordForm(link, problem))
  const use = await usePasswordLink(work, { token, password })
  switch (use) {
    case 'password_set':
      return send(res, 200, passwordIsSet())
    case 'address_taken':
      return send(res, 409, addressIsTaken(link))
    case 'link_over':
      return send(res, 410, linkIsOver())
    default:
      return send(res, 422, passwordForm(link, `The password ${use.weakness}.`))
  }
}

/** The bounds of the contract, and whether both fields are the same: nobody sees what they type. */
function problemOf(password: string, repeated: string): string | undefined {
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
 * The form that sets the password. It posts to its own address, so that the token is nowhere in it.
 *
 * @param problem - what was wrong with the last try
 */
function passwordForm({ purpose, email, business }: OpenLink, problem?: string): string {
  const title = purpose === 'invite' ? 'Choose your password' : 'Choose a new password'
  const alert = problem === undefined ? [] : [html`<p class="problem" role="alert" id="problem">${problem}</p>`]
  const marks =
    problem === undefined ? html`aria-describedby="hint"` : html`aria-invalid="true" aria-describedby="problem hint"`
  return page(
    title,
    html`<p class="account">It lets you log in to ${business} as <strong>${email}</strong>.</p>
      ${alert}
      <form method="post">
        <input type="email" name="email" value="${email}" autocomplete="username" hidden>
        <label for="password">New password</label>
        <input type="password" name="password" id="password" autocomplete="new-password" required minlength="8" maxlength="200" ${marks}>
        <p class="hint" id="hint">At least 8 characters. A few words in a row are easy to remember.</p>
        <label for="repeated">Repeat the new password</label>
        <input type="password" name="repeated" id="repeated" autocomplete="new-password" required minlength="8" maxlength="200">
        <button>Set password</button>
      </form>`,
    { state: problem === undefined ? '' : 'Error: ' }, // the first thing that a screen reader says
  )
}

/** Shown once the password is set. */
const passwordIsSet = (): string =>
  page(
    'Your password is set',
    html`<p>You were logged out everywhere else.</p>
      <p><a class="button" href="/console/sign-in">Sign in</a></p>`,
  )

/** Shown in place of the form to a reader of the address's mail, who may know this. It does not name the business. */
const addressIsTaken = ({ email, business }: OpenLink): string =>
  page(
    'This address is in use',
    html`<p class="account"><strong>${email}</strong> logs in to another business, and an address logs in to one business only.</p>
      <p>Ask ${business} to invite another address of yours. If you have left the other business, ask it to close your
      login there, and open this link again.</p>`,
  )

/** Shown in place of the form. It does not tell whether there ever was such a link. */
const linkIsOver = (): string =>
  page(
    'This link does not work',
    html`<p>It may have been used already, or it is too old.</p>
      <p>If you have just set your password with it, <a href="/console/sign-in">sign in</a>. If you have forgotten your
      password, <a href="/console/forgot-password">ask for a new link</a>; if you were invited, ask whoever invited you.</p>`,
  )
