import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { it } from 'node:test'
import { curlCommand } from '../../../../server/console/webhooks/curl-command.ts'

it('a curl command passes the URL, the headers with a value and the body through a shell unchanged', () => {
  const url = "https://example.com/hooks?a=1&b='$HOME'"
  const body = JSON.stringify({ name: "Siobhán O'Brien", note: '`id` "quoted" \\n $(id)\nsecond line' })
  const headers = [
    { name: 'Content-Type', value: 'application/json' },
    { name: 'webhook-signature', value: null },
  ]
  const printArguments = `curl() { printf '%s\\0' "$@"; }\n${curlCommand(url, headers, body)}`
  const words = execFileSync('/bin/sh', ['-c', printArguments], { encoding: 'utf8' }).split('\0').slice(0, -1)
  assert.deepEqual(words, [url, '-H', 'Content-Type: application/json', '--data-raw', body])
})
