import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'

/** A response that does not change during the lifetime of the process. */
interface StaticResponse {
  type: string
  /** Renders the text; called once, for the first request. */
  render: () => string
  /** The Content-Security-Policy, if the text is a page. */
  policy?: string
}

const encoders = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) as Promise<Buffer>,
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }) as Promise<Buffer>,
  identity: (text: Buffer) => Promise.resolve(text),
}
type Encoding = keyof typeof encoders

/** Returns the encoding of a response. Prefers Brotli, which compresses better than gzip. */
const acceptedEncoding = (req: Request): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => req.acceptsEncodings(encoding) === encoding) ?? 'identity'

/**
 * Returns a handler that serves a text, rendered once and compressed once per encoding. Browsers revalidate the text by
 * its hash, and receive a 304 while it is unchanged.
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
    res.setHeader('ETag', `W/"${tag}"`) // weak, because the text is the same in any encoding
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
