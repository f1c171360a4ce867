import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Schema } from '../../../openapi/read/contract.ts'
import { all, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createEvent } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

const specified = [
  'person.created person.updated person.deleted person.started person.terminated person.erased',
  'department.created department.updated department.deleted location.created location.updated location.deleted',
  'document.created document.updated document.sent document.viewed document.bounced',
  'document.signer_signed document.signed document.filed',
  'document.expired document.declined document.voided document.deleted',
  'document_template.created document_template.updated document_template.deleted',
  'payrun.updated payrun.deleted recurring_line.created recurring_line.updated recurring_line.deleted',
  'leave.updated leave.balance_adjusted leave_type.created leave_type.updated',
  'holiday.created holiday.updated holiday.deleted user.created user.updated',
  'payrun.created payrun.approved payrun.completed payrun.reopened payrun.cancelled',
  'leave.requested leave.approved leave.rejected leave.cancelled',
  'webhook.disabled',
].flatMap((types) => types.split(' '))

/** The schema of each type, compiled alone: what a customer would do with it. */
const types = (await api.call('eventTypes.list')).body.data
const ajv = new Ajv2020({ strict: false })
formats.default(ajv, { mode: 'full' })
const validators = new Map(types.map(({ type, schema }) => [type as string, ajv.compile(schema)]))

describe('eventTypes.list', () => {
  it('lists every type of the specification, each with its meaning', () => {
    assert.deepEqual(types.map(({ type }) => type).sort(), specified.toSorted())
    for (const { type, description } of types) assert.match(description, /\w.+\.$/, type)
  })

  it('names the scope that each type takes, besides the scope of subscribing', async () => {
    for (const { type, required_scope } of types) {
      const body = { url: 'https://example.com/hooks', events: [type], active: false }
      const without = await createKey(app, owner, { scopes: ['webhooks:write'] })
      const refusal = await caller(app, without.token).refused(403, 'webhooks.create', { body })
      assert.equal(refusal.body.required_scope, required_scope, type)
      const enough = await createKey(app, owner, { scopes: ['webhooks:write', required_scope] })
      await caller(app, enough.token).call('webhooks.create', { body })
    }
  })

  it('gives schemas that stand alone', () => {
    assert.doesNotMatch(JSON.stringify(types.map(({ schema }) => schema)), /\$ref/)
  })

  it('gives schemas that say what each member means, also where it has the form of others', () => {
    const schema: Schema | undefined = types.find(({ type }) => type === 'payrun.created')?.schema
    const { period_start, period_end } = schema?.properties?.data?.properties ?? {}
    assert.equal(period_start?.format, 'date')
    assert.match(period_start?.description ?? '', /first day/)
    assert.match(period_end?.description ?? '', /last day/)
  })

  for (const { type, example } of types) {
    it(`${type}: the example fits the schema of its type and of no other`, () => {
      assert.deepEqual(
        [...validators].filter(([, fits]) => fits(example)).map(([name]) => name),
        [type],
      )
    })
  }

  it('describes what is really sent', async () => {
    await createEvent(app, business_id)
    const [event] = await all(api, 'events.list')
    assert.ok(validators.get('person.created')?.(event))
    assert.equal(validators.get('person.created')?.({ ...event, data: { id: 1 } }), false)
  })
})
