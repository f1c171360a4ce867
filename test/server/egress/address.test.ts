import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isReachable } from '../../../server/egress/address.ts'

const reachable = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e']
const unreachable = [
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  '192.0.2.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::8.8.8.8',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:808:808::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '127.1',
  '0x7f.0.0.1',
  'fe80::1%eth0',
  'localhost',
  '',
]

describe('the addresses that webhooks may reach', () => {
  for (const address of reachable) it(`${address} is public`, () => assert.equal(isReachable(address, []), true))
  for (const address of unreachable)
    it(`${address || 'an empty text'} is not`, () => assert.equal(isReachable(address, []), false))

  it('an allowed range adds only its addresses', () => {
    assert.equal(isReachable('10.1.2.3', ['10.1.0.0/16']), true)
    assert.equal(isReachable('10.2.2.3', ['10.1.0.0/16']), false)
    assert.equal(isReachable('fd12::1', ['10.1.0.0/16', 'fd12::/16']), true)
    assert.equal(isReachable('::ffff:10.1.2.3', ['10.1.0.0/16']), false)
  })
})
