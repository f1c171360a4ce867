import assert from 'node:assert/strict'
import { all } from '../../../support/http.ts'
import type { MailServer } from '../../../support/receivers/mail-server.ts'
import type { TestApp } from '../../../support/service/app.ts'
import { createMailQueue } from '../../../support/service/mail-queue.ts'
import { createDocumentFixture } from '../document-fixture.ts'

/** Returns a bounce in the format of Postfix. */
export const createBounce = ({ action = 'failed', status = '5.1.1' } = {}) =>
  `From: MAILER-DAEMON@mail.example.com
To: bounces@mail.example.com
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b/1"

--b/1
Content-Type: text/plain; charset=us-ascii

This is the mail system. Your message could not be delivered.

--b/1
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.com
Arrival-Date: Tue, 24 Nov 2026 10:00:00 +0000 (UTC)

Final-Recipient: rfc822; signer-1@example.com
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 <signer-1@example.com>: Recipient address
    rejected: User unknown

--b/1
Content-Type: message/rfc822

From: hr@acme.test
Subject: Please sign

Hello.
--b/1--
`.replaceAll('\n', '\r\n')

/** Creates a business whose emails to signers can bounce. */
export async function createBounceFixture(app: TestApp, mail: MailServer) {
  const fixture = await createDocumentFixture(app)
  const { api, sendDocument, get } = fixture
  const { perform, takeJobs, performJobs } = createMailQueue(app, mail, 'send_document_mail')
  const readToken = (from = ''): string => /^bounces\+(.+)@mail\.example\.com$/.exec(from)?.[1] ?? assert.fail(from)

  const post = (token: string, body: string | Buffer = createBounce(), type = 'message/rfc822') =>
    app.send('POST', `/mail/bounces/${token}`, { body, headers: { 'content-type': type } })

  /** Returns whether the email to the first signer bounced, and the status code. */
  const readBounceState = async (id: number) => {
    const [signer] = (await get(id)).signers
    return [signer?.bounced_at !== null, signer?.bounce_status_code]
  }
  const readBounceEvents = async (document: number) =>
    (await all(api, 'events.list', { query: { types: 'document.bounced' } })).filter(
      ({ data }) => (data as { id: number }).id === document,
    )

  /**
   * Creates a document whose email the mail server accepted. Returns it with the token of the email's envelope sender.
   */
  async function createMailedDocument() {
    const { document } = await sendDocument()
    await performJobs()
    return { id: document.id, signer_id: document.signers[0]?.id ?? 0, token: readToken(mail.mails[0]?.from) }
  }

  return {
    ...fixture,
    perform,
    takeJobs,
    performJobs,
    readToken,
    post,
    readBounceState,
    readBounceEvents,
    createMailedDocument,
  }
}
