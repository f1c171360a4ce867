import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { createPersonChangeFixture, requestOwn, updateOwn } from '../../server/person-changes/person-change-fixture.ts'
import { caller } from '../../support/http.ts'
import { createCustomField } from '../../support/samples/custom-field.ts'
import { startMailQueue } from '../../support/service/mail-queue.ts'
import { subtractHours } from '../../support/subtract-hours.ts'

const { mail, app, db, perform, takeJobs, performJobs, headers } = await startMailQueue('send_person_change_mail')

const requested = 'Ada Byron requests a change of their record'

beforeEach(takeJobs)

describe('send_person_change_mail', () => {
  it('notifies the approvers of a request and the requester of the approval, without values', async () => {
    const { business, api, request: createRequest } = await createPersonChangeFixture(app)
    const { request, member } = await createRequest()
    await performJobs()
    assert.deepEqual(headers(), [[business.owner.email, requested]])
    const { text, html } = await mail.mailTo(business.owner.email)
    assert.match(text, /Ada Byron of .* has asked to change: Last name\./)
    assert.match(text, new RegExp(`https://hr\\.example\\.com/console/people/changes/${request.id}\n`))
    assert.match(html, /console\/account\/notifications/)
    assert.doesNotMatch(`${text}${html}`, /Lovelace/)

    await api.call('personChanges.approve', { path: { id: request.id } })
    await performJobs()
    assert.deepEqual(headers(), [[member.user.email, 'Your change was approved']])
    const decision = await mail.mailTo(member.user.email)
    assert.match(decision.text, /approved the change of your record: Last name\./)
    assert.match(decision.text, new RegExp(`/console/people/changes/${request.id}\n`))
  })

  it('names custom fields as additional details, without labels and values', async () => {
    const { business, member } = await createPersonChangeFixture(app)
    const { id: business_id } = business
    const access = { visible_to: ['self' as const], sensitive: true }
    const { key } = await createCustomField(app, { business_id, type: 'text', label: 'Allergies', ...access })
    const { api } = await member()
    await requestOwn(api, { last_name: 'Lovelace', custom_fields: { [key]: 'canary-9' } })
    await performJobs()
    const { text, html } = await mail.mailTo(business.owner.email)
    assert.match(text, /has asked to change: Last name, Additional details\./)
    assert.doesNotMatch(`${text}${html}`, /canary-9|Allergies|Lovelace/)
  })

  it('gives the requester the reason for a rejection', async () => {
    const { api, request: createRequest } = await createPersonChangeFixture(app)
    const { request, member } = await createRequest()
    await performJobs()
    await api.call('personChanges.reject', {
      path: { id: request.id },
      body: { note: 'Please show us the certificate.' },
    })
    await performJobs()
    assert.deepEqual(headers(), [[member.user.email, 'Your change was rejected']])
    const { text, html } = await mail.mailTo(member.user.email)
    assert.match(text, /Reason: Please show us the certificate\./)
    assert.doesNotMatch(`${text}${html}`, /Lovelace/)
  })

  it('notifies the nearest manager who may decide, and else the administrators', async () => {
    const { business, member } = await createPersonChangeFixture(app)
    const head = await member('admin')
    const lead = await member('manager', { manager_id: head.person_id })
    const report = await member('employee', { manager_id: lead.person_id })
    await requestOwn(report.api, { last_name: 'Lovelace' })
    await performJobs()
    assert.deepEqual(headers(), [[head.user.email, requested]])

    await requestOwn(head.api, { last_name: 'Lovelace' })
    await performJobs()
    assert.deepEqual(headers(), [[business.owner.email, requested]], 'own requests are for others')
  })

  it('sends no email for changes that need no approval, and none about requests that were cancelled or decided', async () => {
    const { api, member, request: createRequest } = await createPersonChangeFixture(app)
    const { api: own } = await member()
    await updateOwn(own, { phone: '+44 20 7946 0001' })
    const [cancelled, decided] = [await createRequest(), await createRequest()]
    await cancelled.member.api.call('personChanges.cancel', { path: { id: cancelled.request.id } })
    await api.call('personChanges.approve', { path: { id: decided.request.id } })
    await performJobs()
    assert.deepEqual(headers(), [[decided.member.user.email, 'Your change was approved']])
  })

  it('sends at most one email in five minutes about the requests of a person, which reports all changes', async () => {
    const { business, member } = await createPersonChangeFixture(app)
    const { api } = await member()
    await requestOwn(api, { last_name: 'Lovelace' })
    await performJobs()
    assert.deepEqual(headers(), [[business.owner.email, requested]])
    await requestOwn(api, { first_name: 'Augusta' })
    await requestOwn(api, { email: `augusta-${business.id}@example.com` })
    await performJobs()
    assert.deepEqual(headers(), [])
    await db
      .updateTable('person_change_mails')
      .set({ sent_at: subtractHours('sent_at', 5 / 60) })
      .where('business_id', '=', business.id)
      .where('sent_at', 'is not', null)
      .execute()
    await performJobs()
    assert.deepEqual(headers(), [[business.owner.email, requested]])
    const { text } = await mail.mailTo(business.owner.email)
    assert.match(text, /has asked to change: Email, Last name, First name\./)
  })

  it('sends nothing to users who turned the emails off, even after the request', async () => {
    const { business, member } = await createPersonChangeFixture(app)
    const { api } = await member()
    await requestOwn(api, { last_name: 'Lovelace' })
    await caller(app, business.owner.token).call('me.update', { body: { change_mail: false } })
    await performJobs()
    assert.deepEqual(headers(), [])
  })

  it('is sent once, by the retry if the mail server refuses the first attempt', async () => {
    const { business, request: createRequest } = await createPersonChangeFixture(app)
    await createRequest()
    const [payload] = await takeJobs()
    mail.mails.length = 0
    mail.refuse(1)
    await assert.rejects(perform(payload))
    await Promise.all([1, 2].map(() => perform(payload)))
    await perform(payload)
    assert.deepEqual(headers(), [[business.owner.email, requested]])
  })

  it('is deleted with the request when the person is erased', async () => {
    const { business, api, request: createRequest } = await createPersonChangeFixture(app)
    const { member } = await createRequest()
    const jobs = await takeJobs()
    const path = { id: member.person_id }
    await api.call('people.terminate', { path, body: { end_date: '2026-01-31' } })
    await api.call('people.erase', { path, body: { confirm: 'Ada Byron' } })
    const left = db.selectFrom('person_change_mails').select('id').where('business_id', '=', business.id)
    assert.deepEqual(await left.execute(), [])
    mail.mails.length = 0
    for (const job of jobs) await perform(job)
    assert.deepEqual(headers(), [])
  })
})
