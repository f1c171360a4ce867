import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { deriveKey } from '../../../../server/console/custom-fields/derive-key.ts'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { createOwnerFixture } from '../../../support/samples/owner-fixture.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

async function signInToOwnBusiness() {
  const { api, business } = await createOwnerFixture(app, 'fields')
  const owner = await visitConsoleAs(app, business.owner)
  const listFields = async () =>
    (await api.call('customFields.list', { query: { include_archived: true, limit: 200 } })).body.data
  return { api, business, owner, listFields }
}

const newChoice = '/console/custom-fields/new?type=choice'

describe('custom fields in the console', () => {
  it('explains what custom fields are for, and asks for the type first', async () => {
    const { owner } = await signInToOwnBusiness()
    assert.match((await owner.get('/console/custom-fields')).text, /No custom fields yet[\s\S]*such as a shirt size/)
    const { text } = await owner.get('/console/custom-fields/new')
    assert.match(text, /href="\/console\/custom-fields\/new\?type=boolean"/)
    assert.doesNotMatch(text, /name="label"/)
    assert.doesNotMatch((await owner.get('/console/custom-fields/new?type=date')).text, /name="options/)
  })

  it('creates a choice with keys from the labels', async () => {
    const { owner, listFields } = await signInToOwnBusiness()
    const created = await owner.submit(newChoice, 'create', {
      label: 'T-shirt size',
      'options[0].label': 'Small',
      'options[0].key': 's',
      'options[3].label': 'Large',
      'options[5].label': '44',
      required_for: ['', 'full_time'],
      visible_to: ['', 'self', 'manager'],
      editable_by: ['', 'self'],
      description: 'For the summer party',
    })
    const list = await owner.follow(created)
    assert.match(list.text, /Custom field T-shirt size created\./)
    assert.match(
      list.text,
      /t_shirt_size[\s\S]*One option[\s\S]*Full time[\s\S]*Administrators, the person, their managers/,
    )
    const [field] = await listFields()
    assert.deepEqual(
      [field?.key, field?.options, field?.required_for, field?.visible_to, field?.editable_by, field?.sensitive],
      [
        't_shirt_size',
        [
          { key: 's', label: 'Small', archived: false },
          { key: 'large', label: 'Large', archived: false },
          { key: 'option_44', label: '44', archived: false },
        ],
        ['full_time'],
        ['self', 'manager'],
        ['self'],
        false,
      ],
    )
  })

  it('adds, renames, reorders and archives options, and keeps their keys', async () => {
    const { owner, listFields } = await signInToOwnBusiness()
    const options = { 'options[0].label': 'Red', 'options[1].label': 'Blue' }
    const list = await owner.follow(await owner.submit(newChoice, 'create', { label: 'Badge', ...options }))
    const [, page = ''] = /href="([^"]+)">Badge</.exec(list.text) ?? []
    const changed = await owner.submit(page, 'change', {
      label: 'Badge colour',
      position: '7',
      'options[0].label': 'Dark red',
      'options[0].position': '2',
      'options[1].label': 'Blue',
      'options[1].position': '3',
      'options[1].archived': 'true',
      'options[2].label': 'Green',
      'options[2].position': '1',
    })
    assert.match((await owner.follow(changed)).text, /Custom field saved\.[\s\S]*value="Dark red"/)
    const [field] = await listFields()
    assert.deepEqual(
      [field?.label, field?.position, field?.options],
      [
        'Badge colour',
        7,
        [
          { key: 'green', label: 'Green', archived: false },
          { key: 'red', label: 'Dark red', archived: false },
          { key: 'blue', label: 'Blue', archived: true },
        ],
      ],
    )
    const response = await owner.submit(page, 'change', {
      label: 'Badge colour',
      'options[0].label': 'Green',
      'options[1].label': '',
      'options[2].label': 'Blue',
      'options[3].label': 'Yellow',
      'options[3].key': 'green',
    })
    assert.equal(response.status, 422)
    assert.match(response.text, /href="#change-options-1--label"/)
    assert.match(response.text, /value="Yellow"/)
  })

  it('archives and restores a field after a question', async () => {
    const { owner } = await signInToOwnBusiness()
    const list = await owner.follow(
      await owner.submit('/console/custom-fields/new?type=date', 'create', {
        label: 'Permit until',
        sensitive: 'true',
      }),
    )
    assert.match(list.text, /Permit until<\/a> <span class="badge warn">Sensitive/)
    const [, page = ''] = /href="([^"]+)">Permit until</.exec(list.text) ?? []
    const { text } = await owner.get(page)
    assert.match(text, /Archive Permit until\?[\s\S]*until you restore the field/)
    assert.doesNotMatch(text, /Their managers/, 'managers never see sensitive values')
    assert.match((await owner.follow(await owner.submit(page, 'archive'))).text, /hidden and cannot be changed/)
    assert.match((await owner.get('/console/custom-fields')).text, /Archived/)
    assert.match((await owner.follow(await owner.submit(page, 'restore'))).text, /Custom field restored\./)
  })

  it('shows problems at their fields', async () => {
    const { owner } = await signInToOwnBusiness()
    const noOptions = await owner.submit(newChoice, 'create', { label: 'Size', 'options[0].label': '' })
    assert.equal(noOptions.status, 422)
    assert.match(noOptions.text, /href="#create-options-0--label"/)
    await owner.follow(await owner.submit('/console/custom-fields/new?type=text', 'create', { label: 'Diet' }))
    const taken = await owner.submit('/console/custom-fields/new?type=text', 'create', { label: 'Other', key: 'diet' })
    assert.equal(taken.status, 409)
    assert.match(taken.text, /href="#create-key"/)
    const unnamed = await owner.submit('/console/custom-fields/new?type=text', 'create', { label: '名前', key: '' })
    assert.match(unnamed.text, /href="#create-key"[^>]*>Enter a value for “Key”/)
  })

  it('are for administrators', async () => {
    const { business } = await signInToOwnBusiness()
    const admin = await visitConsoleAs(app, await createUser(app, { business_id: business.id, role: 'admin' }))
    const fields = { label: 'Size', 'options[0].label': 'S' }
    assert.match((await admin.follow(await admin.submit(newChoice, 'create', fields))).text, /Size created/)
    const manager = await visitConsoleAs(app, await createUser(app, { business_id: business.id, role: 'manager' }))
    assert.equal((await manager.get('/console/custom-fields')).status, 403)
  })
})

describe('the key of a custom field', () => {
  it('is derived from the label', () => {
    const labels = ['Shirt size', ' T-Shirt-Größe ', 'Façade', '2nd phone', 'x'.repeat(50), '名前', '—']
    assert.deepEqual(
      labels.map((label) => deriveKey(label, 'field')),
      ['shirt_size', 't_shirt_grosse', 'facade', 'field_2nd_phone', 'x'.repeat(40), '', ''],
    )
  })
})
