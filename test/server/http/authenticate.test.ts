import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const secret = 'a secret for tests that is long enough'
const app = await startTestApp({ env: { JWT_SECRETS: `new:${secret},old:${secret.toUpperCase()}` } })
const { id: business_id, owner } = await createBusiness(app)
const other = await createUser(app, { business_id, role: 'owner' })
const stranger = await createBusiness(app)

interface Forged {
  header?: Record<string, unknown>
  /** Claims to replace; undefined removes a claim. */
  claims?: Record<string, unknown>
  /** The complete payload as JSON, instead of the claims. */
  payload?: string
  key?: string
  hash?: string
  change?: (token: string) => string
  /** The expected error code; `token_malformed` by default. */
  code?: string
}

const base64url = (text: string) => Buffer.from(text).toString('base64url')
const now = Math.floor(Date.now() / 1000)

/** Creates a token like those of `auth.login`, with parts replaced. */
function forge({ header, claims, payload, key = secret, hash = 'sha256', change = (token) => token }: Forged): string {
  const { id, session_id } = owner
  const valid = { sub: String(id), sid: session_id, business_id, scopes: ['self'], iat: now, exp: now + 900 }
  const head = base64url(JSON.stringify({ alg: 'HS256', typ: 'at+jwt', kid: 'new', ...header }))
  const body = base64url(payload ?? JSON.stringify({ ...valid, ...claims }))
  const signature = createHmac(hash, key).update(`${head}.${body}`).digest('base64url')
  return change(`${head}.${body}.${signature}`)
}

/** Returns a valid payload in which one claim is a literal that JSON.stringify never writes. */
const withLiteral = (name: string, literal: string) =>
  Buffer.from(forge({ claims: { [name]: '@' } }).split('.')[1] ?? '', 'base64url')
    .toString()
    .replace('"@"', literal)

const parts = (change: (head: string, body: string, signature: string) => string) => (token: string) => {
  const [head = '', body = '', signature = ''] = token.split('.')
  return change(head, body, signature)
}
const removeSignature = parts((head, body) => `${head}.${body}.`)
const flipLetter = (text: string) => `${text.slice(0, -5)}${text.at(-5) === 'A' ? 'B' : 'A'}${text.slice(-4)}`

const forgeries: Record<string, Forged> = {
  'alg none': { header: { alg: 'none' }, change: removeSignature },
  'alg None': { header: { alg: 'None' }, change: removeSignature },
  'alg none, signed': { header: { alg: 'none' } },
  'no alg': { header: { alg: undefined } },
  'no signature': { change: removeSignature },
  HS384: { header: { alg: 'HS384' }, hash: 'sha384' },
  HS512: { header: { alg: 'HS512' }, hash: 'sha512' },
  'alg HS256, signed with HS512': { hash: 'sha512' },
  'alg RS256, signed with HS256': { header: { alg: 'RS256' } },
  'another key': { key: 'another secret for tests, long enough' },
  'an empty key': { key: '' },
  'the key of another kid': { header: { kid: 'old' } },
  'an unknown kid': { header: { kid: 'newer' } },
  'no kid': { header: { kid: undefined } },
  'a kid that is a member of Object.prototype': { header: { kid: 'constructor' } },
  'a key in the header': { key: 'x', header: { jwk: { kty: 'oct', k: base64url('x') } } },
  'typ JWT': { header: { typ: 'JWT' } },
  'no typ': { header: { typ: undefined } },
  'an unknown crit': { header: { crit: ['exp'], exp: 1 } },
  'an empty crit': { header: { crit: [] } },
  'no exp': { claims: { exp: undefined } },
  'exp in the past': { claims: { iat: now - 901, exp: now - 1 }, code: 'token_expired' },
  'exp in milliseconds': { claims: { exp: (now + 900) * 1000 } },
  'exp 1e99': { payload: withLiteral('exp', '1e99') },
  'exp 1e999': { payload: withLiteral('exp', '1e999') },
  'exp a second too far': { claims: { exp: now + 901 } },
  'exp as a text': { claims: { exp: String(now + 900) } },
  'exp null': { claims: { exp: null } },
  'no iat': { claims: { iat: undefined } },
  'iat in the future': { claims: { iat: now + 300, exp: now + 900 } },
  'iat as a text': { claims: { iat: String(now) } },
  'nbf in the future': { claims: { nbf: now + 60 } },
  'no sub': { claims: { sub: undefined } },
  'sub an object': { claims: { sub: { id: owner.id } } },
  'sub a number': { claims: { sub: owner.id } },
  'sub with spaces': { claims: { sub: ` ${owner.id}` } },
  'sub as 0x1': { claims: { sub: `0x${owner.id.toString(16)}` } },
  'sub of another user': { claims: { sub: String(other.id) }, code: 'token_revoked' },
  'no sid': { claims: { sid: undefined } },
  'sid of another user': { claims: { sid: other.session_id }, code: 'token_revoked' },
  'unknown sid': { claims: { sid: 2_147_483_647 }, code: 'token_revoked' },
  'sid beyond 32 bits': { claims: { sid: 2_147_483_648 } },
  'sid a text': { claims: { sid: String(owner.session_id) } },
  'no business_id': { claims: { business_id: undefined } },
  'business_id of another business': { claims: { business_id: stranger.id }, code: 'token_revoked' },
  'business_id null': { claims: { business_id: null } },
  'no scopes': { claims: { scopes: undefined } },
  'scopes as a text': { claims: { scopes: 'self people:read' } },
  'an unknown scope': { claims: { scopes: ['self', 'everything'] } },
  'scopes in scopes': { claims: { scopes: [['self']] } },
  'an array': { payload: '[]' },
  'an array of valid claims': { payload: `[${withLiteral('x', '1')}]` },
  null: { payload: 'null' },
  'a text': { payload: '"owner"' },
  'invalid JSON': { payload: '{' },
  nothing: { payload: '' },
  'the payload of another user': {
    change: parts((head, _body, signature) => `${head}.${other.token.split('.')[1]}.${signature}`),
  },
  'sub beyond 32 bits': { claims: { sub: '2147483648' } },
  'a changed payload': { change: parts((head, body, signature) => `${head}.${flipLetter(body)}.${signature}`) },
  'a changed header': { change: parts((head, body, signature) => `${flipLetter(head)}.${body}.${signature}`) },
  'a changed signature': { change: parts((head, body, signature) => `${head}.${body}.${flipLetter(signature)}`) },
  'half a signature': { change: parts((head, body, signature) => `${head}.${body}.${signature.slice(0, 21)}`) },
  'a fourth part': { change: (token) => `${token}.${token.split('.')[2]}` },
  'two parts': { change: parts((head, body) => `${head}.${body}`) },
  'a comma and a second token': { change: (token) => `${token},${token}` },
  '15 KB': { claims: { note: 'x'.repeat(11_000) } },
}

const me = (token: string) => caller(app, token)

describe('an access token', () => {
  it('is accepted in the format of auth.login', async () => {
    assert.equal((await me(forge({})).call('me.get')).body.data.id, owner.id)
  })

  it('is accepted with a small clock skew of its issuer', async () => {
    await me(forge({ claims: { iat: now + 20, exp: now + 920 } })).call('me.get')
  })

  it('is accepted with the signature of an older key, while logins use the first key', async () => {
    await me(forge({ header: { kid: 'old' }, key: secret.toUpperCase() })).call('me.get')
    assert.equal(JSON.parse(Buffer.from(owner.token.split('.')[0] ?? '', 'base64url').toString()).kid, 'new')
  })

  it('is accepted with the scheme in upper or lower case', async () => {
    for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
      await caller(app).call('me.get', { header: { authorization: `${scheme} ${forge({})}` } as never })
    }
  })

  it('is accepted only in the header', async () => {
    const token = forge({})
    for (const path of [`/v1/me?access_token=${token}`, `/v1/me?token=${token}`]) {
      assert.equal((await app.send('GET', path, { headers: { cookie: `token=${token}` } })).status, 401)
    }
  })

  for (const [name, forged] of Object.entries(forgeries)) {
    it(`is refused with ${name}`, async () => {
      const { body } = await me(forge(forged)).expectError(401, 'me.get')
      assert.deepEqual([body.code, body.message], [forged.code ?? 'token_malformed', 'Unauthenticated.'])
    })
  }

  it('has specific errors if it is missing, malformed or expired', async () => {
    const refuse = async (authorization?: string) => {
      const header: Record<string, string> = authorization === undefined ? {} : { authorization }
      const { headers, body } = await caller(app).expectError(401, 'me.get', { header })
      return [body.code, headers['www-authenticate']]
    }
    const metadata = `resource_metadata="${app.config.publicUrl}/.well-known/oauth-protected-resource"`
    const malformed = 'error_description="The token is not one of this service, or not for this address"'
    assert.deepEqual(await refuse(), ['token_missing', `Bearer realm="Workforce", ${metadata}`])
    for (const header of ['Bearer', 'Bearer a b', `Basic ${owner.token}`, owner.token, 'Bearer garbage']) {
      assert.deepEqual(await refuse(header), [
        'token_malformed',
        `Bearer realm="Workforce", error="invalid_token", ${malformed}, ${metadata}`,
      ])
    }
    const expired = forge({ claims: { iat: now - 901, exp: now - 1 } })
    assert.deepEqual(await refuse(`Bearer ${expired}`), [
      'token_expired',
      `Bearer realm="Workforce", error="invalid_token", error_description="The token has expired", ${metadata}`,
    ])
  })

  it('is revoked with its session', async () => {
    const { token } = await createUser(app, { business_id, role: 'employee' })
    await me(token).call('auth.logout')
    const { headers, body } = await me(token).expectError(401, 'me.get')
    assert.equal(body.code, 'token_revoked')
    assert.match(String(headers['www-authenticate']), /error_description="The token was revoked", resource_metadata=/)
  })

  it('is rejected if it was changed, even after the original was accepted', async () => {
    const token = forge({ claims: { note: 'used before' } })
    for (let turn = 0; turn < 2; turn += 1) await me(token).call('me.get')
    const changes = [
      parts((head, body, signature) => `${head}.${body}.${flipLetter(signature)}`),
      parts((head, body, signature) => `${head}.${flipLetter(body)}.${signature}`),
      removeSignature,
    ]
    for (const change of changes) {
      assert.equal((await me(change(token)).expectError(401, 'me.get')).body.code, 'token_malformed')
    }
    await me(token).call('me.get')
  })

  it('is rejected once it has expired, even if it was accepted before', async (t) => {
    const token = forge({})
    await me(token).call('me.get')
    t.mock.timers.enable({ apis: ['Date'], now: (now + 899) * 1000 })
    await me(token).call('me.get')
    t.mock.timers.setTime((now + 900) * 1000)
    const { body } = await me(token).expectError(401, 'me.get')
    assert.equal(body.code, 'token_expired')
  })

  it('does not reveal anything about its session if its signature is invalid', async () => {
    const { token, id, session_id } = await createUser(app, { business_id, role: 'employee' })
    const forged = forge({ key: 'another secret for tests, long enough', claims: { sub: String(id), sid: session_id } })
    const before = await me(forged).expectError(401, 'me.get')
    await me(token).call('auth.logout')
    const after = await me(forged).expectError(401, 'me.get')
    assert.deepEqual([before.body.code, after.body.code], ['token_malformed', 'token_malformed'])
  })
})

describe('an API key', () => {
  const errorCode = async (token: string) => (await me(token).expectError(401, 'me.get')).body.code

  it('is reported as revoked or expired only to a caller who sends the complete key', async () => {
    const revoked = await createKey(app, owner, { scopes: ['people:read'] })
    await me(owner.token).call('apiKeys.revoke', { path: { id: revoked.id } })
    const expired = await createKey(app, owner, { scopes: ['people:read'] })
    const keys = app.db.updateTable('api_keys').where('business_id', '=', business_id)
    await keys.set({ expires_at: sql`now() - interval '1 second'` }).where('id', '=', expired.id).execute()
    assert.equal(await errorCode(revoked.token), 'token_revoked')
    assert.equal(await errorCode(expired.token), 'token_expired')
    assert.equal(await errorCode(`wfk_${'A'.repeat(40)}`), 'token_malformed')
  })

  it('is unknown from an address outside its ranges, even after it has been revoked', async () => {
    const { id, token } = await createKey(app, owner, { scopes: ['people:read'], allowed_cidrs: ['203.0.113.0/24'] })
    assert.equal(await errorCode(token), 'token_malformed')
    await me(owner.token).call('apiKeys.revoke', { path: { id } })
    assert.equal(await errorCode(token), 'token_malformed')
  })
})
