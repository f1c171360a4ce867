import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { caller } from '../../../support/http.ts'
import { createCustomField } from '../../../support/samples/custom-field.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('people.schema', () => {
  it('accepts exactly the values that people.create accepts', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    await createCustomField(app, { business_id, key: 'size', required_for: ['casual'] })
    await createCustomField(app, { business_id, key: 'badges', type: 'choices' })
    await createCustomField(app, { business_id, key: 'until', type: 'date' })
    await createCustomField(app, { business_id, key: 'gone', type: 'text', archived_at: '2026-01-01T00:00:00Z' })
    const api = caller(app, owner.token)
    const { data: schema } = (await api.call('people.schema')).body
    assert.doesNotMatch(JSON.stringify(schema), /\$ref|"x-/)

    const ajv = new Ajv2020({ strict: false })
    formats.default(ajv, { mode: 'full' })
    const isValid = ajv.compile(schema)
    const cases: [object, boolean][] = [
      [{}, true],
      [{ custom_fields: { size: 'medium', badges: ['large'], until: '2026-11-27' } }, true],
      [{ custom_fields: { size: null } }, true],
      [{ custom_fields: { size: 'small' } }, false],
      [{ custom_fields: { badges: 'large' } }, false],
      [{ custom_fields: { until: 'soon' } }, false],
      [{ custom_fields: { gone: 'x' } }, false],
      [{ custom_fields: { unknown: 'x' } }, false],
      [{ employment_type: 'casual' }, false],
      [{ employment_type: 'casual', custom_fields: { size: 'large' } }, true],
      [{ employment_type: 'full_time' }, true],
      [{ first_name: '' }, false],
      [{ postal_address: { town: 'Paris', country: 'FR' } }, true],
      [{ postal_address: null }, true],
      [{ postal_address: { town: 'Paris' } }, false],
      [{ postal_address: { town: 'Paris', country: 'France' } }, false],
      [{ postal_address: 'Paris' }, false],
    ]
    for (const [index, [members, isAccepted]] of cases.entries()) {
      const body = { first_name: 'Ada', last_name: 'Lovelace', email: `ada-${index}@example.com`, ...members }
      assert.equal(isValid(body), isAccepted, JSON.stringify(members))
      if (isAccepted) await api.call('people.create', { body })
      else await api.expectError(422, 'people.create', { body })
    }
  })
})
