/** The page of password links. */
export const password = {
  'password.invite': 'Choose your password',
  'password.reset': 'Choose a new password',
  'password.account': 'You log in to {business} as <b>{email}</b>.',
  'password.new': 'New password',
  'password.new.hint': 'At least 8 characters. Several words in a row are easy to remember.',
  'password.repeat': 'Repeat the new password',
  'password.submit': 'Set password',
  'password.problem.short': 'Enter a password of at least {min} characters.',
  'password.problem.long': 'Enter a password of at most {max} characters.',
  'password.problem.character': 'The password contains a character that cannot be typed. Enter another one.',
  'password.problem.different': 'The two passwords are different. Enter the same password twice.',
  'password.problem.blank': 'Enter a password that is not only spaces.',
  'password.done': 'Your password is set',
  'password.done.text': 'All your sessions have been signed out.',
  'password.done.signIn': 'Sign in',
  'password.singleSignOn': 'Sign in with single sign-on',
  'password.singleSignOn.text':
    '{business} has turned off passwords. Sign in at its identity provider with the account of <b>{email}</b>.',
  'password.singleSignOn.start': 'Continue',
  'password.inUse': 'This address is in use',
  'password.inUse.text':
    '<b>{email}</b> already has an account at another business, and an email address can have only one.',
  'password.inUse.next':
    'Ask {business} to invite you using a different email address. If you have left the other business, ask it to close your account there, then open this link again.',
  'password.noLink': 'This link does not work',
  'password.noLink.text': 'It was used before, or it has expired.',
  'password.noLink.next':
    'If you have just set your password, <signIn>sign in</signIn>. If you forgot it, <forgot>request a new link</forgot>. If you were invited, ask for a new invitation.',
} as const
