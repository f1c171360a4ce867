import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { sqlOf } from '../../../server/db/orm.ts'
import { startTestApp } from '../../support/app.ts'
import { createBusiness, createEvent } from '../../support/factories.ts'
import { caller } from '../../support/http.ts'

const app = await startTestApp()
after(() => app.close())

describe('the contract check', () => {
  it('turns an answer that breaks the contract into a 500', async () => {
    const { id, owner } = await createBusiness(app)
    await createEvent(app, id)
    await sqlOf(app.orm.em.fork()).updateTable('events').set({ body: '{"id":"evt_1"}' }).execute()
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
