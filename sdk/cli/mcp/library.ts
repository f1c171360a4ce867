/**
 * The parts of the MCP library and of its schema library that the server of tools uses. They are bundled into the package
 * (`sdk/bundle-library.ts`), because the SDK has no dependencies. Other files import them from here.
 */
export { type CallToolResult, McpServer } from '@modelcontextprotocol/server'
export { serveStdio } from '@modelcontextprotocol/server/stdio'
export {
  array,
  boolean,
  email,
  enum as oneOf,
  type infer as Infer,
  int,
  iso,
  nullable,
  object,
  optional,
  record,
  strictObject,
  string,
  unknown,
  type ZodObject,
} from 'zod'
