import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import express, { Router } from 'express'
import { cacheAsset } from '../../pages/cache-asset.ts'

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const script = join(import.meta.dirname, 'show-pdf.js')

/** The version in the path, which changes with PDF.js and the script. */
const version = createHash('sha256')
  .update(readFileSync(join(pdfjs, 'package.json')))
  .update(readFileSync(script))
  .digest('hex')
  .slice(0, 12)

/** The path of the script and of the files of PDF.js, which the script loads by relative URLs. */
const base = '/sign-assets/:version'

/** The path of the module that renders a PDF in the page. */
export const showPdfScript = `/sign-assets/${version}/show-pdf.js`

/** The Content-Security-Policy directives that the module requires. */
export const showPdfPolicy = [`script-src 'self'`, `worker-src 'self'`, `connect-src 'self'`, `font-src 'self' data:`]

/** The Content-Security-Policy of the PDF.js worker, which fetches decoders, character maps and fonts. */
const threadPolicy = `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'`

const staticOptions = { index: false, redirect: false, fallthrough: true, cacheControl: false } as const

/**
 * Returns the routes that serve the script and, for older browsers, the legacy build of PDF.js. The optional canvas
 * dependency of the package for Node, 35 MB of binaries, is replaced by an empty package (`overrides` in package.json).
 */
export function pageAssets(): Router {
  const router = Router()
  router.use(base, ({ params }, res, next) => {
    cacheAsset(res, params.version, version)
    res.setHeader('Content-Security-Policy', threadPolicy)
    next()
  })
  router.get(`${base}/show-pdf.js`, (_req, res) => {
    res.sendFile(script, { cacheControl: false })
  })
  for (const file of ['pdf.min.mjs', 'pdf.worker.min.mjs']) {
    router.get(`${base}/${file}`, (_req, res) => {
      res.sendFile(join(pdfjs, 'legacy/build', file), { cacheControl: false })
    })
  }
  for (const folder of ['cmaps', 'standard_fonts', 'wasm']) {
    router.use(`${base}/${folder}`, express.static(join(pdfjs, folder), staticOptions))
  }
  return router
}
