import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import { normalizeRecoveryCode } from '../../server/access/second-factor/recovery-codes.ts'
import { createLog } from '../../server/process/log.ts'
import { createDocumentFixture, signatureFor } from '../server/documents/document-fixture.ts'
import { caller } from '../support/http.ts'
import { startMailServer } from '../support/receivers/mail-server.ts'
import { startReceiver } from '../support/receivers/receiver.ts'
import { createKey } from '../support/samples/api-key.ts'
import { createBusiness, createUser, testPassword } from '../support/samples/factories.ts'
import { linkToken } from '../support/samples/password-link.ts'
import { challenge, enableTwoFactor } from '../support/samples/second-factor.ts'
import { startTestApp } from '../support/service/app.ts'
import { logIn } from '../support/service/log-in.ts'
import { startWorkerProcess } from '../support/service/service-process.ts'

/*
 * Neither the logs nor the database contain a secret: each secret is used as intended, and then searched for in
 * everything that the service has written.
 */

const logged: string[] = []
const mail = await startMailServer()
const receiver = await startReceiver()
const smtp = { SMTP_URL: mail.url, SMTP_FROM: 'workforce@example.com' }
const log = createLog('server', { logLevel: 'trace' }, { write: (line) => void logged.push(line) })
const app = await startTestApp({ log, env: smtp })
const worker = await startWorkerProcess(app.databaseUrl, { ...smtp, LOG_LEVEL: 'trace' }, (text) => logged.push(text))

const signingToken = (text: string): string =>
  /\/sign\/([\w-]{43})/.exec(text)?.[1] ?? assert.fail('the email has no signing link')

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const client = new Client({ connectionString: app.databaseUrl })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  await client.end()
  return texts.join('\n')
}

/** The bytes of a secret, and those that it encodes: base64url, base32 (TOTP), and base64 after `whsec_`. */
function decodeSecret(secret: string): Buffer[] {
  const bytes: Buffer[] = [Buffer.from(secret), Buffer.from(secret, 'base64url')]
  if (/^[A-Z2-7]{16,}$/.test(secret)) bytes.push(fromBase32(secret))
  if (secret.startsWith('whsec_')) bytes.push(Buffer.from(secret.slice('whsec_'.length), 'base64'))
  return bytes
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The part of base64 that does not depend on the surrounding bytes, for each of three alignments. */
const insideBase64 = (bytes: Uint8Array): string[] =>
  [0, 1, 2].flatMap((offset) => {
    const padded = Buffer.concat([Buffer.alloc(offset), bytes])
    const wholeGroups = padded.subarray(0, padded.length - (padded.length % 3))
    return ['base64' as const, 'base64url' as const].map((encoding) =>
      wholeGroups.toString(encoding).slice(offset && 4),
    )
  })

/** The encodings in which a secret could be stored. */
const encodings = (secret: string): string[] =>
  [secret, ...decodeSecret(secret).flatMap((bytes) => [bytes.toString('hex'), ...insideBase64(bytes)])].filter(
    ({ length }) => length >= 6,
  )

const findSecrets = (secrets: Record<string, string>, text: string): string[] =>
  Object.keys(secrets).filter((name) => encodings(secrets[name] ?? '').some((form) => text.includes(form)))

test('neither the logs nor the database contain a secret', async () => {
  const { id: business_id, owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  const secrets: Record<string, string> = { password: testPassword, 'access token': owner.token }

  const session = await logIn(app, owner)
  const { data: renewed } = (await caller(app).call('auth.refresh', { body: { refresh_token: session.refresh_token } }))
    .body
  Object.assign(secrets, { 'login token': session.token, 'used refresh token': session.refresh_token })
  Object.assign(secrets, { 'renewed token': renewed.token, 'refresh token': renewed.refresh_token })

  const twoFactorUser = await createUser(app, { business_id, role: 'admin' })
  const { secret, recovery_codes } = await enableTwoFactor(app, twoFactorUser)
  const [usedCode = '', unusedCode = ''] = recovery_codes
  const session_token = await challenge(app, twoFactorUser)
  await caller(app).call('twoFactor.verify', { body: { session_token, recovery_code: usedCode } })
  const wrong_code = 'zzzzz-yyyyy'
  const open_challenge = await challenge(app, twoFactorUser)
  await caller(app).expectError(401, 'twoFactor.verify', {
    body: { session_token: open_challenge, recovery_code: wrong_code },
  })
  Object.assign(secrets, { 'TOTP secret': secret, 'used recovery code': usedCode, 'recovery code': unusedCode })
  Object.assign(secrets, {
    'recovery code without its dashes': normalizeRecoveryCode(unusedCode),
    'wrong recovery code': wrong_code,
    'wrong recovery code without its dashes': normalizeRecoveryCode(wrong_code),
  })
  Object.assign(secrets, { 'session token': session_token, 'open session token': open_challenge })

  const invited = { name: 'Mary', email: 'mary@example.com', role: 'employee' as const }
  await api.call('users.create', { body: invited })
  const invitation = linkToken((await mail.mailTo(invited.email)).text)
  const new_password = 'a password for this test only'
  await caller(app).call('auth.resetPassword', { body: { token: invitation, password: new_password } })
  await caller(app).call('auth.forgotPassword', { body: { email: owner.email } })
  const reset = linkToken((await mail.mailTo(owner.email)).text)
  Object.assign(secrets, { 'invitation link': invitation, 'reset link': reset, 'new password': new_password })

  const { token: key } = await createKey(app, owner, { scopes: ['people:read'] })
  await caller(app, key).call('people.list')
  secrets['API key'] = key

  const gateway_token = 'bSBnYXRld2F5LCBsZXQgbWUgaW4'
  const headers = { Authorization: `Bearer ${gateway_token}` }
  const webhook = { url: `${receiver.url}/hook`, events: ['*' as const], headers }
  secrets['header of the receiver'] = gateway_token
  const retriable_request = { body: webhook, header: { 'Idempotency-Key': 'once' } }
  secrets['webhook secret'] = (await api.call('webhooks.create', retriable_request)).body.data.secret ?? assert.fail()
  await api.call('people.create', { body: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' } })
  const [delivery] = await receiver.until(1)
  assert.equal(delivery?.headers.authorization, headers.Authorization)
  secrets['webhook signature'] = String(delivery?.headers['x-webhook-signature'])

  const { document, tokens } = await (await createDocumentFixture(app)).sendDocument(2)
  const [first = '', second = ''] = tokens
  for (const token of tokens) await caller(app).call('signing.get', { path: { token } })
  await caller(app).expectError(409, 'signing.sign', { path: { token: second }, body: signatureFor(document) })
  await caller(app).call('signing.sign', { path: { token: first }, body: signatureFor(document) })
  const mailed = signingToken((await mail.mailTo('signer-2@example.com')).text)
  await caller(app).call('signing.file', { path: { token: mailed } })
  const unknown = 'aSigningTokenThatDoesNotExist00123456789-_x'
  for (const token of [first, second, unknown]) await app.send('GET', `/sign/${token}`)
  for (const path of [`/v1/signing/${unknown}`, `/v1/signing/${unknown}/nonsense`]) await app.send('GET', path)
  Object.assign(secrets, {
    'signing link': first,
    'link out of turn': second,
    'emailed link': mailed,
    'unknown link': unknown,
  })

  await worker.end()
  const database = await dump()
  const logs = logged.join('')
  for (const text of ['ada@example.com', 'password.reset', 'drain_webhook']) assert.ok(database.includes(text), text)
  for (const text of ['twoFactor.verify', 'apiKeys.create', 'signing.sign', 'signingPage', '"process":"worker"'])
    assert.ok(logs.includes(text), text)
  assert.deepEqual(findSecrets(secrets, database), [])
  assert.deepEqual(findSecrets(secrets, logs), [])
})

test('a secret is found in each encoding', () => {
  const secrets = [
    'wk_c2VjcmV0IG9mIGEgbWFjaGluZQ',
    'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw==',
  ]
  for (const secret of secrets) {
    for (const bytes of decodeSecret(secret)) {
      const alignments = ['', 'x', 'xy'].map(
        (before) => Buffer.from(before).toString('latin1') + bytes.toString('latin1'),
      )
      const forms = [secret, `\\x${bytes.toString('hex')}`]
      forms.push(...alignments.map((text) => Buffer.from(`${text}yx`, 'latin1').toString('base64')))
      for (const form of forms) assert.deepEqual(findSecrets({ secret }, `a row with ${form} in it`), ['secret'], form)
    }
    assert.deepEqual(findSecrets({ secret }, 'a row without it'), [])
  }
})
