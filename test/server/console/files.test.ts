import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { hiddenFieldsOf, visitConsole } from '../../support/console-visitor.ts'
import { createBusiness, testPassword } from '../../support/factories.ts'

const app = await startTestApp()

const path = '/console/account/password'

const signedIn = async () => {
  const { owner } = await createBusiness(app)
  const visitor = visitConsole(app)
  await visitor.signIn(owner)
  const fields = hiddenFieldsOf((await visitor.get(path)).text, 'change')
  return { visitor, fields: { form_token: fields.form_token ?? '', action: 'change' } }
}

const boundary = 'a-boundary'
const type = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'sec-fetch-site': 'same-origin' }

const part = (disposition: string, content: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`

describe('a form with files', () => {
  it('is read as every other form, and no file is where none was chosen', async () => {
    const { visitor } = await signedIn()
    const answer = await visitor.upload(path, 'change', {
      current_password: testPassword,
      new_password: 'eine schöne Zeile\nand more',
      file: new File([], ''),
    })
    assert.equal(answer.status, 303, answer.text)
  })

  it('needs the token of the session, and a page of ours', async () => {
    const { visitor } = await signedIn()
    const thief = (await signedIn()).fields
    const fields = { current_password: testPassword, new_password: 'another long sentence' }
    const stolen = await visitor.upload(path, 'change', { ...fields, form_token: thief.form_token })
    assert.equal(stolen.status, 403)
    const text = part('name="current_password"', testPassword)
    const elsewhere = { ...type, 'sec-fetch-site': 'cross-site' }
    assert.equal((await visitor.send(path, `${text}--${boundary}--\r\n`, elsewhere)).status, 403)
  })

  const broken: Record<string, (fields: string) => string> = {
    'ends too early': (fields) => fields + part('name="file"; filename="a.pdf"', 'abc'),
    'has a part without a name': (fields) => `${fields}${part('filename="a.pdf"', 'abc')}--${boundary}--\r\n`,
    'has a text of more than a megabyte': (fields) =>
      `${fields}${part('name="note"', 'x'.repeat(1024 * 1024 + 1))}--${boundary}--\r\n`,
  }
  for (const [what, bodyOf] of Object.entries(broken)) {
    it(`is not taken where it ${what}`, async () => {
      const { visitor, fields } = await signedIn()
      const sent = { ...fields, current_password: testPassword, new_password: 'another long sentence' }
      const parts = Object.entries(sent).map(([name, value]) => part(`name="${name}"`, value))
      assert.equal((await visitor.send(path, bodyOf(parts.join('')), type)).status, 403)
      assert.equal((await visitor.send(path, `${parts.join('')}--${boundary}--\r\n`, type)).status, 303)
    })
  }
})
