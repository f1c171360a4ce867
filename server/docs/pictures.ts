import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { routeNotFound } from '../operation/errors.ts'
import { cacheAsset } from '../pages/cache-asset.ts'

const folder = join(import.meta.dirname, '../../openapi/guides', 'pictures')

/** The path of the pictures, below that of the guides, as in the links of the files. */
export const picturesPath = '/docs/guides/pictures'

/** The pixels of a picture for each CSS pixel, with which `test/pictures/visit-pictures.ts` takes it. */
const pixelRatio = 1.5

/** A picture of a page of the console. */
export interface Picture {
  content: Buffer
  version: string
  /** The URL. It contains the version, so that browsers can cache the file permanently. */
  address: string
  /** The size in CSS pixels. */
  width: number
  height: number
}

/** Reads the pictures, by the names of their files. */
export const readPictures = (): Map<string, Picture> =>
  new Map(readdirSync(folder).map((file) => [file, readPicture(file)]))

function readPicture(file: string): Picture {
  const content = readFileSync(join(folder, file))
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12)
  const [width = 0, height = 0] = [16, 20].map((at) => Math.round(content.readUInt32BE(at) / pixelRatio)) // IHDR
  return { content, version, address: `${picturesPath}/${file}?v=${version}`, width, height }
}

/** Returns a handler that serves the pictures by their names. */
export const servePicture =
  (pictures: () => ReadonlyMap<string, Picture>): RequestHandler =>
  ({ params, query }, res, next) => {
    const picture = pictures().get(String(params.file))
    if (picture === undefined) return next(routeNotFound())
    cacheAsset(res, query.v, picture.version)
    res.type('png').send(picture.content)
  }
