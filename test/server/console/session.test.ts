import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsole, visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { caller } from '../../support/http.ts'
import { createBusiness, createPerson, linkUser, testPassword } from '../../support/samples/factories.ts'
import { challenge, enableTwoFactor, totpCode, wrongCode } from '../../support/samples/second-factor.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

const signInOwner = async () => {
  const { id, owner } = await createBusiness(app)
  const visitor = visitConsole(app)
  const response = await visitor.signIn(owner)
  assert.equal(response.headers.location, '/console')
  return { business_id: id, owner, visitor, response }
}

const isSignedOut = (response: { status: number; headers: Record<string, unknown> }): boolean =>
  response.status === 303 && String(response.headers.location).startsWith('/console/sign-in')

describe('the session of the console', () => {
  it('is held by an HttpOnly cookie, of which the database stores a hash', async () => {
    const { response, visitor, owner } = await signInOwner()
    const [setCookie = ''] = [response.headers['set-cookie'] ?? []]
      .flat()
      .filter((each) => each.includes('console-session='))
    assert.match(setCookie, /^workforce-console-session=\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const cookie = visitor.cookies.get('workforce-console-session') ?? assert.fail('no cookie')
    const sessions = await app.db.selectFrom('sessions').selectAll().where('user_id', '=', owner.id).execute()
    assert.equal(sessions.filter(({ cookie_hash }) => cookie_hash !== null).length, 1)
    assert.ok(!JSON.stringify(sessions).includes(cookie.split('.')[1] ?? ''))
  })

  it('is bound to HTTPS and to the host unless PUBLIC_URL is local, regardless of headers', async () => {
    const { databaseUrl } = app
    const readCookie = async (env: Record<string, string>, headers: Record<string, string>) => {
      const { send } = await startTestApp({ databaseUrl, env: { ...env, TRUST_PROXY: '1' } })
      return String((await send('GET', '/console/sign-in', { headers })).headers['set-cookie'])
    }
    const secure = /^__Host-workforce-console-sign-in=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/
    const plain = /^workforce-console-sign-in=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/
    const local = { 'x-forwarded-proto': 'http', 'x-forwarded-host': 'localhost', host: 'localhost' }
    const remote = { 'x-forwarded-proto': 'https', host: 'workforce.example' }
    assert.match(await readCookie({ PUBLIC_URL: 'https://workforce.example' }, local), secure)
    assert.match(await readCookie({ PUBLIC_URL: 'http://workforce.example' }, local), secure)
    assert.match(await readCookie({ PUBLIC_URL: 'http://localhost:3000' }, remote), plain)
  })

  it('can be opened with a passkey where browsers offer them: not at an IP address', async () => {
    const { databaseUrl } = app
    const offers = async (PUBLIC_URL: string) => {
      const { send } = await startTestApp({ databaseUrl, env: { PUBLIC_URL } })
      return (await send('GET', '/console/sign-in')).text.includes('href="/console/sign-in/passkey"')
    }
    assert.equal(await offers('http://localhost:3000'), true)
    assert.equal(await offers('http://127.0.0.1:3000'), false)
  })

  it('is not opened after too many wrong passwords; the page explains this at once', async () => {
    const { owner } = await createBusiness(app)
    const visitor = visitConsole(app)
    const statuses: number[] = []
    for (let attempt = 1; attempt <= 5; attempt++) statuses.push((await visitor.signIn(owner, 'wrong password')).status)
    assert.deepEqual(statuses, [401, 401, 401, 401, 401])
    const response = await visitor.signIn(owner)
    assert.equal(response.status, 429)
    assert.match(response.text, /There were too many attempts\. Wait 1 minute, then try again\./)
  })

  it('is replaced by each login, so that a planted cookie is useless', async () => {
    const { owner } = await createBusiness(app)
    const visitor = visitConsole(app)
    await visitor.get('/console/sign-in')
    const planted = new Map(visitor.cookies)
    await visitor.signIn(owner)
    assert.equal((await visitor.get('/console')).status, 200)
    const thief = visitConsole(app)
    for (const [name, value] of planted) thief.cookies.set(name, value)
    assert.ok(isSignedOut(await thief.get('/console')))
    for (const value of planted.values()) thief.cookies.set('workforce-console-session', value)
    assert.ok(isSignedOut(await thief.get('/console')))
  })

  it('starts after the second factor is verified', async () => {
    const { owner } = await createBusiness(app)
    const { secret, recovery_codes } = await enableTwoFactor(app, owner)
    const visitor = visitConsole(app)
    const first = await visitor.signIn(owner)
    assert.equal(first.headers.location, '/console/second-factor')
    assert.ok(isSignedOut(await visitor.get('/console')))
    const wrong = await visitor.submit('/console/second-factor', 'verify', { code: await wrongCode(secret) })
    assert.equal(wrong.status, 401)
    assert.match(wrong.text, /role="alert"/)
    const second = await visitor.submit('/console/second-factor', 'verify', { code: await totpCode(secret) })
    assert.equal(second.headers.location, '/console')
    assert.match((await visitor.get('/console')).text, /Hello/)

    const [recovery_code = '', code = ''] = recovery_codes
    const another = await visitConsoleAs(app, owner)
    const recovered = await another.submit('/console/second-factor', 'recover', { recovery_code })
    assert.equal(recovered.headers.location, '/console')

    const hasty = await visitConsoleAs(app, owner)
    const inFirstField = await hasty.submit('/console/second-factor', 'verify', { code })
    assert.equal(inFirstField.headers.location, '/console')
  })

  it('rejects a challenge that is not sealed with its key', async () => {
    const { owner } = await createBusiness(app)
    await enableTwoFactor(app, owner)
    const visitor = visitConsole(app)
    visitor.cookies.set('workforce-console-challenge', await challenge(app, owner))
    assert.ok(isSignedOut(await visitor.get('/console/second-factor')))
  })

  it('ends at sign-out and when the password changes', async () => {
    const { visitor, owner } = await signInOwner()
    const copy = visitConsole(app)
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
    assert.equal((await copy.get('/console')).status, 200)
    const left = await visitor.submit('/console/sign-out', 'sign-out')
    assert.equal(left.headers['clear-site-data'], '"cache", "storage"')
    assert.ok(isSignedOut(await visitor.get('/console')))
    assert.ok(isSignedOut(await copy.get('/console')))

    await visitor.signIn(owner)
    await caller(app, owner.token).call('me.changePassword', {
      body: { current_password: testPassword, new_password: 'another long sentence' },
    })
    assert.ok(isSignedOut(await visitor.get('/console')))
  })

  it('ends after thirty minutes without use, and at the latest after twelve hours', async () => {
    const idle = await signInOwner()
    const age = (user_id: number, set: object) =>
      app.db
        .updateTable('sessions')
        .set(set)
        .where('user_id', '=', user_id)
        .where('cookie_hash', 'is not', null)
        .execute()
    await age(idle.owner.id, { last_used_at: new Date(Date.now() - 29 * 60_000).toISOString() })
    assert.equal((await idle.visitor.get('/console')).status, 200)
    await age(idle.owner.id, { last_used_at: new Date(Date.now() - 31 * 60_000).toISOString() })
    assert.ok(isSignedOut(await idle.visitor.get('/console')))

    const open = await signInOwner()
    await age(open.owner.id, { last_used_at: new Date(Date.now() - 29 * 60_000).toISOString() })
    const refresh = () => open.visitor.get('/console', { 'x-page-refresh': '1' })
    assert.equal((await refresh()).status, 200)
    const { last_used_at } = await app.db
      .selectFrom('sessions')
      .select('last_used_at')
      .where('user_id', '=', open.owner.id)
      .where('cookie_hash', 'is not', null)
      .executeTakeFirstOrThrow()
    assert.ok(Date.now() - new Date(last_used_at).getTime() > 28 * 60_000, 'an automatic refresh does not count as use')

    const long = await signInOwner()
    const { expires_at } = await app.db
      .selectFrom('sessions')
      .select('expires_at')
      .where('user_id', '=', long.owner.id)
      .where('cookie_hash', 'is not', null)
      .executeTakeFirstOrThrow()
    const hours = (new Date(expires_at).getTime() - Date.now()) / 3_600_000
    assert.ok(hours > 11.9 && hours <= 12, `${hours} hours`)
  })

  it('redirects to the requested page after login, and to no other origin', async () => {
    const { owner } = await createBusiness(app)
    const visitor = visitConsole(app)
    const redirect = await visitor.get('/console/account/sessions?cursor=')
    const address = String(redirect.headers.location)
    const { text } = await visitor.get(address)
    assert.match(text, /Sign in/)
    const back = await visitor.submit(`${address}&with=password`, 'sign-in', {
      email: owner.email,
      password: testPassword,
    })
    assert.equal(back.headers.location, '/console/account/sessions?cursor=')
    for (const elsewhere of [
      'https://evil.example',
      '//evil.example',
      '/console//evil.example/..',
      '/\\evil.example',
      '/v1/me',
    ]) {
      const stranger = visitConsole(app)
      const { headers } = await stranger.submit(
        `/console/sign-in?with=password&next=${encodeURIComponent(elsewhere)}`,
        'sign-in',
        {
          email: owner.email,
          password: testPassword,
        },
      )
      const location = new URL(String(headers.location), app.url)
      assert.equal(location.origin, app.url, elsewhere)
      assert.match(location.pathname, /^\/console/, elsewhere)
    }
  })

  it('explains an invalid parameter in the URL', async () => {
    const { visitor } = await signInOwner()
    const { status, text } = await visitor.get('/console/account/sessions?cursor=%3Cb%3E')
    assert.equal(status, 200)
    assert.match(text, /The list has changed since this link was made\. It is shown from the start\.[\s\S]*<table/)
  })

  it('does not give access to the API', async () => {
    const { visitor } = await signInOwner()
    const response = await visitor.get('/v1/me')
    assert.equal(response.status, 401)
  })

  it('redirects to two-factor setup if the business requires it', async () => {
    const { business_id, visitor } = await signInOwner()
    await app.db.updateTable('businesses').set({ require_2fa: true }).where('id', '=', business_id).execute()
    const response = await visitor.get('/console/account/sessions')
    assert.equal(response.headers.location, '/console/account/two-factor')
    const { text, status } = await visitor.follow(response)
    assert.equal(status, 200)
    assert.match(text, /Your business requires two-factor authentication/)
    assert.match(text, /Turn on two-factor authentication/)
  })

  it('confirms the password before a sensitive action, and then performs it', async () => {
    const { visitor, owner } = await signInOwner()
    await app.db
      .updateTable('sessions')
      .set({ confirmed_at: new Date(Date.now() - 16 * 60_000).toISOString() })
      .where('user_id', '=', owner.id)
      .execute()
    const path = '/console/account/two-factor'
    const prompt = await visitor.submit(path, 'setup')
    assert.match(prompt.text, /Confirm your password/)
    const fields = { action: 'setup', form_token: /name="form_token" value="([^"]+)"/.exec(prompt.text)?.[1] ?? '' }
    const wrong = await visitor.post(path, { ...fields, confirm_password: 'not it at all' })
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /This password is incorrect/)
    const right = await visitor.post(path, { ...fields, confirm_password: testPassword })
    assert.match(right.text, /scan this QR code/)
  })

  it('shows an error next to its field, and never returns a password', async () => {
    const { visitor } = await signInOwner()
    const response = await visitor.submit('/console/account/password', 'change', {
      current_password: 'not it at all',
      new_password: 'another long sentence',
    })
    assert.equal(response.status, 422)
    assert.match(response.text, /<title>Error: Password/)
    assert.match(response.text, /name="current_password"[^>]*aria-invalid="true"/)
    assert.ok(!response.text.includes('another long sentence'), 'a password is not sent back')
  })

  it('stores the email preferences, and explains that email is not set up', async () => {
    const { visitor } = await signInOwner()
    const path = '/console/account/notifications'
    const ticked =
      /name="leave_mail"[^>]* checked[\s\S]*name="webhook_mail"[^>]* checked[\s\S]*name="pay_run_mail"[^>]* checked/
    const before = await visitor.get(path)
    assert.match(before.text, ticked)
    assert.match(before.text, /cannot send email/)
    assert.equal((await visitor.submit(path, 'save')).headers.location, path)
    assert.doesNotMatch((await visitor.get(path)).text, / checked/)
    await visitor.submit(path, 'save', { leave_mail: 'true', webhook_mail: 'true', pay_run_mail: 'true' })
    assert.match((await visitor.get(path)).text, ticked)
  })

  it('offers emails about payslips to users with a person', async () => {
    const { visitor, business_id, owner } = await signInOwner()
    const path = '/console/account/notifications'
    assert.doesNotMatch((await visitor.get(path)).text, /payslip_mail/)
    const { id } = await createPerson(app, { business_id })
    await linkUser(app, owner.id, id)
    assert.match((await visitor.get(path)).text, /name="payslip_mail"[^>]* checked/)
    await visitor.submit(path, 'save', { leave_mail: 'true' })
    const { data } = (await caller(app, owner.token).call('me.get')).body
    assert.deepEqual([data.leave_mail, data.payslip_mail, data.webhook_mail], [true, false, false])
  })

  it('formats numbers and dates as the user has chosen, or else as the browser requests', async () => {
    const { visitor } = await signInOwner()
    const path = '/console/account/notifications'
    const isAmerican = async () =>
      /\d:\d\d\s?[AP]M/.test((await visitor.get('/console/account/sessions', { 'accept-language': 'en-US' })).text)
    assert.equal(await isAmerican(), true)
    await visitor.submit(path, 'save', { locale: 'de-DE' })
    assert.match(
      (await visitor.get(path)).text,
      /<option value="de-DE" selected>German \(Germany\): 31\.12\.2026, 1\.234,56</,
    )
    assert.equal(await isAmerican(), false)
    await visitor.submit(path, 'save', { locale: 'browser' })
    assert.equal(await isAmerican(), true)
  })
})
