/** A request header of a delivery. Headers without a value, such as signatures and custom headers, are not shown. */
interface Header {
  name: string
  value: string | null
}

interface DeliveryRequest {
  url: string
  /** The ID of the event, which is part of the signed text. */
  id: string
  headers: readonly Header[]
  /** The exact text of the body. */
  body: string
}

/**
 * Returns shell commands that send a delivery again, with the current time and a signature by the secret in the
 * variable `WEBHOOK_SECRET`. The signature is computed as in `openapi/verifying-webhooks.md`.
 */
export function curlCommand({ url, id, headers, body }: DeliveryRequest): string {
  const options = headers.flatMap(({ name, value }) =>
    value === null || /^webhook-(timestamp|signature)$/i.test(name) ? [] : [`-H ${quote(`${name}: ${value}`)}`],
  )
  return `BODY=${quote(body)}
TIMESTAMP=$(date +%s)
KEY=$(printf '%s' "\${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \\n')
SIGNATURE=$(printf '%s.%s.%s' ${quote(id)} "$TIMESTAMP" "$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | openssl base64 -A)
${[
  `curl ${quote(url)}`,
  ...options,
  '-H "webhook-timestamp: $TIMESTAMP"',
  '-H "webhook-signature: v1,$SIGNATURE"',
  '--data-raw "$BODY"',
].join(' \\\n  ')}`
}

/** Quotes a word for a POSIX shell. */
const quote = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`
