import express, { type Request, type RequestHandler, type Response } from 'express'
import { lockBusiness } from '../../../business/lock-business.ts'
import { ApiError, notFound, tokenMalformed, tokenMissing, tokenRevoked } from '../../../operation/errors.ts'
import { type Change, inTransaction, type Work } from '../../../operation/work.ts'
import { authenticateDirectory } from '../directory-token.ts'
import { type ProvisioningRow, readProvisioning } from '../read-provisioning.ts'
import { scimMediaType } from './scim-error.ts'

/** The maximum size of a body in bytes: a group with 50,000 members. */
const maxBytes = 4 * 1024 * 1024

/**
 * The middleware that identifies the directory by its token. It stores the business in `req.exchange.work`, or fails
 * with 401. No other token of the service works here, and this token works nowhere else.
 */
export const identifyDirectory: RequestHandler = (req, _res, next) => {
  const { authorization } = req.headers
  const [, token] = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? []
  if (token === undefined) return next(authorization === undefined ? tokenMissing() : tokenMalformed())
  authenticateDirectory(req.exchange.work, token).then((work) => {
    req.exchange.work = work
    next()
  }, next)
}

/** The middleware that reads a body of `application/scim+json` or `application/json`. */
export const receiveJson: RequestHandler[] = [
  (req, _res, next) => {
    const [type = ''] = (req.headers['content-type'] ?? '').split(';')
    if (!/^application\/(scim\+)?json$/i.test(type.trim())) {
      const message = 'The body must be application/scim+json or application/json.'
      return next(new ApiError({ status: 415, code: 'unsupported_media_type', message }))
    }
    req.exchange.reserveBody({ maxBytes })
    next()
  },
  express.json({ type: () => true, limit: maxBytes }),
]

/** Returns the work of a request, in the business of the token. */
export const directoryWork = (req: Request): Work => req.exchange.work as Work

/** Performs a change of a request in a transaction that has locked the business. */
export const changeAs = <T>(
  req: Request,
  perform: (work: Change, settings: ProvisioningRow) => Promise<T>,
): Promise<T> =>
  inTransaction(directoryWork(req), async (work) => {
    await lockBusiness(work)
    const settings = await readProvisioning(work)
    if (!settings) throw tokenRevoked() // turned off since the token was checked
    return await perform(work, settings)
  })

/** @throws {ApiError} 404 without a resource */
export function orNotFound<T>(resource: T | undefined): T {
  if (resource === undefined) throw notFound()
  return resource
}

/** Sends a resource or a list. */
export function sendScim(res: Response, status: number, body: object): void {
  res.status(status).type(scimMediaType).send(JSON.stringify(body))
}
