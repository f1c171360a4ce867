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

/** A user who has logged in once more. */
async function loggedIn() {
  const user = await createUser(app, { business_id, role: 'employee' })
  return { ...(await logIn(app, user)), user }
}

const refresh = async (refresh_token: string) =>
  (await caller(app).call('auth.refresh', { body: { refresh_token } })).body.data

const refused = async (refresh_token: string): Promise<void> => {
  const { body } = await caller(app).refused(401, 'auth.refresh', { body: { refresh_token } })
  assert.equal(body.message, 'Unauthenticated.')
}

const letsIn = async (token: string): Promise<boolean> => (await caller(app, token).send('me.get')).status === 200

/** The session of a token. */
async function sessionOf(refresh_token: string): Promise<number> {
  const tokens = db.selectFrom('refresh_tokens').select('session_id')
  return (await tokens.where('token_hash', '=', tokenHash(refresh_token)).executeTakeFirstOrThrow()).session_id
}

/** As if a token had been used so long ago. */
const usedAgo = async (refresh_token: string, seconds: number): Promise<void> => {
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: sql`now() - make_interval(secs => ${seconds})` })
    .where('token_hash', '=', tokenHash(refresh_token))
    .execute()
}

describe('auth.refresh', () => {
  it('answers another pair of tokens, of the same session', async () => {
    const { user, token, refresh_token } = await loggedIn()
    const { token: nextToken, refresh_token: next, ...rest } = await refresh(refresh_token)
    assert.deepEqual(rest, {
      status: 'logged_in',
      token_type: 'Bearer',
      expires_in: 900,
      user: { id: user.id, name: user.name, email: user.email },
    })
    assert.notEqual(next, refresh_token)
    assert.ok(await letsIn(nextToken))
    assert.ok(await letsIn(token), 'the token of before is good until it expires')
    assert.equal((await all(caller(app, nextToken), 'sessions.list')).length, 2, 'the factory’s session and this one')
  })

  it('answers as often as the client comes with the newest token', async () => {
    let { refresh_token } = await loggedIn()
    for (let round = 0; round < 5; round += 1) ({ refresh_token } = await refresh(refresh_token))
    assert.ok(await letsIn((await refresh(refresh_token)).token))
  })

  it('does not move the end of the session, and notes that it was used', async () => {
    const { token, refresh_token } = await loggedIn()
    const current = async (bearer: string) =>
      (await all(caller(app, bearer), 'sessions.list')).find((session) => session.current)
    const before = await current(token)
    await db
      .updateTable('sessions')
      .set({ last_used_at: '2026-01-01T00:00:00Z' })
      .where('id', '=', before?.id ?? 0)
      .execute()
    const { token: next } = await refresh(refresh_token)
    const then = await current(next)
    assert.deepEqual({ ...then, last_used_at: before?.last_used_at }, before)
    assert.ok((then?.last_used_at ?? '') >= (before?.last_used_at ?? '~'))
  })

  it('answers a client that lost the answer, in the place of the first time', async () => {
    const { refresh_token } = await loggedIn()
    const lost = await refresh(refresh_token)
    const { refresh_token: again, token } = await refresh(refresh_token)
    assert.notEqual(again, lost.refresh_token)
    assert.ok(await letsIn(token))
    await refresh(again)
  })

  it('ends the session when the replaced successor is used after all: two parties have the tokens', async () => {
    const { user, refresh_token } = await loggedIn()
    const first = await refresh(refresh_token)
    const second = await refresh(refresh_token)
    await refused(first.refresh_token)
    await refused(second.refresh_token)
    assert.deepEqual(await Promise.all([first.token, second.token].map(letsIn)), [false, false])
    assert.ok(await letsIn(user.token), 'the user’s other session lives on')
  })

  it('ends the session when a token comes again after its successor was used', async () => {
    const { refresh_token } = await loggedIn()
    const { refresh_token: second } = await refresh(refresh_token)
    const { refresh_token: third, token } = await refresh(second)
    await refused(refresh_token)
    await refused(third)
    assert.equal(await letsIn(token), false)
  })

  it('ends the session when a token comes again later than ten seconds', async () => {
    const { refresh_token } = await loggedIn()
    const { refresh_token: next } = await refresh(refresh_token)
    await usedAgo(refresh_token, 11)
    await refused(refresh_token)
    await refused(next)
  })

  it('counts the ten seconds from the first use, however often it was repeated', async () => {
    const { refresh_token } = await loggedIn()
    await refresh(refresh_token)
    await usedAgo(refresh_token, 9)
    await refresh(refresh_token)
    await usedAgo(refresh_token, 11)
    await refused(refresh_token)
  })

  it('writes into the audit log whose tokens were reused, once', async () => {
    const { user, refresh_token } = await loggedIn()
    await refresh(refresh_token)
    await usedAgo(refresh_token, 60)
    await refused(refresh_token)
    await refused(refresh_token)
    const entries = await all(caller(app, owner.token), 'auditLog.list', {
      query: { action: 'session.refresh_reused', user_id: user.id },
    })
    assert.equal(entries.length, 1)
    assert.equal(entries[0]?.user_id, user.id)
    assert.equal(entries[0]?.ip, '127.0.0.1')
  })

  it('answers each of 8 parallel repeats, and leaves one token that is good', async () => {
    const { refresh_token } = await loggedIn()
    const request = { url: app.url, method: 'POST', path: '/v1/token/refresh', body: { refresh_token } }
    const answers = await releaseTogether(Array.from({ length: 8 }, () => request))
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(8).fill(200),
    )
    const tokens: string[] = answers.map(({ body }) => body.data.refresh_token)
    assert.equal(new Set(tokens).size, 8)
    const unused = await db
      .selectFrom('refresh_tokens')
      .select('token_hash')
      .where('token_hash', 'in', tokens.map(tokenHash))
      .where('used_at', 'is', null)
      .execute()
    const good = tokens.filter((token) => unused.some(({ token_hash }) => token_hash === tokenHash(token)))
    assert.equal(good.length, 1)
    const { token } = await refresh(good[0] ?? '')
    await refused(tokens.find((each) => each !== good[0]) ?? '')
    assert.equal(await letsIn(token), false)
  })

  it('lets one of a token and its repeated predecessor through, and then ends the session', async () => {
    const { refresh_token } = await loggedIn()
    const { refresh_token: next } = await refresh(refresh_token)
    const session = await holdRows(app.databaseUrl, 'sessions', [await sessionOf(next)])
    const both = [refresh_token, next].map((each) =>
      caller(app).send('auth.refresh', { body: { refresh_token: each } }),
    )
    await session.waiting(2)
    await session.release()
    const answers = await Promise.all(both)
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401])
    const { data } = answers.find(({ status }) => status === 200)?.body ?? {}
    assert.equal(await letsIn(data.token), false)
    await refused(data.refresh_token)
  })

  it('leaves nothing open when it meets the logout', async () => {
    const { token, refresh_token } = await loggedIn()
    const session = await holdRows(app.databaseUrl, 'sessions', [await sessionOf(refresh_token)])
    const refreshed = caller(app).send('auth.refresh', { body: { refresh_token } })
    const left = caller(app, token).send('auth.logout')
    await session.waiting(2)
    await session.release()
    assert.equal((await left).status, 204)
    const { status, body } = await refreshed
    if (status === 200) {
      assert.equal(await letsIn(body.data.token), false)
      await refused(body.data.refresh_token)
    } else assert.equal(status, 401)
    assert.equal(await letsIn(token), false)
  })

  it('is over thirty days after the login', async () => {
    const { user, refresh_token } = await loggedIn()
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - created_at) / 86400 as days from sessions
      where user_id = ${user.id} order by id desc limit 1`.execute(db)
    assert.equal(Number(rows[0]?.days), 30)
    await db.updateTable('sessions').set({ expires_at: sql`now()` }).where('user_id', '=', user.id).execute()
    await refused(refresh_token)
  })

  it('refuses a token of an ended session, of an inactive user, and one that never was', async () => {
    const ended = await loggedIn()
    await caller(app, ended.token).call('auth.logout')
    await refused(ended.refresh_token)
    const inactive = await loggedIn()
    await db.updateTable('users').set({ active: false }).where('id', '=', inactive.user.id).execute()
    await refused(inactive.refresh_token)
    await refused('bm90IGEgcmVmcmVzaCB0b2tlbiBvZiBvdXJzIGF0IGFsbCE')
  })

  it('takes no access token, and a refresh token is no bearer', async () => {
    const { token, refresh_token } = await loggedIn()
    await caller(app).refused(422, 'auth.refresh', { body: { refresh_token: token } }) // it has dots
    await caller(app, refresh_token).refused(401, 'me.get')
  })

  it('stores no token as it is', async () => {
    const { refresh_token } = await loggedIn()
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
