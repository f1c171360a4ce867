import type { RequestHandler } from 'express'
import type { ServedOperation } from '../operation/contract/served-operations.ts'

/**
 * Creates the middleware that serves `GET /v1/people` with `Accept: text/csv` as `GET /v1/people.csv`, and the same for
 * each list with a CSV file. A request that accepts JSON just as well gets JSON.
 */
export function acceptCsv(operations: readonly ServedOperation[]): RequestHandler {
  const routes = new Set(operations.map(({ route }) => route))
  const lists = new Set([...routes].filter((route) => routes.has(`${route}.csv`)))
  return (req, _res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead && lists.has(req.path) && req.accepts(['json', 'csv']) === 'csv') {
      req.url = req.url.replace(req.path, `${req.path}.csv`)
    }
    next()
  }
}
