import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { keepRunning, startServiceProcess } from '../../../server/process/service-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'workforce-process-'))
after(() => rm(folder, { recursive: true }))

/** Starts a process that runs `code`, in which `say()` reports that the process is ready. */
async function starter(name: string, code: string) {
  const file = join(folder, `${name}.mjs`)
  await writeFile(file, `const say = () => process.send({ type: 'ready', name: '${name}' })\n${code}`)
  return () => startServiceProcess(file, { env: { PATH: process.env.PATH }, readyType: 'ready' })
}

test('a stopped process gets a signal and is awaited', async () => {
  const service = (
    await starter(
      'patient',
      `import { writeFileSync } from 'node:fs'
      process.on('SIGTERM', () => setTimeout(() => {
        writeFileSync(${JSON.stringify(join(folder, 'finished'))}, 'yes')
        process.exit(0)
      }, 100))
      setInterval(() => undefined, 1000)
      say()`,
    )
  )()
  assert.deepEqual(await service.ready, { type: 'ready', name: 'patient' })
  await service.stop()
  assert.equal(await service.exitCode, 0)
  assert.equal(await readFile(join(folder, 'finished'), 'utf8'), 'yes')
})

test('a process that exits before it is ready is reported with its exit code, or 128 plus the number of its signal', async () => {
  const failing = (await starter('failing', 'process.exit(3)'))()
  assert.equal(await failing.ready, undefined)
  assert.equal(await failing.exitCode, 3)
  await failing.stop()
  const killed = (await starter('killed', `process.kill(process.pid, 'SIGKILL')`))()
  assert.equal(await killed.exitCode, 137)
})

test('a process that exits repeatedly is restarted after increasing delays, until it is stopped', async () => {
  const restarts: [code: number, pauseMs: number][] = []
  const thrice = Promise.withResolvers<void>()
  const start = await starter('mortal', 'say(); process.exitCode = 4; process.disconnect()')
  const service = keepRunning(start, {
    onRestart: (code, pauseMs) => {
      if (restarts.push([code, pauseMs]) === 3) thrice.resolve()
    },
  })
  await thrice.promise
  await service.stop()
  assert.equal(await service.exitCode, 4)
  assert.deepEqual(restarts, [
    [4, 250],
    [4, 500],
    [4, 1000],
  ])
})

test('a process that cannot be executed is not restarted', async () => {
  const service = keepRunning(await starter('hopeless', 'process.exit(5)'), {
    onRestart: () => assert.fail('it was restarted'),
  })
  assert.equal(await service.ready, undefined)
  assert.equal(await service.exitCode, 5)
})
