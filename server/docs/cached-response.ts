import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'

/** A response that does not change during the lifetime of the process. */
interface StaticResponse {
  type: string
  /** Called once, for the first request. */
  render: () => string
  /** The content security policy of a page. */
  policy?: string
}

const encoders = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) as Promise<Buffer>,
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }) as Promise<Buffer>,
  identity: (text: Buffer) => Promise.resolve(text),
}
type Encoding = keyof typeof encoders

/** Prefers Brotli, which compresses better. */
const acceptedEncoding = (req: Request): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => req.acceptsEncodings(encoding) === encoding) ?? 'identity'

/**
 * Serves a text that is rendered once and compressed once per encoding. Browsers revalidate it by its hash, and get a 304
 * while it is unchanged.
 */
export function cachedResponse({ type, render, policy }: StaticResponse): RequestHandler {
  let text: Buffer | undefined
  let tag = ''
  const encoded = new Map<Encoding, Promise<Buffer>>()
  return async (req: Request, res: Response) => {
    if (text === undefined) {
      text = Buffer.from(render())
      tag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    }
    res.setHeader('Cache-Control', 'no-cache')
    res.setHeader('ETag', `W/"${tag}"`) // weak: the same text in any encoding
    res.vary('Accept-Encoding')
    if (policy !== undefined) res.setHeader('Content-Security-Policy', policy)
    if (req.get('If-None-Match')?.includes(`"${tag}"`) === true) return void res.status(304).end()
    const encoding = acceptedEncoding(req)
    const bytes = encoded.get(encoding) ?? encoders[encoding](text)
    encoded.set(encoding, bytes)
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
    res.type(type).send(await bytes)
  }
}
