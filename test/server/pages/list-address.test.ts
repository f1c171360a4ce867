import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  listAddress,
  listQuery,
  nextAddress,
  otherParameters,
  pageNumber,
  previousAddress,
} from '../../../server/pages/list-address.ts'

const at = (address: string): URL => new URL(address, 'http://workforce.internal')

describe('the address of a list', () => {
  it('has 25 rows unless it specifies one of the available sizes', () => {
    assert.deepEqual(listQuery(at('/people')), { cursor: undefined, limit: 25, include_total: true })
    assert.deepEqual(listQuery(at('/people?limit=50&cursor=c2')), { cursor: 'c2', limit: 50, include_total: true })
    assert.equal(listQuery(at('/people?limit=9999')).limit, 25)
  })

  it('leads forwards and backwards through the same pages', () => {
    const addresses = ['/people?q=ada']
    for (const cursor of ['c2', 'c3', 'c4']) addresses.push(nextAddress(at(addresses.at(-1) ?? ''), cursor))
    assert.equal(addresses.at(-1), '/people?q=ada&cursor=c4&back=c2&back=c3&page=4')
    for (const [index, address] of addresses.entries()) {
      assert.equal(pageNumber(at(address)), index + 1)
      assert.equal(previousAddress(at(address)), addresses[index - 1])
    }
  })

  it('keeps at most 20 earlier cursors', () => {
    let address = '/people'
    for (let page = 2; page <= 40; page++) address = nextAddress(at(address), `c${page}`)
    assert.equal(at(address).searchParams.getAll('back').length, 20)
    assert.equal(pageNumber(at(address)), 40)
    for (let page = 39; page >= 20; page--) {
      address = previousAddress(at(address)) ?? assert.fail()
      assert.equal(at(address).searchParams.get('cursor'), `c${page}`)
    }
    assert.equal(previousAddress(at(address)), undefined)
  })

  it('has no number for a cursor from elsewhere', () => {
    for (const address of ['/people?cursor=c', '/people?cursor=c&page=1', '/people?cursor=c&page=-3']) {
      assert.equal(pageNumber(at(address)), undefined, address)
      assert.equal(previousAddress(at(address)), undefined, address)
    }
  })

  it('loses its position with other parameters, and keeps the rest', () => {
    const address = at('/people?q=ada&limit=50&cursor=c3&back=c2&page=3')
    assert.equal(listAddress(address, { sort: '-last_name' }), '/people?q=ada&limit=50&sort=-last_name')
    assert.equal(listAddress(address, { q: null, limit: null }), '/people')
    assert.deepEqual(otherParameters(address, ['q']), [['limit', '50']])
  })
})
