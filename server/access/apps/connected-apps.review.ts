import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { reviewRequest } from './review-request.ts'

/** Returns what an app requests, for the page that asks the user. */
export const connectedAppsReview = operation('connectedApps.review', async (work, { body }) => {
  const { db, business_id, config } = work
  const { request, app, scopes } = await reviewRequest(work, body.request)
  const business = await db
    .selectFrom('businesses')
    .select('name')
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  return ok({
    app_name: app.name,
    business_name: business.name,
    scopes,
    redirect_host: new URL(request.redirect_uri).host,
    return_url: `${config.publicUrl}/oauth/connect/${request.uid}?decision=cancel`,
  })
})
