import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import {
  createTotpSecret,
  matchingTimeStep,
  openTotpSecret,
  otpauthUrl,
  sealTotpSecret,
} from '../../../../server/access/second-factor/totp.ts'

/** The secret of RFC 6238 appendix B, `12345678901234567890`, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** The test vectors of RFC 6238 appendix B for SHA-1, reduced to the last six of their eight digits. */
const vectors = [
  { seconds: 59, code: '287082' },
  { seconds: 1111111109, code: '081804' },
  { seconds: 1111111111, code: '050471' },
  { seconds: 1234567890, code: '005924' },
  { seconds: 2000000000, code: '279037' },
  { seconds: 20000000000, code: '353130' },
]

describe('matchingTimeStep', () => {
  for (const { seconds, code } of vectors) {
    const step = Math.floor(seconds / 30)
    const at = (second: number) => matchingTimeStep(secret, code, new Date(second * 1000))

    it(`finds the time step of RFC 6238 at ${seconds} s`, async () => assert.equal(await at(seconds), step))

    it(`tolerates one time step before and after ${seconds} s`, async () => {
      const begin = step * 30
      if (begin > 30) assert.equal(await at(begin - 31), undefined)
      assert.equal(await at(begin - 30), step)
      assert.equal(await at(begin + 59), step)
      assert.equal(await at(begin + 60), undefined)
    })
  }

  const malformed = [
    '',
    ' 287082',
    '287082 ',
    '287082\n',
    '28708',
    '2870820',
    '287 082',
    '+28708',
    '2.7082',
    '1e5000',
    '0x46172',
    'NaN',
    'null',
    '١٢٣٤٥٦',
    '２８７０８２',
    '287082\0',
    '9'.repeat(1_000_000),
  ]
  for (const code of malformed) {
    it(`refuses the format of ${JSON.stringify(code.slice(0, 20))}`, async () => {
      assert.equal(await matchingTimeStep(secret, code, new Date(59_000)), undefined)
    })
  }
})

describe('createTotpSecret', () => {
  it('creates a random secret of 160 bits in base32', () => {
    const secrets = Array.from({ length: 100 }, createTotpSecret)
    for (const each of secrets) assert.match(each, /^[A-Z2-7]{32}$/)
    assert.equal(new Set(secrets).size, 100)
  })
})

describe('otpauthUrl', () => {
  it('contains the issuer, the account and the secret, and uses the defaults otherwise', () => {
    const url = new URL(otpauthUrl('ada+x@example.com', secret))
    assert.equal(url.protocol, 'otpauth:')
    assert.equal(url.host, 'totp')
    assert.equal(decodeURIComponent(url.pathname), '/Workforce:ada+x@example.com')
    assert.deepEqual(Object.fromEntries(url.searchParams), { secret, issuer: 'Workforce' })
  })
})

describe('sealTotpSecret', () => {
  const keys = [{ kid: 'k', key: createSecretKey(randomBytes(32)) }]

  it('encrypts a secret for one user and column', () => {
    const ciphertext = sealTotpSecret(keys, 'totp', 7, secret)
    assert.equal(ciphertext.includes(secret), false)
    assert.equal(openTotpSecret(keys, 'totp', 7, ciphertext), secret)
    assert.throws(() => openTotpSecret(keys, 'totp', 8, ciphertext))
    assert.throws(() => openTotpSecret(keys, 'totp_pending', 7, ciphertext))
  })
})
