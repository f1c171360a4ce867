import { parseArgs } from 'node:util'
import { consoleFigures } from './console-figures.ts'
import { deliveryFigures, workerStartFigures } from './deliveries/delivery-figures.ts'
import { recordingFigures } from './deliveries/recording-figures.ts'
import { eventFigures } from './events/event-figures.ts'
import { eventStatements } from './events/event-statements.ts'
import { memoryFigures } from './memory-figures.ts'
import { openPlace, type Place } from './place.ts'
import { requestFigures } from './requests/request-figures.ts'
import { requestLayers } from './requests/request-layers.ts'
import { scale } from './scale/scale.ts'
import { type Figure, json, table } from './table.ts'

/*
 * npm run bench                        what the service costs beside hand-written code, as ratios of one run
 * npm run bench -- deliveries          only this part; the others are `requests`, `start`, `recording`, `events`,
 *                                      `memory` and `console`
 * npm run bench -- --json              the figures alone
 * npm run bench -- requests --layers   instead of figures, what each layer of a request costs on both sides (layers.ts)
 * npm run bench -- events --layers     instead of figures, what each statement of a lone event costs PostgreSQL
 * npm run bench -- scale               instead of figures, how times grow from 10,000 people to 100,000 (scale.ts), in some
 *                                      minutes; to a million with --people 1000000, in half an hour
 *
 * The parts `recording` and `events` need Linux. To measure an older commit, copy this folder into a worktree of it: the
 * bench uses nothing of the service but its programs, its schema and the factories of the tests.
 *
 * Not a test: it never fails on a figure, as machines are shared and noisy.
 */

const parts: Record<string, (place: Place, say: (line: string) => void) => Promise<Figure[]>> = {
  requests: requestFigures,
  deliveries: deliveryFigures,
  start: workerStartFigures,
  recording: recordingFigures,
  events: eventFigures,
  memory: memoryFigures,
  console: consoleFigures,
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
const largest = Number(values.people)
if (isScale && (values.json || values.layers)) throw new Error('`scale` has no figures and no layers')
if (!/^10{4,}$/.test(values.people)) throw new Error('--people takes a power of ten, 10000 at least')
const unknown = isScale ? undefined : positionals.find((part) => !(part in parts))
if (unknown !== undefined) throw new Error(`${unknown} is none of ${Object.keys(parts).join(', ')}`)
const layersOf = { requests: requestLayers, events: eventStatements }[positionals.join()]
if (values.layers && (values.json || layersOf === undefined)) {
  throw new Error('--layers is an option of `requests` or of `events`, alone')
}
const say = (line: string): void => void process.stderr.write(`${line}\n`)

say('A PostgreSQL with 10,000 people …')
const place = await openPlace({ countsStatements: values.layers && positionals.includes('events') })
try {
  if (isScale) {
    await scale(place, say, { largest, show: (text) => void process.stdout.write(`${text}\n`) })
  } else if (values.layers && layersOf) {
    process.stdout.write(await layersOf(place, say))
  } else {
    const figures: Figure[] = []
    for (const [part, measure] of Object.entries(parts)) {
      if (positionals.length > 0 && !positionals.includes(part)) continue
      const measured = await measure(place, say)
      if (!values.json) process.stdout.write(`${table(measured)}\n`) // at once, as a later part may fail
      figures.push(...measured)
    }
    if (values.json) process.stdout.write(json(figures))
  }
} finally {
  await place.close()
}
