import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '../../../../server/process/log.ts'
import { eventually } from '../../../support/race.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { openDesk } from '../pay-run-desk.ts'

const logged: string[] = []
const log = createLog('server', { logLevel: 'error' }, { write: (line) => void logged.push(line) })
const app = await startTestApp({ log })
const { api, business, draft, draftOf } = await openDesk(app)

describe('payRuns.exportCsv', () => {
  it('answers a line for each payslip, whose amounts add up to the pay run', async () => {
    const { run } = await draftOf(['10.01', '20.02', '0.00'])
    const { headers, text } = await api.call('payRuns.exportCsv', { path: { id: run.id } })
    assert.equal(headers['content-type'], 'text/csv; charset=utf-8')
    assert.equal(headers['content-disposition'], `attachment; filename="pay-run-${run.id}.csv"`)
    const lines = text.trimEnd().split('\r\n')
    assert.equal(lines.length, 4)
    assert.deepEqual(
      lines.slice(1).map((line) => line.split(',').at(-2)),
      ['10.01', '20.02', '0.00'],
    )
  })

  it('answers the names alone for a draft without payslips', async () => {
    const { id } = await draft()
    const { text } = await api.call('payRuns.exportCsv', { path: { id } })
    assert.equal(text.split('\r\n').length, 2)
  })

  it('answers nothing whole once the service cannot read on, and logs why', async () => {
    const { run } = await draftOf(['10.00'])
    await sql`update pay_runs set people_count = 2 where id = ${run.id}`.execute(app.db)
    const path = `/v1/pay-runs/${run.id}/export.csv`
    await assert.rejects(app.send('GET', path, { token: business.owner.token }))
    await eventually('it is logged', async () => logged.length > 0)
    const { operation, aborted, err } = JSON.parse(logged[0] ?? '')
    assert.deepEqual([operation, aborted], ['payRuns.exportCsv', true])
    assert.match(JSON.stringify(err), /was changed while it was read/)
    assert.equal((await app.send('GET', '/health/live')).status, 200)
  })
})
