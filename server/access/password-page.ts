import { type Request, type Response, Router } from 'express'
import { methodNotAllowed } from '../operation/errors.ts'
import { pagePolicy } from '../pages/page.ts'
import { fieldsOf, receiveForm } from '../pages/receive-form.ts'
import { linkIsOver, passwordForm, passwordIsSet } from './password-view.ts'
import { findPasswordLink, usePasswordLink } from './use-password-link.ts'

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
  const link = await findPasswordLink(req.exchange.work, req.params.token)
  send(res, link ? 200 : 410, link ? passwordForm(link) : linkIsOver())
}

async function submit(req: Request<{ token: string }>, res: Response): Promise<void> {
  const { work } = req.exchange
  const { token } = req.params
  const { password, repeated } = fieldsOf(req, ['password', 'repeated'])
  const link = await findPasswordLink(work, token)
  const problem = problemOf(password, repeated)
  if (link && problem) return send(res, 422, passwordForm(link, problem))
  const isSet = link !== undefined && (await usePasswordLink(work, { token, password }))
  send(res, isSet ? 200 : 410, isSet ? passwordIsSet() : linkIsOver())
}

/** The bounds of the contract, and whether both fields are the same: nobody sees what they type. */
function problemOf(password: string, repeated: string): string | undefined {
  const length = [...password].length
  if (length < 8) return 'The password needs at least 8 characters.'
  if (length > 200) return 'The password can have at most 200 characters.'
  if (password.includes('\0')) return 'The password contains a character that cannot be typed.'
  return password === repeated ? undefined : 'The two passwords are not the same.'
}

function send(res: Response, status: number, page: string): void {
  res.status(status).type('html').send(page)
}
