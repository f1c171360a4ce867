import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { startMailServer } from '../../../support/receivers/mail-server.ts'
import { createTemplate, onePage } from '../../../support/samples/document.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createMailQueue } from '../../../support/service/mail-queue.ts'
import { account } from '../../bank-accounts/bank-account-fixture.ts'
import { createTaskFixture, dayFromNow } from '../../tasks/task-fixture.ts'

const mail = await startMailServer()
const app = await startTestApp({ env: { SMTP_URL: mail.url, SMTP_FROM: 'hr@acme.test' } })
const signingMails = createMailQueue(app, mail, 'send_document_mail')
const { api, business, addPerson, addUser, add, listTasks } = await createTaskFixture(app)
const owner = await visitConsoleAs(app, business.owner)

async function createEmployee() {
  const person_id = await addPerson()
  const user = await createUser(app, { business_id: business.id, role: 'employee' })
  await linkUser(app, user.id, person_id)
  return { person_id, visitor: await visitConsoleAs(app, user) }
}

/** Returns the link to sign a document in an email. */
const signingLink = (text: string): string => /\/sign\/\S+/.exec(text)?.[0] ?? assert.fail(`no link in ${text}`)

const row = (index: number, members: Record<string, string>) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [`items[${index}].${name}`, value]))

describe('tasks in the console', () => {
  it('list the tasks of an employee, who completes one and uploads a file to another', async () => {
    const { person_id, visitor } = await createEmployee()
    const plain = await add(person_id, { title: 'Read the handbook', due_on: dayFromNow(-1) })
    const file = await add(person_id, { title: 'Upload your passport', kind: 'upload_file' })
    await add(person_id, { title: 'Order a desk', assignee: { type: 'role', role: 'admin' } })
    const { text } = await visitor.get('/console/tasks')
    assert.match(text, /Read the handbook[\s\S]*Overdue[\s\S]*Upload your passport/)
    assert.doesNotMatch(text, /Order a desk|Checklists/)

    const done = await visitor.follow(await visitor.submit(`/console/tasks/${plain.id}`, 'complete'))
    assert.match(done.text, /Task completed/)
    const pdf = new File([await onePage()], 'passport.pdf', { type: 'application/pdf' })
    const uploaded = await visitor.follow(await visitor.upload(`/console/tasks/${file.id}`, 'upload', { file: pdf }))
    assert.match(uploaded.text, /File uploaded[\s\S]*Open the document/)
    const phone = await add(person_id, { kind: 'fill_fields', fields: ['phone'] })
    const fields = { phone: '+44 20 7946 0958' }
    await visitor.follow(await visitor.submit(`/console/tasks/${phone.id}`, 'fill', fields))
    assert.match((await visitor.get(`/console/tasks/${phone.id}`)).text, /Done/)
    const address = await add(person_id, { kind: 'fill_fields', fields: ['postal_address'] })
    const parts = { 'postal_address.town': 'Paris', 'postal_address.country': 'FR' }
    await visitor.follow(await visitor.submit(`/console/tasks/${address.id}`, 'fill', parts))
    assert.match((await visitor.get(`/console/tasks/${address.id}`)).text, /Done/)
    const exe = new File(['MZ'], 'passport.pdf', { type: 'application/pdf' })
    const other = await add(person_id, { kind: 'upload_file' })
    assert.equal((await visitor.upload(`/console/tasks/${other.id}`, 'upload', { file: exe })).status, 422)
  })

  it('link to the forms for a missing bank account and emergency contact', async () => {
    const { person_id, visitor } = await createEmployee()
    const { id } = await add(person_id, {
      kind: 'fill_fields',
      fields: ['preferred_name', 'bank_account', 'emergency_contact'],
    })
    const path = `/console/tasks/${id}`
    const person = `/console/people/${person_id}`
    const [accountForm, contactForm] = [`${person}/bank-accounts/new`, `${person}/personal/new-contact`]
    for (const [each, recordForm] of [
      [visitor, 'name="preferred_name"'],
      [owner, `${person}/edit`],
    ] as const) {
      const { text } = await each.get(path)
      for (const part of [recordForm, accountForm, contactForm]) assert.ok(text.includes(part), part)
    }
    const setName = await visitor.submit(path, 'fill', { preferred_name: 'Ada' })
    assert.match((await visitor.follow(setName)).text, /Saved[\s\S]*Open/)
    await api.call('bankAccounts.create', { path: { id: person_id }, body: account })
    const { text } = await visitor.get(path)
    assert.ok(!text.includes(accountForm) && text.includes(contactForm))
    const contact = { name: 'Charles Babbage', phone: '+44 20 7946 0958' }
    await visitor.follow(await visitor.submit(contactForm, 'create', contact))
    assert.match((await visitor.get(path)).text, /Done/)
  })

  it('say that the link to sign a document was emailed, which its page sends again', async () => {
    const { person_id, email } = await addUser('employee')
    const { id: template_id } = await createTemplate(app, { business_id: business.id })
    const { id } = await add(person_id, { kind: 'sign_document', document_template_id: template_id })
    const signers = [{ name: 'Ada Lovelace', email, order: 1 }]
    const body = { template_id, person_id, title: 'Contract', signers, merge_data: { salary: '52 000 €' } }
    const path = { id: (await api.call('documents.create', { body })).body.data.id }
    await api.call('documents.send', { path, body: { delivery: 'mail' } })
    await signingMails.performJobs()
    const first = (await mail.mailTo(email)).text
    const past = sql<string>`now() - interval '6 minutes'` // within five minutes, the same link is not sent again
    await app.db.updateTable('document_mails').set({ created_at: past }).where('document_id', '=', path.id).execute()

    const visitor = await visitConsoleAs(app, { email })
    const { text } = await visitor.get(`/console/tasks/${id}`)
    assert.ok(text.includes(`emailed to ${email}`))
    assert.match(text, /Open the document/)
    assert.doesNotMatch(text, /Read and sign/)
    const response = await visitor.follow(await visitor.submit(`/console/documents/${path.id}`, 'sign'))
    assert.ok(response.text.includes(`Signing link emailed to ${email}.`), response.text)
    await signingMails.performJobs()
    assert.notEqual(signingLink((await mail.mailTo(email)).text), signingLink(first))
  })

  it('say that a bank account awaits the second person', async () => {
    const own = await createTaskFixture(app)
    await own.api.call('business.update', { body: { two_person_pay_runs: true } })
    const { person_id, email } = await own.addUser('employee')
    const { id } = await own.add(person_id, { kind: 'fill_fields', fields: ['bank_account'] })
    const visitor = await visitConsoleAs(app, { email })
    assert.match((await visitor.get(`/console/tasks/${id}`)).text, /Add bank account/)
    await own.api.call('bankAccounts.create', { path: { id: person_id }, body: account })
    const { text } = await visitor.get(`/console/tasks/${id}`)
    assert.match(text, /awaits the confirmation of a second person/)
    assert.doesNotMatch(text, /Add bank account/)
  })

  it('let administrators change, cancel and reopen a task, and see the progress of a person', async () => {
    const person_id = await addPerson()
    const { id } = await add(person_id, { title: 'Order a desk', due_on: '2036-01-31' })
    const path = `/console/tasks/${id}`
    const fields = { title: 'Order a chair', description: 'Grey', due_on: '2036-02-01', assignee: 'role:admin' }
    assert.match((await owner.follow(await owner.submit(path, 'change', fields))).text, /Order a chair[\s\S]*Grey/)
    await owner.follow(await owner.submit(path, 'cancel'))
    await owner.follow(await owner.submit(path, 'reopen'))
    const [task] = await listTasks(person_id)
    assert.deepEqual(
      [task?.state, task?.due_on, task?.assignee],
      ['open', '2036-02-01', { type: 'role', role: 'admin', user_id: null }],
    )
    const all = (await owner.get(`/console/tasks?view=all&person_id=${person_id}&state=open`)).text
    assert.match(all, /Order a chair/)
  })

  it('keep the due date on the first day while other members change', async () => {
    const { id: checklist_id } = (
      await api.call('checklists.create', {
        body: {
          name: 'Relative',
          starts_on_event: 'manual',
          items: [{ title: 'Prepare', due: { days: -3, relative_to: 'first_day' }, assignee: { type: 'manager' } }],
        },
      })
    ).body.data
    const person_id = await addPerson({ start_date: '2036-03-10' })
    await api.call('checklists.start', { path: { id: person_id }, body: { checklist_id } })
    const [task] = await listTasks(person_id)
    const path = `/console/tasks/${task?.id}`
    assert.match((await owner.get(path)).text, /3 days before the first day/)
    const fields = { title: 'Prepare a desk', description: '', due_on: '2036-03-07', assignee: 'manager' }
    await owner.follow(await owner.submit(path, 'change', fields))
    const [changed] = await listTasks(person_id)
    assert.deepEqual([changed?.title, changed?.due], ['Prepare a desk', { days: -3, relative_to: 'first_day' }])
  })
})

describe('checklists in the console', () => {
  it('are created without a script, with rows for more tasks, and started for a person', async () => {
    const fields = {
      name: 'Onboarding',
      starts_on_event: 'manual',
      ...row(0, {
        title: 'Prepare a desk',
        kind: 'plain',
        assignee: 'role:admin',
        'due.days': '3',
        'due.relative_to': 'before:first_day',
      }),
      ...row(1, { title: '', assignee: 'person' }),
      ...row(2, { title: 'Add your phone number', assignee: 'person', kind: 'fill_fields', required: 'true' }),
    }
    const wrong = await owner.submit('/console/tasks/checklists/new', 'create', fields)
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /href="#create-items-1--fields"/)
    const right = await owner.submit('/console/tasks/checklists/new', 'create', {
      ...fields,
      'items[2].fields': 'phone',
    })
    const page = await owner.follow(right)
    assert.match(page.text, /value="Prepare a desk"[\s\S]*value="Add your phone number"/)
    const [, id = ''] = /checklists\/(\d+)/.exec(String(right.headers.location)) ?? []
    const { items } = (await api.call('checklists.get', { path: { id: Number(id) } })).body.data
    assert.deepEqual(
      items.map(({ title, due, kind, fields, required }) => [title, due?.days ?? null, kind, fields, required]),
      [
        ['Prepare a desk', -3, 'plain', [], false],
        ['Add your phone number', null, 'fill_fields', ['phone'], true],
      ],
    )

    const removed = await owner.submit(`/console/tasks/checklists/${id}`, 'change', {
      ...fields,
      'items[0].title': '',
      'items[2].fields': 'phone',
    })
    assert.doesNotMatch((await owner.follow(removed)).text, /Prepare a desk/)

    const { person_id, visitor } = await createEmployee()
    const path = `/console/people/${person_id}/tasks`
    const started = await owner.follow(await owner.submit(path, 'start-checklist', { checklist_id: id }))
    assert.match(started.text, /Checklist started[\s\S]*Onboarding[\s\S]*0 of 1 done/)
    const added = { title: 'Sign in', due_on: '', assignee: 'person', kind: 'plain' }
    await owner.follow(await owner.submit(path, 'add-task', added))
    const own = await visitor.get(path)
    assert.match(own.text, /0 of 1 done[\s\S]*Sign in/)
    assert.doesNotMatch(own.text, /Start a checklist/)
    assert.equal((await visitor.get('/console/tasks/checklists')).status, 403)

    await owner.follow(await owner.submit(`/console/tasks/checklists/${id}`, 'archive'))
    assert.match((await owner.get('/console/tasks/checklists?archived=true')).text, />Onboarding</)
    await owner.follow(await owner.submit(`/console/tasks/checklists/${id}`, 'restore'))
  })
})
