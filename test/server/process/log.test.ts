import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { it } from 'node:test'

/** Runs a script in a child process, in which `log` writes to standard output. */
const start = (script: string) => {
  const module = JSON.stringify(new URL('../../../server/process/log.ts', import.meta.url))
  const source = `import { createLog } from ${module}; const log = createLog('test', { logLevel: 'info' }); ${script}`
  return spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: ['pipe', 'pipe', 'ignore'] })
}
const parseMessages = (lines: string): string[] =>
  lines.split('\n').flatMap((line) => (line ? [JSON.parse(line).msg] : []))

it('writes each line without waiting for the next', async () => {
  const child = start(`log.info('one'); process.stdin.resume()`)
  const [lines] = await once(child.stdout, 'data')
  assert.deepEqual(parseMessages(String(lines)), ['one'])
  child.stdin.end()
})

it('loses no line when the process exits or fails', async () => {
  for (const end of ['process.exit()', `throw new Error('failed')`]) {
    const child = start(`for (const line of ['one', 'two']) log.info(line); ${end}`)
    assert.deepEqual(parseMessages(await text(child.stdout)), ['one', 'two'])
  }
})

it('does not prevent the exit of a process whose output is closed', async () => {
  const child = start(`process.stdin.once('data', () => { log.fatal('one'); process.exit(3) })`)
  child.stdout.destroy()
  child.stdin.write('go')
  assert.deepEqual(await once(child, 'exit'), [3, null])
})

it('adds its listeners once, however many logs the process has', async () => {
  const child = start(`
    for (let count = 0; count < 20; count++) createLog('other', { logLevel: 'info' })
    log.info(String(process.stdout.listenerCount('error')))`)
  assert.deepEqual(parseMessages(await text(child.stdout)), ['1'])
})
