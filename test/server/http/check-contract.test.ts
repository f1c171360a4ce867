import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { createBusiness, createEvent } from '../../support/factories.ts'
import { caller } from '../../support/http.ts'

const app = await startTestApp()

describe('the contract check', () => {
  it('turns an answer that breaks the contract into a 500', async () => {
    const { id, owner } = await createBusiness(app)
    await createEvent(app, id)
    await app.db.updateTable('events').set({ body: '{"id":"evt_1"}' }).execute()
    const { body } = await caller(app, owner.token).refused(500, 'events.list')
    assert.deepEqual(
      { ...body, request_id: '' },
      {
        success: false,
        message: 'Server error.',
        code: 'server_error',
        request_id: '',
      },
    )
  })
})
