/**
 * Why a mail was refused for good, as the end of a sentence.
 *
 * @param statusCode - of the refusal (RFC 3463), such as `5.1.1`
 */
export function bounceReason(statusCode: string | null): string {
  const [group, subject, detail] = (statusCode ?? '').split('.')
  if (group === '4' || detailOf(subject, detail) === '4.7') return 'it could not be delivered for several days'
  return reasons[detailOf(subject, detail)] ?? 'the mail server refused it'
}

const detailOf = (subject = '', detail = ''): string => `${subject}.${detail}`

const noSuchDomain = 'the domain does not exist or takes no mail'

const reasons: Record<string, string> = {
  '1.1': 'the mailbox does not exist',
  '1.2': noSuchDomain,
  '1.3': 'the address is not valid',
  '1.6': 'the mailbox has moved',
  '1.10': noSuchDomain,
  '2.1': 'the mailbox is disabled',
  '2.2': 'the mailbox is full',
  '4.4': noSuchDomain,
}
