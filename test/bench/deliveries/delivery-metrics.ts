import type { Fixture } from '../fixture.ts'
import { type Metric, round } from '../table.ts'
import { type Comparison, measureThroughput } from './delivery-throughput.ts'
import { measureFirstAttempt } from './first-attempt.ts'
import { measureBacklog, measureIsolation } from './noisy-neighbours.ts'
import { measureRecovery } from './recovery.ts'
import { measureWorkerStart } from './worker-start.ts'

/** Measures the delay of new events while a worker starts with a backlog that is spread over few webhooks, and over many. */
export async function measureWorkerStarts(fixture: Fixture, report: (line: string) => void): Promise<Metric[]> {
  const metrics: Metric[] = []
  for (const dueWebhooks of [20, 2_000]) {
    report(`Events after a worker starts with 20,000 due deliveries of ${dueWebhooks} webhooks …`)
    const { p50, p99 } = await measureWorkerStart(fixture, { dueWebhooks })
    const label = `event while 20,000 deliveries of ${dueWebhooks} webhooks are due`
    const name = `worker_start_${dueWebhooks}_ms`
    metrics.push(
      { name: `${name}.p50`, label: `${label}, p50`, value: p50, unit: 'ms', target: '' },
      { name: `${name}.p99`, label: `${label}, p99`, value: p99, unit: 'ms', target: '≤ 200 ms' },
    )
  }
  return metrics
}

/** Measures the delivery objectives; test/faults tests those that are not measurements. */
export async function measureDeliveries(fixture: Fixture, report: (line: string) => void): Promise<Metric[]> {
  report('Deliveries per second …')
  const alone = await measureThroughput(fixture, { workers: 1 })
  const throughput = await measureThroughput(fixture, { workers: 2 })
  report('Time from commit to first attempt …')
  const first = await measureFirstAttempt(fixture)
  report('The same with 50 webhooks that hang …')
  const isolation = await measureIsolation(fixture)
  report('The same with 100,000 deliveries for a dead receiver …')
  const backlog = await measureBacklog(fixture)
  report('Time until another worker takes over …')
  const recovery = await measureRecovery(fixture)

  const compared = ({ worker, bareLoop, ratio }: Comparison, format: (value: number) => string) => {
    const [ours, baseline] = [worker, bareLoop].map((value) => format(Math.round(value))) as [string, string]
    return { ours, baseline, value: ratio, unit: '×' as const }
  }
  const ms = (value: number) => `${round(value)} ms`
  return [
    {
      name: 'delivery_throughput_ratio',
      label: 'deliveries per second of two workers, relative to a bare loop',
      ...compared(throughput.rate, String),
      target: '≥ 0.8 ×',
    },
    {
      name: 'delivery_throughput_of_one_ratio',
      label: 'deliveries per second of one worker, relative to a bare loop',
      ...compared(alone.rate, String),
      target: '',
    },
    {
      name: 'delivery_cpu_ratio',
      label: 'CPU of one worker per delivery',
      ...compared(alone.cpu, (value) => `${value} µs`),
      target: '',
    },
    {
      name: 'commit_to_first_attempt_ms.p50',
      label: 'commit to first attempt, p50',
      value: first.p50,
      unit: 'ms',
      target: '≤ 25 ms',
    },
    {
      name: 'commit_to_first_attempt_ms.p99',
      label: 'commit to first attempt, p99',
      value: first.p99,
      unit: 'ms',
      target: '≤ 250 ms',
    },
    {
      name: 'isolation_p99_ms',
      label: 'p99 with 50 webhooks that hang',
      ours: ms(isolation.loaded.p99),
      baseline: ms(isolation.alone.p99),
      value: isolation.loaded.p99,
      unit: 'ms',
      target: '< 1000 ms',
    },
    {
      name: 'backlog_p50_ratio',
      label: 'p50 with 100,000 deliveries for a dead receiver',
      ours: ms(backlog.loaded.p50),
      baseline: ms(backlog.alone.p50),
      value: backlog.loaded.p50 / backlog.alone.p50,
      unit: '×',
      target: '< 1.2 ×',
    },
    {
      name: 'recovery_ms',
      label: 'next attempt after kill -9, slowest of 5',
      value: Math.max(...recovery),
      unit: 'ms',
      target: '≤ 30000 ms',
    },
  ]
}
