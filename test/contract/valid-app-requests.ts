import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { Browser, connect, createApp, redirectUri, requestAccess, startRequest } from '../support/samples/app.ts'
import type { Tenant } from './tenant.ts'

type AppOperation = Extract<OperationId, `apps.${string}` | `connectedApps.${string}`>

/** Requests of the operations for apps and their connections. */
export const appRequests: Record<AppOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'apps.list': async (tenant) => {
    await addApp(tenant)
    await addApp(tenant)
    return { query: { limit: 1 } }
  },
  'apps.create': async (tenant) => {
    await addApp(tenant)
    return { body: { name: 'Planner', type: 'confidential', redirect_uris: [redirectUri], scopes: ['self'] } }
  },
  'apps.get': async (tenant) => ({ path: { id: (await addApp(tenant)).id } }),
  'apps.update': async (tenant) => ({
    path: { id: (await addApp(tenant)).id },
    header: { 'If-Match': '"1"' },
    body: { name: 'Renamed', redirect_uris: [`${redirectUri}/2`], scopes: ['self'] },
  }),
  'apps.delete': async (tenant) => {
    const client = await addApp(tenant)
    await connect(tenant.app, client, tenant.business.owner)
    return { path: { id: client.id }, header: { 'If-Match': '"1"' } }
  },
  'apps.rotateSecret': async (tenant) => ({
    path: { id: (await addApp(tenant)).id },
    header: { 'If-Match': '"1"' },
  }),
  'connectedApps.list': async (tenant) => {
    await connect(tenant.app, await addApp(tenant), tenant.business.owner)
    await connect(tenant.app, await addApp(tenant), tenant.business.owner)
    return { query: { limit: 1 } }
  },
  'connectedApps.review': async (tenant) => ({ body: { request: await addRequest(tenant) } }),
  'connectedApps.allow': async (tenant) => ({ body: { request: await addRequest(tenant) } }),
  'connectedApps.disconnect': async (tenant) => {
    const client = await addApp(tenant)
    await connect(tenant.app, client, tenant.business.owner)
    const { data } = (await tenant.owner.call('connectedApps.list', { query: { app_id: client.id } })).body
    return { path: { id: data[0]?.id ?? 0 } }
  },
}

/** The number of apps that stay when another is added, because a business can have 100. */
const maxEarlierApps = 40

/** Registers an app. */
export async function addApp({ app, business }: Tenant, values: Parameters<typeof createApp>[2] = {}) {
  const client = await createApp(app, business.owner, values)
  const earlier = app.db.deleteFrom('apps').where('business_id', '=', business.id)
  await earlier.where('id', '<', client.id - maxEarlierApps).execute()
  return client
}

/** Starts the request of an app for the scope that every user has. */
async function addRequest(tenant: Tenant): Promise<string> {
  const client = await addApp(tenant, { scopes: ['self'] })
  return await requestAccess(new Browser(tenant.app), startRequest(client, { scope: 'self' }).url)
}
