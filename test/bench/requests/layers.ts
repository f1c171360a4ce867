/*
 * Maps code to the layers of a request, for the service and for the hand-written baseline.
 */

/** The layers in the order in which they process a request, and their descriptions. */
export const layers = {
  http: 'sockets, and HTTP of Node',
  headers: 'request ID, headers of every response, rate limits',
  routing: 'routes and the query string',
  token: 'token, session and scopes',
  body: 'body',
  contract: 'validation against the contract',
  operation: 'operation',
  statement: 'statements and transactions, up to the driver',
  driver: 'PostgreSQL driver, including its socket',
  response: 'presentation and JSON',
  log: 'log entry',
  collector: 'garbage collector',
  native: 'outside of JavaScript',
}

export type Layer = keyof typeof layers

/** Patterns of `file#function`, in order of precedence. */
const patterns: [layer: Layer | 'none', pattern: RegExp][] = [
  ['none', /#\(idle\)|^node:inspector/],
  ['collector', /#\(garbage collector\)/],
  ['native', /#\(program\)/],
  ['log', /node_modules\/(pino|sonic-boom|safe-stable-stringify|quick-format-unescaped)\/|server\/process\/log\.ts/],
  ['log', /server\/http\/exchange\.ts#(logExchange|actorName)/],
  [
    'token',
    /node_modules\/(jsonwebtoken|jws|jwa|passport|passport-jwt)\/|server\/access\/sessions\/(access-token|verified-token-cache)\.ts/,
  ],
  ['token', /server\/http\/(authenticate|authorize)\.ts|baseline\.ts#verifyToken/],
  ['token', /server\/access\/(roles|sessions\/live-session)\.ts/],
  ['contract', /node_modules\/(express-openapi-validator|ajv|ajv-formats)\/|server\/http\/check\//],
  ['contract', /server\/operation\/contract/],
  ['body', /node_modules\/(body-parser|raw-body|iconv-lite|type-is|media-typer)\/|server\/http\/body\//],
  ['statement', /node_modules\/kysely\/|server\/db\/|server\/operation\/(prepare|work)\.ts/],
  ['driver', /node_modules\/(pg|pg-pool|pg-protocol|pg-types|postgres-[a-z]+|pg-connection-string)\//],
  ['response', /server\/.*\/present-|server\/operation\/response\.ts|server\/http\/respond\.ts/],
  ['response', /node_modules\/express\/lib\/response\.js|node_modules\/(mime-db|mime-types|content-type|vary|etag)\//],
  [
    'headers',
    /node_modules\/(helmet|compression|cors)\/|server\/http\/(headers|compress|limit-requests|rate-limit)\.ts/,
  ],
  ['headers', /server\/(http\/exchange|operation\/principal|access\/throttle\/count-attempt)\.ts/],
  [
    'routing',
    /node_modules\/(express|router|path-to-regexp|parseurl|qs|proxy-addr|ipaddr\.js)\/|server\/http\/bind\.ts/,
  ],
  ['operation', /server\/|baseline\.ts/],
  ['http', /^node:_http_|^node:internal\/(http|url)/],
]

/** A stack frame, with the names of V8. */
export interface Frame {
  functionName: string
  url: string
}

/**
 * Finds the layer of a sample: that of the innermost function with a layer, because the work of Node for a layer is part
 * of its cost.
 *
 * @param stack - the innermost function first
 * @returns undefined for an idle sample
 */
export function findLayer(stack: Frame[]): Layer | undefined {
  for (const { url, functionName } of stack) {
    const match = patterns.find(([, pattern]) => pattern.test(`${url}#${functionName}`))
    if (match) return match[0] === 'none' ? undefined : match[0]
  }
  return 'http'
}
