import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createOwnerFixture } from '../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { api } = await createOwnerFixture(app, 'business')

describe('business.setDebtor', () => {
  it('sets the account of the business, and changes nothing if it is the same', async () => {
    const postal_address = { line1: '12 rue de la Paix', town: 'Paris', country: 'FR' }
    const body = { name: ' Acme  SAS ', iban: 'fr14 2004 1010 0505 0001 3M02 606', postal_address }
    const expected = {
      debtor: {
        name: 'Acme SAS',
        iban: 'FR1420041010050500013M02606',
        bic: null,
        postal_address: { ...postal_address, line2: null, postal_code: null, region: null },
      },
      version: 2,
    }
    assert.deepEqual((await api.call('business.setDebtor', { body })).body.data, expected)
    assert.deepEqual((await api.call('business.setDebtor', { body })).body.data, expected)
    assert.deepEqual((await api.call('business.debtor')).body.data, expected)
    await api.expectError(412, 'business.setDebtor', { header: { 'If-Match': '"1"' }, body })
    const [entry] = (await api.call('auditLog.list', { query: { action: 'business.updated' } })).body.data
    assert.deepEqual(entry?.detail, { changed: 'debtor' })
  })

  it('refuses an IBAN with a wrong checksum, and an address without a town', async () => {
    const wrong = { name: 'Acme', iban: 'DE89370400440532013001', bic: 'PSSTXXPPPAR' }
    const { body } = await api.expectError(422, 'business.setDebtor', { body: wrong })
    assert.deepEqual(
      body.errors?.map(({ path }) => path),
      ['body.iban', 'body.bic'],
    )
    const address = { ...wrong, iban: 'DE89370400440532013000', bic: 'PSSTFRPPPAR', postal_address: { country: 'FR' } }
    await api.expectError(422, 'business.setDebtor', { body: address as never })
  })
})
