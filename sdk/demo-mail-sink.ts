import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/**
 * Starts a local mail server that accepts and discards every email: without a mail server, the service sends no
 * reminders.
 */
export async function startMailSink(): Promise<{ url: string; close(): void }> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (mail, _, done) => void mail.on('end', () => done()).resume(),
  })
  const listener = smtp.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return { url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`, close: () => smtp.close() }
}
