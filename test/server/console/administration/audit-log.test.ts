import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readContract } from '../../../../openapi/read/contract.ts'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { audit } from '../../../../server/texts/en/audit.ts'
import { auditEntry } from '../../../../server/texts/en/audit-entry.ts'
import { text } from '../../../../server/texts/english.ts'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { caller } from '../../../support/http.ts'
import { createBusiness, createPerson, createUser, linkUser, testPassword } from '../../../support/samples/factories.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

const actions = readContract().components.schemas.AuditAction?.enum as Schemas['AuditAction'][]

/** The sentences of the log, without their details. */
const sentences = (page: string): string[] => {
  const [, body = ''] = /<tbody>([\s\S]*?)<\/tbody>/.exec(page) ?? []
  return body
    .split('<tr>')
    .slice(1)
    .map((row) =>
      row
        .replace(/<details[\s\S]*/, '')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
}

/** The actions that have a message in a topic. */
const actionsIn = (messages: object, prefix: string): string[] =>
  Object.keys(messages)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .sort()

describe('the sentences of the audit log', () => {
  it('exist for exactly the actions of the contract', () => {
    assert.deepEqual(actionsIn(auditEntry, 'auditEntry.'), actions.toSorted())
    assert.deepEqual(actionsIn(audit, 'audit.action.'), actions.toSorted())
  })

  it('name the actor and one record, or the number of repeats', () => {
    for (const action of actions) {
      const [single, folded] = [1, 12].map((count) =>
        text(`auditEntry.${action}`, { actor: 'Alma', target: 'X', count }),
      )
      assert.match(single ?? '', /^Alma \w/, action)
      assert.match(folded ?? '', /^Alma .*\b12\b/, action)
      assert.doesNotMatch(`${single}${folded}`, / {2}| $|[{}#]/, action)
    }
  })
})

describe('the audit log in the console', () => {
  it('names people and pay runs, folds repeats, and links to the records', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const person = await createPerson(app, { business_id, first_name: 'Ada', last_name: 'Lovelace' })
    const run = await createPayRun(app, { business_id, period: ['2026-11-01', '2026-11-30'], people: [person.id] })
    const api = caller(app, owner.token)
    for (const code of ['salary', 'meals', 'transport']) {
      const body = { kind: 'earning', code, name: code, amount: '10.00', starts_on: '2026-01-01' } as const
      await api.call('recurringLines.create', { path: { id: person.id }, body })
    }
    await api.call('people.update', { path: { id: person.id }, body: { job_title: 'Analyst' } })
    await api.call('payRuns.update', { path: { id: run.id }, body: { pay_date: '2026-11-27' } })
    const visitor = await visitConsoleAs(app, owner)
    const page = (await visitor.get('/console/audit-log')).text
    const { name } = await app.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(sentences(page).slice(0, 4), [
      `${name} signed in`,
      `${name} changed the pay run Nov 1 – 30, 2026`,
      `${name} changed the record of Ada Lovelace`,
      `${name} added 3 recurring lines`,
    ])
    assert.match(page, /3 entries<\/summary>/)
    assert.ok(page.includes(`<a href="/console/people/${person.id}">Ada Lovelace</a>`))
    assert.ok(page.includes(`<a href="/console/pay-runs/${run.id}">`))
  })

  it('identifies an erased person by their number', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const names = { first_name: 'Ada', last_name: 'Lovelace' }
    const { id } = await createPerson(app, { business_id, ...names, end_date: '2020-01-01' })
    await caller(app, owner.token).call('people.update', { path: { id }, body: { job_title: 'Analyst' } })
    const visitor = await visitConsoleAs(app, owner)
    const fields = { confirm: 'Ada Lovelace', confirm_password: testPassword }
    assert.equal((await visitor.submit(`/console/people/${id}/erase`, 'erase', fields)).status, 303)
    const page = (await visitor.get('/console/audit-log')).text
    assert.ok(!page.includes('Lovelace'))
    assert.ok(page.includes(`erased <a href="/console/people/${id}">person ${id}</a>`))
  })

  it('shows the history of a person on their page, to visitors who may read the log', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const [person, other] = [await createPerson(app, { business_id }), await createPerson(app, { business_id })]
    const body = { job_title: 'Analyst' }
    for (const { id } of [person, other]) {
      await caller(app, owner.token).call('people.update', { path: { id }, body })
    }
    const { text: page, status } = await (await visitConsoleAs(app, owner)).get(`/console/people/${person.id}/history`)
    assert.equal(status, 200)
    assert.equal(sentences(page).length, 1)
    assert.match(page, /aria-current="page">History<\/a>/)

    const employee = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, employee.id, person.id)
    const visitor = await visitConsoleAs(app, employee)
    assert.ok(!(await visitor.get(`/console/people/${person.id}`)).text.includes('History'))
    assert.equal((await visitor.get(`/console/people/${person.id}/history`)).status, 403)
  })
})
