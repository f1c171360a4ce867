import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { textContent } from '../../../support/browser/page-forms.ts'
import { caller } from '../../../support/http.ts'
import { createBankAccount } from '../../../support/samples/bank-account.ts'
import { createBusiness, createPerson, createUser, linkUser, testPassword } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createConsolePayRunFixture } from '../pay-runs/pay-run-fixture.ts'

const app = await startTestApp()

async function createFixture({ isTwoPerson = false } = {}) {
  const { id: business_id, owner } = await createBusiness(app)
  if (isTwoPerson) {
    await app.db.updateTable('businesses').set({ two_person_pay_runs: true }).where('id', '=', business_id).execute()
  }
  const { id: person_id } = await createPerson(app, { business_id })
  const employee = await createUser(app, { business_id, role: 'employee' })
  await linkUser(app, employee.id, person_id)
  const path = `/console/people/${person_id}/bank-accounts`
  return { business_id, person_id, owner, employee, ownerApi: caller(app, owner.token), path }
}

type Fixture = Awaited<ReturnType<typeof createFixture>>

const listAccounts = async ({ ownerApi, person_id }: Fixture) =>
  (await ownerApi.call('people.bankAccounts', { path: { id: person_id } })).body.data

const fields = { holder: 'Ada Lovelace', iban: 'DE89 3704 0044 0532 0130 00', bic: '', effective_on: '' }

describe('the tab “Bank accounts” of a person', () => {
  it('lets employees add, change and delete their own accounts, of which it never shows the numbers', async () => {
    const fixture = await createFixture()
    const { employee, path } = fixture
    const visitor = await visitConsoleAs(app, employee)
    assert.match((await visitor.get(path)).text, /Add the account to which your pay should go/)
    const form = await visitor.get(`${path}/new`)
    assert.match(textContent(form.text), /You get an email about each change/)
    const response = await visitor.postForm(`${path}/new`, form.text, 'create', { ...fields, iban: 'DE00' })
    assert.equal(response.status, 422)
    assert.match(textContent(response.text), /Enter an IBAN/)
    await visitor.postForm(`${path}/new`, form.text, 'create', fields)
    const [row] = await listAccounts(fixture)
    assert.equal(row?.last_four, '3000')

    const { text } = await visitor.get(path)
    assert.match(textContent(text), /DE …3000.*Ada Lovelace.*All.*Active/s)
    assert.ok(!text.includes('0532'))

    const second = await visitor.get(`${path}/new`)
    const part = { ...fields, iban: 'FR14 2004 1010 0505 0001 3M02 606', amount: '250', share: '', replaces: '' }
    await visitor.postForm(`${path}/new`, second.text, 'create', part)
    assert.match(textContent((await visitor.get(path)).text), /The rest.*FR …2606.*€250.00 of each pay/s)

    const page = `${path}/${row.id}`
    const edit = await visitor.get(page)
    const change = { version: '1', holder: 'Ada King', amount: '', share: '40', ends_on: '2036-01-31' }
    await visitor.postForm(page, edit.text, 'save', change)
    const [changed] = await listAccounts(fixture)
    assert.deepEqual([changed?.holder, changed?.share, changed?.ends_on], ['Ada King', 40, '2036-01-31'])
    await visitor.postForm(page, edit.text, 'delete', { version: '2' })
    assert.deepEqual(
      (await listAccounts(fixture)).map(({ last_four }) => last_four),
      ['2606'],
    )
  })

  it('adds an account without an IBAN, and asks for the number of its bank', async () => {
    const fixture = await createFixture()
    const { owner, path } = fixture
    const visitor = await visitConsoleAs(app, owner)
    const form = await visitor.get(`${path}/new?kind=account_number`)
    assert.match(textContent(form.text), /gets an email about each change/)
    const account = { holder: 'Ada Lovelace', country: 'US', account_number: '12345678', bic: '', effective_on: '' }
    const post = (routing_number: string) =>
      visitor.postForm(`${path}/new?kind=account_number`, form.text, 'create', { ...account, routing_number })
    assert.match(textContent((await post('021000022')).text), /Check “Bank number”/)
    await post('021000021')
    const [row] = await listAccounts(fixture)
    assert.deepEqual([row?.country, row?.routing_number, row?.last_four], ['US', '021000021', '5678'])
  })

  it('replaces an account, which is then among the earlier ones', async () => {
    const fixture = await createFixture()
    const { business_id, person_id, owner, path } = fixture
    const { id } = await createBankAccount(app, { business_id, person_id, created_by: owner.id })
    const visitor = await visitConsoleAs(app, owner)
    assert.match((await visitor.get(`${path}/${id}`)).text, new RegExp(`new\\?replaces=${id}`))
    const address = `${path}/new?replaces=${id}`
    const form = await visitor.get(address)
    const replacement = { ...fields, iban: 'FR1420041010050500013M02606', amount: '', share: '100' }
    await visitor.postForm(address, form.text, 'create', { ...replacement, replaces: String(id) })
    const [replaced, row] = await listAccounts(fixture)
    assert.notEqual(replaced?.ends_on, null)
    assert.equal(row?.replaces, id)
    assert.match(textContent((await visitor.get(path)).text), /FR …2606.*All.*Earlier accounts.*DE …3000.*Ended/s)
  })

  it('asks for the password before a change, if it was entered long ago', async () => {
    const fixture = await createFixture()
    const { employee, path } = fixture
    const visitor = await visitConsoleAs(app, employee)
    await app.db
      .updateTable('sessions')
      .set({ confirmed_at: '2026-01-01T00:00:00Z' })
      .where('user_id', '=', employee.id)
      .execute()
    const form = await visitor.get(`${path}/new`)
    const prompt = await visitor.postForm(`${path}/new`, form.text, 'create', fields)
    assert.match(prompt.text, /confirm_password/)
    assert.deepEqual(await listAccounts(fixture), [])
    await visitor.postForm(`${path}/new`, prompt.text, 'create', { ...fields, confirm_password: testPassword })
    assert.equal((await listAccounts(fixture)).length, 1)
  })

  it('shows no accounts to managers of the person, nor to other employees', async () => {
    const { business_id, owner, employee } = await createFixture()
    await app.db.updateTable('users').set({ role: 'manager' }).where('id', '=', employee.id).execute()
    const { person_id: manager_id } = await app.db
      .selectFrom('users')
      .select('person_id')
      .where('id', '=', employee.id)
      .executeTakeFirstOrThrow()
    const { id: person_id } = await createPerson(app, { business_id, manager_id })
    await createBankAccount(app, { business_id, person_id, created_by: owner.id })
    const visitor = await visitConsoleAs(app, employee)
    assert.ok(!(await visitor.get(`/console/people/${person_id}`)).text.includes('bank-accounts'))
    assert.equal((await visitor.get(`/console/people/${person_id}/bank-accounts`)).status, 404)
  })
})

describe('a bank account that a second person must confirm', () => {
  it('is confirmed by another administrator, not by the one who added it', async () => {
    const fixture = await createFixture({ isTwoPerson: true })
    const { business_id, owner, path } = fixture
    const adding = await visitConsoleAs(app, owner)
    const form = await adding.get(`${path}/new`)
    assert.match(textContent(form.text), /A second person must confirm the account/)
    await adding.postForm(`${path}/new`, form.text, 'create', fields)
    const [row] = await listAccounts(fixture)
    const page = `${path}/${row?.id}`
    const own = await adding.get(page)
    assert.match(textContent(own.text), /Another person must confirm it, because you added it/)
    assert.ok(!own.text.includes('value="confirm"'))

    const second = await visitConsoleAs(app, await createUser(app, { business_id, role: 'admin' }))
    const decide = await second.get(page)
    assert.match(textContent(decide.text), /on the phone or face to face/)
    await second.postForm(page, decide.text, 'confirm', { version: String(row?.version) })
    assert.equal((await listAccounts(fixture))[0]?.status, 'active')
    assert.match(textContent((await second.get(page)).text), /Decided.*by You/is)
  })

  it('is in the inbox and among the open tasks of those who may confirm it', async () => {
    const { business_id, person_id, owner, path } = await createFixture({ isTwoPerson: true })
    const status = 'pending' as const
    const { id } = await createBankAccount(app, { business_id, person_id, created_by: owner.id, status })
    const second = await visitConsoleAs(app, await createUser(app, { business_id, role: 'admin' }))
    assert.match(textContent((await second.get('/console')).text), /1 bank account to confirm/)
    const inbox = (await second.get('/console/inbox')).text
    assert.match(textContent(inbox), /Bank accounts to confirm.*DE …3000/s)
    assert.ok(inbox.includes(`${path}/${id}`))
    const adding = await visitConsoleAs(app, owner)
    assert.doesNotMatch((await adding.get('/console/inbox')).text, /Bank accounts to confirm/)
    assert.doesNotMatch((await adding.get('/console')).text, /bank account to confirm/)
  })

  it('is rejected, after which only the page with its details remains', async () => {
    const fixture = await createFixture({ isTwoPerson: true })
    const { business_id, person_id, owner, path } = fixture
    const status = 'pending' as const
    const { id } = await createBankAccount(app, { business_id, person_id, created_by: owner.id, status })
    const visitor = await visitConsoleAs(app, await createUser(app, { business_id, role: 'admin' }))
    const page = await visitor.get(`${path}/${id}`)
    await visitor.postForm(`${path}/${id}`, page.text, 'reject', { version: '1' })
    assert.equal((await listAccounts(fixture))[0]?.status, 'rejected')
    const { text } = await visitor.get(`${path}/${id}`)
    assert.match(textContent(text), /Rejected/)
    assert.ok(!text.includes('value="save"') && !text.includes('value="confirm"'))
  })

  it('shows the person that it gets no pay yet, and that they cannot confirm their own account', async () => {
    const { business_id, person_id, employee, path } = await createFixture({ isTwoPerson: true })
    const status = 'pending' as const
    const { id } = await createBankAccount(app, { business_id, person_id, created_by: employee.id, status })
    const { text } = await (await visitConsoleAs(app, employee)).get(`${path}/${id}`)
    assert.match(textContent(text), /gets no pay until a second person confirms it/)
    assert.ok(!text.includes('value="confirm"') && !text.includes('value="reject"'))
    await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', employee.id).execute()
    const asAdmin = await (await visitConsoleAs(app, employee)).get(`${path}/${id}`)
    assert.match(textContent(asAdmin.text), /because your pay goes to it/)
    assert.ok(!asAdmin.text.includes('value="confirm"'))
  })
})

describe('the payroll bank account in the settings', () => {
  const payer = {
    name: 'Acme SAS',
    iban: 'FR14 2004 1010 0505 0001 3M02 606',
    bic: '',
    'postal_address.line1': '12 rue de la Paix',
    'postal_address.line2': '',
    'postal_address.postal_code': '75002',
    'postal_address.town': 'Paris',
    'postal_address.region': '',
    'postal_address.country': 'FR',
  }

  it('is stored by administrators, with its address in parts', async () => {
    const { business_id, ownerApi } = await createFixture()
    const visitor = await visitConsoleAs(app, await createUser(app, { business_id, role: 'admin' }))
    const { version } = (await ownerApi.call('business.debtor')).body.data
    const form = await visitor.get('/console/settings')
    const save = (fields: Record<string, string>) =>
      visitor.postForm('/console/settings', form.text, 'payer', { ...payer, version: String(version), ...fields })
    const response = await save({ 'postal_address.town': '' })
    assert.equal(response.status, 422)
    assert.match(textContent(response.text), /Enter a value for “Town”/)
    await save({})
    const { debtor } = (await ownerApi.call('business.debtor')).body.data
    assert.equal(debtor?.iban, 'FR1420041010050500013M02606')
    assert.deepEqual([debtor?.postal_address?.town, debtor?.postal_address?.country], ['Paris', 'FR'])
    assert.match((await visitor.get('/console/settings')).text, /value="12 rue de la Paix"/)
  })

  it('is not shown to employees', async () => {
    const { employee } = await createFixture()
    assert.doesNotMatch(
      (await (await visitConsoleAs(app, employee)).get('/console/settings')).text,
      /Payroll bank account/,
    )
  })
})

describe('the bank file of a pay run', () => {
  it('pays to stored accounts from the stored payer, and asks only for the accounts that are missing', async () => {
    const { visitor, business, api, draftWithPayslips, approve, at } = await createConsolePayRunFixture(app)
    const { run, people } = await draftWithPayslips(['1000.00', '2000.50'])
    const [first = 0, second = 0] = people
    const created_by = business.owner.id
    await createBankAccount(app, { business_id: business.id, person_id: first, created_by, amount: '250.00' })
    await createBankAccount(app, { business_id: business.id, person_id: first, created_by })
    await api.call('business.setDebtor', { body: { name: 'Acme SAS', iban: 'FR1420041010050500013M02606' } })
    const postal_address = { line1: '12 rue de la Paix', postal_code: '75002', town: 'Paris', country: 'FR' }
    await api.call('people.update', { path: { id: first }, body: { postal_address } })
    await approve(run)
    const page = at(run.id, '/bank-file')
    const { text } = await visitor.get(page)
    assert.match(
      textContent(text),
      /2 payments, €1,000.00.*1 person, €2,000.50.*Acme SAS, IBAN FR1420041010050500013M02606/s,
    )
    assert.match(textContent(text), /Payments.*12 rue de la Paix\s+75002 Paris\s+France.*€250.00.*€750.00/s)
    assert.ok(!text.includes('debtor.iban') && !text.includes('accounts[1]'))
    const account = { person_id: String(second), 'accounts[0].iban': 'DE89370400440532013000' }
    const file = await visitor.submit(page, 'download', { ...account, execution_date: '2026-02-02' })
    assert.match(file.text, /<NbOfTxs>3</)
    assert.match(file.text, /2026-02-02[\s\S]*FR1420041010050500013M02606/)
  })

  it('of many people counts the payments to stored accounts, and takes no other accounts if none is missing', async () => {
    const { visitor, business, api, draftWithPayslips, approve, at } = await createConsolePayRunFixture(app)
    const { run, people } = await draftWithPayslips(['1000.00'])
    const account = { business_id: business.id, person_id: people[0] ?? 0, created_by: business.owner.id }
    await createBankAccount(app, account)
    await api.call('business.setDebtor', { body: { name: 'Acme SAS', iban: 'FR1420041010050500013M02606' } })
    await approve(run)
    await app.db.updateTable('pay_runs').set({ people_count: 201 }).where('id', '=', run.id).execute() // a large count
    const page = at(run.id, '/bank-file')
    assert.match(textContent((await visitor.get(page)).text), /To stored accounts.*1 payment/s)
    const file = await visitor.submit(page, 'download-pasted', { accounts: '' })
    assert.match(file.text, /<NbOfTxs>1</)
  })
})
