import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkMemberCount } from '../../../../server/http/body/count-members.ts'
import { assertResponse } from '../../../support/contract/contract.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'

const isRefused = (value: unknown, limit: number): boolean => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  try {
    checkMemberCount(Buffer.from(text), limit)
    return false
  } catch {
    return true
  }
}

describe('the number of members and items', () => {
  it('counts those at all levels, and ignores the content of strings', () => {
    const many = Array.from({ length: 100 }, (_, index) => index)
    assert.equal(isRefused(many, 100), false)
    assert.equal(isRefused([...many, 0], 100), true)
    assert.equal(isRefused(Object.fromEntries([...many, 100].map((index) => [`m${index}`, 0])), 100), true)
    assert.equal(isRefused('['.repeat(101), 100), true)
    assert.equal(isRefused({ a: many.slice(50), b: many.slice(50) }, 100), true)
    for (const text of [',[{'.repeat(100), '\\",['.repeat(100), '\\'.repeat(99), `\\${'"'.repeat(101)},,`]) {
      assert.equal(isRefused({ text, more: text }, 10), false, text.slice(0, 20))
    }
  })

  it('is limited in each body according to its schema', async () => {
    const app = await startTestApp()
    const { token } = (await createBusiness(app)).owner
    const members = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`unknown_${at}`, at]))
    const post = async (body: unknown) => {
      const response = await app.send('POST', '/v1/departments', { token, body })
      assertResponse('departments.create', response)
      assert.equal(response.status, 422)
      return response.body.errors
    }
    const few = await post(members(20))
    assert.ok(
      few.some(({ path }: { path: string }) => path === 'body.unknown_19'),
      'each unknown member is reported',
    )
    const [{ path, message }, ...others] = await post(members(30_000))
    assert.deepEqual([path, others.length], ['body', 0])
    assert.match(message, /^must not have more than \d+ members and items in all$/)
  })
})

describe('a long list of invalid items', () => {
  it('is reported item by item, up to a hundred problems', async () => {
    const app = await startTestApp()
    const { token } = (await createBusiness(app)).owner
    const people = Array.from({ length: 500 }, () => ({ person_id: 1, lines: Array.from({ length: 20 }, () => ({})) }))
    const response = await app.send('PUT', '/v1/pay-runs/1/payslips', {
      token,
      body: { payslips: people, nonsense: 'x'.repeat(40_000) },
      headers: { 'if-match': '"1"' },
    })
    assertResponse('payslips.putMany', response)
    assert.equal(response.status, 422)
    const paths = response.body.errors.map(({ path }: { path: string }) => path)
    assert.equal(paths.length, 100)
    assert.ok(paths.includes('body.nonsense'))
    assert.ok(paths.includes('body.payslips[0].lines[0].amount'), paths.slice(0, 5).join())
  })
})
