/** A finding that is permitted. */
export interface Exception {
  /** The text of the finding, in lower case. */
  word: string
  /** The files or folders in which the finding is permitted; all paths by default. */
  paths?: string[]
  reason: string
}

/** Whether the exception covers the finding. */
export const isExempt = ({ word, paths = [''] }: Exception, finding: { word: string; path: string }): boolean =>
  word === finding.word.toLowerCase() && paths.some((start) => finding.path.startsWith(start))

const schemaComment = 'a statement of the schema, which a migration would have to change'
const releasedMessage = 'a message of 1.0.0-rc.1, which callers may compare'

/** The permitted findings: fewer than twenty, as more would show that a pattern is wrong. */
export const exceptions: Exception[] = [
  {
    word: 'answer',
    paths: ['server/texts/en/people.ts', 'server/texts/en/signing.ts'],
    reason: 'an answer of a person',
  },
  { word: 'seen', paths: ['sdk/src/receive.ts'], reason: 'a released option of receivers' },
  { word: 'client of', paths: ['sdk/src/workforce-client.ts'], reason: 'a released type of the SDK' },
  { word: 'somebody', paths: ['server/leave/leave-requests.cancel.ts'], reason: releasedMessage },
  {
    word: 'nobody',
    paths: ['server/leave/plan-leave.ts', 'test/server/leave/leave-types/leave-types.update.test.ts'],
    reason: releasedMessage,
  },
  { word: 'asked for', paths: ['server/webhooks/deliveries/webhook-deliveries.redeliver.ts'], reason: releasedMessage },
  { word: 'by hand', paths: ['server/webhooks/webhooks.send-test.ts'], reason: releasedMessage },
  {
    word: 'the id',
    paths: [
      ...['server/operation/errors.ts', 'server/operation/contract/pattern-words.ts', 'test/contract/refusals.ts'],
      ...['test/server/documents', 'test/server/pay-runs', 'test/server/people', 'test/server/compensation'],
    ],
    reason: releasedMessage,
  },
  {
    word: 'e-mail',
    paths: [
      ...['openapi/components/common.yaml', 'server/access/passwords', 'server/operation/contract/pattern-words.ts'],
      ...['test/server/access/passwords', 'test/server/documents', 'test/server/operation'],
    ],
    reason: releasedMessage,
  },
  { word: 'the mail', paths: ['server/access/passwords/password-link.entity.ts'], reason: schemaComment },
  { word: 'a mail', paths: ['server/documents/document.entity.ts'], reason: schemaComment },
  { word: 'normalize', paths: ['server/people/person.entity.ts'], reason: 'a function of PostgreSQL' },
  {
    word: 'by itself',
    paths: ['server/pdf/file-problem.ts', 'test/server/pdf/check-pdf.test.ts'],
    reason: releasedMessage,
  },
  {
    word: 'is no field',
    paths: ['server/document-templates/merge-fields.ts', 'test/server/document-templates'],
    reason: releasedMessage,
  },
]
