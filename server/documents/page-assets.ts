import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import express, { Router } from 'express'

/** The path of PDF.js and of the script that uses it. */
const base = '/sign-assets'

/** The module that shows a PDF in the page. */
export const showPdfScript = `${base}/show-pdf.js`

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
  const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const router = Router()
  router.use(base, (_req, res, next) => {
    res.setHeader('Cache-Control', 'public, max-age=3600')
    res.setHeader('Content-Security-Policy', threadPolicy)
    next()
  })
  router.get(showPdfScript, (_req, res) => {
    res.sendFile(join(import.meta.dirname, 'show-pdf.js'), { cacheControl: false })
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
