import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ConsoleVisitor, visitConsole } from '../../support/browser/console-visitor.ts'
import { createDocument } from '../../support/samples/document.ts'
import { createPerson } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { type Desk, openDesk } from '../documents/document-desk.ts'
import { signedIn } from './signed-in.ts'

const app = await startTestApp()

interface Office extends Desk {
  visitor: ConsoleVisitor
}

/** A business with documents, and its owner in the console. */
async function openOffice(): Promise<Office> {
  const desk = await openDesk(app)
  const visitor = visitConsole(app)
  await visitor.signIn(desk.business.owner)
  return { ...desk, visitor }
}

const page = '/console/documents'

describe('documents in the console', () => {
  it('are those of the team for a manager, who changes none', async () => {
    const desk = await openDesk(app)
    const { visitor, person_id } = await signedIn(app, desk, 'manager')
    const report = await createPerson(app, {
      business_id: desk.business.id,
      manager_id: person_id,
      last_name: 'Report',
    })
    const { document: team } = await desk.sendDocument(1, { person_id: report.id })
    const other = await desk.sendDocument()
    const list = await visitor.get(page)
    assert.ok(list.text.includes(`${page}/${team.id}"`))
    assert.ok(!list.text.includes(`${page}/${other.document.id}"`))
    const { text } = await visitor.get(`${page}/${team.id}`)
    assert.ok(text.includes(`A user of ${desk.business.name}</strong> created the document.`))
    assert.doesNotMatch(text, /Withdraw…|Remind…/)
  })

  it('are found by state and by the name of a person', async () => {
    const { visitor, business } = await openOffice()
    const business_id = business.id
    const [one, two] = [
      await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Hopper' }),
      await createPerson(app, { business_id, first_name: 'Grace', last_name: 'Kelly' }),
    ]
    const hers = await createDocument(app, { business_id, person_id: one.id, status: 'sent' })
    await createDocument(app, { business_id, person_id: two.id })
    const found = async (query: string) =>
      [...(await visitor.get(`${page}?${query}`)).text.matchAll(/documents\/(\d+)"/g)].map(([, id]) => Number(id))
    assert.deepEqual(await found('person=hopper'), [hers.id])
    assert.deepEqual(await found(`person_id=${one.id}&status=sent`), [hers.id])
    assert.match(
      (await visitor.get(`${page}?person=grace`)).text,
      /Choose a person[\s\S]*Grace Hopper[\s\S]*Grace Kelly/,
    )
    assert.match((await visitor.get(`${page}?person=nobody`)).text, /No matching documents/)
    assert.match((await visitor.get(`${page}?person_id=${one.id}&status=voided`)).text, /No matching documents/)
  })

  it('say that signers sign in any order, instead of which one is first', async () => {
    const { visitor, api, person, template } = await openOffice()
    const signers = [
      { name: 'Ada', email: 'ada@example.com' },
      { name: 'Ben', email: 'ben@example.com' },
    ]
    const given = { template_id: (await template('# Text')).id, person_id: await person(), title: 'Text', signers }
    for (const [signing_order, told, untold] of [
      ['parallel', />All signers can sign now/, />Order</],
      ['sequential', />Order</, />All signers can sign now/],
    ] as const) {
      const { id } = (await api.call('documents.create', { body: { ...given, signing_order } })).body.data
      const { text } = await visitor.get(`${page}/${id}`)
      assert.match(text, told)
      assert.doesNotMatch(text, untold)
    }
  })

  it('say beside the field what a draft lacks, and keep what was typed', async () => {
    const { visitor, template, person } = await openOffice()
    const [{ id: template_id }, person_id] = [await template(), await person()]
    const address = `${page}/new?person_id=${person_id}&template_id=${template_id}`
    const fields = { title: 'A long typed title', 'signers[0].email': 'not an address', 'signers[0].name': 'Ada' }
    const { status, text } = await visitor.submit(address, 'create', fields)
    assert.equal(status, 422)
    assert.match(text, /value="A long typed title"/)
    assert.match(text, /name="signers\[0\]\.email"[^>]*value="not an address"[^>]*aria-invalid="true"/)
  })

  it('say what the record of a person lacks that the template shows', async () => {
    const { visitor, template, person } = await openOffice()
    const { id: template_id } = await template('Call {{person.phone}}.')
    const address = `${page}/new?person_id=${await person({ phone: null })}&template_id=${template_id}`
    assert.match((await visitor.get(address)).text, /does not have: <strong>phone<\/strong>/)
    const { status, text } = await visitor.submit(address, 'create', {
      title: 'Contract',
      'signers[0].name': 'Ada',
      'signers[0].email': 'ada@example.com',
    })
    assert.equal(status, 422)
    assert.match(text, /class="problem">This has no value for \{\{person\.phone\}\}/)
  })

  it('show links once, and say when they cannot be mailed', async () => {
    const { visitor, draft } = await openOffice()
    const { id } = await draft()
    const address = `${page}/${id}`
    const mailed = await visitor.submit(address, 'send', { delivery: 'mail', expires_in_days: '7' })
    assert.equal(mailed.status, 422)
    assert.doesNotMatch(mailed.text, /By email only/)
    assert.match(
      mailed.text,
      /class="problem">This cannot be mail[^<]*<[\s\S]*Email is not set up for this service. The links are shown once/,
    )
    assert.match(mailed.text, /name="expires_in_days"[^>]*value="7"/)
    const sent = await visitor.submit(address, 'send', { delivery: 'link', expires_in_days: '7' })
    assert.match(sent.text, /\/sign\/[\w-]{43}/)
    const { text } = await visitor.get(address)
    assert.doesNotMatch(text, /\/sign\//)
    assert.match(text, /Waiting for signatures/)
  })

  it('are made once when the form is sent twice', async () => {
    const { visitor, api, template, person } = await openOffice()
    const [{ id: template_id }, person_id] = [await template(), await person()]
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
    const [one, two] = [await visitor.post(address, form), await visitor.post(address, form)]
    assert.equal(one.status, 303, one.text)
    assert.equal(two.headers.location, one.headers.location)
    assert.equal((await api.call('documents.list')).body.data.length, 1)
  })

  it('show what is stored beside what was typed when somebody else has changed a draft', async () => {
    const { visitor, api, draft, get } = await openOffice()
    const { id, version } = await draft()
    const typed = {
      title: 'My title',
      'merge_data.salary': '2 €',
      'signers[0].name': 'Ada Lovelace',
      'signers[0].email': 'signer-1@example.com',
    }
    await api.call('documents.update', { path: { id }, body: { title: 'Their title' } })
    const stale = await visitor.submit(`${page}/${id}/edit`, 'save', { ...typed, version: String(version) })
    assert.equal(stale.status, 412)
    assert.match(stale.text, /<span>Title<\/span>[\s\S]*?<span>Their title<\/span>[\s\S]*?<strong>My title<\/strong>/)
    assert.match(stale.text, /name="title"[^>]*value="My title"/)
    const again = await visitor.submit(`${page}/${id}/edit`, 'save', typed)
    assert.equal(again.headers.location, `${page}/${id}`)
    assert.equal((await get(id)).title, 'My title')
  })
})
