import { type Request, type Response, Router } from 'express'
import { methodNotAllowed } from '../../operation/errors.ts'
import { pagePolicy } from '../../pages/page.ts'
import { fieldsOf, receiveForm } from '../../pages/receive-form.ts'
import { logsInElsewhere } from '../sessions/login-user.ts'
import { addressIsTaken, linkIsOver, passwordForm, passwordIsSet } from './password-view.ts'
import { findPasswordLink, usePasswordLink } from './use-password-link.ts'
import { passwordLength } from './weakness-of.ts'

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
