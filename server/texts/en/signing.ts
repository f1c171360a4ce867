/** The pages of signers and the page that verifies a file. Other languages are in `server/texts/languages.ts`. */
export const signing = {
  'signing.language': 'English',
  'signing.languages': 'Language',
  'signing.error': 'Error: ',

  'signing.problem.reason_missing': 'Enter a short reason for declining.',
  'signing.problem.reason_long': 'Shorten the reason to 500 characters or fewer.',
  'signing.problem.name_missing': 'Enter your full name.',
  'signing.problem.name_long': 'Shorten the name to 200 characters or fewer.',
  'signing.problem.name_lines': 'Enter the name on one line.',
  'signing.problem.consent_missing': 'Select the box to agree to sign electronically.',
  'signing.problem.other_name':
    'This is not the name of the signer. Correct it, or select the box below to sign on the signer’s behalf.',
  'signing.problem.other_document':
    'This is not the document that you were asked to sign. Read the document below, then sign it.',
  'signing.problem.not_done': 'Your answer was not saved. Try again.',

  'signing.pages': '{count, plural, one {# page} other {# pages}}',
  'signing.title': 'Sign: {title}',
  'signing.open.request': '{business} has asked you, <b>{signer}</b>, to read and sign “{title}” ({extent}).',
  'signing.open.requestUntil':
    '{business} has asked you, <b>{signer}</b>, to read and sign “{title}” ({extent}) by {deadline}.',
  'signing.open.submit': 'Open the document',
  'signing.open.hint': 'This does not sign it. {business} will see that you opened it.',
  'signing.sign.request': '{business} has asked you, <b>{signer}</b>, to read and sign this document.',
  'signing.sign.requestUntil':
    '{business} has asked you, <b>{signer}</b>, to read and sign this document by {deadline}.',
  'signing.document': 'Document',
  'signing.pdf': 'Open “{title}” as a PDF',

  'signing.viewer.loading': 'Loading the document.',
  'signing.viewer.failed': 'The document cannot be shown here. Open it as a PDF.',
  'signing.viewer.place': 'Page {page} of {count}',
  'signing.viewer.end': 'End of document',
  'signing.viewer.larger': 'Zoom in',
  'signing.viewer.smaller': 'Zoom out',

  'signing.signature': 'Your signature',
  'signing.name': 'Your full name',
  'signing.name.hint': 'If you are signing on behalf of {signer}, enter your own name.',
  'signing.onBehalf': 'I, <b>{name}</b>, am signing on behalf of <b>{signer}</b>.',
  'signing.consent': 'I have read the document and agree to sign it electronically.',
  'signing.sign.submit': 'Sign document',

  'signing.decline.open': 'I do not want to sign',
  'signing.decline.reason': 'Reason for declining',
  'signing.decline.hint': '{business} will see your reason. Once you decline, the document can no longer be signed.',
  'signing.decline.submit': 'Decline to sign',

  'signing.trust':
    '{business} uses Workforce at <b>{host}</b> to have documents signed. Changes made after signing can be detected: anyone can <verify>verify the file</verify>.',
  'signing.evidence': 'How your signature is recorded',
  'signing.evidence.text':
    'Your name, the time, your IP address and your browser are kept with the document as evidence. Your signature is tied to exactly this file by its SHA-256 hash: <code>{sha256}</code>. It is a simple electronic signature, not an advanced or qualified one.',

  'signing.receipt': 'You signed on {at}.',
  'signing.receiptOf': 'You signed “{title}” on {at}.',
  'signing.signed': 'Signed',
  'signing.signed.text': 'Everyone has signed “{title}” from {business}.',
  'signing.signed.download': 'Download the signed document',
  'signing.signed.kept': 'You can download it here for 30 days. Its SHA-256 hash is <code>{sha256}</code>.',
  'signing.declined': 'Declined',
  'signing.declined.byYou': 'You declined to sign “{title}”. {business} has been informed.',
  'signing.declined.byOther': 'Another signer declined to sign “{title}”. {business} has been informed.',
  'signing.withdrawn': 'Withdrawn',
  'signing.withdrawn.text': '{business} has withdrawn “{title}”. You do not need to sign it.',
  'signing.expired': 'Expired',
  'signing.expired.text': 'The time to sign “{title}” has passed. Ask {business} to send it again.',
  'signing.othersLeft': 'You have signed',
  'signing.othersLeft.text': 'Other signers still need to sign.',
  'signing.notYourTurn': 'Not your turn yet',
  'signing.notYourTurn.text':
    '{business} has asked you to sign “{title}”, but another signer must sign first. Open this link again later.',
  'signing.noLink': 'This link does not work',
  'signing.noLink.text':
    'It may be incomplete, or a newer link has replaced it. Look for a more recent email from the sender.',
  'signing.noLink.next': 'If there is none, ask the sender for a new link.',
  'signing.back': 'Back to the document in Workforce',

  'signing.verify': 'Verify a file',
  'signing.verify.lead': 'Check whether a PDF is an unchanged document from this service. The file is not kept.',
  'signing.verify.file': 'PDF, up to 32 MB',
  'signing.verify.submit': 'Verify file',
  'signing.verify.noFile': 'Choose a file of up to 32 MB.',
  'signing.verify.signed': 'This is a signed document from this service. The last signature was made on {at}.',
  'signing.verify.original':
    'This is the original of a document from this service, created on {at}. It has no signatures.',
  'signing.verify.unknown': 'This is not a document from this service, or it has been changed.',
} as const
