/** Generated from openapi/v1.yaml by `npm run generate`: do not edit. */

/** The operations that need no token. */
export const publicOperations = [
  'auth.forgotPassword',
  'auth.login',
  'auth.refresh',
  'auth.resetPassword',
  'documents.verify',
  'health.live',
  'health.ready',
  'leaveFeeds.ics',
  'passkeys.login',
  'passkeys.startLogin',
  'signing.decline',
  'signing.file',
  'signing.get',
  'signing.sign',
  'singleSignOn.finish',
  'singleSignOn.start',
  'twoFactor.startVerification',
  'twoFactor.verify',
] as const
