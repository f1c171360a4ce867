/** Long files, which get a process of their own: files after them in a group would be late. */
const alone = new Set([
  'test/contract/fuzz.test.ts',
  'test/contract/malformed-requests.test.ts',
  'test/contract/matrix.test.ts',
])

/** Files that also have a long form. */
export const withLongForm = [
  'test/contract/fuzz.test.ts',
  'test/faults/chaos.test.ts',
  'test/faults/soak.test.ts',
  'test/openapi/other-languages.test.ts',
  'test/sdk/verifying.test.ts',
]

/** Enough files to make shared imports cheap, and few enough for the processes to end at about the same time. */
const filesPerGroup = 12

/**
 * Distributes test files over processes, in a random order given by the seed. The long files come first, each in its
 * own process.
 */
export function groupsOf(files: string[], seed: number): string[][] {
  const [first, others] = [files.filter((file) => alone.has(file)), files.filter((file) => !alone.has(file))]
  const shuffled = shuffle(others.toSorted(), seed)
  const count = Math.ceil(shuffled.length / filesPerGroup)
  const groups = Array.from({ length: count }, (_, n) => shuffled.filter((_file, index) => index % count === n))
  return [...first.toSorted().map((file) => [file]), ...groups]
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
