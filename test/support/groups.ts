/**
 * Long files, which share the first process: they ask all operations, whose checks it then compiles once. Files after
 * them in a group would be late.
 */
const first = new Set([
  'test/contract/fuzz.test.ts',
  'test/contract/malformed-requests.test.ts',
  'test/contract/matrix.test.ts',
])

/** Files that also have a long form. */
export const withLongForm = [
  'test/ci/release.test.ts',
  'test/contract/fuzz.test.ts',
  'test/faults/chaos.test.ts',
  'test/faults/soak.test.ts',
  'test/server/console/account-in-chromium.test.ts',
  'test/server/console/administration-in-chromium.test.ts',
  'test/server/console/documents-in-chromium.test.ts',
  'test/server/console/every-page.test.ts',
  'test/sdk/package-elsewhere.test.ts',
  'test/server/console/leave-in-chromium.test.ts',
  'test/server/console/pay-runs-in-chromium.test.ts',
  'test/server/console/people-in-chromium.test.ts',
  'test/server/console/webhooks-in-chromium.test.ts',
  'test/server/documents/signing-page-in-chromium.test.ts',
  'test/sdk/verifying.test.ts',
]

/** The fewest files of a group: fewer would not make the imports cheap that they share. */
const fewest = 8

/**
 * Distributes test files over processes, in a random order given by the seed. The long files come first, in a process of
 * their own. Every other group is a quarter of what is left, so that the last processes are short and end at about the same
 * time.
 */
export function groupsOf(files: string[], seed: number): string[][] {
  const [long, others] = [files.filter((file) => first.has(file)), files.filter((file) => !first.has(file))]
  const groups = long.length > 0 ? [shuffle(long.toSorted(), seed)] : []
  for (let left = shuffle(others.toSorted(), seed); left.length > 0; ) {
    const size = Math.max(fewest, Math.ceil(left.length / 4))
    groups.push(left.slice(0, size))
    left = left.slice(size)
  }
  return groups
}

/** The Fisher–Yates shuffle. */
function shuffle<Item>(items: Item[], seed: number): Item[] {
  const random = numbersFrom(seed)
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item]
  }
  return shuffled
}

/** Mulberry32: numbers from 0 to below 1, determined by the seed. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
