import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { unzipSync } from 'fflate'
import { visitConsoleAs, visitConsoleAsOwner } from '../../support/browser/console-visitor.ts'
import { readCsv } from '../../support/read-csv.ts'
import { createDocument } from '../../support/samples/document.ts'
import { createBusiness, createPerson, createUser, linkUser, testPassword } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

describe('an imported list of people', () => {
  const csv = [
    'First name;last_name;email;external_id;work_pattern;metadata.cost_center',
    'Ada;Lovelace;ada@example.com;hr-1;1 1 1 1 0.5 0 0;42',
    '"Grace ""Amazing""";Hopper;grace@example.com;hr-2;;',
    'Nora;;not an address;hr-3;;',
    ';;;;;',
    'Hedy;Lamarr;hedy@example.com;hr-1;;',
  ].join('\r\n')
  const path = '/console/people/import'
  const findPeople = (business_id: number) =>
    app.db.selectFrom('people').selectAll().where('business_id', '=', business_id).orderBy('id').execute()

  it('is checked first, with its invalid rows, and then its valid rows are imported', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const checked = await visitor.upload(path, 'check', { file: new File([`\uFEFF${csv}`], 'people.csv') })
    assert.equal(checked.status, 200)
    assert.match(checked.text, /2 people to add, 2 rows with errors\. Nothing is saved yet\./)
    assert.match(
      checked.text,
      /data-label="Row"[^>]*><span>4<[\s\S]*<code>email<\/code> Enter an email address, such as/,
    )
    assert.match(
      checked.text,
      /data-label="Row"[^>]*><span>6<[\s\S]*<code>external_id<\/code> The same value appears twice\. Remove one/,
    )
    assert.deepEqual(await findPeople(business_id), [])

    const imported = await visitor.postForm(path, checked.text, 'import')
    assert.match(imported.text, /2 people added, 2 rows not imported\./)
    const [first, second, ...others] = await findPeople(business_id)
    assert.deepEqual(others, [])
    assert.equal(first?.work_pattern.fri, 0.5)
    assert.deepEqual(first?.metadata, { cost_center: '42' })
    assert.equal(second?.first_name, 'Grace "Amazing"')
    await visitor.postForm(path, checked.text, 'import')
    assert.equal((await findPeople(business_id)).length, 2)

    const change = 'external_id,job_title,first_name,last_name,email\nhr-1,Countess,Ada,Lovelace,ada@example.com'
    const again = await visitor.upload(path, 'check', { csv: change })
    assert.match(again.text, /1 person to update\. Nothing/)
    const done = await visitor.follow(await visitor.postForm(path, again.text, 'import'))
    assert.match(done.text, /1 person updated\./)
  })

  it('has the phone numbers of a downloaded list without their apostrophe', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    await createPerson(app, { business_id, external_id: 'hr-1', email: 'ada@example.com', phone: '+49 30 1234' })
    const rows = readCsv((await visitor.get('/console/people.csv')).text.slice(1))
    assert.equal(rows[0]?.phone, "'+49 30 1234")
    const names = ['external_id', 'first_name', 'last_name', 'email', 'phone']
    const list = [names, names.map((name) => rows[0]?.[name])].map((cells) => cells.join(',')).join('\n')
    const checked = await visitor.upload(path, 'check', { csv: list.replace('Ada', 'Augusta') })
    assert.match(checked.text, /1 person to update/)
    await visitor.postForm(path, checked.text, 'import')
    const [person] = await findPeople(business_id)
    assert.deepEqual([person?.first_name, person?.phone], ['Augusta', '+49 30 1234'])
  })

  const invalidLists: Record<string, { input: Record<string, string | File>; field: string; problem: RegExp }> = {
    nothing: { input: {}, field: 'csv', problem: /Choose a file above/ },
    'unknown columns': {
      input: { csv: 'email,Salary\na@b.example,1' },
      field: 'csv',
      problem: /Unknown: Salary\./,
    },
    'an unclosed quotation mark': {
      input: { csv: 'email\n"a@b' },
      field: 'csv',
      problem: /The row on line 2 has a quotation mark that is not closed/,
    },
    'a surplus cell': { input: { csv: 'email\na@b.example,1' }, field: 'csv', problem: /Row 2 has more cells/ },
    'too many people': {
      input: { csv: `email\n${'a@b.example\n'.repeat(501)}` },
      field: 'csv',
      problem: /has more than 500 people/,
    },
    'a file that is not text': {
      input: { file: new File([Buffer.from([0xff, 0xfe])], 'a.csv') },
      field: 'file',
      problem: /UTF-8/,
    },
    'a file of more than 1 MB': {
      input: { file: new File([Buffer.alloc(1024 * 1024 + 1, 'a')], 'a.csv') },
      field: 'file',
      problem: /This file is larger than 1 MB/,
    },
    'a text of more than 1 MB': {
      input: { csv: 'a'.repeat(1024 * 1024 + 1) },
      field: 'csv',
      problem: /This list is larger than 1 MB/,
    },
    'a megabyte of line breaks': {
      input: { file: new File(['email\n', '\n'.repeat(1_000_000)], 'a.csv') },
      field: 'file',
      problem: /This list has more than 5,000 rows/,
    },
    'a quotation mark that spans the rest of a long text': {
      input: { csv: `email,first_name\na@b.example,"A\nB"\nb@b.example,"${'long,\n'.repeat(50_000)}` },
      field: 'csv',
      problem: /The row on line 4 is too long/,
    },
  }
  for (const [defect, { input, field, problem }] of Object.entries(invalidLists)) {
    it(`is rejected next to its field with ${defect}`, async () => {
      const { visitor } = await visitConsoleAsOwner(app)
      const { status, text } = await visitor.upload(path, 'check', input)
      assert.equal(status, 422)
      assert.match(text, problem)
      assert.match(text, new RegExp(`name="${field}"[^>]*aria-invalid="true"`))
      if (typeof input.csv === 'string') assert.ok(text.includes(input.csv.slice(0, 20).replaceAll('"', '&quot;')))
    })
  }
})

describe('the data of a person', () => {
  it('is exported from a page that explains it', async () => {
    const { business_id, owner, visitor } = await visitConsoleAsOwner(app)
    const { id } = await createPerson(app, { business_id, last_name: 'Lovelace' })
    const page = `/console/people/${id}/export`
    assert.match((await visitor.get(`/console/people/${id}`)).text, new RegExp(`href="${page}"`))
    const exported = await visitor.submit(page, 'export')
    assert.equal(exported.headers['content-type'], 'application/zip')
    assert.equal(exported.headers['content-disposition'], `attachment; filename=person-${id}.zip`)
    const files = unzipSync(exported.bytes)
    assert.match(Buffer.from(files['person.json'] ?? []).toString(), /"Lovelace"/)

    await app.db
      .updateTable('sessions')
      .set({ confirmed_at: '2020-01-01T00:00:00Z' })
      .where('user_id', '=', owner.id)
      .execute()
    const prompt = await visitor.submit(page, 'export')
    assert.match(prompt.text, /Confirm your password/)
    const again = await visitor.postForm(page, prompt.text, 'export', { confirm_password: testPassword })
    assert.equal(again.headers['content-type'], 'application/zip')
  })

  it('is erased only after the person has left and the user has confirmed their name', async () => {
    const { business_id, visitor } = await visitConsoleAsOwner(app)
    const { id } = await createPerson(app, { business_id, last_name: 'Lovelace', start_date: '2020-01-01' })
    const path = `/console/people/${id}`
    assert.doesNotMatch((await visitor.get(path)).text, /Erase/)
    assert.match(
      (await visitor.get(`${path}/erase`)).text,
      /cannot erase a current employee[\s\S]*End the employment first/,
    )
    await visitor.submit(path, 'terminate', { last_day: '2024-12-31' })
    assert.match((await visitor.get(path)).text, new RegExp(`href="${path}/erase"`))
    const wrong = await visitor.submit(`${path}/erase`, 'erase', { confirm: 'Ada' })
    assert.equal(wrong.status, 422)
    assert.match(wrong.text, /name="confirm"[^>]*value="Ada"[^>]*aria-invalid="true"/)
    const document = await createDocument(app, { business_id, person_id: id, status: 'sent' })
    const unsigned = await visitor.submit(`${path}/erase`, 'erase', { confirm: 'Ada Lovelace' })
    assert.match(unsigned.text, /The document “Employment contract” is waiting for signatures\. Withdraw it first\./)
    assert.doesNotMatch(unsigned.text, /path\.id/)
    await app.db.deleteFrom('documents').where('id', '=', document.id).execute()
    const erased = await visitor.follow(await visitor.submit(`${path}/erase`, 'erase', { confirm: 'Ada Lovelace' }))
    assert.match(erased.text, /<h1>Erased Person[\s\S]*Person erased[\s\S]*In a few minutes/)
    assert.doesNotMatch(erased.text, /Lovelace|\/edit|\/erase/)
    assert.match((await visitor.get(`${path}/erase`)).text, /already erased/)
  })

  it('is exported for employees without the audit log', async () => {
    const { id: business_id } = await createBusiness(app)
    const { id } = await createPerson(app, { business_id })
    const employee = await createUser(app, { business_id, role: 'employee' })
    await linkUser(app, employee.id, id)
    const visitor = await visitConsoleAs(app, employee)
    const page = `/console/people/${id}/export`
    assert.match((await visitor.get('/console/people')).text, new RegExp(`href="${page}"`))
    const { bytes } = await visitor.submit(page, 'export')
    assert.ok(!('audit-log.json' in unzipSync(bytes)))
  })
})
