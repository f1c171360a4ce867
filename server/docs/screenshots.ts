import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { routeNotFound } from '../operation/errors.ts'
import { cacheAsset } from '../pages/cache-asset.ts'

const folder = join(import.meta.dirname, '../../openapi/guides', 'screenshots')

/** The path of the screenshots, below that of the guides, as in the links of the files. */
export const screenshotsPath = '/docs/guides/screenshots'

/** The pixels of a screenshot for each CSS pixel, with which `test/screenshots/visit-screenshots.ts` takes it. */
const pixelRatio = 1.5

/** A screenshot of a page of the console. */
export interface Screenshot {
  content: Buffer
  version: string
  /** The URL. It contains the version, so that browsers can cache the file permanently. */
  address: string
  /** The size in CSS pixels. */
  width: number
  height: number
}

/** Reads the screenshots, by the names of their files. */
export const readScreenshots = (): Map<string, Screenshot> =>
  new Map(readdirSync(folder).map((file) => [file, readScreenshot(file)]))

function readScreenshot(file: string): Screenshot {
  const content = readFileSync(join(folder, file))
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12)
  const [width = 0, height = 0] = [16, 20].map((at) => Math.round(content.readUInt32BE(at) / pixelRatio)) // IHDR
  return { content, version, address: `${screenshotsPath}/${file}?v=${version}`, width, height }
}

/** Returns a handler that serves the screenshots by their names. */
export const serveScreenshot =
  (screenshots: () => ReadonlyMap<string, Screenshot>): RequestHandler =>
  ({ params, query }, res, next) => {
    const screenshot = screenshots().get(String(params.file))
    if (screenshot === undefined) return next(routeNotFound())
    cacheAsset(res, query.v, screenshot.version)
    res.type('png').send(screenshot.content)
  }
