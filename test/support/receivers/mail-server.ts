import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { closeAfter } from '../close-after.ts'
import { eventually } from '../race.ts'

/** A received email, decoded. */
export interface ReceivedMail {
  /** The envelope sender. */
  from: string
  to: string[]
  /** The unfolded headers, by lower-case name. */
  headers: Record<string, string>
  text: string
  html: string
  /** The email as it was received. */
  raw: string
}

/** A local SMTP server. */
export interface MailServer {
  /** The value for `SMTP_URL`. */
  url: string
  mails: ReceivedMail[]
  /** Refuses the next `count` emails temporarily, like a busy server. */
  refuse(count: number): void
  /** Refuses all further emails to an address, with a reply such as `550 5.1.1 No such user`. */
  refuseTo(address: string, reply: string): void
  /** Receives the next email but does not reply, like a server that hangs. Resolves once the email has arrived. */
  hang(): Promise<void>
  /** Waits for the first email to an address. */
  mailTo(address: string): Promise<ReceivedMail>
}

/** Starts an SMTP server that accepts every email until the end of the test or file. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const repliesByAddress = new Map<string, string>()
  let remainingRefusals = 0
  let onHung: (() => void) | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const [, code, text = ''] = /^(\d{3}) (.*)$/.exec(repliesByAddress.get(address) ?? '') ?? []
      done(code === undefined ? null : Object.assign(new Error(text), { responseCode: Number(code) }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (onHung) {
          onHung()
          onHung = undefined
          return
        }
        remainingRefusals -= 1
        const { mailFrom, rcptTo } = envelope
        const to = rcptTo.map(({ address }) => address)
        const refusal = Object.assign(new Error(`<${to}>: Come back later`), { responseCode: 451 })
        if (remainingRefusals >= 0) return done(refusal)
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to,
          ...parseMail(Buffer.concat(chunks).toString()),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const findMailTo = (address: string) => mails.find(({ to }) => to.includes(address))
  closeAfter(() => new Promise<void>((resolve) => server.close(resolve)))
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (count) => {
      remainingRefusals = count
    },
    refuseTo: (address, reply) => void repliesByAddress.set(address, reply),
    hang: () =>
      new Promise((resolve) => {
        onHung = resolve
      }),
    mailTo: async (address) => {
      await eventually(`email to ${address} has arrived`, async () => findMailTo(address) !== undefined)
      return findMailTo(address) ?? assert.fail()
    },
  }
}

/**
 * Parses an email in the only format that the service sends: multipart/alternative with text and HTML (RFC 2045, RFC
 * 2046).
 */
function parseMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html' | 'raw'> {
  const { headers, body } = split(raw)
  const [, boundary] = /^multipart\/alternative;\s*boundary="(.+)"$/.exec(headers['content-type'] ?? '') ?? []
  assert.ok(boundary, `not multipart/alternative: ${headers['content-type']}`)
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')))
  const decodePart = (type: string): string => {
    const part = parts.find((each) => each.headers['content-type'] === `${type}; charset=utf-8`)
    assert.ok(part, `no part is ${type}`)
    return decode(part.body.replace(/\r\n$/, ''), part.headers['content-transfer-encoding'])
  }
  assert.equal(parts.length, 2)
  return { headers, text: decodePart('text/plain'), html: decodePart('text/html'), raw }
}

function split(part: string): { headers: Record<string, string>; body: string } {
  const end = part.indexOf('\r\n\r\n')
  const lines = part
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])
  return { headers: Object.fromEntries(pairs), body: part.slice(end + 4) }
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === '7bit') return body.replaceAll('\r\n', '\n')
  assert.equal(encoding, 'quoted-printable')
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}
