import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { it } from 'node:test'
import { verifyWebhook } from 'workforce-sdk/webhooks'
import { curlCommand } from '../../../../server/console/webhooks/curl-command.ts'
import { isInstalled } from '../../../support/running/is-installed.ts'

const skip = !(await isInstalled('openssl')) && 'openssl is not installed'

it('a curl command sends the delivery unchanged, with a signature of the current time', { skip }, async () => {
  const url = "https://example.com/hooks?a=1&b='$HOME'"
  const id = 'evt_0196f2a4c1d07c3e8a51d2f3b4c5d6e7'
  const data = { name: "Siobhán O'Brien", note: '`id` "quoted" \\n %s $(id)\nsecond line' }
  const body = JSON.stringify({ id, type: 'person.created', created_at: '2026-01-15T09:30:00.000Z', data })
  const headers = [
    { name: 'Content-Type', value: 'application/json' },
    { name: 'webhook-id', value: id },
    { name: 'webhook-timestamp', value: '1' },
    { name: 'webhook-signature', value: null },
    { name: 'X-Tenant', value: null },
  ]
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
  const printArguments = `curl() { printf '%s\\0' "$@"; }\n${curlCommand({ url, id, headers, body })}`
  const output = execFileSync('/bin/sh', ['-c', printArguments], {
    encoding: 'utf8',
    env: { ...process.env, WEBHOOK_SECRET: secret },
  })
  const [sentUrl, ...options] = output.split('\0').slice(0, -1)
  const sentBody = options.at(-1) ?? ''
  assert.equal(sentUrl, url)
  assert.equal(sentBody, body)
  const sentHeaders = Object.fromEntries(
    options.flatMap((option, at) => (options[at - 1] === '-H' ? [option.split(': ')] : [])),
  )
  assert.deepEqual(Object.keys(sentHeaders), ['Content-Type', 'webhook-id', 'webhook-timestamp', 'webhook-signature'])
  assert.deepEqual((await verifyWebhook(sentBody, sentHeaders, secret)).data, data)
})
