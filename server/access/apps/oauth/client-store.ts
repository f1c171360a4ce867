import type { Adapter, AdapterPayload } from 'oidc-provider'
import { inBusiness } from '../../../operation/work.ts'
import { businessInClientId } from '../app-secret.ts'
import { selectApps } from '../present-app.ts'
import { currentWork } from './current-work.ts'

/** The storage of oidc-provider for apps, which it only reads. */
export const clientStore: Adapter = {
  find: findClient,
  upsert: refuse,
  consume: refuse,
  destroy: refuse,
  revokeByGrantId: refuse,
  findByUid: refuse,
  findByUserCode: refuse,
}

/**
 * The storage of oidc-provider for logins, which stores nothing: users log in with the session of the console, for each
 * request.
 */
export const sessionStore: Adapter = {
  find: ignore,
  findByUid: ignore,
  findByUserCode: ignore,
  upsert: ignore,
  consume: ignore,
  destroy: ignore,
  revokeByGrantId: ignore,
}

async function ignore(): Promise<undefined> {
  return undefined
}

async function findClient(client_id: string): Promise<AdapterPayload | undefined> {
  const business_id = businessInClientId(client_id)
  if (business_id === undefined) return undefined
  const app = await selectApps(inBusiness(currentWork(), business_id))
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  if (!app) return undefined
  return {
    client_id,
    client_name: app.name,
    application_type: 'native', // any port of a loopback address (RFC 8252 § 7.3); other URIs are compared exactly
    redirect_uris: app.redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    app_scopes: app.scopes.join(' '),
    ...(app.secret_hash === null
      ? { token_endpoint_auth_method: 'none' }
      : { token_endpoint_auth_method: 'client_secret_basic', client_secret: app.secret_hash }),
  }
}

async function refuse(): Promise<never> {
  throw new Error('oidc-provider reads apps only')
}
