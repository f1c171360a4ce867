import { validationFailed } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { type AppRequest, readAppRequest } from './app-request.ts'
import { type AppRow, selectApps } from './present-app.ts'

/** A request of an app of the caller's business. */
export interface ReviewedRequest {
  request: AppRequest
  app: AppRow
  /** The requested scopes that the app has registered and the caller has. */
  scopes: AppRow['scopes']
}

/**
 * Reads the request of an app.
 *
 * @throws {ApiError} 422 for a request that is invalid or has expired, or for an app of another business
 */
export async function reviewRequest(work: Work<Principal>, token: string): Promise<ReviewedRequest> {
  const request = readAppRequest(work.config.jwtKeys, token)
  if (!request) throw requestProblem('request_expired', 'has expired: start again in the app')
  const app = await selectApps(work).where('client_id', '=', request.client_id).executeTakeFirst()
  if (!app) throw requestProblem('other_business', 'is from an app that is not available to this business')
  const scopes = app.scopes.filter((scope) => request.scopes.includes(scope) && work.by.scopes.has(scope))
  return { request, app, scopes }
}

const requestProblem = (code: string, message: string) => validationFailed([{ path: 'body.request', code, message }])
