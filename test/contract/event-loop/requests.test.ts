import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { operations } from '../../support/contract/contract.ts'
import { isLong } from '../../support/running/long-form.ts'
import { createPerson } from '../../support/samples/factories.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { png } from '../../support/samples/raw-png.ts'
import { startTestApp } from '../../support/service/app.ts'
import { newTenant } from '../tenant.ts'
import { addLeaveType } from '../valid-leave-requests.ts'
import { validRequest } from '../valid-requests.ts'
import { worstBodies } from '../worst-bodies.ts'
import { assertShortTurns } from './short-turns.ts'

const app = await startTestApp({ env: { BODY_MEMORY_MIB: '512' } })
const tenant = await newTenant(app)

/* The short run covers the operations with the longest bodies. */
const longest = new Set([
  'people.import',
  'people.updateMany',
  'leaveBalances.adjustMany',
  'leaveBalances.import',
  'payslips.putMany',
  'payRuns.exportPain001',
  'documents.create',
  'auth.login',
])
const tested = operations.filter(({ id, body }) => body !== undefined && (isLong || longest.has(id)))

describe('the longest bodies of the worst shapes', () => {
  for (const { id, body, isPublic } of tested) {
    it(`of ${id} do not block the event loop`, async () => {
      const request = await validRequest(id, tenant)
      for (const [shape, text] of Object.entries(worstBodies(body ?? {}, isPublic ? 16 * 1024 : 1024 * 1024))) {
        await assertShortTurns(shape, async () => {
          const { status } = await tenant.owner.send(id, { ...request, body: text })
          assert.ok(status < 500, `${shape}: ${status}`)
        })
      }
    })
  }
})

describe('the longest valid requests do not block the event loop:', () => {
  const { owner, business } = tenant
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: `${randomUUID()}@example.com`,
      external_id: randomUUID(),
      metadata: Object.fromEntries(Array.from({ length: 10 }, (_, key) => [`key_${key}`, `${index}`.padEnd(50, 'x')])),
    }))

  it('people.import of 500 rows', () =>
    assertShortTurns('people.import', () =>
      owner.call('people.import', { body: { people: people(500), dry_run: true } }),
    ))

  it('people.updateMany of 500 people', async () => {
    const added = (await owner.call('people.import', { body: { people: people(500) } })).body.data
    const ids = added.flatMap(({ id }) => (id === undefined ? [] : [{ id }]))
    const { id: manager_id } = await createPerson(app, { business_id: business.id })
    await assertShortTurns('people.updateMany', async () => {
      const { data } = (await owner.call('people.updateMany', { body: { people: ids, changes: { manager_id } } })).body
      assert.ok(data.every(({ status }) => status === 'updated'))
    })
  })

  it('leaveBalances.adjustMany of 1,000 adjustments, and leaveBalances.import of 500 people', async () => {
    const added = (await owner.call('people.import', { body: { people: people(500) } })).body.data
    const leave_type_id = await addLeaveType(tenant)
    const accounts = added.map(({ id: person_id = 0 }) => ({ person_id, leave_type_id }))
    await assertShortTurns('leaveBalances.adjustMany', async () => {
      const adjustments = [...accounts, ...accounts].map((account) => ({ ...account, days: 1 }))
      const { data } = (await owner.call('leaveBalances.adjustMany', { body: { adjustments } })).body
      assert.ok(data.every(({ status }) => status === 'created'))
    })
    await assertShortTurns('leaveBalances.import', async () => {
      const as_of = new Date().toISOString().slice(0, 10)
      const balances = accounts.map((account) => ({ ...account, balance: 5, as_of }))
      const { data } = (await owner.call('leaveBalances.import', { body: { balances } })).body
      assert.ok(data.every(({ status }) => status === 'created'))
    })
  })

  it('payslips.putMany of 500 people with twenty lines each', async () => {
    const ids: number[] = []
    for (const { id } of (await owner.call('people.import', { body: { people: people(500) } })).body.data) {
      if (id !== undefined) ids.push(id)
    }
    const line = { kind: 'earning', code: 'base', name: 'Base pay', amount: '1000.00' } as const
    const lines = Array.from({ length: 20 }, () => line)
    const payslips = ids.map((person_id) => ({ person_id, lines }))
    await assertShortTurns('payslips.putMany', async () => {
      const { id } = await createPayRun(app, { business_id: business.id, status: 'draft' })
      await owner.call('payslips.putMany', { path: { id }, header: { 'If-Match': '"1"' }, body: { payslips } })
    })
  })

  it('business.update with the largest logo', async () => {
    const image = png({ width: 2000, height: 2000 }).toString('base64')
    const logo = { content_type: 'image/png', data: image } as const
    await assertShortTurns('logo', () => owner.send('business.update', { body: { logo } }))
  })

  it('documentTemplates.previewText of the longest text', async () => {
    const { body } = await validRequest('documentTemplates.previewText', tenant)
    const texts = [
      'A word and **another** one. ',
      '# A heading\n\n',
      '- an item\n',
      '*_'.repeat(10),
      '[a](https://b.example) ',
      '| a | b |\n',
    ]
    for (const text of texts) {
      const long = text.repeat(Math.floor(50_000 / text.length))
      await assertShortTurns(`text ${text}`, () =>
        owner.send('documentTemplates.previewText', { body: { ...(body as object), body: long } }),
      )
    }
  })

  it('holidays.import of the longest calendar', async () => {
    const day = (index: number) =>
      `BEGIN:VEVENT\r\nUID:${index}@a.example\r\nDTSTART;VALUE=DATE:2040${String(1 + (index % 12)).padStart(2, '0')}${String(1 + (index % 28)).padStart(2, '0')}\r\nSUMMARY:Day ${index}\r\nEND:VEVENT\r\n`
    const ics = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${Array.from({ length: 1900 }, (_, index) => day(index)).join('')}END:VCALENDAR\r\n`
    await assertShortTurns('ics', () => owner.send('holidays.import', { body: { ics, location_ids: [] } }))
    await assertShortTurns('line breaks', () =>
      owner.send('holidays.import', { body: { ics: '\n'.repeat(262_144), location_ids: [] } }),
    )
  })
})

describe('the longest uploads in the console do not block the event loop:', () => {
  it('people/import of lists that are expensive to parse', async () => {
    const visitor = await visitConsoleAs(app, tenant.business.owner)
    const mebibyte = 1024 * 1024
    const lists = {
      'line breaks': 'email\n'.padEnd(mebibyte, '\n'),
      commas: 'email'.padEnd(mebibyte, ','),
      columns: 'a,'.repeat(mebibyte / 2),
      quotes: `email\n${'"a""b",'.repeat(mebibyte / 8)}`,
      'an unclosed quote': 'email\n"'.padEnd(mebibyte, 'x'),
      people: `first_name,last_name,email\n${Array.from({ length: 500 }, (_, row) => `A,B,${row}@example.com,${'x'.repeat(1900)}\n`).join('')}`,
    }
    for (const [shape, list] of Object.entries(lists)) {
      await assertShortTurns(shape, () =>
        visitor.upload('/console/people/import', 'check', { file: new File([list], 'a.csv') }),
      )
    }
  })
})
