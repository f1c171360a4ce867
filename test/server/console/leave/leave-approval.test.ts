import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { type ConsoleVisitor, hiddenFields, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { createRole, createUserWithRole } from '../../../support/samples/role.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, day, from } from '../../leave/leave-fixture.ts'

const app = await startTestApp()
const { api, business, addMember, addPerson, addLeaveType, requestLeave, get } = await createLeaveFixture(app)
const owner = await visitConsoleAs(app, business.owner)

let serial = 0

type Step = Schemas['LeaveApprovalStepInput']

const addType = async (approval: Step[]): Promise<number> => {
  const body = { name: 'Steps', code: `approval-${++serial}`, allow_negative: true, approval }
  return (await api.call('leaveTypes.create', { body })).body.data.id
}

const twoManagers: Step[] = [{ by: 'manager' }, { by: 'manager_of_manager' }]

/** Adds an employee with a manager, whose manager is the boss. */
const addTeam = async () => {
  const boss = await addMember('manager')
  const lead = await addMember('manager', { manager_id: boss.person_id })
  const employee = await addMember('employee', { manager_id: lead.person_id })
  return { boss, lead, employee }
}

/** Reads the text of each step on the page of a request, and whether it is the current one. */
const readSteps = async (visitor: ConsoleVisitor, id: number) => {
  const { status, text } = await visitor.get(`/console/leave/${id}`)
  assert.equal(status, 200, text)
  const [, list = ''] = /<ol class="timeline">([\s\S]*?)<\/ol>/.exec(text) ?? []
  return [...list.matchAll(/<li([^>]*)>([\s\S]*?)<\/li>/g)].map(([, attributes = '', content = '']) => ({
    isCurrent: attributes.includes('aria-current="step"'),
    text: content
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }))
}

describe('the steps on the page of a leave request', () => {
  it('name who is asked and who approved, and the notice states that only a step is approved', async () => {
    const { boss, lead, employee } = await addTeam()
    const leave_type_id = await addType([...twoManagers, { by: 'user', user_id: business.owner.id }])
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id }, employee.api)
    const path = `/console/leave/${id}`
    const [first, ...others] = await readSteps(owner, id)
    assert.ok(first?.isCurrent)
    assert.equal(first.text, `Manager Waiting Asked: ${lead.user.name}`)
    assert.deepEqual(others, [
      { isCurrent: false, text: 'Manager’s manager Upcoming' },
      { isCurrent: false, text: `${business.owner.name} Upcoming` },
    ])
    const [own] = await readSteps(await visitConsoleAs(app, employee.user), id)
    assert.equal(own?.text, 'Manager Waiting', 'employees do not see users')

    const visitor = await visitConsoleAs(app, lead.user)
    assert.equal((await readSteps(visitor, id))[0]?.text, 'Manager Waiting Asked: you')
    const page = await visitor.follow(await visitor.submit(path, 'approve'))
    assert.match(page.text, /Step approved\. The leave still needs another approval\./)
    assert.doesNotMatch(page.text, /Leave approved\./)
    const [approved, next] = await readSteps(visitor, id)
    assert.match(approved?.text ?? '', /^Manager Approved .+ by you$/)
    assert.deepEqual([approved?.isCurrent, next?.isCurrent], [false, true])

    const manager = await visitConsoleAs(app, boss.user)
    await manager.follow(await manager.submit(path, 'approve'))
    const last = await owner.follow(await owner.submit(path, 'approve'))
    assert.match(last.text, /Leave approved\./)
    const done = await readSteps(owner, id)
    assert.ok(done[0]?.text.endsWith(`by ${lead.user.name}`) && done[2]?.text.endsWith('by you'), JSON.stringify(done))
    assert.ok(done.every(({ isCurrent }) => !isCurrent))
  })

  it('show the rejected step, and those that were skipped or are no longer needed', async () => {
    const { lead, employee } = await addTeam()
    const leave_type_id = await addType([
      { by: 'user', user_id: business.owner.id, optional_under_days: 5 },
      ...twoManagers,
    ])
    const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id })
    const visitor = await visitConsoleAs(app, lead.user)
    await visitor.follow(await visitor.submit(`/console/leave/${id}`, 'reject', { note: 'Too many are away' }))
    const steps = (await readSteps(visitor, id)).map(({ text }) => text)
    assert.equal(steps[0], `User ${business.owner.id} Skipped`)
    assert.match(steps[1] ?? '', /^Manager Rejected .+ by you$/)
    assert.equal(steps[2], 'Manager’s manager No longer needed')
  })

  it('are absent without steps', async () => {
    const { id } = await requestLeave({ person_id: await addPerson(), leave_type_id: await addLeaveType() })
    assert.deepEqual(await readSteps(owner, id), [])
  })
})

describe('the approval of several requests', () => {
  it('counts the requests that still need another approval', async () => {
    const { lead, employee } = await addTeam()
    const { person_id } = employee
    const [steps, plain] = [await addType(twoManagers), await addLeaveType()]
    const requests = [
      await requestLeave({ person_id, leave_type_id: steps, ...from(0) }),
      await requestLeave({ person_id, leave_type_id: plain, ...from(1) }),
      await requestLeave({ person_id, leave_type_id: steps, ...from(2) }),
      await requestLeave({ person_id, leave_type_id: steps, ...from(3) }),
    ]
    const [first = '', second = '', third = '', fourth = ''] = requests.map(({ id, version }) => `${id}:${version}`)
    const visitor = await visitConsoleAs(app, lead.user)
    const submit = async (selected: string[]) => {
      const { text } = await visitor.get('/console/leave')
      return await visitor.postForm('/console/leave', text, 'approve-selected', { requests: selected })
    }
    const { text } = await submit([third, fourth.replace(/:\d+$/, ':99')])
    assert.match(text, /0 approved, 1 waiting for another approval after your step, 1 could not be approved:/)
    const { text: page } = await visitor.follow(await submit([first, second]))
    assert.match(page, /1 request approved\. 1 request still needs another approval after your step\./)
    const statuses = await Promise.all(requests.map(async ({ id }) => (await get(id)).status))
    assert.deepEqual(statuses, ['requested', 'approved', 'requested', 'requested'])
  })
})

const accrual = { 'accrual.method': 'none', 'accrual.leave_year': 'fixed', 'accrual.resets_on': '01-01' }
const fields = { name: 'Sabbatical', ...accrual, allow_negative: 'true' }

const row = (index: number, by: string, days = '') => ({
  [`approval[${index}].by`]: by,
  [`approval[${index}].optional_under_days`]: days,
})

describe('the steps in the form of a leave type', () => {
  it('are stored, shown again with the names of roles and users, changed and removed', async () => {
    const { id: role_id, name } = await createRole(app, {
      business_id: business.id,
      scopes: ['leave:read', 'leave:approve'],
      reach: 'all',
    })
    const { id: employee } = await createUser(app, { business_id: business.id, role: 'employee' })
    const code = 'sabbatical-1'
    const stored = async () =>
      (await api.call('leaveTypes.list', { query: { limit: 200 } })).body.data.find((type) => type.code === code)
    const approval = async () => (await stored())?.approval
    const input = { ...fields, code, requires_approval: 'true' }
    const { text: empty } = await owner.get('/console/leave/types/new')
    assert.match(empty, new RegExp(`<option value="role:${role_id}">Role: ${name}<`))
    assert.match(empty, new RegExp(`<option value="user:${business.owner.id}">${business.owner.name}<`))
    assert.ok(!empty.includes(`value="user:${employee}"`), 'users who cannot approve leave are not offered')
    const rows = { ...row(0, 'manager'), ...row(1, ''), ...row(2, `role:${role_id}`, '10.5') }
    await owner.follow(await owner.submit('/console/leave/types/new', 'create', { ...input, ...rows }))
    const noReference = { role_id: null, user_id: null }
    assert.deepEqual(await approval(), [
      { by: 'manager', ...noReference, optional_under_days: null },
      { by: 'role', role_id, user_id: null, optional_under_days: 10.5 },
    ])
    const path = `/console/leave/types/${(await stored())?.id}`
    const { text: form } = await owner.get(path)
    assert.match(form, /<option value="manager" selected>/)
    assert.match(form, new RegExp(`<option value="role:${role_id}" selected>Role: ${name}<`))
    assert.match(form, /name="approval\[1\]\.optional_under_days"[^>]*value="10\.5"/)

    const employeeVisitor = await visitConsoleAs(app, (await addMember('employee')).user)
    const { text: facts } = await employeeVisitor.get(path)
    assert.match(facts, new RegExp(`<li>Manager</li><li>Role ${role_id}, for leave of at least 10\\.5 days</li>`))

    const changed = { ...row(0, `user:${business.owner.id}`), ...row(1, '') }
    await owner.follow(await owner.submit(path, 'change', { ...input, ...changed }))
    const own = { by: 'user', role_id: null, user_id: business.owner.id, optional_under_days: null }
    assert.deepEqual(await approval(), [own])
    await owner.follow(await owner.submit(path, 'change', { ...input, ...row(0, '') }))
    assert.deepEqual(await approval(), [])
    assert.match((await employeeVisitor.get(path)).text, /One approval by a manager or an administrator/)
  })

  it('are refused with a sentence next to the steps', async () => {
    const create = (values: object) =>
      owner.submit('/console/leave/types/new', 'create', { ...fields, code: 'sabbatical-2', ...values })
    const expectRefusal = async (values: object, problem: RegExp) => {
      const { status, text } = await create(values)
      assert.equal(status, 422)
      assert.match(text, problem)
    }
    const approval = { requires_approval: 'true' }
    await expectRefusal(row(0, 'manager'), /id="create-approval"[^>]*>Leave that needs no approval cannot have steps/)
    await expectRefusal(
      { ...approval, ...row(0, 'manager', '3') },
      /id="create-approval"[^>]*>At least one step must apply/,
    )
    await expectRefusal(
      { ...approval, ...row(0, 'role:2147483647') },
      /The option for “Approval steps” no longer exists/,
    )
    await expectRefusal({ ...approval, ...row(1, '', '3') }, /name="approval\[0\]\.by"[^>]*aria-invalid="true"/)
    const half = { ...row(0, 'manager'), ...row(1, 'manager_of_manager', '0.3') }
    await expectRefusal({ ...approval, ...half }, /name="approval\[1\]\.optional_under_days"[^>]*aria-invalid="true"/)
  })

  it('keep a role and a user that the reader may not see', async () => {
    const role = await createRole(app, { business_id: business.id, scopes: ['leave:approve'], reach: 'all' })
    const steps: Step[] = [
      { by: 'role', role_id: role.id },
      { by: 'user', user_id: business.owner.id },
    ]
    const id = await addType(steps)
    const user = await createUserWithRole(app, { business_id: business.id, scopes: ['leave:manage'] })
    const visitor = await visitConsoleAs(app, user)
    const path = `/console/leave/types/${id}`
    const { text } = await visitor.get(path)
    assert.match(text, new RegExp(`<option value="role:${role.id}" selected>Role ${role.id}<`))
    assert.match(text, new RegExp(`<option value="user:${business.owner.id}" selected>User ${business.owner.id}<`))
    const rows = { ...row(0, `role:${role.id}`), ...row(1, `user:${business.owner.id}`, '2') }
    const input = { ...fields, code: `approval-${serial}`, requires_approval: 'true', ...rows }
    await visitor.follow(await visitor.submit(path, 'change', input))
    const { approval } = (await api.call('leaveTypes.get', { path: { id } })).body.data
    assert.deepEqual(
      approval.map(({ role_id, user_id, optional_under_days }) => [role_id, user_id, optional_under_days]),
      [
        [role.id, null, null],
        [null, business.owner.id, 2],
      ],
    )
  })
})

describe('the checkbox “Approve immediately”', () => {
  const request = (leave_type_id: number) => ({
    ...{ leave_type_id: `${leave_type_id}`, start_date: day(0), end_date: '', note: '' },
    ...{ start_portion: 'full', end_portion: 'full', skip_approval: 'true' },
  })

  it('enters leave of another person as approved, after a preview that states it', async () => {
    const [person_id, leave_type_id] = [await addPerson(), await addType(twoManagers)]
    const path = `/console/leave/new?person_id=${person_id}`
    const { text } = await owner.get(path)
    assert.match(text, /name="skip_approval"[\s\S]*Approve immediately/)
    const preview = await owner.post(path, {
      ...hiddenFields(text, 'ask'),
      ...request(leave_type_id),
      action: 'preview',
    })
    assert.match(preview.text, /You can submit this leave\. It is approved immediately\./)
    assert.match(preview.text, /name="skip_approval"[^>]* checked/)
    const response = await owner.submit(path, 'ask', request(leave_type_id))
    assert.match((await owner.follow(response)).text, /Leave approved\./)
    const id = Number(String(response.headers.location).split('/').at(-1))
    const { status, steps } = await get(id)
    assert.deepEqual([status, steps.map((step) => step.status)], ['approved', ['skipped', 'skipped']])
  })

  it('is shown only to users who may use it', async () => {
    const person_id = await addPerson()
    const offers = async (visitor: ConsoleVisitor, path: string) => {
      const { status, text } = await visitor.get(`/console/leave/new${path}`)
      assert.equal(status, 200)
      return text.includes('name="skip_approval"')
    }
    await addLeaveType()
    const admin = await addMember('admin')
    const visitor = await visitConsoleAs(app, admin.user)
    assert.ok(await offers(visitor, `?person_id=${person_id}`))
    assert.ok(!(await offers(visitor, '')), 'their own leave')
    const manager = await addMember('manager')
    const report = await addPerson({ manager_id: manager.person_id })
    assert.ok(!(await offers(await visitConsoleAs(app, manager.user), `?person_id=${report}`)), 'a manager')
    assert.ok(!(await offers(await visitConsoleAs(app, (await addMember('employee')).user), '')), 'an employee')
  })

  it('is neither shown nor accepted in a business that requires two people', async () => {
    const strict = await createLeaveFixture(app)
    const { id } = strict.business
    await app.db.updateTable('businesses').set({ two_person_pay_runs: true }).where('id', '=', id).execute()
    const path = `/console/leave/new?person_id=${await strict.addPerson()}`
    const leave_type_id = await strict.addLeaveType()
    const visitor = await visitConsoleAs(app, strict.business.owner)
    assert.ok(!(await visitor.get(path)).text.includes('name="skip_approval"'))
    const response = await visitor.submit(path, 'ask', request(leave_type_id))
    assert.equal(response.status, 403)
    assert.match(response.text, /Ask another person to do this/)
  })
})
