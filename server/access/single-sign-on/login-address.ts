import type { Work } from '../../operation/work.ts'
import type { Config } from '../../process/config.ts'
import { domainOfAddress, readDomains } from './domains.ts'

/*
 * The page that starts a login at the provider of a business, without an email address. A domain names the business, not
 * its ID, from which visitors could count the businesses of the service and learn their providers.
 */

/** Returns the path of the page for a domain of the business. */
export const loginPath = (domain: string): string => `/console/single-sign-on/${domain}`

export const loginUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, domain: string): string =>
  `${publicUrl}${loginPath(domain)}`

/**
 * Returns the domain that names the business to a user: the domain of the user's address if the business uses it, and
 * otherwise its first domain.
 */
export async function readLoginDomain(work: Pick<Work, 'db' | 'business_id'>, email?: string): Promise<string> {
  const domains = await readDomains(work)
  const own = email === undefined ? undefined : domainOfAddress(email)
  return domains.find((domain) => domain === own) ?? domains[0] ?? ''
}

/** Returns the page for a user, for `sso_required`. It does not depend on whether the password was right. */
export const readLoginUrl = async (
  work: Pick<Work, 'db' | 'business_id'> & { config: Pick<Config, 'publicUrl'> },
  email?: string,
): Promise<string> => loginUrl(work.config, await readLoginDomain(work, email))
