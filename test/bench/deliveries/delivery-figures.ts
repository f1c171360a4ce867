import type { Place } from '../place.ts'
import { type Figure, rounded } from '../table.ts'
import { measureBacklog, measureIsolation } from './bad-neighbours.ts'
import { type Comparison, measureThroughput } from './delivery-throughput.ts'
import { measureFirstAttempt } from './first-attempt.ts'
import { measureRecovery } from './recovery.ts'
import { measureWorkerStart } from './worker-start.ts'

/** What events of others wait for when a worker starts with much to do: in few webhooks, and in many. */
export async function workerStartFigures(place: Place, say: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const dueWebhooks of [20, 2_000]) {
    say(`Events of others after a worker starts with 20,000 deliveries due, of ${dueWebhooks} webhooks …`)
    const { p50, p99 } = await measureWorkerStart(place, { dueWebhooks })
    const what = `event of others while 20,000 are due, of ${dueWebhooks} webhooks`
    const name = `worker_start_${dueWebhooks}_ms`
    figures.push(
      { name: `${name}.p50`, what: `${what}, p50`, figure: p50, unit: 'ms', aim: '' },
      { name: `${name}.p99`, what: `${what}, p99`, figure: p99, unit: 'ms', aim: '≤ 200 ms' },
    )
  }
  return figures
}

/** What must hold of deliveries, as far as it is a figure; test/faults has the rest. */
export async function deliveryFigures(place: Place, say: (line: string) => void): Promise<Figure[]> {
  say('Deliveries a second …')
  const alone = await measureThroughput(place, { workers: 1 })
  const throughput = await measureThroughput(place, { workers: 2 })
  say('Time from commit to first attempt …')
  const first = await measureFirstAttempt(place)
  say('The same beside 50 webhooks that hang …')
  const isolation = await measureIsolation(place)
  say('The same beside 100,000 deliveries for a dead receiver …')
  const backlog = await measureBacklog(place)
  say('Time until another worker takes over …')
  const recovery = await measureRecovery(place)

  const compared = ({ worker, bareLoop, ratio }: Comparison, show: (rounded: number) => string) => {
    const [ours, other] = [worker, bareLoop].map((figure) => show(Math.round(figure)))
    return { ours, other, figure: ratio, unit: '×' as const }
  }
  const ms = (figure: number) => `${rounded(figure)} ms`
  return [
    {
      name: 'delivery_throughput_ratio',
      what: 'deliveries a second of two workers, beside a bare loop',
      ...compared(throughput.rate, String),
      aim: '≥ 0.8 ×',
    },
    {
      name: 'delivery_throughput_of_one_ratio',
      what: 'deliveries a second of one worker, beside a bare loop',
      ...compared(alone.rate, String),
      aim: '',
    },
    {
      name: 'delivery_cpu_ratio',
      what: 'CPU of one worker for a delivery',
      ...compared(alone.cpu, (figure) => `${figure} µs`),
      aim: '',
    },
    {
      name: 'commit_to_first_attempt_ms.p50',
      what: 'commit to first attempt, p50',
      figure: first.p50,
      unit: 'ms',
      aim: '≤ 25 ms',
    },
    {
      name: 'commit_to_first_attempt_ms.p99',
      what: 'commit to first attempt, p99',
      figure: first.p99,
      unit: 'ms',
      aim: '≤ 250 ms',
    },
    {
      name: 'isolation_p99_ms',
      what: 'p99 beside 50 that hang',
      ours: ms(isolation.beside.p99),
      other: ms(isolation.alone.p99),
      figure: isolation.beside.p99,
      unit: 'ms',
      aim: '< 1000 ms',
    },
    {
      name: 'backlog_p50_ratio',
      what: 'p50 beside 100,000 due for a dead one',
      ours: ms(backlog.beside.p50),
      other: ms(backlog.alone.p50),
      figure: backlog.beside.p50 / backlog.alone.p50,
      unit: '×',
      aim: '< 1.2 ×',
    },
    {
      name: 'recovery_ms',
      what: 'next attempt after kill -9, slowest of 5',
      figure: Math.max(...recovery),
      unit: 'ms',
      aim: '≤ 30000 ms',
    },
  ]
}
