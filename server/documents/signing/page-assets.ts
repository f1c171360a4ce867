import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import express, { Router } from 'express'
import { cacheAsset } from '../../pages/cache-asset.ts'

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const script = join(import.meta.dirname, 'show-pdf.js')

/** Changes with PDF.js or with our script. */
const version = createHash('sha256')
  .update(readFileSync(join(pdfjs, 'package.json')))
  .update(readFileSync(script))
  .digest('hex')
  .slice(0, 12)

/** The path of PDF.js and of the script that uses it, which finds the others beside itself. */
const base = '/sign-assets/:version'

/** The module that shows a PDF in the page. */
export const showPdfScript = `/sign-assets/${version}/show-pdf.js`

/** What that module needs in the policy of its page: everything comes from here, and no text is run as code. */
export const showPdfPolicy = [`script-src 'self'`, `worker-src 'self'`, `connect-src 'self'`, `font-src 'self' data:`]

/** What PDF.js may do in its own thread, which has the policy of its script: it fetches decoders, character maps and fonts. */
const threadPolicy = `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'`

const served = { index: false, redirect: false, fallthrough: true, cacheControl: false } as const

/**
 * Serves our script and PDF.js from its package, in the build for browsers of the last years. The canvas that the package
 * wants in Node, 35 MB of binaries, is an empty package here (`overrides` in package.json).
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
    router.use(`${base}/${folder}`, express.static(join(pdfjs, folder), served))
  }
  return router
}
