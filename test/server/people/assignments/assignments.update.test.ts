import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createAssignmentFixture } from './assignment-fixture.ts'

const app = await startTestApp()
const { api, hire, add, timeline, person, listEvents, listEventTypes } = await createAssignmentFixture(app)

describe('assignments.update', () => {
  it('changes one assignment, and the record only if it applies today', async () => {
    const id = await hire()
    const current = await add(id, { job_title: 'Lead' })
    const planned = await add(id, { effective_on: '2099-01-01' })
    const body = { job_title: 'Chief', reason: 'correction' } as const
    await api.call('assignments.update', { path: { id: planned.id }, body })
    assert.equal((await person(id)).job_title, 'Lead')
    const { data } = (
      await api.call('assignments.update', { path: { id: current.id }, header: { 'If-Match': '"1"' }, body })
    ).body
    assert.deepEqual([data.job_title, data.reason, data.version], ['Chief', 'correction', 2])
    assert.deepEqual([(await person(id)).job_title, (await person(id)).version], ['Chief', 3])
    const query = { action: 'assignment.updated', person_id: id } as const
    const [entry] = (await api.call('auditLog.list', { query })).body.data
    const changed = { effective_on: '2026-07-01', changed: 'job_title reason' }
    assert.deepEqual(entry?.detail, { assignment_id: current.id, person_id: id, ...changed })
    assert.deepEqual(await listEventTypes(current.id), ['assignment.created', 'assignment.updated'])
  })

  it('writes nothing without a difference', async () => {
    const id = await hire()
    const { id: assignment_id } = await add(id, { job_title: 'Lead' })
    const before = await listEvents(id)
    const body = { job_title: 'Lead', effective_on: '2026-07-01' }
    const { data } = (await api.call('assignments.update', { path: { id: assignment_id }, body })).body
    assert.equal(data.version, 1)
    assert.deepEqual(await listEvents(id), before)
  })

  it('moves an assignment to another day unless another one has that day, and never moves the first one', async () => {
    const id = await hire()
    const second = await add(id, { job_title: 'Lead' })
    const third = await add(id, { effective_on: '2026-08-01', job_title: 'Chief' })
    const move = (assignment_id: number, effective_on: string) => ({
      path: { id: assignment_id },
      body: { effective_on },
    })
    await api.expectError(409, 'assignments.update', move(third.id, second.effective_on))
    await api.expectError(422, 'assignments.update', move(third.id, '2025-12-31'))
    await api.call('assignments.update', move(third.id, '2099-08-01'))
    assert.equal((await person(id)).job_title, 'Lead')
    await api.call('assignments.update', move(third.id, '2026-06-01'))
    assert.equal((await person(id)).job_title, 'Lead')
    const [first] = await timeline(id)
    const { body } = await api.expectError(409, 'assignments.update', move(first?.id ?? 0, '2026-02-01'))
    assert.deepEqual(
      body.errors?.map(({ path, code }) => [path, code]),
      [['body.effective_on', 'first_assignment']],
    )
  })

  it('refuses a manager who reports to the person today, even if by another assignment', async () => {
    const [id, report] = [await hire(), await hire()]
    const row = await add(report, { manager_id: id })
    const [first] = await timeline(id)
    const body = { manager_id: report }
    const { body: response } = await api.expectError(422, 'assignments.update', { path: { id: first?.id ?? 0 }, body })
    assert.deepEqual(
      response.errors?.map(({ path, code }) => [path, code]),
      [['body.manager_id', 'circular']],
    )
    await api.call('assignments.delete', { path: { id: row.id } })
    await api.call('assignments.update', { path: { id: first?.id ?? 0 }, body })
    assert.equal((await person(id)).manager_id, report)
  })

  it('refuses a deleted person and another version', async () => {
    const id = await hire()
    const row = await add(id)
    const call = { path: { id: row.id }, body: { note: 'Late' } }
    await api.expectError(412, 'assignments.update', { ...call, header: { 'If-Match': '"7"' } })
    await api.call('people.delete', { path: { id } })
    await api.expectError(409, 'assignments.update', call)
  })
})
