import * as oidc from 'openid-client'
import { fetch, type RequestInit } from 'undici'
import { createEgress } from '../../egress/egress.ts'
import { outboundUrlProblem } from '../../egress/url.ts'
import type { Config } from '../../process/config.ts'

/** How many seconds a request to a provider may take. A browser waits for it. */
const timeoutSeconds = 10
/** The maximum size of a response of a provider. */
const maxResponseBytes = 1024 * 1024
/** How long the metadata of a provider is used without reading it again, in milliseconds. */
const metadataMs = 5 * 60_000
/** The maximum number of providers whose metadata is cached, by process. */
const maxProviders = 1000

/** A provider, and this service as its client. */
export interface ProviderClient {
  issuer: string
  client_id: string
  client_secret: string
  redirect_uri: string
}

interface CachedMetadata {
  metadata: oidc.ServerMetadata
  expiresAtMs: number
}

/** The metadata of providers by issuer, for each configuration of the service. */
const caches = new WeakMap<Config, Map<string, CachedMetadata>>()

/** Removes the metadata of a provider from the cache, so that the next connection reads it again. */
export const removeMetadata = (config: Config, issuer: string): void => {
  caches.get(config)?.delete(issuer)
}

/**
 * Connects to a provider, whose addresses are guarded as those of webhooks. Its metadata is cached for five minutes; its
 * keys are read for each ID token. After a failure, the metadata is read again: the provider may have changed it.
 */
export async function withProvider<T>(
  config: Config,
  client: ProviderClient,
  use: (provider: oidc.Configuration) => Promise<T>,
): Promise<T> {
  const { webhookAllowedCidrs: allowedCidrs } = config
  const { agent } = createEgress({ allowedCidrs, timeoutMs: timeoutSeconds * 1000, maxResponseBytes })
  const guardedFetch: oidc.CustomFetch = async (url, options) => {
    const problem = outboundUrlProblem(url, allowedCidrs)
    if (problem) throw new Error(`The provider names an address that ${problem.message}`)
    return (await fetch(url, { ...(options as RequestInit), dispatcher: agent })) as unknown as Response
  }
  try {
    return await use(cachedProvider(config, client, guardedFetch) ?? (await discover(config, client, guardedFetch)))
  } catch (error) {
    removeMetadata(config, client.issuer)
    throw error
  } finally {
    await agent.destroy()
  }
}

function cachedProvider(
  config: Config,
  { issuer, client_id, client_secret }: ProviderClient,
  guardedFetch: oidc.CustomFetch,
): oidc.Configuration | undefined {
  const cached = caches.get(config)?.get(issuer)
  if (cached === undefined || cached.expiresAtMs <= Date.now()) return undefined
  const provider = new oidc.Configuration(cached.metadata, client_id, {}, authenticateClient(client_secret))
  provider[oidc.customFetch] = guardedFetch
  provider.timeout = timeoutSeconds
  for (const extend of extensions(issuer)) extend(provider)
  return provider
}

async function discover(
  config: Config,
  { issuer, client_id, client_secret }: ProviderClient,
  guardedFetch: oidc.CustomFetch,
): Promise<oidc.Configuration> {
  const provider = await oidc.discovery(new URL(issuer), client_id, {}, authenticateClient(client_secret), {
    [oidc.customFetch]: guardedFetch,
    timeout: timeoutSeconds,
    execute: extensions(issuer),
  })
  // The library accepts other issuers of Entra and Azure B2C, such as those of all tenants.
  const metadata: oidc.ServerMetadata = JSON.parse(JSON.stringify(provider.serverMetadata()))
  if (new URL(metadata.issuer).href !== new URL(issuer).href) throw new Error('the metadata is of another issuer')
  storeMetadata(config, issuer, metadata)
  return provider
}

function storeMetadata(config: Config, issuer: string, metadata: oidc.ServerMetadata): void {
  const cache = caches.get(config) ?? new Map<string, CachedMetadata>()
  caches.set(config, cache)
  cache.delete(issuer)
  const [oldest] = cache.keys()
  if (cache.size >= maxProviders && oldest !== undefined) cache.delete(oldest)
  cache.set(issuer, { metadata, expiresAtMs: Date.now() + metadataMs })
}

/** Returns the extensions of the library for a provider. */
const extensions = (issuer: string) => [
  oidc.enableNonRepudiationChecks, // otherwise the library trusts ID tokens that it received over TLS
  ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []), // on this machine only
]

/** Sends the client secret in the way that the provider supports, which is in the header by default. */
const authenticateClient =
  (client_secret: string): oidc.ClientAuth =>
  (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? []
    const authenticate = methods.includes('client_secret_post') ? oidc.ClientSecretPost : oidc.ClientSecretBasic
    authenticate(client_secret)(server, ...request)
  }
