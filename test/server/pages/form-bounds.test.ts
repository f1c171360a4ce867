import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type visitConsole, visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { beginRequest } from '../../support/service/unfinished-request.ts'

const app = await startTestApp()
const mebibyte = 1024 * 1024
const form = { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' }
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
const field = (name: string, content: string) => part(`name="${name}"`, content)
const file = (name: string, content: string) => part(`name="${name}"; filename="a.pdf"`, content)

describe('a public form', () => {
  const pages = [
    '/console/sign-in',
    '/console/second-factor',
    '/console/forgot-password',
    '/password/none',
    '/sign/none',
  ]
  for (const path of pages) {
    it(`at ${path} gets a response before files and many fields are sent`, async () => {
      const request = beginRequest(app.url + path, form)
      await request.write(field('form_token', 'x'))
      const { status } = await request.response
      assert.ok([403, 404, 410].includes(status), `${status}`)
    })

    it(`at ${path} has at most 16 KiB, with or without Content-Length`, async () => {
      const announced = beginRequest(app.url + path, { ...urlencoded, 'content-length': String(mebibyte) })
      assert.equal((await announced.response).status, 413)
      const chunked = beginRequest(app.url + path, urlencoded)
      await chunked.write(`a=${'x'.repeat(16 * 1024)}`)
      assert.equal((await chunked.response).status, 413)
    })
  }
})

describe('the page that verifies a file', () => {
  const verify = (...parts: string[]) =>
    app.send('POST', '/verify', { body: `${parts.join('')}--x--\r\n`, headers: form })

  it('accepts exactly one file', async () => {
    assert.equal((await verify(file('file', 'abc'))).status, 200)
    const invalid = {
      'no file': [],
      'a field': [field('file', 'abc')],
      'another file': [file('other', 'abc')],
      'a file twice': [file('file', 'abc'), file('file', 'abc')],
      'a field before the file': [field('note', 'abc'), file('file', 'abc')],
      'a file without a name': [part('name="file"; filename=""', '')],
    }
    for (const [name, parts] of Object.entries(invalid)) assert.equal((await verify(...parts)).status, 422, name)
  })

  it('responds to a second part before it is completely sent', async () => {
    const request = beginRequest(`${app.url}/verify`, form)
    await request.write(`${field('note', 'x')}--x\r\nContent-Disposition: form-data; name="more"\r\n\r\n`)
    assert.equal((await request.response).status, 422)
  })

  it('accepts up to 32 MB, with or without Content-Length', async () => {
    const announced = beginRequest(`${app.url}/verify`, { ...form, 'content-length': String(33 * mebibyte) })
    assert.equal((await announced.response).status, 413)
    const chunked = beginRequest(`${app.url}/verify`, form)
    await chunked.write(`--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`)
    for (let count = 0; count <= 32; count++) await chunked.write(Buffer.alloc(mebibyte))
    const { status, text } = await chunked.response
    assert.equal(status, 413)
    assert.match(text, /Choose a file of up to 32 MB/)
  })
})

describe('a form with a file', () => {
  const path = '/console/documents/upload'
  const cookieHeader = (visitor: ReturnType<typeof visitConsole>) =>
    [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  it('gets a response at its file if no token of the session precedes it', async () => {
    const { owner } = await createBusiness(app)
    const visitor = await visitConsoleAs(app, owner)
    for (const before of ['', field('form_token', 'unknown')]) {
      const request = beginRequest(app.url + path, { ...form, cookie: cookieHeader(visitor) })
      await request.write(`${before}--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF`)
      assert.equal((await request.response).status, 403)
    }
  })

  it('is not read for a user without the permission', async () => {
    const { owner } = await createBusiness(app)
    const employee = await createUser(app, { business_id: owner.business_id, role: 'employee' })
    const visitor = await visitConsoleAs(app, employee)
    for (const page of [path, '/console/people/import', '/console/leave/holidays/import', '/console/settings']) {
      const request = beginRequest(app.url + page, { ...form, cookie: cookieHeader(visitor) })
      assert.equal((await request.response).status, 403, page)
    }
  })

  it('has a limit for its total size, and states it', async () => {
    const { owner } = await createBusiness(app)
    const visitor = await visitConsoleAs(app, owner)
    const cookie = cookieHeader(visitor)
    const request = beginRequest(app.url + path, { ...form, cookie, 'content-length': String(20 * mebibyte) })
    const { status, text } = await request.response
    assert.equal(status, 413)
    assert.match(text, /<h1>Too large<\/h1>/)
    const textForm = beginRequest(`${app.url}/console/account/password`, {
      ...urlencoded,
      cookie,
      'content-length': String(mebibyte),
    })
    assert.equal((await textForm.response).status, 413)
  })

  it('has limits for fields and their number, which apply before it is completely sent', async () => {
    const { owner } = await createBusiness(app)
    const visitor = await visitConsoleAs(app, owner)
    const open = () => beginRequest(app.url + path, { ...form, cookie: cookieHeader(visitor) })
    const long = open()
    await long.write(`--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n${'x'.repeat(256 * 1024 + 1)}`)
    const { status, text } = await long.response
    assert.equal(status, 413)
    assert.match(text, /This form is too large\. Send less text or a smaller file\./)
    const many = open()
    await many.write(field('note', 'x').repeat(1001))
    assert.equal((await many.response).status, 403)
  })
})
