import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { earning, openDesk } from '../pay-run-desk.ts'

const app = await startTestApp()

const about = (findings: Schemas['PayRunFinding'][]) => findings.map(({ code, person_id }) => [code, person_id])

describe('payRuns.checks', () => {
  it('finds nothing where everybody employed is paid once and properly', async () => {
    const { api, draftOf } = await openDesk(app)
    const { run } = await draftOf(['10.00', '0.00'], { type: 'regular' })
    const { data } = (await api.call('payRuns.checks', { path: { id: run.id } })).body
    assert.deepEqual(data, { blockers: [], warnings: [], blocker_count: 0, warning_count: 0 })
  })

  it('finds negative nets, but in a correction', async () => {
    const { api, person, draft } = await openDesk(app)
    for (const [type, expected] of [
      ['regular', ['negative_net']],
      ['off_cycle', ['negative_net']],
      ['correction', []],
    ] as const) {
      const { id } = await draft({ type })
      const lines = [{ ...earning('0.01'), kind: 'tax' as const }]
      await api.call('payslips.put', { path: { id, person_id: await person() }, body: { lines } })
      const { blockers } = (await api.call('payRuns.checks', { path: { id } })).body.data
      const codes = blockers.map(({ code }) => code).filter((code) => code !== 'overlapping_pay_run')
      assert.deepEqual(codes, expected, type)
    }
  })

  it('finds who left before the period, not who leaves in it', async () => {
    const { api, business, person } = await openDesk(app)
    const gone = await person({ start_date: '2020-01-01', end_date: '2026-01-01' })
    const leaving = await person({ start_date: '2020-01-01', end_date: '2026-01-02' })
    const { id } = await createPayRun(app, { business_id: business.id, people: [gone, leaving] })
    const { blockers } = (await api.call('payRuns.checks', { path: { id } })).body.data
    assert.deepEqual(about(blockers), [['person_terminated', gone]])
  })

  it('finds who is in another regular pay run of an overlapping period, unless it is cancelled', async () => {
    const { api, business, person } = await openDesk(app)
    const [before, same, off, cancelled, free] = await Promise.all([person(), person(), person(), person(), person()])
    const regular = { business_id: business.id, type: 'regular' } as const
    await createPayRun(app, { ...regular, period: ['2025-12-01', '2025-12-31'], people: [before] })
    await createPayRun(app, { ...regular, period: ['2026-01-31', '2026-02-27'], people: [same], status: 'completed' })
    await createPayRun(app, { business_id: business.id, people: [off] })
    await createPayRun(app, { ...regular, people: [cancelled], status: 'cancelled' })
    const { id } = await createPayRun(app, { ...regular, people: [before, same, off, cancelled, free] })
    const { blockers } = (await api.call('payRuns.checks', { path: { id } })).body.data
    assert.deepEqual(about(blockers), [['overlapping_pay_run', same]])
  })

  it('warns of who is employed in the period and has no payslip, in a regular pay run', async () => {
    const { api, business, person } = await openDesk(app)
    await person({ start_date: '2026-02-01' })
    await person({ start_date: '2020-01-01', end_date: '2026-01-01' })
    const lastDay = await person({ start_date: '2020-01-01', end_date: '2026-01-02' })
    const employed = [lastDay, await person(), await person({ start_date: '2026-01-31' })]
    const deleted = await person()
    await api.call('people.delete', { path: { id: deleted } })
    const paid = await person()
    const { id } = await createPayRun(app, { business_id: business.id, type: 'regular', people: [paid] })
    const { data } = (await api.call('payRuns.checks', { path: { id } })).body
    assert.deepEqual(
      about(data.warnings),
      employed.map((someone) => ['active_without_payslip', someone]),
    )
    assert.deepEqual([data.blocker_count, data.warning_count], [0, 3])
    await api.call('payRuns.approve', { path: { id }, header: { 'If-Match': '"1"' } })
  })

  it('names the first hundred and counts all', async () => {
    const { api, business, person } = await openDesk(app)
    const people = await Promise.all(Array.from({ length: 101 }, () => person({ end_date: '2025-12-31' })))
    const { id } = await createPayRun(app, { business_id: business.id, people })
    const { data } = (await api.call('payRuns.checks', { path: { id } })).body
    assert.deepEqual([data.blockers.length, data.blocker_count], [100, 101])
    const { body } = await api.refused(422, 'payRuns.approve', { path: { id }, header: { 'If-Match': '"1"' } })
    assert.deepEqual(body.blockers, data.blockers)
  })
})
