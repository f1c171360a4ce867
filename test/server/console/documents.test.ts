import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ConsoleVisitor, visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { createDocument } from '../../support/samples/document.ts'
import { createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createDocumentFixture, type DocumentFixture, signatureFor } from '../documents/document-fixture.ts'
import { signInMember } from './sign-in-member.ts'

const app = await startTestApp()

interface ConsoleDocumentFixture extends DocumentFixture {
  visitor: ConsoleVisitor
}

/** Creates a business with documents and signs its owner in. */
async function createFixture(): Promise<ConsoleDocumentFixture> {
  const fixture = await createDocumentFixture(app)
  const visitor = await visitConsoleAs(app, fixture.business.owner)
  return { ...fixture, visitor }
}

const page = '/console/documents'

describe('documents in the console', () => {
  it('show a manager the documents of their team, without actions', async () => {
    const fixture = await createDocumentFixture(app)
    const { visitor, person_id } = await signInMember(app, fixture, 'manager')
    const report = await createPerson(app, {
      business_id: fixture.business.id,
      manager_id: person_id,
      last_name: 'Report',
    })
    const { document: team } = await fixture.sendDocument(1, { person_id: report.id })
    const other = await fixture.sendDocument()
    const list = await visitor.get(page)
    assert.ok(list.text.includes(`${page}/${team.id}"`))
    assert.ok(!list.text.includes(`${page}/${other.document.id}"`))
    const { text } = await visitor.get(`${page}/${team.id}`)
    assert.ok(text.includes(`A user of ${fixture.business.name}</strong> created the document.`))
    assert.doesNotMatch(text, /Withdraw…|Remind…/)
  })

  it('name their person, and are searched by title and signer', async () => {
    const { visitor, business } = await createFixture()
    const { id: person_id } = await createPerson(app, {
      business_id: business.id,
      first_name: 'Hedy',
      last_name: 'Lamarr',
    })
    await createDocument(app, { business_id: business.id, person_id, status: 'sent' })
    const { text } = await visitor.get(page)
    assert.match(text, new RegExp(`data-label="For"[^>]*><span><a href="/console/people/${person_id}">Hedy Lamarr</a>`))
    assert.match((await visitor.get(`${page}?q=nothing`)).text, /No matching documents[\s\S]*Clear filters/)
  })

  it('are filtered by status and by the name of a person', async () => {
    const { visitor, business } = await createFixture()
    const business_id = business.id
    const [grace, kelly] = [
      await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' }),
      await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Kelly' }),
    ]
    const hers = await createDocument(app, { business_id, person_id: grace.id, status: 'sent' })
    await createDocument(app, { business_id, person_id: kelly.id })
    const findIds = async (query: string) =>
      [...(await visitor.get(`${page}?${query}`)).text.matchAll(/documents\/(\d+)"/g)].map(([, id]) => Number(id))
    assert.deepEqual(await findIds('person=hopper'), [hers.id])
    assert.deepEqual(await findIds(`person_id=${grace.id}&status=sent`), [hers.id])
    assert.match(
      (await visitor.get(`${page}?person=grace`)).text,
      /Several match\. Choose one:[\s\S]*Grace Hopper[\s\S]*Grace Kelly/,
    )
    assert.match((await visitor.get(`${page}?person=nobody`)).text, /No one has this name\./)
    assert.match((await visitor.get(`${page}?person_id=${grace.id}&status=voided`)).text, /No matching documents/)
  })

  it('have their IDs and hashes in technical details, below the history', async () => {
    const { visitor, api, addPerson, addTemplate } = await createFixture()
    const input = { template_id: (await addTemplate('# Text')).id, person_id: await addPerson(), title: 'Text' }
    const body = { ...input, external_id: 'hr-7', signers: [{ name: 'Ada', email: 'ada@example.com' }] }
    const { id, sha256 } = (await api.call('documents.create', { body })).body.data
    const [facts = '', details = ''] = (await visitor.get(`${page}/${id}`)).text.split('Technical details')
    for (const value of [sha256, 'hr-7']) {
      assert.ok(!facts.includes(value), value)
      assert.ok(details.includes(`<code>${value}</code>`), value)
    }
  })

  it('show the signing order, or that all signers can sign at once', async () => {
    const { visitor, api, addPerson, addTemplate } = await createFixture()
    const signers = [
      { name: 'Ada', email: 'ada@example.com' },
      { name: 'Ben', email: 'ben@example.com' },
    ]
    const input = {
      template_id: (await addTemplate('# Text')).id,
      person_id: await addPerson(),
      title: 'Text',
      signers,
    }
    for (const [signing_order, present, absent] of [
      ['parallel', />All signers can sign now/, />Order</],
      ['sequential', />Order</, />All signers can sign now/],
    ] as const) {
      const { id } = (await api.call('documents.create', { body: { ...input, signing_order } })).body.data
      const { text } = await visitor.get(`${page}/${id}`)
      assert.match(text, present)
      assert.doesNotMatch(text, absent)
    }
  })

  it('show an error next to the field and keep the input of a draft', async () => {
    const { visitor, addTemplate, addPerson } = await createFixture()
    const [{ id: template_id }, person_id] = [await addTemplate(), await addPerson()]
    const address = `${page}/new?person_id=${person_id}&template_id=${template_id}`
    const fields = { title: 'A long typed title', 'signers[0].email': 'not an address', 'signers[0].name': 'Ada' }
    const { status, text } = await visitor.submit(address, 'create', fields)
    assert.equal(status, 422)
    assert.match(text, /value="A long typed title"/)
    assert.match(text, /name="signers\[0\]\.email"[^>]*value="not an address"[^>]*aria-invalid="true"/)
  })

  it('name the template fields that are missing in the record of the person', async () => {
    const { visitor, addTemplate, addPerson } = await createFixture()
    const { id: template_id } = await addTemplate('Call {{person.phone}}.')
    const address = `${page}/new?person_id=${await addPerson({ phone: null })}&template_id=${template_id}`
    assert.match((await visitor.get(address)).text, /does not have: <strong>phone<\/strong>/)
    const { status, text } = await visitor.submit(address, 'create', {
      title: 'Contract',
      'signers[0].name': 'Ada',
      'signers[0].email': 'ada@example.com',
    })
    assert.equal(status, 422)
    assert.match(text, /class="problem"[^>]*>The record of this person has no value for \{\{person\.phone\}\}/)
  })

  it('show their steps, with the current one marked', async () => {
    const { visitor, business, addPerson, api, draft, sendDocument } = await createFixture()
    const [signed, declined, voided, filed] = [
      await sendDocument(),
      await sendDocument(),
      await sendDocument(),
      await draft(),
    ]
    await api.call('signing.sign', { path: { token: signed.token }, body: signatureFor(signed.document) })
    await api.call('signing.decline', { path: { token: declined.token }, body: { reason: 'Too little' } })
    await api.call('documents.void', { path: { id: voided.document.id }, body: { reason: 'Wrong salary' } })
    await api.call('documents.finish', { path: { id: filed.id } })
    const expired = { business_id: business.id, person_id: await addPerson(), status: 'expired' } as const
    const cases = [
      [await draft(), ['Draft', 'Sent for signature', 'Signed by everyone'], 'Draft'],
      [(await sendDocument()).document, ['Draft', 'Sent for signature', 'Signed by everyone'], 'Sent for signature'],
      [signed.document, ['Draft', 'Sent for signature', 'Signed by everyone'], 'Signed by everyone'],
      [declined.document, ['Draft', 'Sent for signature', 'Declined'], 'Declined'],
      [await createDocument(app, expired), ['Draft', 'Sent for signature', 'Expired'], 'Expired'],
      [voided.document, ['Draft', 'Sent for signature', 'Withdrawn'], 'Withdrawn'],
      [filed, ['Draft', 'Filed without signatures'], 'Filed without signatures'],
    ] as const
    for (const [{ id }, names, current] of cases) {
      const { text } = await visitor.get(`${page}/${id}`)
      const [list = ''] = /<ol class="steps"[\s\S]*?<\/ol>/.exec(text) ?? []
      const steps = [...list.matchAll(/<li class="\w+"( aria-current="step")?>[\s\S]*?<div>([^<]*)/g)]
      assert.deepEqual(
        steps.map(([, , name]) => name),
        names,
      )
      assert.deepEqual(
        steps.filter(([, isCurrent]) => isCurrent !== undefined).map(([, , name]) => name),
        [current],
      )
    }
  })

  it('offer the choice to finish without signers next to the button', async () => {
    const { visitor, addTemplate, addPerson } = await createFixture()
    const person_id = await addPerson()
    const addresses = [
      `new?person_id=${person_id}&template_id=${(await addTemplate()).id}`,
      `upload?person_id=${person_id}`,
    ]
    for (const address of addresses) {
      const { text } = await visitor.get(`${page}/${address}`)
      assert.match(text, /name="is_filed"(?:(?!<input|<label)[\s\S])*<button name="action"/)
    }
  })

  it('show links once, and say that email is not set up', async () => {
    const { visitor, draft } = await createFixture()
    const { id } = await draft()
    const address = `${page}/${id}`
    const mailed = await visitor.submit(address, 'send', { delivery: 'mail', expires_in_days: '7' })
    assert.equal(mailed.status, 422)
    assert.doesNotMatch(mailed.text, /By email only/)
    assert.match(
      mailed.text,
      /class="problem"[^>]*>Email is not set up for this service\. Leave this empty\.<[\s\S]*Email is not set up for this service. The links are shown once/,
    )
    assert.match(mailed.text, /name="expires_in_days"[^>]*value="7"/)
    const response = await visitor.submit(address, 'send', { delivery: 'link', expires_in_days: '7' })
    assert.match(response.text, /<code id="link-\d+">[^<]*\/sign\/[\w-]{43}<\/code>/)
    assert.match(
      response.text,
      /data-copy="link-\d+" data-done="Copied" hidden>Copy link<[\s\S]*data-share="link-\d+"[^>]* hidden>Share…</,
    )
    const { text } = await visitor.get(address)
    assert.doesNotMatch(text, /\/sign\//)
    assert.match(text, /Waiting for signatures/)
  })

  it('are created once when the form is submitted twice', async () => {
    const { visitor, api, addTemplate, addPerson } = await createFixture()
    const [{ id: template_id }, person_id] = [await addTemplate(), await addPerson()]
    const address = `${page}/new?person_id=${person_id}&template_id=${template_id}`
    const form = {
      ...Object.fromEntries(
        [...(await visitor.get(address)).text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
          .slice(-4)
          .map(([, name = '', value = '']) => [name, value]),
      ),
      action: 'create',
      title: 'Contract',
      'merge_data.salary': '1 €',
      'signers[0].name': 'Ada',
      'signers[0].email': 'ada@example.com',
    }
    const [first, second] = [await visitor.post(address, form), await visitor.post(address, form)]
    assert.equal(first.status, 303, first.text)
    assert.equal(second.headers.location, first.headers.location)
    assert.equal((await api.call('documents.list')).body.data.length, 1)
  })

  it('show the stored values next to the input when another user changed a draft', async () => {
    const { visitor, api, draft, get } = await createFixture()
    const { id, version } = await draft()
    const input = {
      title: 'My title',
      'merge_data.salary': '2 €',
      'signers[0].name': 'Ada Lovelace',
      'signers[0].email': 'signer-1@example.com',
    }
    await api.call('documents.update', { path: { id }, body: { title: 'Their title' } })
    const stale = await visitor.submit(`${page}/${id}/edit`, 'save', { ...input, version: String(version) })
    assert.equal(stale.status, 412)
    assert.match(stale.text, /<span>Title<\/span>[\s\S]*?<span>Their title<\/span>[\s\S]*?<strong>My title<\/strong>/)
    assert.match(stale.text, /name="title"[^>]*value="My title"/)
    const again = await visitor.submit(`${page}/${id}/edit`, 'save', input)
    assert.equal(again.headers.location, `${page}/${id}`)
    assert.equal((await get(id)).title, 'My title')
  })
})
