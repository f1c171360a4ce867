import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test } from 'node:test'
import { showPdfScript } from '../../../server/documents/signing/page-assets.ts'
import { closeAfter } from '../../support/close-after.ts'
import { freePort } from '../../support/free-port.ts'
import { createTestDatabase } from '../../support/postgres/database.ts'
import { startServerProcess } from '../../support/service/service-process.ts'

/** The path of a file larger than the buffers of a connection. */
const largeFile = showPdfScript.replace('show-pdf.js', 'pdf.worker.min.mjs')
const count = 500
/**
 * The maximum memory per reader in KiB: enough for a chunk of a file or a position in a response, not for the response.
 */
const maxKiB = 512

/** Requests a large response and reads only its first bytes. */
async function startSlowReader(url: URL, path: string): Promise<Socket> {
  const socket = connect({ port: Number(url.port), host: url.hostname })
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(socket, 'readable')
  assert.match(String(socket.read(12)), /^HTTP\/1.1 200/)
  return socket
}

test(`${count} slow readers block no other request, and take little memory`, async (t) => {
  const { url: databaseUrl } = await createTestDatabase()
  const metricsPort = await freePort()
  const { url } = await startServerProcess(databaseUrl, { METRICS_PORT: String(metricsPort) })
  const memory = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])
  }
  const others = async () => {
    for (const path of ['/v1/openapi.json', largeFile, '/health/ready']) {
      const response = await fetch(url + path)
      assert.equal(response.status, 200)
      await response.arrayBuffer()
    }
  }
  for (let round = 0; round < 10; round++) await others() // excludes loading and compiling the code

  for (const path of [largeFile, '/v1/openapi.json']) {
    const before = await memory()
    const readers = await Promise.all(Array.from({ length: count }, () => startSlowReader(new URL(url), path)))
    closeAfter(async () => readers.forEach((socket) => void socket.destroy()))
    for (let round = 0; round < 5; round++) await others()
    const kib = Math.round((await memory()) - before) / 1024 / count
    t.diagnostic(`${path}: ${kib.toFixed(0)} KiB for each of ${count}`)
    assert.ok(kib < maxKiB, `${path}: ${kib} KiB for each`)
  }
})
