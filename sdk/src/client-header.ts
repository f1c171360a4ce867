import { version } from './gen/version.gen.ts'

/**
 * Returns the header that identifies the SDK, such as `user-agent: workforce-sdk/1.0.0 node/24.0.0`. Browsers and
 * similar runtimes set `User-Agent` themselves; in these runtimes, the SDK sends its own header.
 */
export function clientHeader(): [name: string, value: string] {
  const { process } = globalThis as { process?: { versions?: Record<string, string | undefined> } }
  const versions = process?.versions ?? {}
  const runtime = ['bun', 'deno', 'node'].find((name) => versions[name]) // the first two also report a version of Node
  const client = `workforce-sdk/${version}`
  return runtime === undefined
    ? ['x-workforce-client', client]
    : ['user-agent', `${client} ${runtime}/${versions[runtime]}`]
}
