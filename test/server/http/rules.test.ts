import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OperationId } from '../../../server/operation/contract/contract.ts'
import { operations } from '../../../server/operations.gen.ts'
import { type AnyInput, caller } from '../../support/http.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { owner } = await createBusiness(app)
const api = caller(app, owner.token)

const path = { id: 1, person_id: 1, token: 'x'.repeat(43) }
const ifMatch = { header: { 'If-Match': '"1"' } }
const dates = { start_date: '2026-05-04', end_date: '2026-05-01' }
const period = { period_start: '2026-02-01', period_end: '2026-01-31' }
const longPeriod = { from: '2020-01-01', to: '2026-01-31' }
const signer = { name: 'Ada Lovelace', email: 'ada@example.com', order: 1 }
const hookHeaders = { Host: 'example.com', 'X-Tenant': 'a' }
const cidrs = ['10.0.0.0/8', '10.0.0.0/99']
const account = { name: 'Ada Lovelace', iban: 'GB82WEST12345698765432' }
const payslip = { person_id: 1, lines: [{ kind: 'earning', code: 'A', name: 'A', amount: '1.00' }] }
const rate = { amount: '1.00', currency: 'ABC', per: 'year' }
const roleItem = { title: 'Set up a laptop', assignee: { type: 'role' } }
const whole = { start_portion: 'full', end_portion: 'full' }

/** Requests that violate the contract in the first location, and rules of their operation in the others. */
const broken: Record<string, [input: AnyInput, places: string[]]> = {
  'apiKeys.create': [
    { body: { name: '', scopes: ['people:read', 'self'], allowed_cidrs: cidrs } },
    ['body.name', 'body.scopes', 'body.allowed_cidrs[1]'],
  ],
  'apiKeys.update': [{ body: { name: '', allowed_cidrs: cidrs } }, ['body.name', 'body.allowed_cidrs[1]']],
  'apps.create': [
    { body: { name: '', type: 'public', redirect_uris: ['http://planner.example.com/'], scopes: ['people:read'] } },
    ['body.name', 'body.redirect_uris[0]'],
  ],
  'apps.update': [
    { body: { name: '', redirect_uris: ['https://planner.example.com/#x'] } },
    ['body.name', 'body.redirect_uris[0]'],
  ],
  'auditLog.list': [{ query: { limit: 0, wait: 1 } }, ['query.limit', 'query.wait']],
  'auth.resetPassword': [{ body: { token: '', password: 'password123' } }, ['body.token', 'body.password']],
  'business.update': [
    {
      body: { name: '', currency: 'ABC', time_zone: 'Mars/Olympus', logo: { content_type: 'image/png', data: '????' } },
    },
    ['body.name', 'body.currency', 'body.time_zone', 'body.logo.data'],
  ],
  'checklists.create': [
    { body: { name: '', starts_on_event: 'hire', items: [roleItem] } },
    ['body.name', 'body.items[0].assignee.role'],
  ],
  'checklists.update': [{ body: { name: '', items: [roleItem] } }, ['body.name', 'body.items[0].assignee.role']],
  'tasks.create': [{ body: { person_id: 0, ...roleItem } }, ['body.person_id', 'body.assignee.role']],
  'tasks.update': [{ body: { ...roleItem, title: '' } }, ['body.title', 'body.assignee.role']],
  'bankAccounts.create': [{ body: { holder: '', iban: 'DE89370400440532013001' } }, ['body.holder', 'body.iban']],
  'bankAccounts.update': [{ body: { holder: '', share: 1, amount: '1.00' } }, ['body.holder', 'body.share']],
  'business.setDebtor': [{ body: { name: '', iban: 'DE89370400440532013001' } }, ['body.name', 'body.iban']],
  'compensations.create': [{ body: { ...rate, effective_on: 'soon' } }, ['body.effective_on', 'body.currency']],
  'compensations.update': [{ body: { ...rate, effective_on: 'soon' } }, ['body.effective_on', 'body.currency']],
  'documentTemplates.create': [{ body: { name: '', body: '{{ unknown.name }}' } }, ['body.name', 'body.body']],
  'documentTemplates.preview': [
    { body: { person_id: 0, body: '{{ unknown.name }}' } },
    ['body.person_id', 'body.body'],
  ],
  'documentTemplates.previewText': [
    { body: { person_id: 0, body: '{{ unknown.name }}' } },
    ['body.person_id', 'body.body'],
  ],
  'documentTemplates.update': [{ body: { name: '', body: '{{ unknown.name }}' } }, ['body.name', 'body.body']],
  'documents.create': [
    { body: { template_id: 1, person_id: 0, title: 'Contract', signers: [signer, signer] } },
    ['body.person_id', 'body.signers[1].order'],
  ],
  'documents.remind': [{ body: { signer_id: 0, delivery: 'mail' } }, ['body.signer_id', 'body.delivery']],
  'documents.send': [
    {
      ...ifMatch,
      body: { expires_in_days: 0, expires_at: '2036-01-01T00:00:00Z', delivery: 'mail', remind_every_days: 3 },
    },
    ['body.expires_in_days', 'body.delivery', 'body.remind_every_days', 'body.expires_at'],
  ],
  'documents.update': [{ body: { title: '', signers: [] } }, ['body.title', 'body.signers']],
  'events.list': [
    { query: { limit: 0, wait: 1, since: 'now', cursor: 'MQ' } },
    ['query.limit', 'query.wait', 'query.since'],
  ],
  'holidays.import': [{ body: { ics: 'Christmas', location_ids: [0] } }, ['body.location_ids[0]', 'body.ics']],
  'identifiers.create': [
    { body: { kind: 'tax_id', country: 'DE', value: '12345678901', issued_on: 'soon' } },
    ['body.issued_on', 'body.value'],
  ],
  'identifiers.update': [
    { body: { kind: 'tax_id', country: 'DE', value: '12345678901', issued_on: 'soon' } },
    ['body.issued_on', 'body.value'],
  ],
  'leaveBalances.adjust': [{ body: { person_id: 0, leave_type_id: 1, days: 0 } }, ['body.person_id', 'body.days']],
  'leaveCalendar.get': [{ query: { from: '2026-02-01', to: '2026-01-01', about: 'all' } }, ['query.about', 'query.to']],
  'leaveCalendar.team': [
    { query: { from: '2026-02-01', to: '2026-01-01', about: 'all' } },
    ['query.about', 'query.to'],
  ],
  'leaveCalendar.ics': [{ query: { from: '2026-02-01', to: '2026-01-01', about: 'all' } }, ['query.about', 'query.to']],
  'leaveRequests.create': [{ body: { person_id: 0, leave_type_id: 1, ...dates } }, ['body.person_id', 'body.end_date']],
  'leaveRequests.update': [
    { body: { leave_type_id: 0, ...dates, end_date: '2026-05-04', ...whole, end_portion: 'morning' } },
    ['body.leave_type_id', 'body.end_portion'],
  ],
  'leaveTypes.create': [
    { body: { name: '', code: 'care', accrual: { resets_on: '02-29' }, entitlement_rules: [{ days_per_year: 1 }] } },
    ['body.name', 'body.accrual.resets_on', 'body.entitlement_rules'],
  ],
  'leaveTypes.update': [
    {
      body: {
        name: '',
        accrual: { method: 'none', days_per_year: 3 },
        limits: { blackouts: [{ name: 'Closing', from: '2036-12-31', to: '2036-12-15' }] },
      },
    },
    ['body.name', 'body.accrual.days_per_year', 'body.limits.blackouts[0].to'],
  ],
  'locations.create': [{ body: { name: '', time_zone: 'Mars/Olympus' } }, ['body.name', 'body.time_zone']],
  'locations.update': [{ body: { name: '', time_zone: 'Mars/Olympus' } }, ['body.name', 'body.time_zone']],
  'me.setDelegate': [{ body: { user_id: 0, from: '2036-12-21', until: '2036-12-20' } }, ['body.user_id', 'body.until']],
  'me.changePassword': [
    { body: { current_password: '', new_password: 'password123' } },
    ['body.current_password', 'body.new_password'],
  ],
  'payRuns.create': [
    { body: { type: 'other', pay_date: '2026-02-01', currency: 'ABC', ...period } },
    ['body.type', 'body.period_end', 'body.currency'],
  ],
  'payRuns.exportPain001': [
    { body: { debtor: { name: 'Acme', iban: 'GB00WEST12345698765432' }, accounts: [{ person_id: 0, ...account }] } },
    ['body.accounts[0].person_id', 'body.debtor.iban'],
  ],
  'payRuns.update': [{ body: { pay_date: 'soon', ...period } }, ['body.pay_date', 'body.period_end']],
  'paySchedules.create': [
    { body: { name: '', frequency: 'weekly', pay_days_after_period_end: 0 } },
    ['body.name', 'body.period_starts_on'],
  ],
  'paySchedules.preview': [
    { body: { name: '', frequency: 'monthly', currency: 'ABC' } },
    ['body.name', 'body.pay_days_after_period_end', 'body.currency'],
  ],
  'payslips.putMany': [
    { body: { payslips: [payslip, { person_id: 2, lines: [{}] }, payslip] } },
    ['body.payslips[1].lines[0].code', 'body.payslips[1].lines[0].amount', 'body.payslips[2].person_id'],
  ],
  'people.create': [
    {
      body: {
        first_name: 'Ada',
        last_name: '',
        email: 'ada@example.com',
        department: 'R&D',
        department_id: null,
        ...dates,
      },
    },
    ['body.last_name', 'body.department', 'body.end_date'],
  ],
  'people.terminate': [{ ...ifMatch, body: { reason: '' } }, ['body.reason', 'body.end_date']],
  'people.update': [
    { body: { last_name: '', end_date: '2026-05-04', last_day: '2026-05-01' } },
    ['body.last_name', 'body.last_day'],
  ],
  'recurringLines.create': [
    {
      ...ifMatch,
      body: {
        kind: 'gift',
        code: 'A',
        name: 'A',
        amount: '1.5',
        currency: 'EUR',
        starts_on: '2026-02-01',
        ends_on: '2026-01-01',
      },
    },
    ['body.kind', 'body.ends_on', 'body.amount'],
  ],
  'provisioning.set': [
    {
      body: {
        default_role: 'owner',
        group_roles: [
          { group: 'A', role: 'admin', role_id: 1 },
          { group: 'a', role: 'admin' },
        ],
      },
    },
    ['body.default_role', 'body.group_roles[0].role_id', 'body.group_roles[1].group'],
  ],
  'recurringLines.update': [{ body: { name: '', currency: 'ABC' } }, ['body.name', 'body.currency']],
  'reports.absence': [{ query: { ...longPeriod, group_by: 'team' } }, ['query.group_by', 'query.from']],
  'reports.headcount': [{ query: { ...longPeriod, group_by: 'team' } }, ['query.group_by', 'query.from']],
  'reports.payCost': [{ query: { ...longPeriod, team: 'all' } }, ['query.team', 'query.from']],
  'reports.turnover': [{ query: { ...longPeriod, group_by: 'team' } }, ['query.group_by', 'query.from']],
  'sandboxClock.advance': [{ body: { days: 400, hours: 1, weeks: 1 } }, ['body.weeks', 'body.days']],
  'signing.sign': [
    { body: { full_name: 'Ada', consent: false, document_sha256: 'x' } },
    ['body.document_sha256', 'body.consent'],
  ],
  'users.create': [{ body: { name: '', email: 'ada@example.com', role: 'custom' } }, ['body.name', 'body.role_id']],
  'users.update': [{ body: { name: '', role: 'custom' } }, ['body.name', 'body.role_id']],
  'singleSignOn.start': [{ body: { login_hint: '' } }, ['body.login_hint', 'body.email']],
  'singleSignOn.set': [
    { body: { issuer: 'https://10.0.0.1', client_id: '', allowed_domains: ['gmail.com'] } },
    ['body.client_id', 'body.issuer', 'body.allowed_domains[0]'],
  ],
  'webhooks.create': [
    { body: { url: 'http://10.0.0.1/', events: ['person.vanished'], headers: hookHeaders } },
    ['body.events[0]', 'body.url', 'body.headers.Host'],
  ],
  'webhooks.update': [
    { body: { url: 'http://10.0.0.1/', description: 1, headers: hookHeaders } },
    ['body.description', 'body.url', 'body.headers.Host'],
  ],
}

describe('the rules of an operation that need no database', () => {
  for (const [id, [input, places]] of Object.entries(broken)) {
    it(`are checked together with the contract: ${id}`, async () => {
      const { body } = await api.expectError(422, id as OperationId, { path, ...input })
      assert.deepEqual(
        body.errors?.map((problem) => problem.path).toSorted(),
        places.toSorted(),
        JSON.stringify(body.errors),
      )
    })
  }

  it('are checked together with the contract in a large body too', async () => {
    const problemPaths = async (id: OperationId, input: AnyInput): Promise<string[] | undefined> => {
      const { body } = await api.expectError(422, id, { path, ...input })
      return body.errors?.map((problem) => problem.path).toSorted()
    }
    const long = 'word '.repeat(4000)
    assert.deepEqual(
      await problemPaths('documentTemplates.create', { body: { name: '', body: `${long}{{ unknown.name }}` } }),
      ['body.body', 'body.name'],
    )
    const many = Array.from({ length: 100 }, (_, index) => ({ ...payslip, person_id: index + 1 }))
    assert.deepEqual(
      await problemPaths('payslips.putMany', {
        body: { payslips: [...many, { ...payslip, person_id: 0 }, { ...payslip, person_id: 7 }], note: 'A\0' },
      }),
      ['body.note', 'body.payslips[100].person_id', 'body.payslips[101].person_id'],
    )
  })

  it('are checked after an invalid header of a large body', async () => {
    const body = { name: '', body: 'word '.repeat(4000) }
    const header = { 'If-Match': 'x' }
    await api.expectError(400, 'documentTemplates.update', { path, body, header })
  })

  it('are all in this test, except those of uploads', () => {
    const ruled = Object.values(operations).filter((each) => 'rules' in each && each.rules !== undefined)
    assert.deepEqual(ruled.map(({ id }) => id).toSorted(), [...Object.keys(broken), 'documents.upload'].toSorted())
  })

  it('are not applied to members that violate the contract', async () => {
    const url = ['http://10.0.0.1/']
    const { body } = await api.expectError(422, 'webhooks.create', { body: { url, events: ['*'], headers: 'none' } })
    assert.deepEqual(body.errors?.map((problem) => problem.path).toSorted(), ['body.headers', 'body.url'])
    const ends = { end_date: '2026-5-1', reason: 'Retires' }
    const { body: other } = await api.expectError(422, 'people.terminate', { path, ...ifMatch, body: ends })
    assert.equal(other.errors?.length, 1, 'an invalid end does not count as missing')
  })

  it('are checked after authentication and authorisation', async () => {
    await caller(app).expectError(401, 'webhooks.create', broken['webhooks.create']?.[0])
    const employee = await createUser(app, { business_id: owner.business_id, role: 'employee' })
    await caller(app, employee.token).expectError(403, 'webhooks.create', broken['webhooks.create']?.[0])
  })
})

it('report characters that cannot be stored together with violations of the contract', async () => {
  const body = { first_name: 'A\0', last_name: '', email: 'ada@example.com' }
  const { body: refusal } = await api.expectError(422, 'people.create', { body })
  assert.deepEqual(
    refusal.errors?.map((problem) => problem.path),
    ['body.last_name', 'body.first_name'],
  )
})
