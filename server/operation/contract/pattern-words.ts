/**
 * Messages for the patterns of the contract. `test/server/operation/contract/problem-words.test.ts` finds missing
 * messages.
 */
export const patternWords: Record<string, string> = {
  '\\S': 'must not be blank',
  '^[^\\u0000-\\u001f\\u007f-\\u009f]*[^\\u0000-\\u001f\\u007f-\\u009f\\s][^\\u0000-\\u001f\\u007f-\\u009f]*$':
    'must be one line of text, and not blank',
  '^[^\\u0000-\\u001f\\u007f-\\u009f\\s][^\\u0000-\\u001f\\u007f-\\u009f]*(\\n[^\\u0000-\\u001f\\u007f-\\u009f\\s][^\\u0000-\\u001f\\u007f-\\u009f]*){0,5}$':
    'must be one to six lines of text, none of them blank',
  '^(now|[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2}))$':
    'must be now, or a time such as 2026-11-22T09:30:00Z',
  '^evt_[A-Za-z0-9_]+$': 'must be the id of an event, which begins with evt_',
  '^[A-Za-z0-9_-]+$': 'must be a token as it was given',
  '^[\\x21-\\x7e]+$': 'must be printable ASCII without spaces',
  '^[A-Z]{3}$': 'must be a currency of ISO 4217, such as EUR',
  '^[A-Z]{2}$': 'must be a country of ISO 3166, such as FR',
  '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$': 'must be a locale of BCP 47, such as en-GB',
  '^-?[0-9]{1,15}(\\.[0-9]{1,4})?$': 'must be an amount in a text, such as "1250.00"',
  '^-?(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?$': 'must be a number in a text, such as "7.5", with up to 6 decimals',
  '^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]+$': 'must be an IBAN, such as DE89 3704 0044 0532 0130 00',
  '^[A-Za-z0-9 -]+$': 'must have letters and digits only, with spaces or hyphens between them',
  '^[A-Za-z0-9][A-Za-z0-9 ./-]*$':
    'must begin with a letter or digit, and have letters, digits, spaces, dots, slashes and hyphens only',
  '^[0-9 -]+$': 'must have digits only, with spaces or hyphens between them',
  '^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$': 'must be a BIC, such as COBADEFFXXX',
  '^[+0-9 ().-]+$': 'must be a phone number, such as +44 20 7946 0958',
  '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$': 'must be a month and a day, such as 04-01',
  '^[a-z0-9-]+(\\.[a-z0-9-]+)+$': 'must be a domain in lower case, such as example.com',
  '^[!-~]+$': 'must have printable ASCII characters without spaces only',
  '^[A-Za-z0-9_.-]+$': 'must have letters, digits, dots, hyphens and underscores only',
  '^[a-z][a-z0-9]*(_[a-z0-9]+)*$': 'must be words in lower case with underscores between, such as job_title',
  '^[a-z][a-z0-9_]*:': 'must be the key of a custom field, a colon and a value, such as shirt_size:medium',
  '^[0-9a-f]{64}$': 'must be a SHA-256 hash: 64 digits from 0 to 9 and a to f',
  '^[0-9A-Fa-f:.]+/(0|[1-9][0-9]{0,2})$': 'must be an address range in CIDR notation, such as 203.0.113.0/24',
  "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$": 'must be the name of a header, such as X-Api-Key',
  '^(me|[1-9][0-9]*)$': 'must be me, or the id of a user',
  '^[!-~]([ -~]*[!-~])?$': 'must be printable ASCII without spaces at its ends',
}

/** Messages for the formats of the contract. A format without a message is not checked. */
export const formatWords: Record<string, string> = {
  date: 'must be a date such as 2026-11-22',
  'date-time': 'must be a time such as 2026-11-22T09:30:00Z',
  email: 'must be an e-mail address such as ada@example.com',
  uri: 'must be an address such as https://example.com/hooks',
  int32: 'must be a whole number from -2147483648 to 2147483647',
  int64: 'must be a whole number from -9007199254740991 to 9007199254740991',
}
