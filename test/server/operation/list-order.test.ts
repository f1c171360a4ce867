import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OperationId } from '../../../server/operation/contract/contract.ts'
import { resolveSchema } from '../../support/contract/contract.ts'
import { type AnyInput, all } from '../../support/http.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture } from '../documents/document-fixture.ts'
import { createLeaveFixture, from } from '../leave/leave-fixture.ts'
import { createPayRunFixture } from '../pay-runs/pay-run-fixture.ts'

const app = await startTestApp()

interface Row {
  id: number
  /** The sort key, unless it is the ID. */
  key: string
}

interface List {
  operation: OperationId
  sorts: string
  path?: Record<string, number>
  add(): Promise<Row>
  toRow(listed: never): Row
}

const documents = await createDocumentFixture(app)
const payRuns = await createPayRunFixture(app)
const leaveFixture = await createLeaveFixture(app)
const vacation = await leaveFixture.addLeaveType()
const payee = await payRuns.addPerson()
const payDays = ['2026-03-31', '2026-01-30', '2026-03-31', '2026-02-27']
const leaveDays = [3, 0, 3, 1]
let count = 0

const lists: List[] = [
  {
    operation: 'documents.list',
    sorts: 'DocumentSort',
    add: async () => ({ id: (await documents.draft()).id, key: '' }),
    toRow: ({ id }: { id: number }) => ({ id, key: '' }),
  },
  {
    operation: 'payRuns.list',
    sorts: 'PayRunSort',
    add: async () => {
      const { id, pay_date } = await payRuns.draft({ pay_date: payDays[count++ % payDays.length] ?? '' })
      return { id, key: pay_date }
    },
    toRow: ({ id, pay_date }: { id: number; pay_date: string }) => ({ id, key: pay_date }),
  },
  {
    operation: 'people.payslips',
    sorts: 'PayslipSort',
    path: { id: payee },
    add: async () => {
      const { id } = await createPayRun(app, { business_id: payRuns.business.id, status: 'approved', people: [payee] })
      return { id, key: '' }
    },
    toRow: ({ pay_run_id }: { pay_run_id: number }) => ({ id: pay_run_id, key: '' }),
  },
  {
    operation: 'leaveRequests.list',
    sorts: 'LeaveRequestSort',
    add: async () => {
      const person_id = await leaveFixture.addPerson()
      const days = from(leaveDays[count++ % leaveDays.length] ?? 0)
      const { id, start_date } = await leaveFixture.requestLeave({ person_id, leave_type_id: vacation, ...days })
      return { id, key: start_date }
    },
    toRow: ({ id, start_date }: { id: number; start_date: string }) => ({ id, key: start_date }),
  },
]
const callers: Partial<Record<OperationId, typeof leaveFixture.api>> = {
  'documents.list': documents.api,
  'leaveRequests.list': leaveFixture.api,
}

for (const { operation, sorts, path, add, toRow } of lists) {
  const api = callers[operation] ?? payRuns.api
  const orders = resolveSchema({ $ref: `#/components/schemas/${sorts}` }).enum as string[]
  const listed = async (query: AnyInput['query']): Promise<Row[]> =>
    (await all(api, operation, { path, query })).map((row) => toRow(row as never))

  const sorted = (rows: Row[], sort: string): Row[] => {
    const key = ({ key }: Row) => (sort.endsWith('id') ? '' : key)
    const compare = (left: Row, right: Row) => key(left).localeCompare(key(right)) || left.id - right.id
    return rows.toSorted((left, right) => compare(left, right) * (sort.startsWith('-') ? -1 : 1))
  }

  describe(`${operation} in another order`, () => {
    it('has every row once, for any page size; rows with equal keys are sorted by ID', async () => {
      const rows = await listed({})
      for (let count = 0; count < 5; count++) rows.push(await add())
      for (const sort of orders) {
        for (const limit of [1, 2, 200]) assert.deepEqual(await listed({ sort, limit }), sorted(rows, sort), sort)
      }
      assert.deepEqual(await listed({}), sorted(rows, 'id'))
    })

    it('neither skips nor repeats existing rows while others are added', async () => {
      const before = await listed({})
      const rows: Row[] = []
      let cursor: string | undefined
      do {
        const { body } = await api.send(operation, {
          path,
          query: { sort: '-id', limit: 2, ...(cursor && { cursor }) },
        })
        rows.push(...body.data.map(toRow))
        cursor = body.meta.next_cursor ?? undefined
        if (rows.length < 5) await add()
      } while (cursor !== undefined)
      assert.deepEqual(rows, before.toReversed())
    })

    it('rejects cursors of other orders, and unknown orders', async () => {
      for (const sort of orders) {
        const { body } = await api.send(operation, { path, query: { sort, limit: 1 } })
        for (const other of orders.filter((each) => each !== sort)) {
          const query = { sort: other, cursor: body.meta.next_cursor }
          const { errors } = (await api.expectError(422, operation, { path, query })).body
          assert.deepEqual(errors, [{ path: 'query.cursor', code: 'invalid', message: 'is not a cursor of this list' }])
        }
      }
      for (const sort of ['name', '--id', '+id', 'ID', '']) {
        const { errors } = (await api.expectError(422, operation, { path, query: { sort } })).body
        assert.ok(errors?.every((problem) => problem.path === 'query.sort'))
      }
    })
  })
}
