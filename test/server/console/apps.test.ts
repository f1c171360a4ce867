import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsole } from '../../support/browser/console-visitor.ts'
import { all, caller } from '../../support/http.ts'
import { Browser, createApp, redirectUri, requestAccess, startRequest } from '../../support/samples/app.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)

/** Opens the page that asks a user, in a browser that has started a request. */
async function ask(role: 'owner' | 'manager' = 'manager') {
  const client = await createApp(app, owner)
  const browser = new Browser(app)
  const request = await requestAccess(browser, startRequest(client).url)
  const user = await createUser(app, { business_id, role })
  return { client, browser, user, visitor: visitConsole(app), path: `/console/connect?request=${request}` }
}

describe('the page that asks a user about an app', () => {
  it('asks for the login first, and returns to the request', async () => {
    const { visitor, path } = await ask()
    const response = await visitor.get(path)
    assert.equal(response.status, 303)
    assert.equal(response.headers.location, `/console/sign-in?next=${encodeURIComponent(path)}`)
  })

  it('names the app, the user and the scopes in words, and connects the app', async () => {
    const { client, browser, user, visitor, path } = await ask()
    await visitor.signIn(user)
    const page = await visitor.get(path)
    assert.match(page.text, /Allow “Shift planner” to access your account\?/)
    assert.match(page.text, /View people and their records/)
    assert.ok(page.text.includes(user.email))
    assert.match(String(page.headers['content-security-policy']), /frame-ancestors 'none'/)
    assert.equal(page.headers['referrer-policy'], 'no-referrer')
    const allowed = await visitor.submit(path, 'allow', {})
    const [, next = ''] = /^0; url=(.*)$/.exec(String(allowed.headers.refresh)) ?? []
    const { url } = await browser.open(next)
    assert.equal(url.origin + url.pathname, redirectUri)
    assert.ok(url.searchParams.get('code'))
    const list = await visitor.get('/console/account/apps')
    assert.match(list.text, /Shift planner/)
    const [connection] = await all(caller(app, user.token), 'connectedApps.list')
    assert.equal(connection?.app_id, client.id)
    const response = await visitor.submit('/console/account/apps', 'disconnect', { id: String(connection?.id) })
    assert.equal(response.status, 303)
    assert.match((await visitor.get('/console/account/apps')).text, /No connected apps/)
  })

  it('refuses a form without the token of the session', async () => {
    const { user, visitor, path } = await ask()
    await visitor.signIn(user)
    assert.equal((await visitor.post(path, { action: 'allow' })).status, 403)
    assert.deepEqual(await all(caller(app, user.token), 'connectedApps.list'), [])
  })

  it('explains a request that has expired', async () => {
    const { user, visitor } = await ask()
    await visitor.signIn(user)
    for (const path of ['/console/connect', '/console/connect?request=a.b.c'])
      assert.match((await visitor.get(path)).text, /This request has expired/)
  })
})

describe('the pages of apps', () => {
  it('register, change, rotate and delete an app', async () => {
    const visitor = visitConsole(app)
    await visitor.signIn(owner)
    const values = { name: 'Rota', type: 'confidential', redirect_uris: redirectUri, scopes: 'people:read' }
    const created = await visitor.submit('/console/apps/new', 'create', values)
    assert.match(created.text, /wfs_[\w-]{43}/)
    const [registered] = (await all(caller(app, owner.token), 'apps.list')).filter(({ name }) => name === 'Rota')
    const path = `/console/apps/${registered?.id}`
    const changed = await visitor.submit(path, 'change', {
      name: 'Rota 2',
      redirect_uris: redirectUri,
      scopes: 'people:read',
    })
    assert.equal(changed.status, 303)
    assert.match((await visitor.submit(path, 'rotate', {})).text, /wfs_[\w-]{43}/)
    assert.equal((await visitor.submit(path, 'delete', {})).headers.location, '/console/apps')
  })
})
