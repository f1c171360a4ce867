/** Emails about documents, leave, logins, security and webhooks. An email has a greeting, paragraphs and one action. */
export const mails = {
  'mails.greeting': 'Hello,',
  'mails.greeting.name': 'Hello {name},',
  'mails.more': 'And {count, number} more.',

  'mails.document.sign.subject': '{business} asks you to sign: {title}',
  'mails.document.sign.text': '{business} has asked you to read and sign “{title}”.',
  'mails.document.sign.link': 'Read and sign',
  'mails.document.sign.deadline': 'Sign by {deadline} UTC.',
  'mails.document.sign.personal': 'This link is for you only: anyone who has it can sign in your name.',
  'mails.document.remind.subject': 'Reminder: {business} asks you to sign: {title}',
  'mails.document.remind.text': '{business} is waiting for your signature on “{title}”.',
  'mails.document.remind.links': 'Links in earlier emails no longer work.',
  'mails.document.signed.subject': 'Signed: {title}',
  'mails.document.signed.text': 'Everyone has signed “{title}” from {business}.',
  'mails.document.signed.link': 'Download the signed document',
  'mails.document.signed.kept': 'You can download it for 30 days.',
  'mails.document.signed.personal': 'This link is for you only: anyone who has it can download the document.',
  'mails.document.open': 'Open the document',
  'mails.document.expired.subject': 'Not signed in time: {title}',
  'mails.document.expired.text': '“{title}” was not signed by its deadline. It can be sent again.',
  'mails.document.declined.subject': 'Declined: {title}',
  'mails.document.declined.text': '{names} declined to sign “{title}”. It can no longer be signed.',
  'mails.document.voided.subject': 'Withdrawn: {title}',
  'mails.document.voided.text': '“{title}” was withdrawn. It can no longer be signed.',
  'mails.document.voided.signer':
    '{business} has withdrawn “{title}”, which you had signed. It will not be completed, and you do not need to do anything.',
  'mails.document.voided.contact': 'If you have a question, contact {business}.',
  'mails.document.reason': 'The reason is shown with the document.',
  'mails.document.bounced.subject': 'Email bounced: {title}',
  'mails.document.bounced.text': 'The email about “{title}” to {name}, {email}, bounced: {reason}.',
  'mails.document.bounced.correct':
    'Correct the address to send a new email. If the address is right, send a reminder later or share a link yourself.',
  'mails.document.bounced.closed': 'Send them the document in another way.',

  'mails.payslip.subject': 'Your payslip is ready',
  'mails.payslip.text': 'Your payslip from {business} for {period} is ready.',
  'mails.payslip.view': 'View your payslip',
  'mails.payslip.footer': 'Turn off emails about payslips: {url}',

  'mails.bankAccount.subject': 'A bank account for your pay was changed',
  'mails.bankAccount.created': 'At {business}, an account to which your pay goes was added.',
  'mails.bankAccount.updated': 'At {business}, an account to which your pay goes was changed.',
  'mails.bankAccount.deleted': 'At {business}, an account to which your pay goes was deleted.',
  'mails.bankAccount.confirmed': 'At {business}, an account to which your pay goes was confirmed.',
  'mails.bankAccount.rejected': 'At {business}, an account to which your pay was to go was rejected.',
  'mails.bankAccount.view': 'View your bank accounts',
  'mails.bankAccount.next':
    'If you did not ask for this, contact {business} at once, and not by replying to this email.',

  'mails.leave.requested.subject': '{person} requests leave',
  'mails.leave.cancelled.subject': '{person} cancelled leave',
  'mails.leave.own.subject':
    'Your leave was {kind, select, approved {approved} rejected {rejected} cancelled {cancelled} other {changed}}',
  'mails.leave.requested.text':
    '{person} requests leave: {type}, {dates} ({days, plural, one {# day} other {# days}}).',
  'mails.leave.cancelled.text':
    '{person} cancelled leave: {type}, {dates} ({days, plural, one {# day} other {# days}}).',
  'mails.leave.own.text':
    'Your leave was {kind, select, approved {approved} rejected {rejected} cancelled {cancelled} other {changed}}: {type}, {dates} ({days, plural, one {# day} other {# days}}).',
  'mails.leave.review': 'Review the request',
  'mails.leave.view': 'View the leave',
  'mails.leave.open': 'Open leave',
  'mails.leave.decisions.subject':
    '{count, plural, one {# leave request needs} other {# leave requests need}} your decision',
  'mails.leave.updates.subject': '{count, plural, one {# update} other {# updates}} about leave',
  'mails.leave.updates.text': 'Updates about leave at {business}:',
  'mails.leaveExpiry.subject': 'Take your leave before it expires on {day}',
  'mails.leaveExpiry.text': 'Some of your leave at {business} expires if you do not take it:',
  'mails.leaveExpiry.days':
    '{type}: {days, plural, one {# day} other {# days}}. The last day on which you can take {days, plural, one {it} other {them}} is {day}.',
  'mails.leaveExpiry.advice':
    'Request the leave in time. If you cannot take it, speak to your manager or HR before it expires.',
  'mails.leave.footer': 'Turn off emails about leave: {url}',

  'mails.personChange.requested.subject': '{person} requests a change of their record',
  'mails.personChange.requested.text':
    '{person} of {business} has asked to change: {fields}. The record stays as it is until you decide.',
  'mails.personChange.review': 'Review the request',
  'mails.personChange.decided.subject': 'Your change was {status, select, approved {approved} other {rejected}}',
  'mails.personChange.decided.text':
    '{business} {status, select, approved {approved the change of your record} other {rejected the change of your record}}: {fields}.',
  'mails.personChange.note': 'Reason: {note}',
  'mails.personChange.view': 'View the request',
  'mails.personChange.footer': 'Turn off emails about changes of records: {url}',

  'mails.tasks.subject': '{count, plural, one {# task is} other {# tasks are}} due soon',
  'mails.tasks.overdue.subject':
    '{count, plural, one {# task} other {# tasks}} to do, {overdue, plural, one {# is} other {# are}} overdue',
  'mails.tasks.text':
    '{count, plural, one {This task} other {These tasks}} at {business} {count, plural, one {waits} other {wait}} for you:',
  'mails.tasks.isDue': 'due on {date}',
  'mails.tasks.wasDue': 'overdue, was due on {date}',
  'mails.tasks.about': '{title}, about {person}: {due}',
  'mails.tasks.open': 'Open your tasks',
  'mails.tasks.openOne': 'Open the task',
  'mails.tasks.footer': 'Turn off reminders of tasks: {url}',

  'mails.paySchedule.drafted.subject': 'The pay run for {period} is drafted',
  'mails.paySchedule.drafted.text':
    'The pay schedule “{schedule}” of {business} drafted the pay run for {period}, with {people, plural, =0 {no payslips} one {# payslip} other {# payslips}}. The pay date is {date}. Review and approve it before.',
  'mails.paySchedule.drafted.review': 'Review the pay run',
  'mails.paySchedule.skipped.subject': 'The pay run for {period} was not drafted',
  'mails.paySchedule.skipped.text':
    'The pay schedule “{schedule}” of {business} did not draft the pay run for {period}{code, select, overlapping_pay_run {, because another regular pay run pays for a part of it} missed {, because too many pay runs were due at once} other {, because the draft broke a rule}}. It will not try again. If the pay run is missing, draft it yourself.',
  'mails.paySchedule.skipped.view': 'View the pay schedule',
  'mails.paySchedule.footer': 'Turn off emails about pay schedules: {url}',

  'mails.password.invite.subject': '{business} invites you to Workforce',
  'mails.password.invite.text': '{business} has created an account for you. Choose a password to get started.',
  'mails.password.invite.link': 'Choose your password',
  'mails.password.inviteElsewhere.text':
    '{business} has created an account for you. However, {email} already has an account at another business, and an email address can have only one. We have not informed {business} about this.',
  'mails.password.inviteElsewhere.next':
    'Ask {business} to invite you using a different email address. If you have left the other business, ask it to close your account there, then choose a password for {business}.',
  'mails.password.inviteElsewhere.valid':
    'The link works once, within {period}, after your account at the other business is closed.',
  'mails.password.reset.subject': 'Choose a new password',
  'mails.password.reset.text':
    'We received a request for a new password for your account at {business}. If you made it, choose one:',
  'mails.password.reset.textFrom':
    'We received a request from the IP address {ip} for a new password for your account at {business}. If you made it, choose one:',
  'mails.password.reset.link': 'Choose a new password',
  'mails.password.reset.ignore': 'If you did not request it, ignore this email: your password stays the same.',
  'mails.password.valid': 'The link works once, within {period}.',
  'mails.password.hours': '{hours, plural, one {# hour} other {# hours}}',
  'mails.password.days': '{days, plural, one {# day} other {# days}}',

  'mails.security.when': 'This happened on {at} UTC.',
  'mails.security.whenFrom': 'This happened on {at} UTC, from the IP address {ip}.',
  'mails.security.next':
    'If you expected this, you do not need to do anything. If not, change your password and contact an owner of {business} immediately.',
  'mails.security.two_factor.enabled.subject': 'Two-factor authentication was turned on',
  'mails.security.two_factor.enabled.text': 'Two-factor authentication was turned on for your account at {business}.',
  'mails.security.two_factor.disabled.subject': 'Two-factor authentication was turned off',
  'mails.security.two_factor.disabled.text': 'Two-factor authentication was turned off for your account at {business}.',
  'mails.security.two_factor.reset.subject': 'Two-factor authentication was reset',
  'mails.security.two_factor.reset.text':
    'An administrator of {business} reset the two-factor authentication of your account{passkeys, plural, =0 {} one { and removed your passkey} other { and removed your # passkeys}}.',
  'mails.security.two_factor.recovery_codes_regenerated.subject': 'Your recovery codes were replaced',
  'mails.security.two_factor.recovery_codes_regenerated.text':
    'New recovery codes were created for your account at {business}. The old codes no longer work.',
  'mails.security.passkey.added.subject': 'A passkey was added to your account',
  'mails.security.passkey.added.text':
    'A passkey was added to your account at {business}. It signs in without your password.',
  'mails.security.passkey.removed.subject': 'A passkey was removed from your account',
  'mails.security.passkey.removed.text': 'A passkey was removed from your account at {business}.',
  'mails.security.passkeys':
    'You can still sign in with your {count, plural, one {passkey} other {# passkeys}}. Remove any passkey that you do not recognise.',
  'mails.security.single_sign_on.updated.subject': 'Single sign-on was changed',
  'mails.security.single_sign_on.updated.text':
    'The settings of single sign-on of {business} were changed. They decide which identity provider signs users in.',
  'mails.security.single_sign_on.removed.subject': 'Single sign-on was turned off',
  'mails.security.single_sign_on.removed.text': 'Single sign-on of {business} was turned off.',
  'mails.security.single_sign_on.linked.subject': 'Your account signs in with single sign-on',
  'mails.security.single_sign_on.linked.text':
    'Your account at {business} was signed in with single sign-on for the first time. From now on, your account at the identity provider of {business} signs you in.',
  'mails.security.single_sign_on.unlinked.subject': 'Your account at the identity provider was unlinked',
  'mails.security.single_sign_on.unlinked.text':
    'Your account at {business} is no longer linked to your account at the identity provider, and you are signed out. The next sign-in with single sign-on links it again.',
  'mails.security.single_sign_on.bypassed.subject': 'An owner signed in without single sign-on',
  'mails.security.single_sign_on.bypassed.text':
    '{business} requires single sign-on. The owner who keeps a password for emergencies has just used it.',
  'mails.security.provisioning.updated.subject': 'Provisioning was changed',
  'mails.security.provisioning.updated.text':
    'The settings of provisioning of {business} were changed. They decide which roles the groups of the directory give.',
  'mails.security.provisioning.removed.subject': 'Provisioning was turned off',
  'mails.security.provisioning.removed.text': 'Provisioning of {business} by its directory was turned off.',
  'mails.security.provisioning.token_created.subject': 'A token for provisioning was created',
  'mails.security.provisioning.token_created.text':
    'A token was created with which the directory of {business} adds, changes and deactivates users.',
  'mails.security.password.changed.subject': 'Your password was changed',
  'mails.security.password.changed.text': 'The password of your account at {business} was changed.',
  'mails.security.password.reset.subject': 'Your password was changed',
  'mails.security.password.reset.text': 'A new password was set for your account at {business} with a link.',
  'mails.security.customRole': 'a custom role',
  'mails.security.role.updated.subject': 'A role was changed',
  'mails.security.role.updated.text':
    'The permissions of the role {name} at {business}, or its people, were changed. The sessions of its users have ended.',
  'mails.security.user.updated.subject': 'Your role was changed',
  'mails.security.user.updated.text': 'Your role at {business} was changed from {before} to {after}.',
  'mails.security.app.created.subject': 'New app',
  'mails.security.app.created.text': 'The app “{name}” was registered for {business}. Users can connect it.',
  'mails.security.app.updated.subject': 'App changed',
  'mails.security.app.updated.text': 'The app “{name}” of {business} was changed.',
  'mails.security.app.secret_rotated.subject': 'Secret of an app rotated',
  'mails.security.app.secret_rotated.text': 'The secret of the app “{name}” of {business} was rotated.',
  'mails.security.api_key.created.subject': 'New API key',
  'mails.security.api_key.created.text': 'The API key “{name}” of {business} was created in your name.',
  'mails.security.api_key.updated.subject': 'API key changed',
  'mails.security.api_key.updated.text': 'The API key “{name}” of {business}, which acts in your name, was changed.',
  'mails.security.api_key.rotated.subject': 'API key rotated',
  'mails.security.api_key.rotated.text':
    'The secret of the API key “{name}” of {business}, which acts in your name, was replaced.',
  'mails.security.webhook.secret_rotated.subject': 'Webhook secret replaced',
  'mails.security.webhook.secret_rotated.text':
    'The secret of webhook {webhook} of {business} was replaced in your name.',
  'mails.security.webhook.updated.subject': 'Webhook address changed',
  'mails.security.webhook.updated.text':
    'Webhook {webhook} of {business}, which you are responsible for, now sends its events to {after} instead of {before}.',
  'mails.security.webhook.updated.path':
    'Webhook {webhook} of {business}, which you are responsible for, now sends its events to another path of {after}.',

  'mails.webhook.name': 'Webhook {id} to {origin}',
  'mails.webhook.nameDescribed': 'Webhook {id} to {origin} (“{description}”)',
  'mails.webhook.open': 'Open the webhook',
  'mails.webhook.openAll': 'Open webhooks',
  'mails.webhook.timeZone': 'Times are in the time zone {zone}.',
  'mails.webhook.contact':
    'You are receiving this email because yours is the contact address for the webhook. Users who manage webhooks at {business} can change this.',
  'mails.webhook.footer': 'Turn off emails about webhooks: {url}',
  'mails.webhook.fix':
    'Make sure that the receiver can be reached and responds with a 2xx status within 30 seconds. Then send the failed deliveries again.',
  'mails.webhook.exhausted.subject': 'Webhook deliveries to {origin} are failing',
  'mails.webhook.exhausted.text': '{webhook} of {business} could not deliver an event: all six attempts failed.',
  'mails.webhook.exhausted.limit': 'After {limit} such deliveries in a row, the webhook is disabled.',
  'mails.webhook.exhausted.many.subject':
    '{count, plural, one {# webhook has} other {# webhooks have}} failing deliveries',
  'mails.webhook.exhausted.many.text':
    '{count, plural, one {# webhook} other {# webhooks}} of {business} could not deliver events: all six attempts failed.',
  'mails.webhook.exhausted.many.limit': 'After {limit} such deliveries in a row, a webhook is disabled.',
  'mails.webhook.halfway.subject': 'Webhook to {origin} will soon be disabled',
  'mails.webhook.halfway.text':
    '{webhook} of {business}: {count, plural, one {# delivery} other {# deliveries}} in a row failed, after all attempts.',
  'mails.webhook.halfway.limit':
    'The webhook is disabled after {limit} failed deliveries in a row: {left, plural, one {# more failure disables it} other {# more failures disable it}}.',
  'mails.webhook.halfway.many.subject': '{count, plural, one {# webhook} other {# webhooks}} will soon be disabled',
  'mails.webhook.halfway.many.text':
    '{count, plural, one {# webhook} other {# webhooks}} of {business}: several deliveries in a row failed, after all attempts.',
  'mails.webhook.halfway.many.limit': 'After {limit} failed deliveries in a row, a webhook is disabled.',
  'mails.webhook.disabled.subject': 'Webhook to {origin} was disabled',
  'mails.webhook.disabled.text':
    '{webhook} of {business} was disabled on {at}: {reason, select, gone {its receiver responded with 410 Gone twice in a row} other {{limit} deliveries in a row failed, after all attempts}}. It no longer receives events.',
  'mails.webhook.disabled.next':
    'Fix the receiver, resume the webhook, then resend the events that it missed. Events are kept while the webhook is disabled and can be resent for 30 days.',
  'mails.webhook.disabled.many.subject': '{count, plural, one {# webhook was} other {# webhooks were}} disabled',
  'mails.webhook.disabled.many.text':
    '{count, plural, one {# webhook of {business} was disabled. It no longer receives events.} other {# webhooks of {business} were disabled. They no longer receive events.}}',
  'mails.webhook.lastFailure': 'Last failure: {at}. {outcome}',
  'mails.webhook.oldest': 'Oldest undelivered event: {at}.',
} as const
