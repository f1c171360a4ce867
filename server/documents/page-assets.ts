import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import express, { Router } from 'express'

/** Where the parts of PDF.js and the script that uses them are served. */
const base = '/sign-assets'

/** The module that shows a PDF in the page. */
export const showPdfScript = `${base}/show-pdf.js`

/** What a page with that module needs in its policy: all of it comes from here, and nothing is evaluated. */
export const showPdfPolicy = [`script-src 'self'`, `worker-src 'self'`, `connect-src 'self'`, `font-src 'self' data:`]

/** What PDF.js may do in its own thread, whose policy is that of its script: decoders, character maps and fonts are fetched. */
const threadPolicy = `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'`

const served = { index: false, redirect: false, fallthrough: true, cacheControl: false } as const

/**
 * Serves PDF.js from its package, built for browsers that are some years old too, and our script. The canvas that the
 * package wants in Node, 35 MB of binaries, is an empty package here (`overrides` in package.json).
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
