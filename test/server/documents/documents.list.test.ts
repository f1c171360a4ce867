import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import type { AnyInput } from '../../support/http.ts'
import { all } from '../../support/http.ts'
import { openDesk } from './document-desk.ts'

const app = await startTestApp()
after(() => app.close())
const { api, draft, sent } = await openDesk(app)

describe('documents.list', () => {
  it('pages by id, and narrows by state, person, template and time', async () => {
    const first = await draft()
    const { document: second } = await sent()
    const third = await draft()
    const ids = async (query: AnyInput['query']) => (await all(api, 'documents.list', { query })).map(({ id }) => id)
    assert.deepEqual(await ids({ limit: 1 }), [first.id, second.id, third.id])
    assert.deepEqual(await ids({ status: 'sent' }), [second.id])
    assert.deepEqual(await ids({ person_id: third.person_id }), [third.id])
    assert.deepEqual(await ids({ template_id: first.template_id }), [first.id])
    await app.orm.em.fork().execute(`update documents set updated_at = '2026-01-01' where id = ?`, [first.id])
    assert.deepEqual(await ids({ updated_since: second.created_at }), [second.id, third.id])
    assert.deepEqual(await ids({ external_id: 'none' }), [])
  })
})
