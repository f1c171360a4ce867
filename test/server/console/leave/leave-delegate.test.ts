import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ConsoleVisitor, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createLeaveFixture, monday } from '../../leave/leave-fixture.ts'

const app = await startTestApp()
const { api, business, addMember, requestLeave, get } = await createLeaveFixture(app)
const owner = await visitConsoleAs(app, business.owner)

const path = '/console/leave/delegate'
const today = new Date().toISOString().slice(0, 10)

let serial = 0

/** Adds a manager with a report who requested leave, and a manager of another team. */
const addTeam = async () => {
  const lead = await addMember('manager')
  const peer = await addMember('manager', { first_name: 'Grace', last_name: `Delegate ${++serial}` })
  const employee = await addMember('employee', { manager_id: lead.person_id, last_name: `Applicant ${serial}` })
  const body = {
    name: 'Steps',
    code: `delegate-${serial}`,
    allow_negative: true,
    approval: [{ by: 'manager' as const }],
  }
  const leave_type_id = (await api.call('leaveTypes.create', { body })).body.data.id
  const { id } = await requestLeave({ person_id: employee.person_id, leave_type_id }, employee.api)
  return { lead, peer, id, peerName: `Grace Delegate ${serial}`, employeeName: `Applicant ${serial}` }
}

const isHidden = async (visitor: ConsoleVisitor, address: string) =>
  assert.ok([403, 404].includes((await visitor.get(address)).status))

describe('the page on which approvers name a delegate', () => {
  it('names, replaces and removes a delegate by their name', async () => {
    const { lead, peer, peerName } = await addTeam()
    const visitor = await visitConsoleAs(app, lead.user)
    assert.match((await visitor.get(path)).text, /You have no delegate\./)
    const withDelegate = await visitor.follow(
      await visitor.submit(path, 'save', { person_id: peerName, from: today, until: monday }),
    )
    assert.match(withDelegate.text, new RegExp(`${peer.user.name} decides on your behalf until`))
    const later = await visitor.follow(
      await visitor.submit(path, 'save', { person_id: peerName, from: monday, until: monday }),
    )
    assert.match(later.text, /decides on your behalf from .+ to /)
    const removed = await visitor.follow(await visitor.submit(path, 'remove'))
    assert.match(removed.text, /You no longer have a delegate\./)
  })

  it('shows problems at their fields', async () => {
    const { lead, peerName, employeeName } = await addTeam()
    const visitor = await visitConsoleAs(app, lead.user)
    for (const [fields, problem] of [
      [{ person_id: 'No such colleague', until: monday }, /No colleague has this name/],
      [{ person_id: employeeName, until: monday }, /may approve leave/],
      [{ person_id: peerName, until: '2026-01-01' }, /until-problem/],
    ] as const) {
      const { status, text } = await visitor.submit(path, 'save', { from: today, ...fields })
      assert.equal(status, 422)
      assert.match(text, problem)
    }
  })

  it('is for approvers', async () => {
    const { lead } = await addTeam()
    const employee = await addMember('employee', { manager_id: lead.person_id })
    await isHidden(await visitConsoleAs(app, employee.user), path)
  })
})

describe('the page of a leave request for a delegate', () => {
  it('shows the request while the delegate may decide on it, and states on whose behalf they did', async () => {
    const { lead, peer, id, peerName, employeeName } = await addTeam()
    const address = `/console/leave/${id}`
    const visitor = await visitConsoleAs(app, peer.user)
    await isHidden(visitor, address)
    await (await visitConsoleAs(app, lead.user)).submit(path, 'save', {
      person_id: peerName,
      from: today,
      until: monday,
    })
    const page = await visitor.get(address)
    assert.equal(page.status, 200)
    assert.match(page.text, new RegExp(employeeName))
    assert.match((await visitor.get('/console/leave')).text, new RegExp(employeeName))
    assert.equal((await visitor.submit(address, 'approve')).status, 303)
    assert.equal((await get(id)).status, 'approved')
    await isHidden(visitor, address)
    const { text } = await owner.get(address)
    assert.match(text, new RegExp(`by ${peer.user.name}, on behalf of ${lead.user.name}`))
  })
})
