import type { Config } from '../server/process/config.ts'
import { type Letter, layOut } from './lay-out-letter.ts'

/** Sends mail. */
export interface Mailer {
  /**
   * @param to - exactly one recipient, so that recipients do not see each other's addresses
   * @param options.envelopeFrom - where bounces go, in place of the sender
   * @throws {MailRefused} when the mail server refuses the mail permanently
   * @throws {Error} for any other failure. Neither message has an address, as the queue and the log store it: after an
   *   erasure, no PII may remain there
   */
  send(
    to: { name: string; address: string },
    letter: Letter,
    options?: { envelopeFrom?: string | undefined },
  ): Promise<void>
}

/** The mail server refused a mail permanently: a retry would fail, too. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  /** Such as `5.1.1` (RFC 3463); null if the server sent none. */
  readonly statusCode: string | null

  constructor(message: string, statusCode: string | null) {
    super(message)
    this.statusCode = statusCode
  }
}

/** How long a mail server may stay silent before the attempt fails. The job is then retried later. */
const timeoutMs = 30_000

/** Connects separately for each mail. Without `SMTP_URL` every `send` fails. */
export function createMailer({ smtpUrl, smtpFrom }: Pick<Config, 'smtpUrl' | 'smtpFrom'>): Mailer {
  const options = {
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return {
    async send(to, letter, { envelopeFrom } = {}) {
      if (smtpUrl === undefined) throw new Error('cannot send mail: SMTP_URL is not set')
      const mail = {
        from: smtpFrom,
        to,
        subject: letter.subject,
        ...layOut(letter),
        ...(envelopeFrom !== undefined && { envelope: { from: envelopeFrom, to: to.address } }),
        headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834: no out-of-office notes in reply
      }
      const { createTransport } = await import('nodemailer')
      await createTransport(options)
        .sendMail(mail)
        .catch((error: SmtpError) => {
          const message = withoutAddresses(error.message)
          throw isRefusal(error) ? new MailRefused(message, enhancedStatusCode(error)) : new Error(message)
        })
    },
  }
}

/** Mail servers repeat the refused address. */
const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+/g, '…')

/** The error of nodemailer for a failed exchange. */
interface SmtpError extends Error {
  /** The last command, such as `RCPT TO`. */
  command?: string
  /** The reply code of the server. */
  responseCode?: number
  /** The last reply, such as `550 5.1.1 No such user`. */
  response?: string
}

/**
 * Whether the server refused this recipient or this mail permanently. A refusal by policy (5.7) is mostly about the sender,
 * such as a missing relay permission: it can be fixed, so the mail is retried.
 */
const isRefusal = (error: SmtpError): boolean =>
  (error.command === 'RCPT TO' || error.command === 'DATA') &&
  Math.floor((error.responseCode ?? 0) / 100) === 5 &&
  !enhancedStatusCode(error)?.startsWith('5.7.')

const enhancedStatusCode = ({ response = '' }: SmtpError): string | null =>
  /^[245]\d\d[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null
