import { createTransport } from 'nodemailer'
import type { Config } from '../server/process/config.ts'
import { type Letter, layOut } from './lay-out-letter.ts'

/** Sends mail. */
export interface Mailer {
  /**
   * @param to - exactly one reader, so that nobody learns of another
   * @throws when the mail server does not take it
   */
  send(to: { name: string; address: string }, letter: Letter): Promise<void>
}

/** A mail server that says nothing for so long is given up; the job is tried again later. */
const timeoutMs = 30_000

/** Connects for each mail, and not before there is one. Without `SMTP_URL` there is nowhere to send mail to. */
export function createMailer({ smtpUrl, smtpFrom }: Pick<Config, 'smtpUrl' | 'smtpFrom'>): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(to, letter) {
      if (smtpUrl === undefined) throw new Error('There is mail to send, but SMTP_URL is not set')
      await transport.sendMail({
        from: smtpFrom,
        to,
        subject: letter.subject,
        ...layOut(letter),
        headers: { 'Auto-Submitted': 'auto-generated' }, // RFC 3834: no out-of-office notes in reply
      })
    },
  }
}
