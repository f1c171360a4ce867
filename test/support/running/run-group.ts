import { suite } from 'node:test'

/** How many milliseconds a process may take to exit after its last test. */
const exitTimeoutMs = 3_000

/**
 * Runs test files in this process, one after another, each as a suite named after the file. Shared imports are loaded
 * once, and each file closes its resources before the next one starts.
 *
 * @param files - paths relative to the root, such as `test/server/main.test.ts`
 */
export async function runGroup(files: string[]): Promise<void> {
  for (const file of files) {
    const module = new URL(`../../../${file}`, import.meta.url)
    await suite(file, async () => {
      await import(module.href)
    })
  }
  setTimeout(endProcess, exitTimeoutMs).unref()
}

/** Exits a process that would otherwise keep running because a failed test left a socket open. */
function endProcess(): void {
  process.stderr.write(`left open: ${process.getActiveResourcesInfo().join(', ')}\n`)
  process.emit('beforeExit', 0) // node:test then prints its summary
  setTimeout(() => process.exit(), 100)
}
