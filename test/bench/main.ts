import { parseArgs } from 'node:util'
import { measureConsole } from './console-metrics.ts'
import { measureDeliveries, measureWorkerStarts } from './deliveries/delivery-metrics.ts'
import { measureRecordings } from './deliveries/recording-metrics.ts'
import { measureEventMetrics } from './events/event-metrics.ts'
import { measureEventStatements } from './events/event-statements.ts'
import { type Fixture, openFixture } from './fixture.ts'
import { measureMemory } from './memory-metrics.ts'
import { measureReports } from './reports/report-times.ts'
import { measureRequestLayers } from './requests/request-layers.ts'
import { measureRequestMetrics } from './requests/request-metrics.ts'
import { measureScale } from './scale/scale.ts'
import { formatMetrics, type Metric, toJson } from './table.ts'

/*
 * npm run bench                        the cost of the service relative to hand-written code, as ratios of one run
 * npm run bench -- deliveries          only this part; the others are `requests`, `start`, `recording`, `events`,
 *                                      `memory` and `console`
 * npm run bench -- --json              only the metrics
 * npm run bench -- requests --layers   the cost of each layer of a request on both sides (layers.ts), not metrics
 * npm run bench -- events --layers     the cost of each statement of a single event in PostgreSQL, not metrics
 * npm run bench -- scale               the growth of times from 10,000 to 100,000 people (scale.ts), not metrics; this takes
 *                                      some minutes, and half an hour up to a million people (--people 1000000)
 * npm run bench -- reports             the times of the reports of 12 and 36 months about 10,000 people, not metrics
 *
 * The parts `recording` and `events` need Linux. To measure an older commit, copy this folder into a worktree of it. The
 * benchmark depends only on the programs of the service, its schema and the factories of the tests.
 *
 * This is not a test: no value makes it fail, because machines are shared and noisy.
 */

const parts: Record<string, (fixture: Fixture, report: (line: string) => void) => Promise<Metric[]>> = {
  requests: measureRequestMetrics,
  deliveries: measureDeliveries,
  start: measureWorkerStarts,
  recording: measureRecordings,
  events: measureEventMetrics,
  memory: measureMemory,
  console: measureConsole,
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    layers: { type: 'boolean', default: false },
    people: { type: 'string', default: '100000' },
  },
})
const isScale = positionals.join() === 'scale'
const isReports = positionals.join() === 'reports'
const largest = Number(values.people)
if ((isScale || isReports) && (values.json || values.layers)) {
  throw new Error(`\`${positionals.join()}\` has neither metrics nor layers`)
}
if (!/^10{4,}$/.test(values.people)) throw new Error('--people must be a power of ten, at least 10000')
const unknown = isScale || isReports ? undefined : positionals.find((part) => !(part in parts))
if (unknown !== undefined) throw new Error(`${unknown} is not one of ${Object.keys(parts).join(', ')}`)
const measureLayers = { requests: measureRequestLayers, events: measureEventStatements }[positionals.join()]
if (values.layers && (values.json || measureLayers === undefined)) {
  throw new Error('--layers requires exactly one part, `requests` or `events`')
}
const report = (line: string): void => void process.stderr.write(`${line}\n`)

report('Starting PostgreSQL with 10,000 people …')
const fixture = await openFixture({ countsStatements: values.layers && positionals.includes('events') })
try {
  if (isScale) {
    await measureScale(fixture, report, { largest, show: (text) => void process.stdout.write(`${text}\n`) })
  } else if (isReports) {
    process.stdout.write(await measureReports(fixture, report))
  } else if (values.layers && measureLayers) {
    process.stdout.write(await measureLayers(fixture, report))
  } else {
    const metrics: Metric[] = []
    for (const [part, measure] of Object.entries(parts)) {
      if (positionals.length > 0 && !positionals.includes(part)) continue
      const measured = await measure(fixture, report)
      if (!values.json) process.stdout.write(`${formatMetrics(measured)}\n`) // before the next part, which may fail
      metrics.push(...measured)
    }
    if (values.json) process.stdout.write(toJson(metrics))
  }
} finally {
  await fixture.close()
}
