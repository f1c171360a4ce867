import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Work } from '../../operation/work.ts'
import type { Config, NamedKey } from '../../process/config.ts'

/*
 * Mails to signers have an envelope sender of their own (VERP), such as bounces+1.2f.0a1b…@mail.example.com. A bounce
 * comes back to it, and the token says which mail was refused. The token is signed, so that nobody else can report a
 * bounce. It survives mail servers that write addresses in lower case.
 */

/** Hex digits of the signature: 80 bits, as the part of an address before the @ has at most 64 characters. */
const macLength = 20

/** @returns the envelope sender of a mail; undefined where no address for bounces is set up */
export function bounceAddress(
  { business_id, config }: Pick<Work, 'business_id' | 'config'>,
  document_mail_id: number,
): string | undefined {
  const { mailBounceAddress, encryptionKeys } = config
  const [key] = encryptionKeys
  if (mailBounceAddress === undefined || key === undefined) return undefined
  const [local, domain] = mailBounceAddress.split('@')
  const named = `${business_id.toString(36)}.${document_mail_id.toString(36)}`
  return `${local}+${named}.${macOf(key, named)}@${domain}`
}

/**
 * Reads the token of an envelope sender.
 *
 * @returns undefined for one that this service did not make
 */
export function readBounceToken(
  { encryptionKeys }: Pick<Config, 'encryptionKeys'>,
  token: string,
): { business_id: number; document_mail_id: number } | undefined {
  const parts = /^(([0-9a-z]{1,7})\.([0-9a-z]{1,7}))\.([0-9a-f]{20})$/.exec(token.toLowerCase())
  const [, named = '', business = '', mail = '', mac = ''] = parts ?? []
  if (!encryptionKeys.some((key) => isSame(macOf(key, named), mac))) return undefined
  return { business_id: Number.parseInt(business, 36), document_mail_id: Number.parseInt(mail, 36) }
}

const macOf = ({ key }: NamedKey, named: string): string => {
  const derived = hkdfSync('sha256', key, '', 'workforce mail bounces', 32)
  return createHmac('sha256', Buffer.from(derived)).update(named).digest('hex').slice(0, macLength)
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
