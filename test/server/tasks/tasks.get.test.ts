import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Caller } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createTaskFixture } from './task-fixture.ts'

const app = await startTestApp()
const { api, business, addUser, add } = await createTaskFixture(app)

describe('tasks.get', () => {
  it('shows a task to those who can do it, to managers of the person, and to administrators', async () => {
    const manager = await addUser('manager')
    const person = await addUser('employee', { manager_id: manager.person_id })
    const colleague = await addUser('employee')
    const otherManager = await addUser('manager')
    const callers: Record<string, Caller> = {
      owner: api,
      manager: manager.api,
      person: person.api,
      colleague: colleague.api,
      otherManager: otherManager.api,
    }
    const sees = async (id: number) => {
      const seeing: string[] = []
      for (const [name, each] of Object.entries(callers)) {
        const { status, body } = await each.send('tasks.get', { path: { id } })
        if (status === 200) seeing.push(`${name}: ${body.data.allowed_actions.join(' ')}`)
        else assert.equal(status, 404)
      }
      return seeing
    }
    const task = async (assignee: object, of = person.person_id) => (await add(of, { assignee } as never)).id
    const all = 'owner: complete update cancel'
    assert.deepEqual(await sees(await task({ type: 'person' })), [all, 'manager: ', 'person: complete'])
    assert.deepEqual(await sees(await task({ type: 'manager' })), [all, 'manager: complete'])
    assert.deepEqual(await sees(await task({ type: 'role', role: 'owner' })), [all, 'manager: '])
    assert.deepEqual(await sees(await task({ type: 'user', user_id: colleague.user_id })), [
      all,
      'manager: ',
      'colleague: complete',
    ])
    // A manager does not see the tasks of others about themselves.
    assert.deepEqual(await sees(await task({ type: 'role', role: 'admin' }, manager.person_id)), [all])
  })

  it('lets a new manager of the person do the task', async () => {
    const [former, next] = [await addUser('manager'), await addUser('manager')]
    const { person_id } = await addUser('employee', { manager_id: former.person_id })
    const { id } = await add(person_id, { assignee: { type: 'manager' } })
    await api.call('people.update', { path: { id: person_id }, body: { manager_id: next.person_id } })
    await former.api.expectError(404, 'tasks.get', { path: { id } })
    assert.deepEqual((await next.api.call('tasks.get', { path: { id } })).body.data.allowed_actions, ['complete'])
    assert.ok(business.id)
  })
})
