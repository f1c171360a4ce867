import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hiddenFields, visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { png } from '../../support/samples/raw-png.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()

const path = '/console/people/import'

const signInOwner = async () => {
  const { owner } = await createBusiness(app)
  const visitor = await visitConsoleAs(app, owner)
  const fields = hiddenFields((await visitor.get(path)).text, 'check')
  return { visitor, fields: { form_token: fields.form_token ?? '', action: 'check' } }
}

const list = 'first_name,last_name,email\nZoë,"New\nline",zoe@example.com'

const boundary = 'a-boundary'
const type = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'sec-fetch-site': 'same-origin' }

const part = (disposition: string, content: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`

describe('a form with files', () => {
  it('is read like any other form; an empty file input counts as no file', async () => {
    const { visitor } = await signInOwner()
    const response = await visitor.upload(path, 'check', { csv: list, file: new File([], '') })
    assert.equal(response.status, 200, response.text)
    assert.match(response.text, /1 person to add/)
  })

  it('requires the token of the session and the same origin', async () => {
    const { visitor } = await signInOwner()
    const thief = (await signInOwner()).fields
    const stolen = await visitor.upload(path, 'check', { csv: list, form_token: thief.form_token })
    assert.equal(stolen.status, 403)
    const text = part('name="csv"', list)
    const elsewhere = { ...type, 'sec-fetch-site': 'cross-site' }
    assert.equal((await visitor.send(path, `${text}--${boundary}--\r\n`, elsewhere)).status, 403)
  })

  const broken: Record<string, (fields: string) => string> = {
    'ends too early': (fields) => fields + part('name="file"; filename="a.pdf"', 'abc'),
    'has a part without a name': (fields) => `${fields}${part('filename="a.pdf"', 'abc')}--${boundary}--\r\n`,
    'has a file in a field for text': (fields) =>
      `${fields}${part('name="csv"; filename="a.csv"', list)}--${boundary}--\r\n`,
    'has two files': (fields) => `${fields}${part('name="file"; filename="a.csv"', list).repeat(2)}--${boundary}--\r\n`,
  }
  for (const [defect, breakBody] of Object.entries(broken)) {
    it(`is rejected if it ${defect}`, async () => {
      const { visitor, fields } = await signInOwner()
      const input = { ...fields, csv: list }
      const parts = Object.entries(input).map(([name, value]) => part(`name="${name}"`, value))
      assert.equal((await visitor.send(path, breakBody(parts.join('')), type)).status, 403)
      assert.equal((await visitor.send(path, `${parts.join('')}--${boundary}--\r\n`, type)).status, 200)
    })
  }
})

describe('the logo in the settings', () => {
  const settings = '/console/settings'

  it('is uploaded, shown, replaced and removed', async () => {
    const { visitor } = await signInOwner()
    const addresses = new Set<string | undefined>()
    for (const width of [40, 80]) {
      const saved = await visitor.upload(settings, 'logo', { logo: new File([png({ width })], 'Logo.png') })
      const { text } = await visitor.follow(saved)
      addresses.add(/<img class="logo" src="(\/logos\/[0-9a-f]{64}\.png)"/.exec(text)?.[1])
    }
    assert.deepEqual([addresses.size, addresses.has(undefined)], [2, false])
    const { text } = await visitor.follow(await visitor.submit(settings, 'remove-logo'))
    assert.doesNotMatch(text, /class="logo"|remove-logo/)
  })

  it('shows the reason next to the field when a file is rejected', async () => {
    const { visitor, fields } = await signInOwner()
    const invalidFiles: [file: File, problem: RegExp][] = [
      [new File([], ''), /Choose a PNG file/],
      [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'), /Choose a PNG image/],
      [new File(['JFIF'], 'logo.jpg'), /Choose a PNG image/],
      [new File([Buffer.alloc(256 * 1024 + 1)], 'logo.png'), /This file is larger than 256 kB/],
    ]
    for (const [logo, problem] of invalidFiles) {
      const { status, text } = await visitor.upload(settings, 'logo', { logo })
      assert.equal(status, 422)
      const [, marked = ''] = /<p class="problem" id="logo-logo-problem">(.*?)<\/p>/.exec(text) ?? []
      assert.match(marked, problem)
    }
    assert.equal((await visitor.post(settings, { ...fields, form_token: 'x', action: 'remove-logo' })).status, 403)
  })
})
