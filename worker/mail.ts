import type { Config } from '../server/process/config.ts'
import { type EmailContent, layOut } from './lay-out-email.ts'

/** Sends emails. */
export interface Mailer {
  /**
   * Sends an email.
   *
   * @param to - exactly one recipient, so that recipients do not see each other's addresses
   * @param options.envelopeFrom - the address for bounces, in place of the sender
   * @throws {MailRefused} when the mail server refuses the email permanently
   * @throws {Error} on any other failure. The messages of both errors contain no address, as the queue and the log
   *   store them: after an erasure, no PII may remain there
   */
  send(
    to: { name: string; address: string },
    content: EmailContent,
    options?: { envelopeFrom?: string | undefined },
  ): Promise<void>
}

/** The error when a mail server refuses an email permanently: a retry would also fail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  /** The enhanced status code, such as `5.1.1` (RFC 3463); null if the server sent none. */
  readonly statusCode: string | null

  constructor(message: string, statusCode: string | null) {
    super(message)
    this.statusCode = statusCode
  }
}

/** How many milliseconds a mail server may be silent before the attempt fails. The job is retried later. */
const timeoutMs = 30_000

/** Creates a mailer, which opens a connection for each email. Without `SMTP_URL`, each `send` fails. */
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
    async send(to, content, { envelopeFrom } = {}) {
      if (smtpUrl === undefined) throw new Error('cannot send email: SMTP_URL is not set')
      const mail = {
        from: smtpFrom,
        to,
        subject: content.subject,
        ...layOut(content),
        ...(envelopeFrom !== undefined && { envelope: { from: envelopeFrom, to: to.address } }),
        headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834: suppresses out-of-office replies
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

/** Removes the addresses from a reply, as mail servers repeat the refused address. */
const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+/g, '…')

/** The error of nodemailer after a failed SMTP session. */
interface SmtpError extends Error {
  /** The last SMTP command, such as `RCPT TO`. */
  command?: string
  /** The reply code of the mail server. */
  responseCode?: number
  /** The last reply of the mail server, such as `550 5.1.1 No such user`. */
  response?: string
}

/**
 * Whether the mail server refused this recipient or this email permanently. A policy refusal (5.7) is usually about the
 * sender, such as a missing relay permission; as that can be fixed, the email is retried.
 */
const isRefusal = (error: SmtpError): boolean =>
  (error.command === 'RCPT TO' || error.command === 'DATA') &&
  Math.floor((error.responseCode ?? 0) / 100) === 5 &&
  !enhancedStatusCode(error)?.startsWith('5.7.')

const enhancedStatusCode = ({ response = '' }: SmtpError): string | null =>
  /^[245]\d\d[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? null
