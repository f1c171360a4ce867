import { parseArgs } from 'node:util'
import { measureThroughput } from './delivery-throughput.ts'
import { measureFirstAttempt } from './first-attempt.ts'
import { openPlace } from './place.ts'
import { measureRequestCost } from './request-cost.ts'

/*
 * `npm run bench`: what the service costs beside hand-written code, as ratios of one run. Not a test: it never fails on
 * a figure, as machines are shared and noisy.
 */

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const say = (line: string): void => void process.stderr.write(`${line}\n`)

say('A PostgreSQL with 10,000 people …')
const place = await openPlace()
try {
  say('CPU of the API for each request …')
  const costs = await measureRequestCost(place)
  say('Deliveries a second …')
  const throughput = await measureThroughput(place)
  say('Time from commit to first attempt …')
  const firstAttempt = await measureFirstAttempt(place)

  const figures = {
    people_list_cpu_ratio: rounded(costs['people.list'].ratio),
    people_get_cpu_ratio: rounded(costs['people.get'].ratio),
    people_create_cpu_ratio: rounded(costs['people.create'].ratio),
    delivery_throughput_ratio: rounded(throughput.ratio),
    commit_to_first_attempt_ms: { p50: rounded(firstAttempt.p50), p99: rounded(firstAttempt.p99) },
  }
  if (values.json) {
    process.stdout.write(`${JSON.stringify(figures)}\n`)
  } else {
    const cpu = (operation: keyof typeof costs, aim: string) => ({
      measured: `server CPU of ${operation}`,
      ours: `${Math.round(costs[operation].ours)} µs`,
      baseline: `${Math.round(costs[operation].baseline)} µs`,
      result: `${rounded(costs[operation].ratio)} ×`,
      aim,
    })
    process.stdout.write(
      table([
        { measured: 'what', ours: 'ours', baseline: 'hand-written', result: 'result', aim: 'aim' },
        cpu('people.list', '≤ 1.2 ×'),
        cpu('people.get', '≤ 1.2 ×'),
        cpu('people.create', '≤ 1.5 ×'),
        {
          measured: 'deliveries a second',
          ours: String(Math.round(throughput.worker)),
          baseline: String(Math.round(throughput.bareLoop)),
          result: `${rounded(throughput.ratio)} ×`,
          aim: '≥ 0.8 ×',
        },
        row('commit to first attempt, p50', firstAttempt.p50, '≤ 25 ms'),
        row('commit to first attempt, p99', firstAttempt.p99, '≤ 250 ms'),
      ]),
    )
  }
} finally {
  await place.close()
}

interface Row {
  measured: string
  ours: string
  baseline: string
  result: string
  aim: string
}

function row(measured: string, milliseconds: number, aim: string): Row {
  return { measured, ours: '', baseline: '', result: `${rounded(milliseconds)} ms`, aim }
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100
}

/** Columns side by side, the first to the left and the others to the right. */
function table(rows: Row[]): string {
  const lines = rows.map((line) => [line.measured, line.ours, line.baseline, line.result, line.aim])
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) => line.map((cell, column) => pad(cell, widths[column] ?? 0, column === 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

function pad(cell: string, width: number, left: boolean): string {
  return left ? cell.padEnd(width) : cell.padStart(width)
}
