import { percentile } from '../median.ts'
import type { Place } from '../place.ts'
import type { Figure } from '../table.ts'
import { measureLoneEvents } from './lone-events.ts'
import { neverAnalysedFigures } from './never-analysed.ts'

/** What an event costs, and how long it takes, when it comes alone: that is how most of them come. */
export async function eventFigures(place: Place, say: (line: string) => void): Promise<Figure[]> {
  const growth = await neverAnalysedFigures(say)
  say('Events that come alone …')
  const { cpu, sinceCall, sinceAnswer } = await measureLoneEvents(place)
  const costOf = (process: keyof typeof cpu, what: string): Figure => ({
    name: `lone_event_cpu_us.${process}`,
    what: `CPU of ${what} for an event and its request`,
    figure: Math.round(cpu[process]),
    unit: 'µs',
    aim: '',
  })
  const timesOf = (name: string, what: string, times: number[], aim: string): Figure[] => [
    { name: `${name}.p50`, what: `${what}, p50`, figure: percentile(times, 0.5), unit: 'ms', aim },
    { name: `${name}.p99`, what: `${what}, p99`, figure: percentile(times, 0.99), unit: 'ms', aim: '' },
  ]
  return [
    ...growth,
    costOf('api', 'the API'),
    costOf('worker', 'the worker'),
    costOf('postgres', 'PostgreSQL'),
    ...timesOf('call_to_arrival_ms', 'request to arrival of its event', sinceCall, '≤ 4 ms'),
    ...timesOf('answer_to_arrival_ms', 'answer to arrival of its event', sinceAnswer, '≤ 1 ms'),
  ]
}
