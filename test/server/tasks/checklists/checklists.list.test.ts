import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createTaskFixture } from '../task-fixture.ts'

const app = await startTestApp()
const { api, checklist } = await createTaskFixture(app)

describe('checklists.list', () => {
  it('lists those in use, or the archived ones', async () => {
    const [used, archived] = [await checklist('hire', [{}]), await checklist('hire', [{}])]
    await api.call('checklists.update', { path: { id: archived.id }, body: { archived: true } })
    const ids = async (query: Record<string, unknown>) =>
      (await all(api, 'checklists.list', { query })).map(({ id }) => id)
    assert.deepEqual([await ids({}), await ids({ archived: true })], [[used.id], [archived.id]])
  })
})
