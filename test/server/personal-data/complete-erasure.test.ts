import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import type { Schema } from '../../../openapi/read/contract.ts'
import { inTransaction } from '../../../server/operation/work.ts'
import { createLog } from '../../../server/process/log.ts'
import { operations, resolveSchema } from '../../support/contract/contract.ts'
import { all } from '../../support/http.ts'
import { without } from '../../support/samples/pdf.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'
import { createTestWork } from '../../support/service/work.ts'
import {
  columnsWithoutPersonalData,
  membersWithoutPersonalData,
  notExported,
  operationsWithoutPersonalData,
  remaining,
  tablesWithoutPersonalData,
} from './not-planted.ts'
import { otherName, type PlantedPerson, plantValues } from './plant-values.ts'
import { planted, plantedValues } from './planted-values.ts'
import { bytesToText, isIn, personalColumns, searchDatabase } from './search-database.ts'

/*
 * Checks that an export has all personal data, and that none remains after an erasure: a value is planted through the
 * API in each member that can contain personal data, and the tests search for all of them in each column of each table.
 * A new member or column fails the tests until it is planted, or listed in not-planted.ts with a reason.
 */

const logLines: string[] = []
const log = createLog('server', { logLevel: 'trace' }, { write: (line) => void logLines.push(line) })
// With SMTP but without a worker, emails that are waiting to be sent stay in the database.
const env = { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'workforce@example.com', TRUST_PROXY: '1' }
const app = await startTestApp({ env, log })
const perform = createJobPerformer(app)
const values = plantedValues()
const names = values.map(({ name }) => name)

describe('the erasure of a person', { skip: without('pdftotext') }, () => {
  let person: PlantedPerson
  let exported: string
  /** The columns with each value, before and after the erasure. */
  let columns: { before: Map<string, string[]>; after: Map<string, string[]> }
  let figuresBefore: Awaited<ReturnType<typeof figures>>

  before(async () => {
    person = await plantValues(app)
    const { owner, business, id } = person
    const { bytes } = await owner.call('people.export', { path: { id } })
    exported = Object.values(unzipSync(bytes)).map(bytesToText).join('\n').toLowerCase()
    const before = await searchDatabase(app, values)
    figuresBefore = await figures()
    const { first_name, last_name } = (await owner.call('people.get', { path: { id } })).body.data
    await owner.call('people.erase', { path: { id }, body: { confirm: `${first_name} ${last_name}` } })
    await perform('erase_person', { business_id: business.id, person_id: id })
    columns = { before, after: await searchDatabase(app, values) }
  })

  async function figures() {
    const { owner, id } = person
    const ledger = await all(owner, 'leaveLedger.list', { query: { person_id: id } })
    const slips = await all(owner, 'people.payslips', { path: { id } })
    return { balance: ledger.map(({ days }) => days), totals: slips.map(({ totals }) => totals) }
  }

  it('begins with each value in the database', () => {
    assert.ok(values.length >= 40)
    assert.equal(new Set(values.map(({ value }) => value)).size, values.length)
    const absent = names.filter((name) => columns.before.get(name)?.length === 0)
    assert.deepEqual(absent, ['header.image_text'], 'metadata of an image is not stored')
  })

  it('is preceded by an export with each value', () => {
    const absent = values.filter((value) => !isIn(exported, value)).map(({ name }) => name)
    assert.deepEqual(absent, Object.keys(notExported), 'export it, or list it in notExported with a reason')
  })

  it('leaves only the values that are listed with a reason, and only where the list says', () => {
    const left = Object.fromEntries([...columns.after].filter(([, matches]) => matches.length > 0))
    const expected = Object.fromEntries(Object.entries(remaining).map(([name, { columns }]) => [name, columns]))
    assert.deepEqual(left, expected)
  })

  it('has no value in the log', () => {
    const text = logLines.join('\n').toLowerCase()
    assert.ok(logLines.length > 0)
    assert.deepEqual(
      values.filter((value) => isIn(text, value)).map(({ name }) => name),
      [],
    )
  })

  it('leaves the figures that the law requires', async () => {
    const { balance, totals } = await figures()
    assert.deepEqual({ balance, totals }, figuresBefore)
    assert.ok(balance.length > 0 && totals.length > 0)
  })

  it('leaves the signatures of other people', async () => {
    const path = { id: person.otherDocument.id }
    const { signers } = (await person.owner.call('documents.get', { path })).body.data
    assert.equal(signers[0]?.full_name, otherName)
  })

  it('leaves events and audit entries that match the contract', async () => {
    const events = await all(person.owner, 'events.list')
    assert.ok(events.filter(({ type }) => type.startsWith('document.')).length >= 4)
    const entries = await all(person.owner, 'auditLog.list')
    const terminated = entries.filter(({ action }) => action === 'person.terminated')
    assert.deepEqual(
      terminated.map(({ detail }) => detail),
      planted['people.terminate'].map(({ end_date }) => ({ person_id: person.id, end_date })).reverse(),
    )
  })

  /** Returns the columns that can contain personal data and contain no planted value before the erasure. */
  async function unplantedColumns(database: Parameters<typeof personalColumns>[0]): Promise<string[]> {
    const plantedColumns = new Set([...columns.before.values()].flat())
    return (await personalColumns(database)).filter(
      (name) => !plantedColumns.has(name) && !/[._](hash|sha256)$/.test(name),
    )
  }
  const tableName = (column: string) => column.split('.')[0] ?? ''
  const isExcused = (column: string) =>
    tableName(column) in tablesWithoutPersonalData || column in columnsWithoutPersonalData

  it('is tested for each column that can contain personal data', async () => {
    const unplanted = await unplantedColumns(app)
    assert.deepEqual(
      unplanted.filter((column) => !isExcused(column)),
      [],
      'plant a value in planted-values.ts, or list the column in not-planted.ts with a reason',
    )
    const tables = new Set(unplanted.map(tableName))
    const stale = [
      ...Object.keys(columnsWithoutPersonalData).filter((column) => !unplanted.includes(column)),
      ...Object.keys(tablesWithoutPersonalData).filter((table) => !tables.has(table)),
    ]
    assert.deepEqual(stale, [], 'remove the entry from not-planted.ts')
  })

  it('is reported as untested for a new column', async () => {
    const added = inTransaction(createTestWork({ ...app, serviceDb: app.db }, person.business.id), async ({ db }) => {
      await sql`alter table dependents add column nickname text`.execute(db)
      assert.deepEqual(
        (await unplantedColumns({ db })).filter((column) => !isExcused(column)),
        ['dependents.nickname'],
      )
      throw new Error('rolled back')
    })
    await assert.rejects(added, /rolled back/)
  })

  it('is tested for each member of a body that can contain personal data', () => {
    const plantedMembers = new Set(names.flatMap((name) => memberNames(name)))
    const members = operations.flatMap(({ id, body, form }) => {
      const area = id.split('.')[0] ?? ''
      const schema = body ?? form
      const texts = schema === undefined ? [] : textMembers(schema).filter((member) => !isShareOfDay.test(member))
      return texts.map((member) => ({ area, name: `${area}.${member}` }))
    })
    const unplanted = members.filter(({ name }) => !plantedMembers.has(name))
    const untested = unplanted
      .filter(({ area, name }) => !(area in operationsWithoutPersonalData || name in membersWithoutPersonalData))
      .map(({ name }) => name)
    assert.deepEqual([...new Set(untested)], [], 'plant a value, or list the member in not-planted.ts with a reason')
    const stale = [
      ...Object.keys(membersWithoutPersonalData).filter((member) => !unplanted.some(({ name }) => name === member)),
      ...Object.keys(operationsWithoutPersonalData).filter((area) => !unplanted.some((each) => each.area === area)),
    ]
    assert.deepEqual(stale, [], 'remove the entry from not-planted.ts')
  })
})

/** Matches the members of a work pattern, whose values are not distinctive. */
const isShareOfDay = /^(mon|tue|wed|thu|fri|sat|sun)$/

/** Returns the members in the name of a planted value, such as `people.address` in `people.create.address`. */
function memberNames(name: string): string[] {
  const [area, , ...path] = name.split('.')
  return path.map((member) => `${area}.${member}`)
}

/** Returns the names of the members of a schema that can contain a text or a number of any kind. */
function textMembers(schema: Schema): string[] {
  const { properties = {}, items, oneOf = [] } = resolveSchema(schema)
  const nested = [...(items === undefined ? [] : [items]), ...oneOf]
  return [
    ...nested.flatMap(textMembers),
    ...Object.entries(properties).flatMap(([name, member]) => {
      const { properties, items, oneOf, enum: listed, type } = resolveSchema(member)
      if (properties !== undefined || oneOf !== undefined) return textMembers(member)
      if (items !== undefined) return isFree(resolveSchema(items)) ? [name] : textMembers(items)
      return listed === undefined && isFree({ type }) ? [name] : []
    }),
  ]
}

/** Whether a schema allows any text, any number with decimals, or any members. */
const isFree = ({ type, properties, enum: listed }: Schema): boolean =>
  listed === undefined &&
  properties === undefined &&
  [type].flat().some((each) => each === 'string' || each === 'number' || each === 'object')
