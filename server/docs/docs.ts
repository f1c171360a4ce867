import { readFileSync } from 'node:fs'
import { type RequestHandler, Router } from 'express'
import type { Contract } from '../../openapi/read/contract.ts'
import { methodNotAllowed, routeNotFound } from '../operation/errors.ts'
import { cachedResponse } from './cached-response.ts'
import { type DocsPage, docsContents, docsPageText, docsPolicy } from './docs-page.ts'
import { eventsPage } from './events-page.ts'
import { changelogPage, readGuideFiles, renderGuides } from './guides.ts'
import { homePage } from './home-page.ts'
import { llmsText } from './llms-text.ts'
import { removeComments } from './markdown.ts'
import { postmanCollection } from './postman-collection.ts'
import { resourcePage } from './resource-page.ts'
import { nameAddresses, referenceResources } from './resources.ts'
import { schemaIndexPage, schemaPage } from './schema-pages.ts'
import { readScreenshots, screenshotsPath, serveScreenshot } from './screenshots.ts'
import { searchPage } from './search-page.ts'

const changelogFile = new URL('../../CHANGELOG.md', import.meta.url)
const readChangelog = () => readFileSync(changelogFile, 'utf8')

/**
 * Returns the routes that serve the contract at `/v1/openapi.json` and the documentation at `/docs`, with the guides as
 * Markdown, a collection for Postman and Bruno, and an index for language models at `/llms.txt`. Each page is rendered on its first request.
 *
 * @param publicUrl - the URL of the service, if configured, which replaces the example URL in the samples
 */
export function docsRoutes(contract: Contract, publicUrl?: string): Router {
  const router = Router()
  const serve = (path: string, handler: RequestHandler) =>
    router
      .route(path)
      .get(handler)
      .all((_req, _res, next) => next(methodNotAllowed(['GET'])))

  let guidesCache: ReturnType<typeof renderGuides> | undefined
  let screenshotsCache: ReturnType<typeof readScreenshots> | undefined
  const screenshots = () => (screenshotsCache ??= readScreenshots())
  let guideFilesCache: ReturnType<typeof readGuideFiles> | undefined
  const guideFiles = () => (guideFilesCache ??= readGuideFiles())
  const guides = () =>
    (guidesCache ??= renderGuides(guideFiles(), { names: nameAddresses(contract), screenshots: screenshots() }))
  const { 'x-sample-url': sampleUrl } = contract
  const insertUrl = (text: string) => text.replaceAll(sampleUrl, new URL(publicUrl ?? sampleUrl).origin)
  const pageText = (page: DocsPage) =>
    insertUrl(docsPageText(docsContents(contract, guides()), page).replaceAll(`href="${sampleUrl}/`, 'href="/'))
  const pageHandler = (render: () => DocsPage) =>
    cachedResponse({ type: 'html', policy: docsPolicy, render: () => pageText(render()) })
  const textHandler = (type: 'md' | 'txt', render: () => string) =>
    cachedResponse({ type, render: () => insertUrl(removeComments(render())) })

  serve('/v1/openapi.json', cachedResponse({ type: 'json', render: () => JSON.stringify(contract) }))
  serve(
    '/llms.txt',
    textHandler('txt', () => llmsText(contract, guideFiles().get('README') ?? '')),
  )
  serve(
    '/docs/workforce.postman_collection.json',
    cachedResponse({ type: 'json', render: () => insertUrl(JSON.stringify(postmanCollection(contract))) }),
  )
  serve('/docs/changelog.md', textHandler('md', readChangelog))
  const pages: Record<string, () => DocsPage> = {
    '/docs': () => homePage(contract, guides()),
    '/docs/search': () => searchPage(contract, guides()),
    '/docs/events': () => eventsPage(contract),
    '/docs/changelog': () => changelogPage(readChangelog()),
    '/docs/schemas': () => schemaIndexPage(contract),
  }
  for (const [path, render] of Object.entries(pages)) serve(path, pageHandler(render))
  for (const resource of referenceResources(contract)) {
    const handler = pageHandler(() => resourcePage(contract, resource))
    serve(resource.address, handler)
  }
  const handlers = new Map<string, RequestHandler>()
  const cachedHandler = (address: string, create: () => RequestHandler): RequestHandler => {
    const handler = handlers.get(address) ?? create()
    handlers.set(address, handler)
    return handler
  }
  serve('/docs/schemas/:name', (req, res, next) => {
    const name = String(req.params.name)
    if (!Object.hasOwn(contract.components.schemas, name)) return next(routeNotFound())
    return cachedHandler(`schemas/${name}`, () => pageHandler(() => schemaPage(contract, name)))(req, res, next)
  })
  const serveGuide: RequestHandler = (req, res, next) => {
    const name = String(req.params.name ?? '')
    const guide = guides().get(name)
    if (guide === undefined || (name === '' && req.params.name !== undefined)) return next(routeNotFound())
    return cachedHandler(`guides/${name}`, () => pageHandler(() => guide))(req, res, next)
  }
  serve('/docs/guides/:name.md', (req, res, next) => {
    const name = String(req.params.name)
    const text = guideFiles().get(name)
    if (text === undefined) return next(routeNotFound())
    return cachedHandler(`guides/${name}.md`, () => textHandler('md', () => text))(req, res, next)
  })
  serve('/docs/guides', serveGuide)
  serve('/docs/guides/:name', serveGuide)
  serve(`${screenshotsPath}/:file`, serveScreenshot(screenshots))
  return router
}
