/** Methods that a process of the benchmark offers over its IPC channel. */
export type Methods = Record<string, (params: never) => unknown>

interface Call {
  method?: string
  params?: unknown
}

/** Serves the calls of the parent process (child.ts). Other listeners can serve the methods that are missing here. */
export function serveCalls(methods: Methods): void {
  process.on('message', async ({ method = '', params }: Call) => {
    const run = methods[method]
    if (run) process.send?.({ method, result: await run(params as never) })
  })
}
