import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'

/** An answer that stays the same for as long as the process lives. */
interface Kept {
  type: string
  /** Called at the first request. */
  make: () => string
  /** Of a page. */
  policy?: string
}

const encoders = {
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) as Promise<Buffer>,
  gzip: (text: Buffer) => promisify(gzip)(text, { level: 9 }) as Promise<Buffer>,
  identity: (text: Buffer) => Promise.resolve(text),
}
type Encoding = keyof typeof encoders

/** Brotli wherever it is taken, as it is the smaller one. */
const encodingFor = (req: Request): Encoding =>
  (['br', 'gzip'] as const).find((encoding) => req.acceptsEncodings(encoding) === encoding) ?? 'identity'

/**
 * Answers with a text that is made once, is compressed once for each way that callers ask for, and is told by its hash:
 * browsers ask whether it has changed, and get a 304 while it has not.
 */
export function cachedResponse({ type, make, policy }: Kept): RequestHandler {
  let text: Buffer | undefined
  let tag = ''
  const encoded = new Map<Encoding, Promise<Buffer>>()
  return async (req: Request, res: Response) => {
    if (text === undefined) {
      text = Buffer.from(make())
      tag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    }
    res.setHeader('Cache-Control', 'no-cache')
    res.setHeader('ETag', `W/"${tag}"`) // weak: the same text in any encoding
    res.vary('Accept-Encoding')
    if (policy !== undefined) res.setHeader('Content-Security-Policy', policy)
    if (req.get('If-None-Match')?.includes(`"${tag}"`) === true) return void res.status(304).end()
    const encoding = encodingFor(req)
    const bytes = encoded.get(encoding) ?? encoders[encoding](text)
    encoded.set(encoding, bytes)
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
    res.type(type).send(await bytes)
  }
}
