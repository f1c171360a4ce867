import { readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import type { Contract } from '../../openapi/read/contract.ts'
import { methodNotAllowed, routeNotFound } from '../operation/errors.ts'
import { cachedResponse } from './cached-response.ts'
import { changelogPage } from './changelog.ts'
import { docsContents } from './contents.ts'
import { type DocsPage, docsPageText, docsPolicy } from './docs-page.ts'
import { eventsPage } from './events-page.ts'
import { readGuides } from './guides.ts'
import { homePage } from './home-page.ts'
import { resourcePage } from './resource-page.ts'
import { nameAddresses, referenceResources } from './resources.ts'
import { schemaIndexPage, schemaPage } from './schema-pages.ts'
import { searchPage } from './search-page.ts'

const changelogFile = new URL('../../CHANGELOG.md', import.meta.url)

/**
 * The contract for programs, `/v1/openapi.json`, and the documentation for people, `/docs`. Each page is made when it is
 * asked for first.
 *
 * @param publicUrl - where callers find the service, if it is known; the samples name it
 */
export function docsRoutes(contract: Contract, publicUrl?: string): Router {
  const router = Router()
  const serve = (path: string, answer: RequestHandler) =>
    router
      .route(path)
      .get(answer)
      .all((_req, _res, next) => next(methodNotAllowed(['GET'])))

  let guides: ReturnType<typeof readGuides> | undefined
  const guidesRead = () => (guides ??= readGuides(nameAddresses(contract)))
  const { 'x-sample-url': sampleUrl } = contract
  const pageText = (page: DocsPage) =>
    docsPageText(docsContents(contract, guidesRead()), page)
      .replaceAll(`href="${sampleUrl}/`, 'href="/')
      .replaceAll(sampleUrl, new URL(publicUrl ?? sampleUrl).origin)
  const pageAnswer = (make: () => DocsPage) =>
    cachedResponse({ type: 'html', policy: docsPolicy, make: () => pageText(make()) })

  serve('/v1/openapi.json', cachedResponse({ type: 'json', make: () => JSON.stringify(contract) }))
  serve(
    '/docs',
    pageAnswer(() => homePage(contract, guidesRead())),
  )
  serve(
    '/docs/search',
    pageAnswer(() => searchPage(contract, guidesRead())),
  )
  serve(
    '/docs/events',
    pageAnswer(() => eventsPage(contract)),
  )
  serve(
    '/docs/changelog',
    pageAnswer(() => changelogPage(readFileSync(changelogFile, 'utf8'))),
  )
  serve(
    '/docs/schemas',
    pageAnswer(() => schemaIndexPage(contract)),
  )
  for (const resource of referenceResources(contract)) {
    serve(
      resource.address,
      pageAnswer(() => resourcePage(contract, resource)),
    )
  }
  const kept = new Map<string, RequestHandler>()
  const keptPage = (address: string, make: () => DocsPage): RequestHandler => {
    const answer = kept.get(address) ?? pageAnswer(make)
    kept.set(address, answer)
    return answer
  }
  serve('/docs/schemas/:name', (req, res, next) => {
    const name = String(req.params.name)
    if (!Object.hasOwn(contract.components.schemas, name)) return next(routeNotFound())
    return keptPage(`schemas/${name}`, () => schemaPage(contract, name))(req, res, next)
  })
  const guide: RequestHandler = (req, res, next) => {
    const name = String(req.params.name ?? '')
    const found = guidesRead().get(name)
    if (found === undefined || (name === '' && req.params.name !== undefined)) return next(routeNotFound())
    return keptPage(`guides/${name}`, () => found)(req, res, next)
  }
  serve('/docs/guides', guide)
  serve('/docs/guides/:name', guide)
  return router
}
