import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import express from 'express'
import { fetchInProcess } from '../../../server/http/in-process.ts'

const app = express()
app.post('/echo', express.raw({ type: () => true }), (req, res) => {
  const { method, originalUrl, headers, socket, body } = req
  res.setHeader('Set-Cookie', ['a=1', 'b=2'])
  res.status(201).json({ method, originalUrl, headers, address: socket.remoteAddress, bytes: [...body] })
})
app.get('/none', (_req, res) => res.status(204).end())
app.get('/broken', (_req, res) => {
  res.write('the beginning')
  res.destroy()
})
app.get('/slow', () => undefined)

const fetchAs = fetchInProcess(app)

describe('an in-process fetch', () => {
  it('passes the method, path, headers, body and address of the caller', async () => {
    const body = new Uint8Array([0, 255, 13, 10])
    const headers = { 'Content-Type': 'application/octet-stream', 'X-Mark': 'a' }
    const response = await fetchAs('203.0.113.7')('http://any.example/echo?q=%2F', { method: 'POST', headers, body })
    assert.equal(response.status, 201)
    assert.deepEqual(response.headers.getSetCookie(), ['a=1', 'b=2'])
    const echo = (await response.json()) as Record<string, unknown> & { headers: Record<string, string> }
    assert.deepEqual([echo.method, echo.originalUrl, echo.address], ['POST', '/echo?q=%2F', '203.0.113.7'])
    assert.deepEqual(echo.bytes, [...body])
    assert.equal(echo.headers.host, 'any.example')
    assert.equal(echo.headers['x-mark'], 'a')
  })

  it('returns responses without a body to concurrent requests', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => fetchAs(null)('http://any.example/none')))
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([204]))
  })

  it('fails when the response is aborted, and when its signal is aborted', async () => {
    await assert.rejects(fetchAs(null)('http://any.example/broken').then((response) => response.text()))
    const controller = new AbortController()
    const slow = fetchAs(null)('http://any.example/slow', { signal: controller.signal })
    setImmediate(() => controller.abort()) // unlike AbortSignal.timeout, it keeps the process alive
    await assert.rejects(slow)
  })
})
