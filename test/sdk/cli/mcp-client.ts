import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { closeAfter } from '../../support/close-after.ts'

const program = fileURLToPath(new URL('../../../sdk/cli/main.ts', import.meta.url))

/** The result of a tool. */
export interface ToolResult {
  isError: boolean
  text: string
  /** The structured content; undefined after a failure. */
  // biome-ignore lint/suspicious/noExplicitAny: the assertions of a test define its type
  content: any
}

export interface McpClient {
  client: Client
  /** The ID of the process of the server. */
  pid: number
  /** The output of the server on stderr. */
  readLog(): string
  call(name: string, input?: Record<string, unknown>): Promise<ToolResult>
  listNames(): Promise<string[]>
}

/** Starts `workforce-sdk mcp` with a client of the protocol, both until the end of the test or file. */
export async function connectMcp(
  env: Record<string, string>,
  args: string[] = [],
  command: readonly [string, ...string[]] = [process.execPath, program],
): Promise<McpClient> {
  const [executable, ...first] = command
  const transport = new StdioClientTransport({
    command: executable,
    args: [...first, 'mcp', ...args],
    env: { PATH: process.env.PATH ?? '', ...env },
    stderr: 'pipe',
  })
  let log = ''
  transport.stderr?.on('data', (text) => (log += text))
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  closeAfter(() => client.close())
  return {
    client,
    pid: transport.pid ?? 0,
    readLog: () => log,
    listNames: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, input = {}) => {
      const { isError = false, content, structuredContent } = await client.callTool({ name, arguments: input })
      const [block] = content as { type: string; text: string }[]
      return { isError, text: block?.text ?? '', content: structuredContent }
    },
  }
}
