import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)
const stranger = caller(app, (await createBusiness(app)).owner.token)

let count = 0
const sizes = [
  { key: 'medium', label: 'Medium', archived: false },
  { key: 'large', label: 'Large', archived: false },
]

const newField = async (body: object = {}) =>
  (
    await api.call('customFields.create', {
      body: { key: `field_${++count}`, label: 'Size', type: 'choice', options: sizes, ...body },
    })
  ).body.data

describe('customFields.create', () => {
  it('creates a field after the others, with an event and an audit entry', async () => {
    const first = await newField()
    const second = await newField({ label: ' Shirt \n size ' })
    const { id, created_at, updated_at, ...rest } = second
    assert.deepEqual(rest, {
      key: `field_${count}`,
      type: 'choice',
      label: 'Shirt size',
      description: null,
      options: sizes,
      required_for: [],
      sensitive: false,
      visible_to: [],
      editable_by: [],
      position: first.position + 1,
      archived: false,
      archived_at: null,
      version: 1,
    })
    const events = await api.call('events.list', { query: { types: ['custom_field.created'], limit: 200 } })
    assert.ok(events.body.data.some(({ data }) => 'key' in data && data.key === second.key))
    const audit = await api.call('auditLog.list', { query: { action: 'custom_field.created' } })
    assert.ok(audit.body.data.some(({ detail, target_name }) => detail.custom_field_id === id && target_name))
  })

  it('refuses a key that another field has, even an archived one', async () => {
    const { id, key } = await newField()
    await api.call('customFields.update', { path: { id }, body: { archived: true } })
    const body = { key, label: 'Twin', type: 'text' as const }
    await api.expectError(409, 'customFields.create', { body })
    await stranger.call('customFields.create', { body })
  })

  it('needs options for choices only, with different keys', async () => {
    const body = { key: 'wrong', label: 'Wrong' }
    for (const wrong of [
      { ...body, type: 'choices' as const },
      { ...body, type: 'text' as const, options: sizes },
      { ...body, type: 'choice' as const, options: [...sizes, ...sizes] },
    ]) {
      await api.expectError(422, 'customFields.create', { body: wrong })
    }
  })

  it('is for administrators too, but not for managers', async () => {
    const { id: business_id } = await createBusiness(app)
    const body = { key: 'size', label: 'Size', type: 'text' as const }
    const manager = await createUser(app, { business_id, role: 'manager' })
    await caller(app, manager.token).expectError(403, 'customFields.create', { body })
    const admin = await createUser(app, { business_id, role: 'admin' })
    await caller(app, admin.token).call('customFields.create', { body })
  })

  it('is limited to 100 fields', async () => {
    const { id, owner } = await createBusiness(app)
    await app.db
      .insertInto('custom_fields')
      .values(
        Array.from({ length: 99 }, (_, index) => ({
          business_id: id,
          key: `field_${index}`,
          type: 'text' as const,
          label: 'Field',
          sensitive: false,
          position: 1,
        })),
      )
      .execute()
    const full = caller(app, owner.token)
    await full.call('customFields.create', { body: { key: 'last', label: 'Last', type: 'text' } })
    await full.expectError(409, 'customFields.create', { body: { key: 'too_many', label: 'More', type: 'text' } })
  })
})
