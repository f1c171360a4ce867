import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as undici from 'undici'
import { Download, List, Workforce, type WorkforceClient } from 'workforce-sdk'
import { data, file, startService } from './service.ts'

test('undici.fetch works for calls, uploads and downloads', async (t) => {
  const { baseUrl, requests } = await startService(t, data({ id: 9 }), data({ id: 9 }), file)
  const client: WorkforceClient = new Workforce({ baseUrl, fetch: undici.fetch })
  assert.equal((await client.me.get()).id, 9)
  const signers = [{ name: 'Ada', email: 'ada@example.com' }]
  await client.documents.upload({ document: { person_id: 1, title: 'x', signers }, file: Buffer.from('%PDF') })
  assert.match(requests[1]?.body ?? '', /\r\n%PDF\r\n/)
  const wrapped = new Workforce({ baseUrl, fetch: (url, init) => undici.fetch(url, init) })
  assert.equal(await new Response(await wrapped.payRuns.exportCsv(1).stream()).text(), 'id\r\n1\r\n')
})

test('List.of() creates a list for a test double', async () => {
  const list = List.of([{ id: 1 }, { id: 2 }])
  assert.deepEqual(await list.toArray({ max: 1 }), [{ id: 1 }])
  assert.deepEqual((await list).data, [{ id: 1 }, { id: 2 }])
})

test('Download.of() creates a download for a test double, complete or as a stream', async () => {
  const file = () => Download.of(new Blob(['%PDF']))
  assert.equal(await (await file()).text(), '%PDF')
  assert.equal(await new Response(await file().stream()).text(), '%PDF')
  assert.equal(await Download.of('id'), 'id')
})
