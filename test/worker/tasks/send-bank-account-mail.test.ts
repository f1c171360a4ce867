import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { iban } from '../../support/samples/bank-account.ts'
import { createBusiness, createPerson, createUser, linkUser } from '../../support/samples/factories.ts'
import { startMailQueue } from '../../support/service/mail-queue.ts'

const { mail, app, takeJobs, performJobs } = await startMailQueue('send_bank_account_mail')
const { id: business_id, owner } = await createBusiness(app, { name: 'Tom & Söhne' })
const api = caller(app, owner.token)

describe('send_bank_account_mail', () => {
  it('reports each change to the address of the record and the address of the login, without the number', async () => {
    const person = await createPerson(app, { business_id, first_name: 'Ada', last_name: 'Lovelace' })
    const user = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, user.id, person.id)
    await takeJobs()
    const { data } = (
      await api.call('bankAccounts.create', { path: { id: person.id }, body: { holder: 'Ada Lovelace', iban } })
    ).body
    await performJobs()
    const { email } = (await api.call('people.get', { path: { id: person.id } })).body.data
    assert.deepEqual(mail.mails.map(({ to }) => to[0]).sort(), [email, user.email].sort())
    const [first] = mail.mails
    assert.equal(first?.headers.subject, 'A bank account for your pay was changed')
    assert.match(
      first?.text ?? '',
      /^Hello Ada Lovelace,\n\nAt Tom & Söhne, an account to which your pay goes was added\./,
    )
    assert.match(first?.text ?? '', /contact Tom & Söhne at once/)
    assert.ok(first?.text.includes(`/console/people/${person.id}/bank-accounts\n`))
    assert.doesNotMatch(first?.text ?? '', /3000/)

    const path = { id: data.id }
    await api.call('bankAccounts.update', { path, body: { metadata: { note: 'x' } } })
    assert.deepEqual(await takeJobs(), [])
    await api.call('bankAccounts.update', { path, body: { share: 50 } })
    await api.call('bankAccounts.delete', { path })
    await performJobs()
    assert.equal(mail.mails.length, 4)
    assert.match(mail.mails[3]?.text ?? '', /was deleted/)
  })

  it('sends one email if both addresses are the same, and none about a deleted person', async () => {
    const person = await createPerson(app, { business_id })
    const body = { holder: 'Ada Lovelace', iban }
    await takeJobs()
    await api.call('bankAccounts.create', { path: { id: person.id }, body })
    await performJobs()
    assert.equal(mail.mails.length, 1)
    await api.call('bankAccounts.create', { path: { id: person.id }, body })
    await api.call('people.delete', { path: { id: person.id } })
    await performJobs()
    assert.equal(mail.mails.length, 0)
  })
})
