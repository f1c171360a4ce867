import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../../support/http.ts'
import { createBusiness, createUser } from '../../../support/samples/factories.ts'
import { createLeaveFeed } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('leaveFeeds.list', () => {
  it('pages through the caller’s own links, even for an owner', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const other = await createUser(app, { business_id, role: 'employee' })
    const ids: number[] = []
    for (let index = 0; index < 3; index++)
      ids.push((await createLeaveFeed(app, { business_id, user_id: owner.id })).id)
    const { id } = await createLeaveFeed(app, { business_id, user_id: other.id })
    const listIds = async (token: string) =>
      (await all(caller(app, token), 'leaveFeeds.list', { query: { limit: 2 } })).map((feed) => feed.id)
    assert.deepEqual(await listIds(owner.token), ids)
    assert.deepEqual(await listIds(other.token), [id])
  })
})
