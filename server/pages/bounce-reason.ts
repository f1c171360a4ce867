import { text } from '../texts/english.ts'

/**
 * Returns the reason for a permanent bounce, as the end of a sentence.
 *
 * @param statusCode - the enhanced status code of the refusal (RFC 3463), such as `5.1.1`
 */
export function bounceReason(statusCode: string | null): string {
  const [group, subject = '', detail = ''] = (statusCode ?? '').split('.')
  const code = `${subject}.${detail}`
  if (group === '4' || code === '4.7') return text('pages.bounce.delayed')
  return text(`pages.bounce.${reasons[code] ?? 'refused'}`)
}

const reasons: Record<string, 'noMailbox' | 'noDomain' | 'invalid' | 'moved' | 'disabled' | 'full'> = {
  '1.1': 'noMailbox',
  '1.2': 'noDomain',
  '1.3': 'invalid',
  '1.6': 'moved',
  '1.10': 'noDomain',
  '2.1': 'disabled',
  '2.2': 'full',
  '4.4': 'noDomain',
}
