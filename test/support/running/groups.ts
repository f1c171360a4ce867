/**
 * Long files, which share the first process: they call all operations, whose validators are then compiled once. No
 * other files follow in that group, as they would end too late.
 */
const longFiles = new Set([
  'test/contract/fuzz.test.ts',
  'test/contract/malformed-requests.test.ts',
  'test/contract/matrix.test.ts',
])

/** Files that also have a long form. */
export const longFormFiles = [
  'test/ci/fresh-clone.test.ts',
  'test/ci/release.test.ts',
  'test/contract/event-loop/documents.test.ts',
  'test/contract/event-loop/exports.test.ts',
  'test/contract/event-loop/forms.test.ts',
  'test/contract/event-loop/requests.test.ts',
  'test/contract/fuzz.test.ts',
  'test/faults/chaos.test.ts',
  'test/faults/migrations.test.ts',
  'test/faults/cluster.test.ts',
  'test/faults/soak.test.ts',
  'test/server/console/account/account-in-chromium.test.ts',
  'test/server/console/administration-in-chromium.test.ts',
  'test/server/console/documents-in-chromium.test.ts',
  'test/server/console/every-page.test.ts',
  'test/sdk/package-platforms.test.ts',
  'test/server/console/leave/leave-in-chromium.test.ts',
  'test/server/console/pay-runs-in-chromium.test.ts',
  'test/server/console/people-in-chromium.test.ts',
  'test/server/console/webhooks-in-chromium.test.ts',
  'test/server/db/never-analysed/never-analysed.test.ts',
  'test/server/documents/signing/signing-page-in-chromium.test.ts',
  'test/sdk/verifying.test.ts',
]

/** Files that start processes or browsers, or wait for timers: they take about as long as twelve others. */
const slowFiles =
  /^test\/(faults|sdk|ci)\/|-in-chromium|every-page|docs-page|never-analysed|\/(start|admin|demo-data|main|embedded|health|slow-readers|state-machine)\.test/
const slowWeight = 12

/** The minimum weight of a group: with fewer files, loading the shared imports would cost too much. */
const minWeight = 8

/**
 * Distributes test files over processes, in a random order determined by the seed. The long files come first, in their
 * own process. Every other group has a quarter of the remaining weight, so that the last processes are short and end at
 * about the same time. Slow files are in the first two thirds for the same reason.
 */
export function groupFiles(files: string[], seed: number): string[][] {
  const [long, others] = [files.filter((file) => longFiles.has(file)), files.filter((file) => !longFiles.has(file))]
  const groups = long.length > 0 ? [shuffle(long.toSorted(), seed)] : []
  for (let remaining = moveSlowFilesForward(shuffle(others.toSorted(), seed)); remaining.length > 0; ) {
    const size = groupSize(remaining, Math.max(minWeight, totalWeight(remaining) / 4))
    groups.push(remaining.slice(0, size))
    remaining = remaining.slice(size)
  }
  return groups
}

const totalWeight = (files: string[]): number =>
  files.reduce((sum, file) => sum + (slowFiles.test(file) ? slowWeight : 1), 0)

/** The number of files from the start that have at least the weight together. */
function groupSize(files: string[], weight: number): number {
  const size = files.findIndex((_, index) => totalWeight(files.slice(0, index + 1)) >= weight) + 1
  return size === 0 ? files.length : size
}

/** Swaps each slow file of the last third with another file of the first two thirds, spread evenly over these. */
function moveSlowFilesForward(files: string[]): string[] {
  const ordered = [...files]
  const isSlow = (index: number): boolean => slowFiles.test(ordered[index] as string)
  const indexes = [...ordered.keys()]
  const boundary = Math.ceil((files.length * 2) / 3)
  const late = indexes.slice(boundary).filter(isSlow)
  const swappable = indexes.slice(0, boundary).filter((index) => !isSlow(index))
  for (const [index, from] of late.slice(0, swappable.length).entries()) {
    const to = swappable[Math.floor((index * swappable.length) / late.length)] as number
    ;[ordered[from], ordered[to]] = [ordered[to] as string, ordered[from] as string]
  }
  return ordered
}

/** The Fisher–Yates shuffle. */
function shuffle<Item>(items: Item[], seed: number): Item[] {
  const random = createRandom(seed)
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item]
  }
  return shuffled
}

/** The random number generator Mulberry32, with a seed: at least 0 and less than 1. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
