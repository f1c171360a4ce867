import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import jwt from 'jsonwebtoken'
import { Provider } from 'oidc-provider'
import type { Config } from '../../../server/process/config.ts'

/** An account at the provider. Members other than `sub` are claims at the UserInfo endpoint. */
interface ProviderAccount {
  sub: string
  email?: string
  email_verified?: unknown
  name?: string
}

type Claims = Record<string, unknown>

/** An OpenID Connect provider on this machine, whose users log in without a page, or with the button of a page. */
export interface IdentityProvider {
  issuer: string
  client_id: string
  client_secret: string
  /** The account of a login, by the address that the service passes on. By default, one with this address, verified. */
  findAccount: (email: string) => ProviderAccount
  /** Changes the claims of ID tokens before they are signed. */
  amend: (claims: Claims) => Claims
  /** The key that signs ID tokens, if it is not the published one. */
  otherKey: KeyObject | undefined
  /** Whether users see a page with a button before they are logged in. */
  showsPage: boolean
  /** The bodies of the requests for tokens. */
  tokenRequests: string[]
  /** The number of requests for the metadata. */
  metadataRequests: number
  /** Follows the redirects of a login like a browser. @returns the query with which the provider returns */
  logIn(authorizationUrl: string): Promise<string>
}

/** The values of the examples in the contract. */
const client = { client_id: 'workforce', client_secret: 'a-secret-from-the-provider' }

export const verifiedAccount = (email: string): ProviderAccount => ({
  sub: `sub-${email}`,
  email,
  email_verified: true,
  name: `Name of ${email}`,
})

/** Returns a new key for signatures. */
export const createSigningKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/** Starts a provider for a service. It runs until the process ends. */
export async function startIdentityProvider(config: Pick<Config, 'publicUrl'>): Promise<IdentityProvider> {
  let handle: (req: IncomingMessage, res: ServerResponse) => unknown = () => undefined
  const server = createServer((req, res) => void handle(req, res))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const callback = `${config.publicUrl}/console/sign-in/callback/`
  const key = createSigningKey()
  const accounts = new Map<string, ProviderAccount>()
  const identityProvider: IdentityProvider = {
    issuer,
    ...client,
    findAccount: verifiedAccount,
    amend: (claims) => claims,
    otherKey: undefined,
    showsPage: false,
    tokenRequests: [],
    metadataRequests: 0,
    logIn: (url) => followRedirects(url, callback),
  }

  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [`${callback}1`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: 'published', use: 'sig', alg: 'RS256' } as never] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...accounts.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({ clientId: client.client_id, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  provider.use(async (ctx, next) => {
    if (ctx.path === '/.well-known/openid-configuration') identityProvider.metadataRequests += 1
    await next()
    const body = ctx.body as { id_token?: string } | undefined
    if (ctx.path !== '/token' || body?.id_token === undefined) return
    identityProvider.tokenRequests.push(JSON.stringify(ctx.oidc.body))
    const claims = identityProvider.amend(jwt.decode(body.id_token) as Claims)
    const options = { algorithm: 'RS256', keyid: 'published' } as const
    body.id_token = jwt.sign(claims, identityProvider.otherKey ?? key, options)
  })
  provider.Client.prototype.redirectUriAllowed = (uri) => uri.startsWith(callback) // of any business
  const respond = provider.callback()
  handle = async (req, res) => {
    if (!req.url?.startsWith('/interaction/')) return await respond(req, res)
    const { params } = await provider.interactionDetails(req, res)
    const account = identityProvider.findAccount(String(params.login_hint))
    if (identityProvider.showsPage && req.method === 'GET') {
      return res.setHeader('content-type', 'text/html').end(loginPage(account.email ?? account.sub))
    }
    accounts.set(account.sub, account)
    await provider.interactionFinished(req, res, { login: { accountId: account.sub, remember: false } })
  }
  return identityProvider
}

const loginPage = (account: string): string => `<!doctype html><html lang="en"><title>Example Login</title>
  <h1>Example Login</h1><form method="post"><button>Log in as ${account}</button></form></html>`

const maxRedirects = 10

async function followRedirects(start: string, end: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = start
  for (let count = 0; count < maxRedirects; count += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`the provider responded with ${response.status} ${await response.text()}`)
    url = new URL(location, url).href
    if (url.startsWith(end)) return new URL(url).search.slice(1)
  }
  throw new Error('the provider redirects without end')
}
