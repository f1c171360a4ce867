import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { violatedConstraint } from '../../../server/db/failures.ts'
import { all } from '../../support/http.ts'
import { hold, holdRows } from '../../support/race.ts'
import { releaseTogether } from '../../support/release-together.ts'
import { startTestApp } from '../../support/service/app.ts'
import { day, from, openOffice } from './leave-office.ts'

const app = await startTestApp({ env: { DATABASE_POOL_SIZE: '10' } })
const { api, business, person, type, ask, approve, adjust, balance } = await openOffice(app)

/** Asks with all these bodies at the same moment. */
const askTogether = (bodies: object[]) =>
  releaseTogether(
    bodies.map((body) => ({
      url: app.url,
      method: 'POST',
      path: '/v1/leave-requests',
      token: business.owner.token,
      body,
    })),
  )

const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

describe('50 requests at the same moment', () => {
  it('never overlap: of those for the same days one is granted, and the others name it', async () => {
    const [person_id, one, two] = [await person(), await type(), await type()]
    const answers = await askTogether(
      Array.from({ length: 50 }, (_, index) => ({
        person_id,
        leave_type_id: index % 2 === 0 ? one : two,
        ...from(index % 3, 3),
      })),
    )
    assert.deepEqual(statusesOf(answers), [201, ...Array(49).fill(409)])
    const [granted] = await all(api, 'leaveRequests.list', { query: { person_id } })
    for (const { status, body } of answers) {
      const span = `${granted?.start_date} to ${granted?.end_date}`
      const message = `Leave request ${granted?.id} already covers some of these days: ${span}.`
      if (status === 409) assert.equal(body.message, message)
    }
  })

  it('never overlap by half days either: of a day both halves are granted, each once', async () => {
    const [person_id, leave_type_id] = [await person(), await type()]
    const answers = await askTogether(
      Array.from({ length: 50 }, (_, index) => {
        const portion = index % 2 === 0 ? 'morning' : 'afternoon'
        return { person_id, leave_type_id, ...from(0), start_portion: portion, end_portion: portion }
      }),
    )
    assert.deepEqual(statusesOf(answers), [201, 201, ...Array(48).fill(409)])
  })

  it('never overdraw: as many days are granted as there are', async () => {
    const [person_id, leave_type_id] = [await person(), await type({ allow_negative: false })]
    await adjust(person_id, leave_type_id, 7)
    const weekdays = Array.from({ length: 70 }, (_, after) => after).filter((after) => after % 7 < 5)
    const answers = await askTogether(weekdays.map((after) => ({ person_id, leave_type_id, ...from(after) })))
    assert.equal(answers.length, 50)
    assert.deepEqual(statusesOf(answers), [...Array(7).fill(201), ...Array(43).fill(422)])
    const { pending, available } = await balance(person_id, leave_type_id)
    assert.deepEqual([pending, available], [7, 0])
  })
})

describe('at the same moment', () => {
  it('leave is not both approved and cancelled for nothing: a reversal follows what was taken', async () => {
    const [person_id, leave_type_id] = [await person(), await type()]
    const { id } = await ask({ person_id, leave_type_id })
    const lock = await holdRows(app.databaseUrl, 'leave_requests', [id])
    const decisions = ['leaveRequests.approve', 'leaveRequests.cancel'] as const
    const answers = decisions.map((operation) => api.send(operation, { path: { id } }))
    await lock.waiting(2)
    await lock.release()
    const [approval, cancellation] = await Promise.all(answers)
    assert.equal(cancellation?.status, 200)
    assert.ok([200, 409].includes(approval?.status ?? 0))
    const { available, lines } = await balance(person_id, leave_type_id, { explain: true })
    assert.deepEqual([available, lines?.length], [0, approval?.status === 200 ? 2 : 0])
  })

  it('a person who leaves asks for no leave after that', async () => {
    const [person_id, leave_type_id] = [await person(), await type()]
    const lock = await hold(app.databaseUrl, 'update people set end_date = $2 where id = $1', [person_id, day(0)])
    const answer = api.send('leaveRequests.create', { body: { person_id, leave_type_id, ...from(1) } })
    await lock.waiting(1)
    await lock.commit()
    assert.equal((await answer).status, 422)
  })

  it('an approval and a change are not both for what they saw', async () => {
    const [person_id, leave_type_id] = [await person(), await type()]
    const request = await ask({ person_id, leave_type_id })
    const path = { id: request.id }
    const lock = await holdRows(app.databaseUrl, 'people', [person_id])
    const header = { 'If-Match': `"${request.version}"` }
    const approval = api.send('leaveRequests.approve', { path, header })
    const change = api.send('leaveRequests.update', { path, header, body: from(0, 1) })
    await lock.waiting(2)
    await lock.release()
    const statuses = [(await approval).status, (await change).status]
    const { status, days } = (await api.call('leaveRequests.get', { path })).body.data
    if (status === 'approved') assert.deepEqual([statuses, days], [[200, 409], 1])
    else assert.deepEqual([statuses, days], [[412, 200], 2])
  })
})

describe('the database', () => {
  it('itself refuses live leave for the same half days, whoever writes it', async () => {
    const [person_id, leave_type_id] = [await person(), await type()]
    const { id } = await ask({ person_id, leave_type_id, ...from(0, 2), end_portion: 'morning' })
    await approve(id)
    const copy = (first: string, last: string, start_portion: string, status: string) =>
      sql`insert into leave_requests (business_id, person_id, leave_type_id, start_date, end_date, start_portion,
            end_portion, days, breakdown, status, decided_at)
          values (${business.id}, ${person_id}, ${leave_type_id}, ${first}, ${last}, ${start_portion}, 'full', 1, '[]',
            ${status}, now())`.execute(app.db)
    for (const status of ['requested', 'approved']) {
      await assert.rejects(copy(day(2), day(3), 'full', status), (error) => {
        assert.equal(violatedConstraint(error), 'leave_requests_overlap')
        return true
      })
    }
    await copy(day(2), day(3), 'full', 'cancelled')
    await copy(day(2), day(3), 'afternoon', 'requested')
  })
})
