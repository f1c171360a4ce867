/** The frame of the console, its navigation, and the messages that any of its pages can show. */
export const console = {
  'console.skip': 'Skip to content',
  'console.bar': 'Most used',
  'console.more': 'More',
  'console.breadcrumbs': 'Breadcrumbs',
  'console.sandbox': 'Sandbox',
  'console.timeZone': 'Times in {zone}',
  'console.signOut': 'Sign out',

  'console.navigation': 'Console',
  'console.account': 'Account:',
  'console.navigation.home': 'Home',
  'console.navigation.work': 'Work',
  'console.navigation.people': 'People',
  'console.navigation.record': 'My record',
  'console.navigation.directory': 'Directory',
  'console.navigation.orgChart': 'Org chart',
  'console.navigation.documents': 'Documents',
  'console.navigation.templates': 'Templates',
  'console.navigation.leave': 'Leave',
  'console.navigation.payRuns': 'Pay runs',
  'console.navigation.payslips': 'My payslips',
  'console.navigation.integrations': 'Integrations',
  'console.navigation.apiKeys': 'API keys',
  'console.navigation.webhooks': 'Webhooks',
  'console.navigation.events': 'Events',
  'console.navigation.administration': 'Administration',
  'console.navigation.users': 'Users',
  'console.navigation.auditLog': 'Audit log',
  'console.navigation.settings': 'Settings',
  'console.navigation.account': 'Account',
  'console.navigation.twoFactor': 'Two-factor authentication',
  'console.navigation.sessions': 'Sessions',
  'console.navigation.password': 'Password',
  'console.navigation.notifications': 'Notifications and language',

  'console.confirm': 'Confirm your password',
  'console.confirm.text': 'You last entered it more than 15 minutes ago.',
  'console.confirm.submit': 'Continue',
  'console.confirm.wrong': 'This password is incorrect.',

  'console.refused.changed':
    'Someone else changed this after you opened the page. Check the current version, then try again.',
  'console.refused.secondPerson': 'Ask another person to do this: you were part of an earlier step.',
  'console.refused.role': 'Your role does not allow this.',
  'console.refused.fileSize': 'This file is larger than {size}. Choose a smaller file.',
  'console.refused.twoFactor': 'Your business requires two-factor authentication. Turn it on to continue.',

  'console.formRefused.session':
    'You signed in or out in this browser after you opened the page, or the form came from another site.',
  'console.formRefused.cookie': 'Your browser did not send a cookie. Allow cookies for this site, and use HTTPS.',
  'console.formRefused.next': 'Nothing was changed. <page>Open the page again</page> and send the form from there.',

  'console.wrongQuery':
    '{count, plural, one {The page cannot use the filter {values} and is shown without it.} other {The page cannot use these filters and is shown without them: {values}.}}',
  'console.wrongQuery.position': 'The list has changed since this link was made. It is shown from the start.',
  'console.chooseMatch': 'Several match. Choose one:',
} as const
