import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createLog } from '../../../../server/process/log.ts'
import { eventually } from '../../../support/race.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createDocumentFixture } from '../document-fixture.ts'
import { signingForm } from './signing-form.ts'

const logged: string[] = []
const log = createLog('server', { logLevel: 'error' }, { write: (line) => void logged.push(line) })
const app = await startTestApp({ log })
const { sendDocument } = await createDocumentFixture(app)

test('the signing page aborts a truncated file and logs the reason', async () => {
  const { document, token } = await sendDocument()
  await signingForm(app).open(token)
  const full = Buffer.alloc(256 * 1024) // a full chunk, so that another one should follow
  await sql`update document_files set bytes = ${full} where document_id = ${document.id}`.execute(app.db)
  await assert.rejects(app.send('GET', `/sign/${token}?file`))
  await eventually('it is logged', async () => logged.length > 0)
  const { operation, aborted, err } = JSON.parse(logged[0] ?? '')
  assert.deepEqual([operation, aborted, err.type], ['signingPage', true, 'NoResultError'])
})
