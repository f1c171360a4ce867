import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { tokenHash } from '../../../../server/access/opaque-token.ts'
import { all, caller } from '../../../support/http.ts'
import { holdRows } from '../../../support/race.ts'
import { releaseTogether } from '../../../support/release-together.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { logIn } from '../../../support/service/log-in.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const { db } = app

/** Creates a user with a second session. */
async function createSession() {
  const user = await createUser(app, { business_id, role: 'employee' })
  return { ...(await logIn(app, user)), user }
}

const refresh = async (refresh_token: string) =>
  (await caller(app).call('auth.refresh', { body: { refresh_token } })).body.data

const refuse = async (refresh_token: string): Promise<void> => {
  const { body } = await caller(app).expectError(401, 'auth.refresh', { body: { refresh_token } })
  assert.equal(body.message, 'Unauthenticated.')
}

const isAccepted = async (token: string): Promise<boolean> => (await caller(app, token).send('me.get')).status === 200

async function findSession(refresh_token: string): Promise<number> {
  const tokens = db.selectFrom('refresh_tokens').select('session_id')
  return (await tokens.where('token_hash', '=', tokenHash(refresh_token)).executeTakeFirstOrThrow()).session_id
}

/** Sets the time at which a refresh token was used. */
const setUsedAgo = async (refresh_token: string, seconds: number): Promise<void> => {
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: sql`now() - make_interval(secs => ${seconds})` })
    .where('token_hash', '=', tokenHash(refresh_token))
    .execute()
}

describe('auth.refresh', () => {
  it('returns new tokens of the same session', async () => {
    const { user, token, refresh_token } = await createSession()
    const { token: nextToken, refresh_token: next, ...rest } = await refresh(refresh_token)
    assert.deepEqual(rest, {
      status: 'logged_in',
      token_type: 'Bearer',
      expires_in: 900,
      user: { id: user.id, name: user.name, email: user.email },
    })
    assert.notEqual(next, refresh_token)
    assert.ok(await isAccepted(nextToken))
    assert.ok(await isAccepted(token), 'the previous access token is valid until it expires')
    assert.equal((await all(caller(app, nextToken), 'sessions.list')).length, 2, 'the initial session and this one')
  })

  it('can be repeated with the newest token', async () => {
    let { refresh_token } = await createSession()
    for (let round = 0; round < 5; round += 1) ({ refresh_token } = await refresh(refresh_token))
    assert.ok(await isAccepted((await refresh(refresh_token)).token))
  })

  it('updates the last use of the session, but not its expiry', async () => {
    const { token, refresh_token } = await createSession()
    const current = async (bearer: string) =>
      (await all(caller(app, bearer), 'sessions.list')).find((session) => session.current)
    const before = await current(token)
    await db
      .updateTable('sessions')
      .set({ last_used_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', before?.id ?? 0)
      .execute()
    const { token: next } = await refresh(refresh_token)
    const updated = await current(next)
    assert.deepEqual({ ...updated, last_used_at: before?.last_used_at }, before)
    assert.ok((updated?.last_used_at ?? '') >= (before?.last_used_at ?? '~'))
  })

  it('replaces the successor for a client that retries', async () => {
    const { refresh_token } = await createSession()
    const first = await refresh(refresh_token)
    const { refresh_token: second, token } = await refresh(refresh_token)
    assert.notEqual(second, first.refresh_token)
    assert.ok(await isAccepted(token))
    await refresh(second)
  })

  it('ends the session when a replaced successor is used', async () => {
    const { user, refresh_token } = await createSession()
    const first = await refresh(refresh_token)
    const second = await refresh(refresh_token)
    await refuse(first.refresh_token)
    await refuse(second.refresh_token)
    assert.deepEqual(await Promise.all([first.token, second.token].map(isAccepted)), [false, false])
    assert.ok(await isAccepted(user.token), 'the other session of the user remains')
  })

  it('ends the session when a token is reused after its successor', async () => {
    const { refresh_token } = await createSession()
    const { refresh_token: second } = await refresh(refresh_token)
    const { refresh_token: third, token } = await refresh(second)
    await refuse(refresh_token)
    await refuse(third)
    assert.equal(await isAccepted(token), false)
  })

  it('ends the session when a token is reused after ten seconds', async () => {
    const { refresh_token } = await createSession()
    const { refresh_token: next } = await refresh(refresh_token)
    await setUsedAgo(refresh_token, 11)
    await refuse(refresh_token)
    await refuse(next)
  })

  it('counts the ten seconds from the first use', async () => {
    const { refresh_token } = await createSession()
    await refresh(refresh_token)
    await setUsedAgo(refresh_token, 9)
    await refresh(refresh_token)
    await setUsedAgo(refresh_token, 11)
    await refuse(refresh_token)
  })

  it('records the reuse once in the audit log', async () => {
    const { user, refresh_token } = await createSession()
    await refresh(refresh_token)
    await setUsedAgo(refresh_token, 60)
    await refuse(refresh_token)
    await refuse(refresh_token)
    const entries = await all(caller(app, owner.token), 'auditLog.list', {
      query: { action: 'session.refresh_reused', user_id: user.id },
    })
    assert.equal(entries.length, 1)
    assert.equal(entries[0]?.user_id, user.id)
    assert.equal(entries[0]?.ip, '127.0.0.1')
  })

  it('accepts 8 concurrent retries, and leaves one valid token', async () => {
    const { refresh_token } = await createSession()
    const request = { url: app.url, method: 'POST', path: '/v1/token/refresh', body: { refresh_token } }
    const responses = await releaseTogether(Array.from({ length: 8 }, () => request))
    assert.deepEqual(
      responses.map(({ status }) => status),
      Array(8).fill(200),
    )
    const tokens: string[] = responses.map(({ body }) => body.data.refresh_token)
    assert.equal(new Set(tokens).size, 8)
    const unused = await db
      .selectFrom('refresh_tokens')
      .select('token_hash')
      .where('token_hash', 'in', tokens.map(tokenHash))
      .where('used_at', 'is', null)
      .execute()
    const valid = tokens.filter((token) => unused.some(({ token_hash }) => token_hash === tokenHash(token)))
    assert.equal(valid.length, 1)
    const { token } = await refresh(valid[0] ?? '')
    await refuse(tokens.find((each) => each !== valid[0]) ?? '')
    assert.equal(await isAccepted(token), false)
  })

  it('accepts one of a token and its concurrently retried predecessor, then ends the session', async () => {
    const { refresh_token } = await createSession()
    const { refresh_token: next } = await refresh(refresh_token)
    const session = await holdRows(app.databaseUrl, 'sessions', [await findSession(next)])
    const both = [refresh_token, next].map((each) =>
      caller(app).send('auth.refresh', { body: { refresh_token: each } }),
    )
    await session.untilBlocked(2)
    await session.release()
    const responses = await Promise.all(both)
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 401])
    const { data } = responses.find(({ status }) => status === 200)?.body ?? {}
    assert.equal(await isAccepted(data.token), false)
    await refuse(data.refresh_token)
  })

  it('leaves no session open when it runs concurrently with a logout', async () => {
    const { token, refresh_token } = await createSession()
    const session = await holdRows(app.databaseUrl, 'sessions', [await findSession(refresh_token)])
    const refreshing = caller(app).send('auth.refresh', { body: { refresh_token } })
    const loggingOut = caller(app, token).send('auth.logout')
    await session.untilBlocked(2)
    await session.release()
    assert.equal((await loggingOut).status, 204)
    const { status, body } = await refreshing
    if (status === 200) {
      assert.equal(await isAccepted(body.data.token), false)
      await refuse(body.data.refresh_token)
    } else assert.equal(status, 401)
    assert.equal(await isAccepted(token), false)
  })

  it('is refused thirty days after the login', async () => {
    const { user, refresh_token } = await createSession()
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - created_at) / 86400 as days from sessions
      where user_id = ${user.id} order by id desc limit 1`.execute(db)
    assert.equal(Number(rows[0]?.days), 30)
    await db
      .updateTable('sessions')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('user_id', '=', user.id)
      .execute()
    await refuse(refresh_token)
  })

  it('refuses a token of an ended session or an inactive user, and an unknown token', async () => {
    const logout = await createSession()
    await caller(app, logout.token).call('auth.logout')
    await refuse(logout.refresh_token)
    const inactive = await createSession()
    await db.updateTable('users').set({ active: false }).where('id', '=', inactive.user.id).execute()
    await refuse(inactive.refresh_token)
    await refuse('bm90IGEgcmVmcmVzaCB0b2tlbiBvZiBvdXJzIGF0IGFsbCE')
  })

  it('rejects access tokens, and returns a token that is not a bearer token', async () => {
    const { token, refresh_token } = await createSession()
    await caller(app).expectError(422, 'auth.refresh', { body: { refresh_token: token } }) // it contains dots
    await caller(app, refresh_token).expectError(401, 'me.get')
  })

  it('stores no token in plain text', async () => {
    const { refresh_token } = await createSession()
    const { rows } = await sql<{
      row: string
    }>`select to_jsonb(refresh_tokens)::text as row from refresh_tokens`.execute(db)
    assert.ok(rows.length > 0)
    assert.deepEqual(
      rows.filter(({ row }) => row.includes(refresh_token)),
      [],
    )
  })
})
