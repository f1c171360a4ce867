import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { type CommandResult, runAdmin } from '../../../server/commands/run-admin.ts'
import { all, caller } from '../../support/http.ts'
import { createTestDatabase } from '../../support/postgres/database.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { linkToken } from '../../support/samples/password-link.ts'
import { startTestApp } from '../../support/service/app.ts'

const module = join(import.meta.dirname, '../../../server/commands/admin.ts')
const cwd = await mkdtemp(join(tmpdir(), 'workforce-admin-'))
after(() => rm(cwd, { recursive: true }))

const { DATABASE_URL: _, DATA_DIR: __, NODE_ENV: ___, ...inherited } = process.env

/** Runs an admin command in this process. */
const admin = (args: string[], env: Record<string, string> = {}): Promise<CommandResult> =>
  runAdmin(args, { ...inherited, ...env })

/** Runs an admin command in a separate process and working directory. */
function adminProcess(args: string[], env: Record<string, string> = {}): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [module, ...args], { cwd, env: { ...inherited, ...env } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

const owner = ['--name', 'Initech', '--owner-email', 'bill@initech.example']

test('create-business prints a link that sets the password of the owner once within seven days', async () => {
  const app = await startTestApp()
  const options = ['--currency', 'USD', '--time-zone', 'America/Chicago', '--owner-name', 'Bill Lumbergh']
  const env = { DATABASE_URL: app.databaseUrl, PUBLIC_URL: 'https://workforce.example' }
  const { code, out } = await admin(['create-business', ...owner, ...options], env)
  assert.equal(code, 0)
  const token = linkToken(out)
  assert.equal(
    out,
    `Created business 1 (Initech) with the owner bill@initech.example.
https://workforce.example/password/${token}
Open this link to set the password of bill@initech.example. It works once and expires in 7 days.
`,
  )
  const link = await app.db.selectFrom('password_links').selectAll().executeTakeFirstOrThrow()
  assert.equal((Date.parse(link.expires_at) - Date.parse(link.created_at)) / 86_400_000, 7)
  const password = 'a password that Bill chose'
  assert.equal((await app.send('POST', '/v1/password/reset', { body: { token, password } })).status, 204)
  assert.equal((await app.send('POST', '/v1/password/reset', { body: { token, password } })).status, 422)
  const login = await app.send('POST', '/v1/login', { body: { email: 'bill@initech.example', password } })
  assert.equal(login.status, 200)
  const me = await app.send('GET', '/v1/me', { token: login.body.data.token })
  const { id: _, ...business } = me.body.data.business
  assert.deepEqual(business, {
    name: 'Initech',
    currency: 'USD',
    time_zone: 'America/Chicago',
    sandbox: false,
    sends_mail: false,
  })
  assert.equal(me.body.data.name, 'Bill Lumbergh')
  assert.equal(me.body.data.role, 'owner')

  const trial = ['create-business', '--name', 'Trial', '--owner-email', 'trial@initech.example', '--sandbox']
  assert.match((await admin(trial, env)).out, /^Created sandbox 2 \(Trial\) with the owner trial@initech\.example\./)
  const { rows } = await sql<{ sandbox: boolean }>`select sandbox from businesses where id = 2`.execute(app.db)
  assert.deepEqual(rows, [{ sandbox: true }])
})

test('password-link prints a link that sets the password of an invited or existing user once', async () => {
  const app = await startTestApp()
  const env = { DATABASE_URL: app.databaseUrl, PUBLIC_URL: 'https://workforce.example/' }
  const { owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  const invited = { name: 'Ada', email: 'ada@example.com', role: 'admin' as const }
  const { id } = (await api.call('users.create', { body: invited })).body.data

  const setPassword = async (email: string, text: RegExp): Promise<void> => {
    const { code, out } = await admin(['password-link', '--email', email.toUpperCase()], env)
    assert.equal(code, 0)
    assert.match(out, text)
    const token = /^https:\/\/workforce\.example\/password\/(\S{20,})\n/.exec(out)?.[1]
    const body = { token, password: 'a new password of theirs' }
    assert.equal((await app.send('POST', '/v1/password/reset', { body })).status, 204)
    assert.equal((await app.send('POST', '/v1/password/reset', { body })).status, 422)
    const login = await app.send('POST', '/v1/login', { body: { email, password: body.password } })
    assert.equal(login.status, 200)
  }
  await setPassword(invited.email, /set the password of ADA@EXAMPLE\.COM\. It works once and expires in 7 days\.$/m)
  await setPassword(invited.email, /works once and expires in an hour\.$/m)
  const entries = await all(api, 'auditLog.list', { query: { user_id: id } })
  const actions = entries.filter(({ detail }) => detail.by === 'operator').map(({ action }) => action)
  assert.deepEqual(actions.sort(), ['password.reset_requested', 'user.invited'])

  const invitation = { name: 'Grace', email: 'grace@example.com', role: 'employee' as const }
  const { name, owner: stranger, id: otherId } = await createBusiness(app)
  for (const by of [api, caller(app, stranger.token)]) await by.call('users.create', { body: invitation })
  const several = await admin(['password-link', '--email', invitation.email], env)
  assert.deepEqual([several.code, several.out], [1, ''])
  assert.match(several.err, /^Several businesses have invited grace@example\.com\. Select one with --business: /)
  assert.ok(several.err.includes(`${otherId} (${name})`))
  const selection = await admin(['password-link', '--email', invitation.email, '--business', String(otherId)], env)
  assert.equal(selection.code, 0)
  const page = await app.send('GET', `/password/${/\/password\/(\S+)/.exec(selection.out)?.[1]}`)
  assert.ok(page.text.includes(`log in to ${name} as`))
  assert.equal((await admin(['password-link', '--email', invitation.email, '--business', 'one'], env)).code, 2)

  await api.call('users.update', { path: { id }, header: { 'If-Match': '*' }, body: { active: false } })
  for (const email of [invited.email, 'nobody@example.com']) {
    const { code, out, err } = await admin(['password-link', '--email', email], env)
    assert.deepEqual([code, out], [1, ''])
    assert.equal(err, `No active user has the address ${email}.\n`)
  }
  const wrong = await admin(['password-link', '--email', invited.email], { ...env, PUBLIC_URL: 'ftp://x' })
  assert.deepEqual([wrong.code, wrong.out], [1, ''])
  assert.match(wrong.err, /^PUBLIC_URL: /)
})

test('create-business refuses an address with a login in any case, and creates no business', async () => {
  const app = await startTestApp()
  const env = { DATABASE_URL: app.databaseUrl }
  const { out } = await admin(['create-business', ...owner], env)
  const body = { token: linkToken(out), password: 'a password that Bill chose' }
  assert.equal((await app.send('POST', '/v1/password/reset', { body })).status, 204)
  const again = await admin(['create-business', '--name', 'Initrode', '--owner-email', 'Bill@Initech.example'], env)
  assert.equal(again.code, 1)
  assert.match(again.err, /^Bill@Initech\.example already logs in to a business/)
  assert.deepEqual((await sql`select count(*)::int from businesses`.execute(app.db)).rows, [{ count: 1 }])
})

test('migrate applies the migrations to an empty database once', async () => {
  const database = await createTestDatabase({ empty: true })
  const env = { DATABASE_URL: database.url }
  const early = await admin(['create-business', ...owner], env)
  assert.equal(early.code, 1)
  assert.match(early.err, /not up to date\. Run `npm run migrate` first/)
  assert.match((await admin(['migrate'], env)).out, /^Applied 2026-11-22-foundation/)
  assert.match((await admin(['migrate'], env)).out, /^The database is up to date/)
})

test('seed-demo adds demo data only to an empty database, and not in production', async () => {
  const database = await createTestDatabase({ empty: true })
  const env = { DATABASE_URL: database.url, DATA_DIR: cwd }
  const production = await admin(['seed-demo'], { ...env, NODE_ENV: 'production' })
  assert.equal(production.code, 1)
  assert.match(production.err, /cannot be used in production/)
  assert.equal((await admin(['seed-demo'], env)).code, 0)
  const again = await admin(['seed-demo'], env)
  assert.equal(again.code, 1)
  assert.match(again.err, /already has businesses/)

  const app = await startTestApp({ databaseUrl: database.url })
  const { rows: unanalyzed } = await sql`select tables_to_analyze() as name`.execute(app.db)
  assert.deepEqual(unanalyzed, [])
  const login = await app.send('POST', '/v1/login', {
    body: { email: 'owner@globex.test', password: 'globex-owner-demo' },
  })
  const people = await app.send('GET', '/v1/people?limit=200', { token: login.body.data.token })
  assert.equal(people.status, 200)
  assert.equal(people.body.data.length, 20)
})

test('commands use the database of a running npm start', async () => {
  const database = await createTestDatabase()
  const refusal = await adminProcess(['migrate'])
  assert.equal(refusal.code, 1)
  assert.match(refusal.err, /^DATABASE_URL is not set, and `npm start` is not running here/)
  const dataDir = await mkdtemp(join(cwd, 'data-'))
  await writeFile(join(dataDir, 'database-url'), `${database.url}\n`)
  assert.match((await adminProcess(['migrate'], { DATA_DIR: dataDir })).out, /^The database is up to date/)
})

test('help and invalid command lines print the usage; invalid ones list all errors and exit with code 2', async () => {
  const help = await adminProcess(['help'])
  assert.equal(help.code, 0)
  assert.match(help.out, /^Usage: npm run admin/)
  for (const args of [['--help'], ['-h'], ['create-business', '--help']]) {
    assert.deepEqual(await admin(args), { code: 0, out: help.out, err: '' }, args.join(' '))
  }
  const unknown = (await admin(['toString'])).err
  assert.match(unknown, /^Unknown command toString\. Use one of migrate, distribute, .*, webhooks, help\.\n$/)
  for (const args of [[], ['migrate', '--force'], ['seed-demo', 'now']]) {
    const { code, out, err } = await admin(args)
    assert.deepEqual({ args, code, out }, { args, code: 2, out: '' })
    assert.match(err, /Usage: npm run admin/)
  }
  const wrong = ['--name', ' ', '--owner-email', 'bill', '--currency', 'euro', '--time-zone', '+01:00']
  const { code, err } = await adminProcess(['create-business', ...wrong])
  assert.equal(code, 2)
  const options = [...err.matchAll(/^--(\S+): must/gm)].map(([, option]) => option)
  assert.deepEqual(options, ['name', 'owner-email', 'currency', 'time-zone'])
})

test('a typo gets a suggestion and the usage of its command', async () => {
  assert.deepEqual(await admin(['crate-business']), {
    code: 2,
    out: '',
    err: 'Unknown command crate-business. Did you mean create-business?\n',
  })
  const { err } = await admin(['create-business', '--name', 'Acme', '--owner-mail', 'a@example.com'])
  assert.match(err, /^Usage: npm run admin --\n {2}create-business .*\n\n/s)
  assert.match(err, /Unknown option --owner-mail\. Did you mean --owner-email\?\n$/)
  assert.doesNotMatch(err, /reencrypt|webhooks|migrate/)
  assert.match((await admin(['migrate', '--force'])).err, /Unknown option --force\. The command has no options\.\n$/)
})

test('an unreachable database is reported in one line', async () => {
  const { code, err } = await adminProcess(['migrate'], { DATABASE_URL: 'postgres://user@127.0.0.1:1/nothing' })
  assert.equal(code, 1)
  assert.equal(
    err,
    'PostgreSQL does not respond at 127.0.0.1:1 (ECONNREFUSED): is it running, and is DATABASE_URL right?\n',
  )
})
