import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../../support/service/app.ts'
import { createAssignmentFixture } from './assignment-fixture.ts'

const app = await startTestApp()
const { api, hire, add, timeline, person, listEventTypes } = await createAssignmentFixture(app)

describe('assignments.delete', () => {
  it('deletes an assignment, so that the previous one applies again', async () => {
    const id = await hire()
    const wrong = await add(id, { job_title: 'Wrong' })
    await api.call('assignments.delete', { path: { id: wrong.id }, header: { 'If-Match': '"1"' } })
    await api.expectError(404, 'assignments.get', { path: { id: wrong.id } })
    assert.deepEqual(
      (await timeline(id)).map(({ ends_on }) => ends_on),
      [null],
    )
    assert.equal((await person(id)).job_title, 'Analyst')
    assert.deepEqual(await listEventTypes(wrong.id), ['assignment.created', 'assignment.deleted'])
  })

  it('refuses the only assignment, and the first one of an employment', async () => {
    const id = await hire()
    const [first] = await timeline(id)
    const codes = async (assignment_id: number | undefined) =>
      (await api.expectError(409, 'assignments.delete', { path: { id: assignment_id ?? 0 } })).body.errors?.map(
        ({ code }) => code,
      )
    assert.deepEqual(await codes(first?.id), ['only_assignment'])
    await add(id)
    assert.deepEqual(await codes(first?.id), ['first_assignment'])

    const undated = await hire({ start_date: null })
    const [earliest] = await timeline(undated)
    await add(undated, { effective_on: '2099-01-01', job_title: 'Next' })
    await api.call('assignments.delete', { path: { id: earliest?.id ?? 0 } })
    assert.equal((await person(undated)).job_title, 'Next')
  })

  it('refuses a deletion after which managers would form a cycle', async () => {
    const [id, other] = [await hire(), await hire()]
    const [first] = await timeline(id)
    await api.call('assignments.update', { path: { id: first?.id ?? 0 }, body: { manager_id: other } })
    const second = await add(id, { manager_id: null })
    await add(other, { effective_on: '2026-08-01', manager_id: id })
    await api.expectError(422, 'assignments.delete', { path: { id: second.id } })
  })
})
