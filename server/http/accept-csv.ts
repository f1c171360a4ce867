import type { RequestHandler } from 'express'
import type { ServedOperation } from '../operation/contract/served-operations.ts'

/**
 * Creates the middleware that serves `GET /v1/people` with `Accept: text/csv` as `GET /v1/people.csv`, and the same for
 * each list with a CSV file. A request that accepts JSON just as well gets JSON.
 */
export function acceptCsv(operations: readonly ServedOperation[]): RequestHandler {
  const routes = new Set(operations.map(({ route }) => route))
  const lists = [...routes].filter((route) => routes.has(`${route}.csv`)).map(pathPattern)
  return (req, _res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead && req.accepts(['json', 'csv']) === 'csv' && lists.some((list) => list.test(req.path))) {
      req.url = req.url.replace(req.path, `${req.path}.csv`)
    }
    next()
  }
}

/** Returns the pattern of the paths of a route, such as `/v1/people/:id/payslips`. */
const pathPattern = (route: string): RegExp => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`)
