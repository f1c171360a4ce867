import type { Fixture } from '../fixture.ts'
import { percentile } from '../median.ts'
import type { Metric } from '../table.ts'
import { measureGrowth } from './never-analysed.ts'
import { measureSingleEvents } from './single-events.ts'

/** Measures the cost and the delay of events that occur one at a time, as most events do. */
export async function measureEventMetrics(fixture: Fixture, report: (line: string) => void): Promise<Metric[]> {
  const growth = await measureGrowth(report)
  report('Single events …')
  const { cpu, callDelays, responseDelays } = await measureSingleEvents(fixture)
  const cpuMetric = (process: keyof typeof cpu, subject: string): Metric => ({
    name: `lone_event_cpu_us.${process}`,
    label: `CPU of ${subject} for an event and its request`,
    value: Math.round(cpu[process]),
    unit: 'µs',
    target: '',
  })
  const timeMetrics = (name: string, label: string, times: number[], target: string): Metric[] => [
    { name: `${name}.p50`, label: `${label}, p50`, value: percentile(times, 0.5), unit: 'ms', target },
    { name: `${name}.p99`, label: `${label}, p99`, value: percentile(times, 0.99), unit: 'ms', target: '' },
  ]
  return [
    ...growth,
    cpuMetric('api', 'the API'),
    cpuMetric('worker', 'the worker'),
    cpuMetric('postgres', 'PostgreSQL'),
    ...timeMetrics('call_to_arrival_ms', 'request to arrival of its event', callDelays, '≤ 4 ms'),
    ...timeMetrics('response_to_arrival_ms', 'response to arrival of its event', responseDelays, '≤ 1 ms'),
  ]
}
