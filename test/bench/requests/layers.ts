/*
 * Which layer of a request a piece of code belongs to, ours and that of the hand-written service.
 */

/** The layers, in the order in which a request meets them, and what each is. */
export const layers = {
  http: 'sockets, and HTTP of Node',
  headers: 'request id, headers of every answer, budgets',
  routing: 'routes and the query string',
  token: 'token and what its session allows',
  body: 'body',
  contract: 'check against the contract',
  operation: 'operation',
  statement: 'statements and transactions, up to the driver',
  driver: 'driver of PostgreSQL, its socket included',
  answer: 'presentation and JSON',
  log: 'line in the log',
  collector: 'garbage collector',
  native: 'outside of JavaScript',
}

export type Layer = keyof typeof layers

/** Where code is, or for the hand-written service in which of its functions; the first that matches counts. */
const places: [layer: Layer | 'none', place: RegExp][] = [
  ['none', /#\(idle\)|^node:inspector/],
  ['collector', /#\(garbage collector\)/],
  ['native', /#\(program\)/],
  ['log', /node_modules\/(pino|sonic-boom|safe-stable-stringify|quick-format-unescaped)\/|server\/process\/log\.ts/],
  ['log', /server\/http\/exchange\.ts#(logExchange|actorName)/],
  [
    'token',
    /node_modules\/(jsonwebtoken|jws|jwa|passport|passport-jwt)\/|server\/access\/sessions\/(access-token|verified-token-cache)\.ts/,
  ],
  ['token', /server\/http\/(authenticate|authorize)\.ts|baseline\.ts#claimsOf/],
  ['token', /server\/access\/(roles|live-session)\.ts/],
  ['contract', /node_modules\/(express-openapi-validator|ajv|ajv-formats)\/|server\/http\/(check-|explain-)/],
  ['contract', /server\/operation\/contract/],
  ['body', /node_modules\/(body-parser|raw-body|iconv-lite|type-is|media-typer)\/|server\/http\/read-/],
  ['statement', /node_modules\/kysely\/|server\/db\/|server\/operation\/(prepare|work)\.ts/],
  ['driver', /node_modules\/(pg|pg-pool|pg-protocol|pg-types|postgres-[a-z]+|pg-connection-string)\//],
  ['answer', /server\/.*\/present-|server\/operation\/answer\.ts|server\/http\/respond\.ts/],
  ['answer', /node_modules\/express\/lib\/response\.js|node_modules\/(mime-db|mime-types|content-type|vary|etag)\//],
  [
    'headers',
    /node_modules\/(helmet|compression|cors)\/|server\/http\/(headers|compress|limit-requests|request-budget)\.ts/,
  ],
  ['headers', /server\/(http\/exchange|operation\/principal|access\/count-try)\.ts/],
  [
    'routing',
    /node_modules\/(express|router|path-to-regexp|parseurl|qs|proxy-addr|ipaddr\.js)\/|server\/http\/bind\.ts/,
  ],
  ['operation', /server\/|baseline\.ts/],
  ['http', /^node:_http_|^node:internal\/(http|url)/],
]

/** A function on a stack, as V8 names it. */
export interface Frame {
  functionName: string
  url: string
}

/**
 * The layer that a sample counts for: the one of the innermost function that has one, as whatever Node does for a layer
 * is part of its cost.
 *
 * @param stack - the innermost function first
 * @returns undefined for a sample of no work
 */
export function layerOf(stack: Frame[]): Layer | undefined {
  for (const { url, functionName } of stack) {
    const found = places.find(([, place]) => place.test(`${url}#${functionName}`))
    if (found) return found[0] === 'none' ? undefined : found[0]
  }
  return 'http'
}
