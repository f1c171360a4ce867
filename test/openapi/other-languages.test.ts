import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { readGuide } from '../support/contract/guide.ts'
import { runGuide, saveGuide } from '../support/contract/run-guide.ts'
import { freePort } from '../support/free-port.ts'
import { isInstalled } from '../support/running/is-installed.ts'
import { isLong } from '../support/running/long-form.ts'
import { assertOutput } from '../support/service/assert-output.ts'
import { startDemoService } from '../support/service/demo-service.ts'

/** The programs that the page requires. The test is skipped if one of them is missing. */
const required = ['java', 'mvn', 'go', 'python3']

const command = 'npm test -- --long test/openapi/other-languages.test.ts'

const page = await readFile(new URL('../../openapi/guides/other-languages.md', import.meta.url), 'utf8')
const [, section = ''] = /^<!-- clients:start -->$(.*)^<!-- clients:end -->$/ms.exec(page) ?? []
const guide = readGuide(section, new Set(), ['python', 'go', 'java', 'ts'])

describe('the clients of the guide to other languages', () => {
  it('each have a program', () => {
    assert.deepEqual(guide.problems, [])
    assert.deepEqual([...guide.programs.keys()], ['hello.py', 'main.go', 'Hello.java', 'hello.ts'])
  })

  it('log in, list, create, handle an error and read events', async (t) => {
    if (!isLong) return t.skip(`needs compilers and four registries: ${command}`)
    const installed = await Promise.all(required.map(isInstalled))
    const missing = required.filter((_, index) => !installed[index])
    if (missing.length > 0) return t.skip(`not installed: ${missing.join(', ')}`)

    const directory = await mkdtemp(join(tmpdir(), 'workforce-clients-'))
    const service = await startDemoService(join(directory, 'data'))
    after(async () => {
      await service.stop()
      await rm(directory, { recursive: true, force: true })
    })
    const folder = join(directory, 'guide')
    const addresses = { service: service.url, receiverPort: await freePort() }
    await saveGuide(guide, folder, addresses)
    const { outputs } = await runGuide(guide, folder, addresses, {}, 1_500_000)
    const outputsOfSteps = guide.steps.flatMap((step, index) =>
      step.output ? [[step.output, outputs[index] ?? ''] as const] : [],
    )
    assert.equal(outputsOfSteps.length, guide.programs.size)
    for (const [expected, actual] of outputsOfSteps) assertOutput(expected, actual)
  })
})
