/** An encoded form: its bytes, and its media type with the boundary. */
export interface Form {
  body: Buffer
  header: { 'content-type': string }
}

/** Encodes a form (RFC 7578): text and bytes unchanged, all other parts as JSON. The default boundary is constant. */
export function encodeForm(
  parts: Record<string, unknown> | [name: string, part: unknown][],
  boundary = 'form-boundary',
): Form {
  const chunks = (Array.isArray(parts) ? parts : Object.entries(parts)).flatMap(([name, part]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n`),
    typeof part === 'string' || part instanceof Uint8Array
      ? Buffer.from(part as string)
      : Buffer.from(JSON.stringify(part)),
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
  return { body, header: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
