import assert from 'node:assert/strict'
import { createBusiness, type TestUser, testPassword } from '../samples/factories.ts'
import type { TestApp, TestResponse } from '../service/app.ts'

/** A browser without scripts, which stores cookies and submits forms. */
export interface ConsoleVisitor {
  /** The stored cookies by name, which each request sends. */
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>
  /** Loads a page, fills in its form with the button `action`, and submits it. */
  submit(path: string, action: string, fields?: Record<string, string | string[]>): Promise<TestResponse>
  /** Fills in and submits a form of a page that was loaded earlier. */
  postForm(
    path: string,
    page: string,
    action: string,
    fields?: Record<string, string | string[]>,
  ): Promise<TestResponse>
  /** Fills in a form of a page with text and files, and submits it as `multipart/form-data`. */
  upload(path: string, action: string, fields: Record<string, string | File>): Promise<TestResponse>
  /** Posts a form without loading its page, as another site or an attacker would. */
  post(path: string, fields: Record<string, string | string[]>, headers?: Record<string, string>): Promise<TestResponse>
  /** Posts a body unchanged. */
  send(path: string, body: string | Buffer, headers: Record<string, string>): Promise<TestResponse>
  /** Follows the redirect of a response. */
  follow(response: TestResponse): Promise<TestResponse>
  /** Signs in like a user, who enters the address first. */
  signIn(user: Pick<TestUser, 'email'>, password?: string): Promise<TestResponse>
}

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

export function visitConsole(app: TestApp): ConsoleVisitor {
  const cookies = new Map<string, string>()
  const send = async (method: string, path: string, headers: Record<string, string>, body?: string | Buffer) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.send(method, path, { headers: { ...headers, ...(cookie && { cookie }) }, body })
    for (const header of [response.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const visitor: ConsoleVisitor = {
    cookies,
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, fields, headers = sameOrigin) => {
      const pairs = Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((each): [string, string] => [name, each]),
      )
      const body = new URLSearchParams(pairs).toString()
      return send('POST', path, { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body)
    },
    submit: async (path, action, fields) => visitor.postForm(path, (await visitor.get(path)).text, action, fields),
    postForm: (path, page, action, fields) => visitor.post(path, { ...hiddenFields(page, action), ...fields, action }),
    upload: async (path, action, fields) => {
      const form = new FormData()
      const all = { ...hiddenFields((await visitor.get(path)).text, action), ...fields, action }
      for (const [name, value] of Object.entries(all)) form.append(name, value)
      const encoded = new Response(form)
      const headers = { ...sameOrigin, 'content-type': encoded.headers.get('content-type') ?? '' }
      return send('POST', path, headers, Buffer.from(await encoded.arrayBuffer()))
    },
    send: (path, body, headers) => send('POST', path, headers, body),
    follow: (response) => {
      assert.equal(response.status, 303, response.text.slice(0, 500))
      return visitor.get(String(response.headers.location))
    },
    signIn: async ({ email }, password = testPassword) => {
      const address = '/console/sign-in'
      const second = await visitor.submit(address, 'continue', { email })
      if (second.headers.refresh !== undefined) return second // the provider of a business that requires it
      return await visitor.postForm(address, second.text, 'sign-in', { email, password })
    },
  }
  return visitor
}

/** Opens the console and signs a user in. */
export async function visitConsoleAs(app: TestApp, user: Pick<TestUser, 'email'>): Promise<ConsoleVisitor> {
  const visitor = visitConsole(app)
  await visitor.signIn(user)
  return visitor
}

/** Creates a business, opens the console and signs its owner in. */
export async function visitConsoleAsOwner(app: TestApp) {
  const { id: business_id, owner } = await createBusiness(app)
  return { business_id, owner, visitor: await visitConsoleAs(app, owner) }
}

/** Returns the hidden fields of a form, which a browser sends in addition to the user's input. */
export function hiddenFields(page: string, action: string): Record<string, string> {
  const forms = [...page.matchAll(/<form[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => form)
  const form = forms.find((each) => each.includes(`name="action" value="${action}"`))
  assert.ok(form !== undefined, `no form "${action}" on the page: ${page.slice(0, 2000)}`)
  const inputs = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescapeHtml(value)]))
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

const unescapeHtml = (escaped: string): string =>
  escaped.replaceAll(/&[a-z#0-9]+;/g, (entity) => entities[entity] ?? entity)
