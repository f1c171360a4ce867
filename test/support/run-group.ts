import { suite } from 'node:test'

/** How long a process may take to end by itself after its last test. */
const patienceMs = 3_000

/**
 * Runs test files in this process, one after the other. Each is a suite with the file's name: what it imports is
 * imported once, what it opened is closed before the next one begins.
 *
 * @param files - from the root, such as `test/server/main.test.ts`
 */
export async function runGroup(files: string[]): Promise<void> {
  for (const file of files) {
    const module = new URL(`../../${file}`, import.meta.url)
    await suite(file, async () => {
      await import(module.href)
    })
  }
  setTimeout(endProcess, patienceMs).unref()
}

/** A file whose test failed may have left a socket open, and the process would never end. */
function endProcess(): void {
  process.stderr.write(`left open: ${process.getActiveResourcesInfo().join(', ')}\n`)
  process.emit('beforeExit', 0) // node:test sums up then
  setTimeout(() => process.exit(), 100)
}
