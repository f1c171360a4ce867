import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Work } from '../../operation/work.ts'
import type { Config, KeyWithId } from '../../process/config.ts'

/*
 * Each email to a signer has a separate envelope sender (VERP), such as bounces+1.2f.0a1b…@mail.example.com, whose
 * token identifies the email that bounced. The token contains a MAC that prevents forged bounces. It is
 * case-insensitive, because some mail servers convert addresses to lower case.
 */

/**
 * The number of hexadecimal digits of the MAC. It has only 80 bits, because the local part of an address has at most 64
 * characters.
 */
const macLength = 20

/** Returns the envelope sender of an email, or undefined if no bounce address is configured. */
export function bounceAddress(
  { business_id, config }: Pick<Work, 'business_id' | 'config'>,
  document_mail_id: number,
): string | undefined {
  const { mailBounceAddress, encryptionKeys } = config
  const [key] = encryptionKeys
  if (mailBounceAddress === undefined || key === undefined) return undefined
  const [local, domain] = mailBounceAddress.split('@')
  const mailId = `${business_id.toString(36)}.${document_mail_id.toString(36)}`
  return `${local}+${mailId}.${computeMac(key, mailId)}@${domain}`
}

/**
 * Verifies the token of an envelope sender.
 *
 * @returns undefined for an invalid token
 */
export function readBounceToken(
  { encryptionKeys }: Pick<Config, 'encryptionKeys'>,
  token: string,
): { business_id: number; document_mail_id: number } | undefined {
  const parts = /^(([0-9a-z]{1,7})\.([0-9a-z]{1,7}))\.([0-9a-f]{20})$/.exec(token.toLowerCase())
  const [, mailId = '', business = '', mail = '', mac = ''] = parts ?? []
  if (!encryptionKeys.some((key) => isSame(computeMac(key, mailId), mac))) return undefined
  return { business_id: Number.parseInt(business, 36), document_mail_id: Number.parseInt(mail, 36) }
}

const computeMac = ({ key }: KeyWithId, mailId: string): string => {
  const macKey = hkdfSync('sha256', key, '', 'workforce mail bounces', 32)
  return createHmac('sha256', Buffer.from(macKey)).update(mailId).digest('hex').slice(0, macLength)
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
