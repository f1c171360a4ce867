import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { caller } from '../http.ts'
import type { TestApp } from '../service/app.ts'

type AppCreated = Schemas['AppCreated']

/** The redirect URI of apps of tests, at which nothing listens. */
export const redirectUri = 'https://planner.example.com/callback'

/** Registers an app. */
export async function createApp(
  app: TestApp,
  owner: { token: string },
  values: Partial<Schemas['AppCreate']> = {},
): Promise<AppCreated> {
  const body = {
    name: 'Shift planner',
    type: 'confidential' as const,
    redirect_uris: [redirectUri],
    scopes: ['people:read' as const],
    ...values,
  }
  return (await caller(app, owner.token).call('apps.create', { body })).body.data
}

/** A browser that follows redirects within the service, with its cookies. */
export class Browser {
  readonly #app: TestApp
  readonly #cookies = new Map<string, string>()

  constructor(app: TestApp) {
    this.#app = app
  }

  /** Opens a URL of the service, and follows redirects. @returns the first URL elsewhere, or the last response */
  async open(url: string): Promise<{ status: number; url: URL; text: string }> {
    const { publicUrl } = this.#app.config
    let next = new URL(url, publicUrl)
    for (let redirects = 0; redirects < 10; redirects += 1) {
      if (next.origin !== new URL(publicUrl).origin || next.pathname.startsWith('/console'))
        return { status: 303, url: next, text: '' }
      const response = await fetch(new URL(next.pathname + next.search, this.#app.url), {
        redirect: 'manual',
        headers: { Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '), Accept: 'text/html' },
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        this.#cookies.set(name, value)
      }
      const location = response.headers.get('Location')
      if (location === null) return { status: response.status, url: next, text: await response.text() }
      next = new URL(location, next)
    }
    throw new Error('too many redirects')
  }
}

/** A PKCE verifier and the parameters of a request for access. */
export function startRequest(
  { client_id }: Pick<AppCreated, 'client_id'>,
  changes: Record<string, string | undefined> = {},
) {
  const verifier = randomBytes(32).toString('base64url')
  const parameters = {
    client_id,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'people:read',
    state: 'some-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  }
  const query = new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return { verifier, url: `/oauth/authorize?${query}` }
}

/** Starts a request in a browser. @returns the value for the console */
export async function requestAccess(browser: Browser, url: string): Promise<string> {
  const { url: page, text } = await browser.open(url)
  return page.searchParams.get('request') ?? assert.fail(`${page} ${text}`)
}

/** Connects an app to a user, who allows it. @returns the code and its verifier */
export async function allow(
  app: TestApp,
  client: AppCreated,
  user: { token: string },
  changes: Record<string, string | undefined> = {},
): Promise<{ code: string; verifier: string; url: URL }> {
  const browser = new Browser(app)
  const { verifier, url } = startRequest(client, changes)
  const request = await requestAccess(browser, url)
  const { return_url } = (await caller(app, user.token).call('connectedApps.allow', { body: { request } })).body.data
  const { url: end, text } = await browser.open(return_url ?? '')
  return { code: end.searchParams.get('code') ?? assert.fail(`${end} ${text}`), verifier, url: end }
}

/** Sends a form to `/oauth/token` or `/oauth/revoke`, with the credentials of the app. */
export async function post(
  app: TestApp,
  path: 'token' | 'revoke',
  { client_id, client_secret }: Pick<AppCreated, 'client_id' | 'client_secret'>,
  values: Record<string, string>,
) {
  const response = await fetch(new URL(`/oauth/${path}`, app.url), {
    method: 'POST',
    headers: client_secret === undefined ? {} : { Authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}` },
    body: new URLSearchParams({ ...(client_secret === undefined && { client_id }), ...values }),
  })
  const text = await response.text()
  const body = (text === '' ? {} : JSON.parse(text)) as Record<
    'access_token' | 'refresh_token' | 'scope' | 'error',
    string
  >
  return { status: response.status, body }
}

/** Exchanges a code for tokens. */
export const exchange = (app: TestApp, client: AppCreated, { code, verifier }: { code: string; verifier: string }) =>
  post(app, 'token', client, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })

/** Exchanges a refresh token for tokens. */
export const refresh = (app: TestApp, client: AppCreated, refresh_token: string) =>
  post(app, 'token', client, { grant_type: 'refresh_token', refresh_token })

/** Connects an app, and returns its tokens. */
export async function connect(
  app: TestApp,
  client: AppCreated,
  user: { token: string },
  changes: Record<string, string | undefined> = {},
) {
  const { status, body } = await exchange(app, client, await allow(app, client, user, changes))
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
