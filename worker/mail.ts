import type { Config } from '../server/process/config.ts'
import { type Letter, layOut } from './lay-out-letter.ts'

/** Sends mail. */
export interface Mailer {
  /**
   * @param to - exactly one recipient, so that recipients do not see each other's addresses
   * @throws {Error} when the mail server does not accept the mail. The message has no address, as the queue and the log
   *   keep it, and whoever is erased could be known by theirs
   */
  send(to: { name: string; address: string }, letter: Letter): Promise<void>
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
    async send(to, letter) {
      if (smtpUrl === undefined) throw new Error('There is mail to send, but SMTP_URL is not set')
      const mail = {
        from: smtpFrom,
        to,
        subject: letter.subject,
        ...layOut(letter),
        headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834: no out-of-office notes in reply
      }
      const { createTransport } = await import('nodemailer')
      await createTransport(options)
        .sendMail(mail)
        .catch((error: Error) => {
          throw new Error(withoutAddresses(error.message))
        })
    },
  }
}

/** Mail servers repeat in a refusal whom they refuse. */
const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+/g, '…')
