import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all } from '../../support/http.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createCompensationFixture, salary } from './compensation-fixture.ts'

const app = await startTestApp()

async function openBusiness() {
  const fixture = await createCompensationFixture(app)
  const { api } = fixture
  const importRows = async (compensations: Record<string, unknown>[], dry_run = false) =>
    (await api.call('compensations.import', { body: { compensations, dry_run } })).body.data
  /** Returns all records that an import may change. */
  const state = async () => ({
    compensations: await all(api, 'compensations.list'),
    events: await all(api, 'events.list'),
    audit: await all(api, 'auditLog.list'),
  })
  return { ...fixture, importRows, state }
}

const statuses = (results: Schemas['CompensationImportResult'][]) => results.map(({ status }) => status)
const codes = ({ errors = [] }: Schemas['CompensationImportResult']) => errors.map(({ path, code }) => [path, code])

describe('compensations.import', () => {
  it('adds compensations by person_id and by external_id, and updates an existing one on the same day', async () => {
    const { api, addPerson, importRows } = await openBusiness()
    const [ada, grace] = [await addPerson(), await addPerson({ external_id: 'hr-1906' })]
    const rows = [
      { person_id: ada, ...salary, reason: 'review' },
      { person_external_id: 'hr-1906', ...salary },
    ]
    const created = await importRows(rows)
    assert.deepEqual(
      created.map(({ index, status, person_id }) => [index, status, person_id]),
      [
        [0, 'created', ada],
        [1, 'created', grace],
      ],
    )
    assert.deepEqual(statuses(await importRows([{ ...rows[0], amount: '50000.00' }, { ...rows[1] }])), [
      'updated',
      'unchanged',
    ])
    const { data } = (await api.call('people.compensations', { path: { id: ada } })).body
    assert.deepEqual(
      data.map(({ amount, reason, version }) => [amount, reason, version]),
      [['50000.00', 'review', 2]],
    )
    const types = (await all(api, 'events.list')).map(({ type }) => type).filter((type) => type.startsWith('comp'))
    assert.deepEqual(types, ['compensation.created', 'compensation.created', 'compensation.updated'])
  })

  it('reports each invalid row, and imports the others', async () => {
    const { addPerson, importRows, business } = await openBusiness()
    const foreign = await (await openBusiness()).addPerson()
    const [id, leaver] = [await addPerson(), await addPerson({ end_date: '2025-01-01' })]
    const results = await importRows([
      { ...salary },
      { person_id: id, person_external_id: 'hr-1', ...salary },
      { person_id: foreign, ...salary },
      { person_id: 'x', ...salary },
      { person_id: id, ...salary, amount: 48_000 },
      { person_id: leaver, ...salary },
      { person_id: id, ...salary },
      { person_id: id, ...salary, amount: '1.00' },
    ])
    assert.deepEqual(results.map(codes), [
      [['body.compensations[0].person_id', 'required']],
      [['body.compensations[1].person_id', 'not_combinable']],
      [['body.compensations[2].person_id', 'unknown_record']],
      [['body.compensations[3].person_id', 'unknown_record']],
      [['body.compensations[4].amount', 'wrong_type']],
      [['body.compensations[5].effective_on', 'too_late']],
      [],
      [['body.compensations[7].effective_on', 'repeated']],
    ])
    assert.equal(results[6]?.status, 'created')
    const rows = app.db.selectFrom('compensations').select('amount').where('business_id', '=', business.id)
    assert.deepEqual(await rows.execute(), [{ amount: '48000.0000' }])
  })

  it('writes nothing in a dry run, and returns the same results', async () => {
    const { addPerson, importRows, state } = await openBusiness()
    const id = await addPerson()
    const rows = [
      { person_id: id, ...salary },
      { person_id: id, ...salary, effective_on: 'soon' },
    ]
    const before = await state()
    const dry = await importRows(rows, true)
    assert.deepEqual(await state(), before)
    assert.deepEqual(dry[0], { index: 0, status: 'created', person_id: id })
    const [first, second] = await importRows(rows)
    assert.deepEqual([{ ...first, id: undefined }, second], [{ ...dry[0], id: undefined }, dry[1]])
  })
})
