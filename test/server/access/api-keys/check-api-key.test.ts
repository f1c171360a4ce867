import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  checkExpiry,
  isWithinRestrictions,
  type KeyRestrictions,
  keyAddressProblems,
  keyScopeProblems,
} from '../../../../server/access/api-keys/check-api-key.ts'

describe('a new API key', () => {
  it('cannot have the scope self', () => {
    assert.deepEqual(
      keyScopeProblems(['people:read', 'self']).map(({ path }) => path),
      ['body.scopes'],
    )
    assert.deepEqual(keyScopeProblems(['people:read']), [])
  })

  it('expires in the future or never', () => {
    const now = new Date('2026-01-15T09:30:00Z')
    assert.throws(() => checkExpiry('2026-01-15T09:30:00Z', now))
    assert.throws(() => checkExpiry('2026-01-15T10:30:00+01:00', now))
    checkExpiry('2026-01-15T09:30:00.001Z', now)
    checkExpiry(null, now)
  })

  it('allows only unambiguous networks', () => {
    const valid = ['203.0.113.0/24', '203.0.113.7/32', '0.0.0.0/0', '10.1.2.3/8', '2001:db8::/32', '::1/128', '::/0']
    assert.deepEqual(keyAddressProblems(valid), [])
    const invalid = [
      ...['203.0.113.0/33', '2001:db8::/129', '10/8', '010.0.0.0/8', '1.2.3/24', '256.0.0.0/8', ':::/0', 'abc/8'],
      ...['203.0.113.0/08', '203.0.113.0/024', '2001:db8::/032', '10.0.0.0/', '10.0.0.0/8/8'],
      ...['::ffff:10.0.0.0/104', '::ffff:a00:0/104'],
    ]
    assert.deepEqual(
      keyAddressProblems([...valid, ...invalid]).map(({ path }) => path),
      invalid.map((_cidr, index) => `body.allowed_cidrs[${valid.length + index}]`),
    )
  })
})

describe('isWithinRestrictions', () => {
  const [sooner, later] = ['2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z']
  const [narrow, wide, wider] = [['10.1.0.0/16'], ['10.0.0.0/8'], ['10.0.0.0/8', '192.168.0.0/16']]
  const all = { expires_at: null, allowed_cidrs: [] }
  const expiring = (expires_at: string) => ({ ...all, expires_at })
  const from = (allowed_cidrs: string[]) => ({ ...all, allowed_cidrs })
  const cases: [string, inner: KeyRestrictions, outer: KeyRestrictions, expected: boolean][] = [
    ['accepts no restrictions within none', all, all, true],
    ['accepts restrictions within none', { expires_at: sooner, allowed_cidrs: narrow }, all, true],
    ['accepts the same expiry', expiring(sooner), expiring(sooner), true],
    ['accepts an earlier expiry', expiring(sooner), expiring(later), true],
    ['refuses a later expiry', expiring(later), expiring(sooner), false],
    ['refuses no expiry', all, expiring(sooner), false],
    ['accepts a part of the networks', from(narrow), from(wide), true],
    ['refuses wider networks', from(wide), from(narrow), false],
    ['refuses additional networks', from(wider), from(wide), false],
    ['refuses any network', all, from(wide), false],
    ['refuses the other address family', from(['::/0']), from(['0.0.0.0/0']), false],
  ]
  for (const [title, inner, outer, expected] of cases) {
    it(title, () => assert.equal(isWithinRestrictions(inner, outer), expected))
  }
})
