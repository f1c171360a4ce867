import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Schema } from '../../../openapi/read/contract.ts'
import { all, caller } from '../../support/http.ts'
import { createBusiness, createEvent } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)

const releasedTypes = [
  'app.connected app.disconnected',
  'person.created person.updated person.deleted person.started person.terminated person.rehired person.erased',
  'department.created department.updated department.deleted location.created location.updated location.deleted',
  'document.created document.updated document.sent document.viewed document.bounced',
  'document.signer_signed document.signed document.filed',
  'document.expired document.declined document.voided document.deleted',
  'document_template.created document_template.updated document_template.deleted',
  'payrun.updated payrun.deleted recurring_line.created recurring_line.updated recurring_line.deleted',
  'custom_field.created custom_field.updated',
  'pay_code.created pay_code.updated pay_code.deleted',
  'pay_schedule.created pay_schedule.updated pay_schedule.skipped pay_schedule.deleted',
  'person_change.requested person_change.approved person_change.rejected person_change.cancelled',
  'assignment.created assignment.updated assignment.deleted',
  'identifier.created identifier.updated identifier.deleted',
  'emergency_contact.created emergency_contact.updated emergency_contact.deleted',
  'dependent.created dependent.updated dependent.deleted',
  'compensation.created compensation.updated compensation.deleted',
  'bank_account.created bank_account.updated bank_account.deleted',
  'task.created task.updated task.completed task.reopened task.cancelled task.overdue',
  'leave.updated leave.balance_adjusted leave.expiring leave_type.created leave_type.updated',
  'holiday.created holiday.updated holiday.deleted user.created user.updated',
  'payrun.created payrun.approved payrun.completed payrun.reopened payrun.cancelled',
  'leave.requested leave.step_approved leave.approved leave.rejected leave.cancelled',
  'webhook.disabled',
].flatMap((types) => types.split(' '))

/** The event types; each schema is compiled separately, as an integrator would. */
const types = (await api.call('eventTypes.list')).body.data
const ajv = new Ajv2020({ strict: false })
formats.default(ajv, { mode: 'full' })
const validators = new Map(types.map(({ type, schema }) => [type as string, ajv.compile(schema)]))

describe('eventTypes.list', () => {
  it('lists every released type with a description', () => {
    assert.deepEqual(types.map(({ type }) => type).sort(), releasedTypes.toSorted())
    for (const { type, description } of types) assert.match(description, /\w.+\.$/, type)
  })

  it('has the required scope of each type', () => {
    const scopes: Record<string, string> = {
      person: 'people:read',
      person_change: 'people:read',
      department: 'people:read',
      location: 'people:read',
      document: 'documents:read',
      document_template: 'documents:read',
      payrun: 'payruns:read',
      custom_field: 'people:read',
      pay_code: 'payruns:read',
      pay_schedule: 'payruns:read',
      assignment: 'people:read',
      identifier: 'people:read',
      emergency_contact: 'people:read',
      dependent: 'people:read',
      compensation: 'payruns:read',
      bank_account: 'payruns:read',
      task: 'people:read',
      recurring_line: 'payruns:read',
      leave: 'leave:read',
      leave_type: 'leave:read',
      holiday: 'leave:read',
      user: 'users:read',
      app: 'users:read',
      webhook: 'webhooks:read',
    }
    for (const { type, required_scope } of types) assert.equal(required_scope, scopes[type.split('.')[0] ?? ''], type)
  })

  it('has schemas without references', () => {
    assert.doesNotMatch(JSON.stringify(types.map(({ schema }) => schema)), /\$ref/)
  })

  it('has a description for each member, even for members with the same schema', () => {
    const schema: Schema | undefined = types.find(({ type }) => type === 'payrun.created')?.schema
    const { period_start, period_end } = schema?.properties?.data?.properties ?? {}
    assert.equal(period_start?.format, 'date')
    assert.match(period_start?.description ?? '', /first day/)
    assert.match(period_end?.description ?? '', /last day/)
  })

  for (const { type, example } of types) {
    it(`${type}: the example matches only the schema of its type`, () => {
      assert.deepEqual(
        [...validators].filter(([, validate]) => validate(example)).map(([name]) => name),
        [type],
      )
    })
  }

  it('has a schema that a real event matches', async () => {
    await createEvent(app, business_id)
    const [event] = await all(api, 'events.list')
    assert.ok(validators.get('person.created')?.(event))
    assert.equal(validators.get('person.created')?.({ ...event, data: { id: 1 } }), false)
  })
})
