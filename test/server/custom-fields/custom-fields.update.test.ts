import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

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

describe('customFields.update', () => {
  it('changes the submitted members, and writes nothing without a difference', async () => {
    const before = await newField()
    const { id } = before
    const body = { label: 'Shoe size', visible_to: ['self' as const] }
    const { data } = (await api.call('customFields.update', { path: { id }, body })).body
    assert.deepEqual(data, { ...before, ...body, version: 2, updated_at: data.updated_at })
    assert.deepEqual((await api.call('customFields.update', { path: { id }, body })).body.data, data)
  })

  it('adds, renames, sorts and archives options, but removes none', async () => {
    const { id } = await newField()
    const options = [
      { key: 'small', label: 'Small', archived: false },
      { key: 'large', label: 'L', archived: false },
      { key: 'medium', label: 'Medium', archived: true },
    ]
    const { data } = (await api.call('customFields.update', { path: { id }, body: { options } })).body
    assert.deepEqual(data.options, options)
    await api.expectError(422, 'customFields.update', { path: { id }, body: { options: options.slice(1) } })
  })

  it('never changes the key, the type or the sensitivity', async () => {
    const { id } = await newField()
    for (const body of [{ key: 'other' }, { type: 'text' }, { sensitive: true }]) {
      await api.expectError(422, 'customFields.update', { path: { id }, body: body as never })
    }
  })

  it('archives a field once and restores it; the list has archived ones only on request', async () => {
    const { id } = await newField()
    const update = async (archived: boolean) =>
      (await api.call('customFields.update', { path: { id }, body: { archived } })).body.data
    const lists = async (include_archived: boolean) =>
      (await api.call('customFields.list', { query: { include_archived, limit: 200 } })).body.data.some(
        (field) => field.id === id,
      )
    const { archived_at } = await update(true)
    assert.ok(archived_at !== null)
    assert.equal((await update(true)).archived_at, archived_at)
    assert.deepEqual([await lists(false), await lists(true)], [false, true])
    assert.equal((await update(false)).archived_at, null)
    assert.equal(await lists(false), true)
  })
})
