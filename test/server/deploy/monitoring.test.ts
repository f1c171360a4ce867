import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { dump, load } from 'js-yaml'
import { readContract } from '../../../openapi/read/contract.ts'
import { servedOperations } from '../../../server/operation/contract/served-operations.ts'
import { freePort } from '../../support/free-port.ts'
import { eventually } from '../../support/race.ts'
import { startKillableFixture } from '../../support/receivers/delivery-fixture.ts'
import { startReceiver } from '../../support/receivers/receiver.ts'
import { isInstalled } from '../../support/running/is-installed.ts'
import { startTestApp } from '../../support/service/app.ts'
import { startServerProcess } from '../../support/service/service-process.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'server/deploy/monitoring')
const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8')

interface Rule {
  record?: string
  alert?: string
  expr: string
  labels?: Record<string, string>
  annotations?: Record<string, string>
}

interface Panel {
  id: number
  type: string
  title: string
  gridPos: Record<'x' | 'y' | 'w' | 'h', number>
  datasource?: { uid: string }
  fieldConfig?: { defaults: { unit?: string } }
  links?: { url: string }[]
  targets?: { expr: string }[]
}

const ruleFiles = ['objectives.yaml', 'alerts.yaml']
const rules = (await Promise.all(ruleFiles.map(read))).flatMap((text) => {
  const { groups } = load(text) as { groups: { rules: Rule[] }[] }
  return groups.flatMap((group) => group.rules)
})
const names = (await readdir(join(folder, 'dashboards'))).sort()
const dashboards = await Promise.all(
  names.map(async (name) => JSON.parse(await read(`dashboards/${name}`)) as { uid: string; panels: Panel[] }),
)
const panels = dashboards.flatMap((dashboard) => dashboard.panels.filter(({ type }) => type !== 'row'))
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
const readme = await read('README.md')

/** Returns the names of the series in a PromQL expression: its identifiers without labels, durations and functions. */
const readSeries = (expr: string): string[] =>
  expr
    .replaceAll(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|on|without|ignoring)\s*\([^)]*\)/g, ' ')
    .match(/\b(?!bool\b|and\b|or\b|unless\b)[a-z_][\w:]*\b(?!\s*\()/g) ?? []

/** Returns the names of the series in a scrape, including those of histograms. */
const listSeries = (scrape: string): string[] =>
  [...scrape.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' || type === 'summary' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : name,
  )

describe('the monitoring', () => {
  it('uses only exported series, and shows each series of the service on a dashboard and in a README', async () => {
    const [apiPort, workerPort] = [await freePort(), await freePort()]
    const app = await startTestApp()
    const api = await startServerProcess(app.databaseUrl, { METRICS_PORT: String(apiPort) })
    const fixture = await startKillableFixture({ METRICS_PORT: String(workerPort) })
    await fixture.subscribe((await startReceiver()).url)
    await fixture.addPerson()
    await (await fetch(`${api.url}/v1/me`)).text()
    const scrape = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    // The objectives use the bounds of these buckets.
    const requestSeries =
      /^workforce_http_request_duration_seconds_bucket\{le="0\.5",operation="me\.get",status="401"\} 1$/m
    await eventually('the request is counted', async () => requestSeries.test(await scrape(apiPort)))
    const attemptSeries = /^workforce_delivery_first_attempt_delay_seconds_bucket\{le="1",receiver="free"\}/m
    await eventually('the attempt is counted', async () => attemptSeries.test(await scrape(workerPort)))

    const exported = [...listSeries(await scrape(apiPort)), ...listSeries(await scrape(workerPort))]
    const known = new Set([...exported, ...rules.map(({ record }) => record), 'up'])
    const read = new Set([...rules.map(({ expr }) => expr), ...expressions].flatMap(readSeries))
    assert.ok(read.size > 20)
    assert.deepEqual(
      [...read].filter((name) => !known.has(name)),
      [],
    )

    const ours = new Set(
      exported.filter((name) => name.startsWith('workforce_')).map((name) => name.replace(/_(bucket|count|sum)$/, '')),
    )
    const recorded = rules.filter(({ record = '' }) => expressions.some((expr) => readSeries(expr).includes(record)))
    const displayed = [...expressions, ...recorded.map(({ expr }) => expr)].flatMap(readSeries)
    const pages = await Promise.all(['server', 'worker'].map((part) => readFile(join(root, part, 'README.md'), 'utf8')))
    for (const name of ours) {
      assert.ok(
        displayed.some((each) => each.startsWith(name)),
        `${name} is on no dashboard`,
      )
      assert.ok(pages.join().includes(`\`${name}\``), `no README documents ${name}`)
    }
  })

  it('excludes long polls, file transfers, pages and probes from the latency', () => {
    const timed = rules.find(({ record }) => record === 'workforce:request_duration:rate5m')
    const patterns = [...(timed?.expr.matchAll(/operation!~"([^"]+)"/g) ?? [])].map(
      ([, words]) => new RegExp(`^(${words})$`),
    )
    const isExcluded = (id: string) => patterns.some((words) => words.test(id))
    for (const { id, fileType, bodyType, parameters } of servedOperations(readContract())) {
      const isSlow = fileType !== undefined || bodyType === 'form' || parameters.some(({ name }) => name === 'wait')
      assert.equal(isExcluded(id), isSlow || id.startsWith('health.'), id)
    }
    assert.deepEqual(['none', 'consolePage', 'signingPage', 'passwordPage'].map(isExcluded), [true, true, false, false])
  })

  it('has a section of the README for each alert and each link', () => {
    const anchors = new Set(
      [...readme.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-')),
    )
    const objectives = new Set(rules.flatMap(({ labels }) => labels?.objective ?? []))
    assert.equal(objectives.size, 4)
    const alerts = rules.filter(({ alert }) => alert !== undefined)
    for (const { alert, labels, annotations = {} } of alerts) {
      assert.match(labels?.severity ?? '', /^(page|ticket)$/, alert)
      assert.ok(annotations.summary && annotations.description, alert)
    }
    const urls = [
      ...alerts.map(({ annotations }) => annotations?.runbook_url ?? ''),
      ...panels.flatMap(({ links = [] }) => links.map(({ url }) => url)),
    ]
    for (const url of urls.flatMap((each) =>
      [...objectives].map((name) => each.replace('{{ $labels.objective }}', name)),
    )) {
      const [page, anchor = ''] = url.split('#')
      assert.equal(page, 'https://git.example.com/workforce/server/deploy/monitoring/README.md')
      assert.ok(anchors.has(anchor), `README.md has no section ${anchor}`)
    }
  })
})

describe('the rules', () => {
  it('have a test for each alert', async () => {
    const tests = `${await read('alerts.test.yaml')}${await read('slow-burn.test.yaml')}`
    for (const { alert } of rules) if (alert) assert.match(tests, new RegExp(`\\b${alert}\\b`))
  })

  it('are accepted by Prometheus, and fire in its tests', async (t) => {
    if (!(await hasPromtool(t))) return
    await promtool('check', 'config', join(folder, 'prometheus.yaml'))
    await promtool('test', 'rules', join(folder, 'alerts.test.yaml'), join(folder, 'slow-burn.test.yaml'))
  })
})

describe('a dashboard', () => {
  it('has panels without overlaps, each with a unit and the selected data source', () => {
    assert.deepEqual(
      dashboards.map(({ uid }) => uid),
      ['workforce-api', 'workforce-deliveries'],
    )
    for (const { panels } of dashboards) {
      assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length)
      const taken = new Set<string>()
      for (const { title, gridPos } of panels) {
        for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
          for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
            assert.ok(x < 24 && !taken.has(`${x} ${y}`), `${title} overlaps or exceeds the grid`)
            taken.add(`${x} ${y}`)
          }
        }
      }
    }
    for (const { title, datasource, fieldConfig } of panels) {
      assert.match(datasource?.uid ?? '', /^\$\{datasource\}$/, title)
      assert.ok(fieldConfig?.defaults.unit, title)
    }
  })

  it('has expressions that Prometheus accepts', async (t) => {
    if (!(await hasPromtool(t))) return
    const filled = expressions.map((expr) => expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.+'))
    const asRules = filled.map((expr, place) => ({ record: `panel:${place}`, expr }))
    const copy = await mkdtemp(join(tmpdir(), 'workforce-dashboards-'))
    t.after(() => rm(copy, { recursive: true }))
    await writeFile(join(copy, 'panels.yaml'), dump({ groups: [{ name: 'panels', rules: asRules }] }))
    await promtool('check', 'rules', '--lint=none', join(copy, 'panels.yaml'))
  })
})

async function hasPromtool(t: TestContext): Promise<boolean> {
  const isAvailable = await isInstalled('promtool')
  if (!isAvailable) t.skip('promtool is not installed')
  return isAvailable
}

/**
 * Runs promtool.
 *
 * @throws with its output if it reports a problem
 */
async function promtool(...words: string[]): Promise<void> {
  await promisify(execFile)('promtool', words)
}
