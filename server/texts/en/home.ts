/** The first page: open tasks. */
export const home = {
  'home.title': 'Hello, {name}',
  'home.lead': 'Your open tasks at {business}.',
  'home.none': 'No open tasks',
  'home.noneYet': 'Leave to approve, documents to sign and pay runs to approve at {business} appear here.',
  'home.account': 'Account',
  'home.leave': 'Leave',
  'home.payRuns': 'Pay runs',
  'home.documents': 'Documents',
  'home.webhooks': 'Webhooks',
  'home.view': 'View',
  'home.twoFactorOff': 'Two-factor authentication is off',
  'home.twoFactorOffHint': 'A stolen password is enough to sign in as you. Require a code from your phone as well.',
  'home.turnOn': 'Turn on',
  'home.leaveToApprove':
    '{isMore, select, true {More than } other {}}{count, plural, one {# leave request} other {# leave requests}} to approve',
  'home.leaveFirst': '{count, plural, one {It starts} other {The first one starts}} on {day}.',
  'home.review': 'Review',
  'home.payRunsToApprove':
    '{isMore, select, true {More than } other {}}{count, plural, one {# pay run} other {# pay runs}} to approve',
  'home.payRunsFirst': '{count, plural, one {The pay date is} other {The first pay date is}} {day}.',
  'home.documentsToSign':
    '{isMore, select, true {More than } other {}}{count, plural, one {# document} other {# documents}} to sign',
  'home.documentExpires': '“{title}” expires on {time}.',
  'home.firstExpires': '{count, plural, one {It expires} other {The first one expires}} on {time}.',
  'home.readAndSign': 'Read and sign',
  'home.documentsUnsigned':
    '{isMore, select, true {More than } other {}}{count, plural, one {# document awaits} other {# documents await}} signatures',
  'home.documentsExpired':
    '{isMore, select, true {More than } other {}}{count, plural, one {# document has} other {# documents have}} expired without all signatures',
  'home.documentsExpiredHint': 'Send them again, or withdraw them.',
  'home.webhookDisabled': 'A webhook was disabled',
  'home.webhookGone': '{url} answered 410 Gone. Its events are stored as skipped deliveries.',
  'home.webhookFailed': '{url} failed too often. Its events are stored as skipped deliveries.',
} as const
