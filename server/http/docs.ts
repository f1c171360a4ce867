import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Router } from 'express'
import type { ContractDocument } from '../operation/contract-document.ts'
import { methodNotAllowed } from '../operation/errors.ts'
import { keepAsset } from '../pages/keep-asset.ts'
import { guideRoutes } from './guides.ts'

/** @param version - of each script */
const page = (version: { start: string; reference: string }): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Workforce API</title>
    <style>
      :root { --scalar-custom-header-height: 2.75rem }
      body { margin: 0 }
      body > nav { position: sticky; top: 0; z-index: 2; box-sizing: border-box; height: 2.75rem; padding: .625rem 1.25rem; border-bottom: 1px solid var(--scalar-border-color); background: var(--scalar-background-1); font: 1rem/1.5 system-ui, sans-serif }
      body > nav a { color: var(--scalar-color-1) }
    </style>
  </head>
  <body>
    <nav aria-label="Documentation"><a href="/docs/guides">Guides</a></nav>
    <div id="reference"></div>
    <noscript>The reference needs JavaScript; the contract itself is at <a href="/v1/openapi.json">/v1/openapi.json</a>.</noscript>
    <script src="/docs/reference.js?v=${version.reference}"></script>
    <script src="/docs/start.js?v=${version.start}"></script>
  </body>
</html>
`

/** All features of Scalar that would contact other servers are off. */
const settings = {
  url: '/v1/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  showDeveloperTools: 'never',
  hideClientButton: true,
  mcp: { disabled: true },
  agent: { disabled: true },
}
const start = `Scalar.createApiReference('#reference', ${JSON.stringify(settings)})\n`

/** Scalar's script sets inline styles, so these are allowed. Apart from that, only this origin can be reached. */
const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  `frame-ancestors 'none'`,
].join('; ')

/** The contract for programs, `/v1/openapi.json`, and for people, `/docs`, with the guides beside it. */
export function docsRoutes(contract: ContractDocument): Router {
  const scalar = dirname(createRequire(import.meta.url).resolve('@scalar/api-reference'))
  const version = {
    reference: String(JSON.parse(readFileSync(join(scalar, '../package.json'), 'utf8')).version),
    start: createHash('sha256').update(start).digest('hex').slice(0, 12),
  }
  const json = Buffer.from(JSON.stringify(contract)) // one copy for all answers that wait for slow readers
  const router = Router()
  router.use(guideRoutes())
  router.get('/v1/openapi.json', (_req, res) => {
    res.type('json').send(json)
  })
  router.get('/docs', (_req, res) => {
    res.setHeader('Content-Security-Policy', policy)
    res.type('html').send(page(version))
  })
  router.get('/docs/start.js', ({ query }, res) => {
    keepAsset(res, query.v, version.start)
    res.type('js').send(start)
  })
  router.get('/docs/reference.js', ({ query }, res) => {
    keepAsset(res, query.v, version.reference)
    res.sendFile(join(scalar, 'browser/standalone.js'), { cacheControl: false })
  })
  router.all(['/v1/openapi.json', '/docs', '/docs/start.js', '/docs/reference.js'], (_req, _res, next) =>
    next(methodNotAllowed(['GET'])),
  )
  return router
}
