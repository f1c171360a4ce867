import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  checkExpiry,
  isWithinRestrictions,
  keyAddressProblems,
  keyScopeProblems,
} from '../../../../server/access/api-keys/check-api-key.ts'

describe('a new API key', () => {
  it('has no scope that only a person can have', () => {
    assert.deepEqual(
      keyScopeProblems(['people:read', 'self']).map(({ path }) => path),
      ['body.scopes'],
    )
    assert.deepEqual(keyScopeProblems(['people:read']), [])
  })

  it('ends later than now, or never', () => {
    const now = new Date('2026-01-15T09:30:00Z')
    assert.throws(() => checkExpiry('2026-01-15T09:30:00Z', now))
    assert.throws(() => checkExpiry('2026-01-15T10:30:00+01:00', now))
    checkExpiry('2026-01-15T09:30:00.001Z', now)
    checkExpiry(null, now)
  })

  it('works from address ranges that can be understood in one way', () => {
    const good = ['203.0.113.0/24', '203.0.113.7/32', '0.0.0.0/0', '10.1.2.3/8', '2001:db8::/32', '::1/128', '::/0']
    assert.deepEqual(keyAddressProblems(good), [])
    const bad = [
      ...['203.0.113.0/33', '2001:db8::/129', '10/8', '010.0.0.0/8', '1.2.3/24', '256.0.0.0/8', ':::/0', 'abc/8'],
      ...['203.0.113.0/08', '203.0.113.0/024', '2001:db8::/032', '10.0.0.0/', '10.0.0.0/8/8'],
      ...['::ffff:10.0.0.0/104', '::ffff:a00:0/104'],
    ]
    assert.deepEqual(
      keyAddressProblems([...good, ...bad]).map(({ path }) => path),
      bad.map((_cidr, index) => `body.allowed_cidrs[${good.length + index}]`),
    )
  })
})

describe('a key made by a key', () => {
  const [sooner, later] = ['2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z']
  const [narrow, wide, elsewhere] = [['10.1.0.0/16'], ['10.0.0.0/8'], ['10.0.0.0/8', '192.168.0.0/16']]
  type Bounds = { expires_at: string | null; allowed_cidrs: string[] }
  const free: Bounds = { expires_at: null, allowed_cidrs: [] }

  for (const [what, child, maker, expected] of [
    ['is free where its maker is', free, free, true],
    ['may be bounded where its maker is not', { expires_at: sooner, allowed_cidrs: narrow }, free, true],
    ['may end when its maker does', { ...free, expires_at: sooner }, { ...free, expires_at: sooner }, true],
    ['may end earlier', { ...free, expires_at: sooner }, { ...free, expires_at: later }, true],
    ['does not end later', { ...free, expires_at: later }, { ...free, expires_at: sooner }, false],
    ['does not live forever', free, { ...free, expires_at: sooner }, false],
    ['may work from a part of the ranges', { ...free, allowed_cidrs: narrow }, { ...free, allowed_cidrs: wide }, true],
    ['does not work from more', { ...free, allowed_cidrs: wide }, { ...free, allowed_cidrs: narrow }, false],
    [
      'does not work from other ranges too',
      { ...free, allowed_cidrs: elsewhere },
      { ...free, allowed_cidrs: wide },
      false,
    ],
    ['does not work from everywhere', free, { ...free, allowed_cidrs: wide }, false],
    [
      'does not change the family',
      { ...free, allowed_cidrs: ['::/0'] },
      { ...free, allowed_cidrs: ['0.0.0.0/0'] },
      false,
    ],
  ] as const satisfies [string, Bounds, Bounds, boolean][]) {
    it(what, () => {
      const given = {
        name: 'Child',
        scopes: ['people:read' as const],
        ...child,
        allowed_cidrs: [...child.allowed_cidrs],
      }
      assert.equal(isWithinRestrictions(given, { ...maker, allowed_cidrs: [...maker.allowed_cidrs] }), expected)
    })
  }
})
