import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createTaskFixture } from '../task-fixture.ts'

const app = await startTestApp()
const { api, addPerson, checklist, listTasks } = await createTaskFixture(app)

describe('checklists.update', () => {
  it('replaces the items, and leaves the tasks that it has created', async () => {
    const person_id = await addPerson()
    const { id } = await checklist('manual', [{ title: 'Before' }])
    await api.call('checklists.start', { path: { id: person_id }, body: { checklist_id: id } })
    const items = [{ title: 'After', assignee: { type: 'manager' as const } }]
    for (let time = 0; time < 2; time++) {
      const { data } = (await api.call('checklists.update', { path: { id }, body: { items } })).body
      assert.deepEqual([data.items.map(({ title }) => title), data.version], [['After'], 2])
    }
    assert.deepEqual(
      (await listTasks(person_id)).map(({ title }) => title),
      ['Before'],
    )
    const [entry] = (await api.call('auditLog.list', { query: { action: 'checklist.updated' } })).body.data
    assert.equal(entry?.detail.changed, 'items')
  })

  it('archives and restores a checklist, which cannot be started in between', async () => {
    const path = { id: await addPerson() }
    const { id } = await checklist('manual', [{}])
    const archive = async (archived: boolean) =>
      (await api.call('checklists.update', { path: { id }, body: { archived } })).body.data.archived_at
    assert.notEqual(await archive(true), null)
    await api.expectError(409, 'checklists.start', { path, body: { checklist_id: id } })
    assert.equal(await archive(false), null)
    assert.equal((await api.send('checklists.start', { path, body: { checklist_id: id } })).status, 201)
    await api.expectError(412, 'checklists.update', {
      path: { id },
      header: { 'If-Match': '"1"' },
      body: { name: 'Outdated' },
    })
  })
})
