/**
 * Long-running files that share the first process: they call all operations, whose validators are thus compiled only
 * once. No other files follow in this group, as they would end too late.
 */
const longFiles = new Set([
  'test/contract/fuzz.test.ts',
  'test/contract/malformed-requests.test.ts',
  'test/contract/matrix.test.ts',
])

/** Files whose tests also have a long form. */
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
  'test/server/console/account/passkeys-in-chromium.test.ts',
  'test/server/console/administration-in-chromium.test.ts',
  'test/server/console/bank-accounts/bank-accounts-in-chromium.test.ts',
  'test/server/console/custom-fields/custom-fields-in-chromium.test.ts',
  'test/server/console/documents-in-chromium.test.ts',
  'test/server/console/every-form.test.ts',
  'test/server/console/every-page.test.ts',
  'test/sdk/package-platforms.test.ts',
  'test/server/console/leave/leave-in-chromium.test.ts',
  'test/server/console/job-and-pay-in-chromium.test.ts',
  'test/server/console/pay-runs/pay-from-compensations-in-chromium.test.ts',
  'test/server/console/pay-runs/pay-runs-in-chromium.test.ts',
  'test/server/console/pay-runs/payslip-lines-in-chromium.test.ts',
  'test/server/console/people-in-chromium.test.ts',
  'test/server/console/reports/reports-in-chromium.test.ts',
  'test/server/console/tasks/onboarding-in-chromium.test.ts',
  'test/server/console/webhooks-in-chromium.test.ts',
  'test/server/db/never-analysed/never-analysed.test.ts',
  'test/server/docs/docs-page.test.ts',
  'test/server/documents/signing/signing-page-in-chromium.test.ts',
  'test/sdk/verifying.test.ts',
]

/**
 * Matches files that start processes or browsers, or wait for timers: each takes about as long as twelve other files.
 */
const slowFiles =
  /^test\/(faults|sdk|ci)\/|-in-chromium|every-page|docs-page|never-analysed|\/(start|admin|demo-data|main|embedded|health|slow-readers|state-machine)\.test/
const slowWeight = 12

/**
 * The minimum weight of a group: with fewer files, loading the shared imports would take too large a part of the time.
 */
const minWeight = 8

/**
 * Distributes test files over processes, in a random order determined by the seed. The files that call all operations
 * come first, in their own process. Every further group has a quarter of the remaining weight, so that the last
 * processes are short and end at about the same time. For the same reason, slow files are in the first two thirds.
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

/** Returns the number of files, counted from the start, that together have at least the weight. */
function groupSize(files: string[], weight: number): number {
  const size = files.findIndex((_, index) => totalWeight(files.slice(0, index + 1)) >= weight) + 1
  return size === 0 ? files.length : size
}

/**
 * Swaps each slow file in the last third with a fast file in the first two thirds, distributed evenly over the latter.
 */
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

/** Shuffles items with the Fisher–Yates algorithm. */
function shuffle<Item>(items: Item[], seed: number): Item[] {
  const random = createRandom(seed)
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item]
  }
  return shuffled
}

/** Creates a seeded random number generator (Mulberry32), which returns numbers in [0, 1). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
