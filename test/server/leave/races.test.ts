import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { violatedConstraint } from '../../../server/db/failures.ts'
import { all } from '../../support/http.ts'
import { hold, holdRows } from '../../support/race.ts'
import { releaseTogether } from '../../support/release-together.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createLeaveFixture, day, from } from './leave-fixture.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })
const { api, business, addPerson, addLeaveType, requestLeave, approve, adjust, readBalance } =
  await createLeaveFixture(app)

/** Sends a request for each body concurrently. */
const requestTogether = (bodies: object[]) =>
  releaseTogether(
    bodies.map((body) => ({
      url: app.url,
      method: 'POST',
      path: '/v1/leave-requests',
      token: business.owner.token,
      body,
    })),
  )

const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted()

describe('50 concurrent requests', () => {
  it('do not overlap: one request for the same days succeeds, and the others return its ID', async () => {
    const [person_id, first, second] = [await addPerson(), await addLeaveType(), await addLeaveType()]
    const responses = await requestTogether(
      Array.from({ length: 50 }, (_, index) => ({
        person_id,
        leave_type_id: index % 2 === 0 ? first : second,
        ...from(index % 3, 3),
      })),
    )
    assert.deepEqual(statuses(responses), [201, ...Array(49).fill(409)])
    const [request] = await all(api, 'leaveRequests.list', { query: { person_id } })
    for (const { status, body } of responses) {
      const span = `${request?.start_date} to ${request?.end_date}`
      const message = `Leave request ${request?.id} already covers some of these days: ${span}.`
      if (status === 409) assert.equal(body.message, message)
    }
  })

  it('do not overlap by half days: each half of a day is requested once', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const responses = await requestTogether(
      Array.from({ length: 50 }, (_, index) => {
        const portion = index % 2 === 0 ? 'morning' : 'afternoon'
        return { person_id, leave_type_id, ...from(0), start_portion: portion, end_portion: portion }
      }),
    )
    assert.deepEqual(statuses(responses), [201, 201, ...Array(48).fill(409)])
  })

  it('do not exceed the balance', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType({ allow_negative: false })]
    await adjust(person_id, leave_type_id, 7)
    const weekdays = Array.from({ length: 70 }, (_, offset) => offset).filter((offset) => offset % 7 < 5)
    const responses = await requestTogether(weekdays.map((offset) => ({ person_id, leave_type_id, ...from(offset) })))
    assert.equal(responses.length, 50)
    assert.deepEqual(statuses(responses), [...Array(7).fill(201), ...Array(43).fill(422)])
    const { pending, available } = await readBalance(person_id, leave_type_id)
    assert.deepEqual([pending, available], [7, 0])
  })
})

describe('concurrent operations', () => {
  it('book a reversal if leave is approved and then cancelled', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const { id } = await requestLeave({ person_id, leave_type_id })
    const lock = await holdRows(app.databaseUrl, 'leave_requests', [id])
    const decisions = ['leaveRequests.approve', 'leaveRequests.cancel'] as const
    const responses = decisions.map((operation) => api.send(operation, { path: { id } }))
    await lock.untilBlocked(2)
    await lock.release()
    const [approval, cancellation] = await Promise.all(responses)
    assert.equal(cancellation?.status, 200)
    assert.ok([200, 409].includes(approval?.status ?? 0))
    const { available, lines } = await readBalance(person_id, leave_type_id, { explain: true })
    assert.deepEqual([available, lines?.length], [0, approval?.status === 200 ? 2 : 0])
  })

  it('return 422 for leave after an end date that commits first', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const lock = await hold(app.databaseUrl, 'update people set end_date = $2 where id = $1', [person_id, day(0)])
    const response = api.send('leaveRequests.create', { body: { person_id, leave_type_id, ...from(1) } })
    await lock.untilBlocked(1)
    await lock.commit()
    assert.equal((await response).status, 422)
  })

  it('apply either an approval or a change of the same version', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const request = await requestLeave({ person_id, leave_type_id })
    const path = { id: request.id }
    const lock = await holdRows(app.databaseUrl, 'people', [person_id])
    const header = { 'If-Match': `"${request.version}"` }
    const approval = api.send('leaveRequests.approve', { path, header })
    const change = api.send('leaveRequests.update', { path, header, body: from(0, 1) })
    await lock.untilBlocked(2)
    await lock.release()
    const both = [(await approval).status, (await change).status]
    const { status, days } = (await api.call('leaveRequests.get', { path })).body.data
    if (status === 'approved') assert.deepEqual([both, days], [[200, 409], 1])
    else assert.deepEqual([both, days], [[412, 200], 2])
  })
})

describe('the exclusion constraint', () => {
  it('prevents requested and approved leave for the same half days', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addLeaveType()]
    const { id } = await requestLeave({ person_id, leave_type_id, ...from(0, 2), end_portion: 'morning' })
    await approve(id)
    const insertCopy = (first: string, last: string, start_portion: string, status: string) =>
      sql`insert into leave_requests (business_id, person_id, leave_type_id, start_date, end_date, start_portion,
            end_portion, days, breakdown, status, decided_at)
          values (${business.id}, ${person_id}, ${leave_type_id}, ${first}, ${last}, ${start_portion}, 'full', 1, '[]',
            ${status}, now())`.execute(app.db)
    for (const status of ['requested', 'approved']) {
      await assert.rejects(insertCopy(day(2), day(3), 'full', status), (error) => {
        assert.equal(violatedConstraint(error), 'leave_requests_overlap')
        return true
      })
    }
    await insertCopy(day(2), day(3), 'full', 'cancelled')
    await insertCopy(day(2), day(3), 'afternoon', 'requested')
  })
})
