import { sql } from 'kysely'
import { conflictAt, type Problem, validationFailed } from '../../operation/errors.ts'
import { findAcross } from '../../operation/find-across.ts'
import type { Change, GlobalWork } from '../../operation/work.ts'
import { selectActiveOwners } from '../users/user-active.ts'

/*
 * The domain of an email address determines the identity provider of a login, before it is known who logs in. A domain
 * belongs to one business of the service, and an owner must have an address in it, so that no business redirects the
 * logins of another one.
 */

/** Returns the domain of an email address, in lower case. */
export const domainOfAddress = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Domains of email services whose addresses anyone can get. */
const publicDomains: ReadonlySet<string> = new Set(
  (
    'aol.com fastmail.com free.fr gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk ' +
    'hotmail.com hotmail.fr icloud.com laposte.net libero.it live.com mac.com mail.com mail.ru me.com msn.com ' +
    'naver.com orange.fr outlook.com outlook.de outlook.fr pm.me proton.me protonmail.com qq.com rocketmail.com ' +
    't-online.de tuta.com tutanota.com wanadoo.fr web.de yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de yahoo.fr ' +
    'yandex.com yandex.ru ymail.com zoho.com 126.com 163.com'
  ).split(' '),
)

/** Validates the `allowed_domains` of a body. */
export const domainProblems = (domains: readonly (string | undefined)[] = []): Problem[] =>
  domains.flatMap((domain, index) =>
    domain !== undefined && publicDomains.has(domain)
      ? [
          {
            path: `body.allowed_domains[${index}]`,
            code: 'public_domain',
            message: 'has addresses that anyone can get',
          },
        ]
      : [],
  )

/** Finds the business whose provider logs in the addresses of a domain. */
export async function findDomainBusiness(work: Pick<GlobalWork, 'db'>, domain: string): Promise<number | undefined> {
  const [row] = await findAcross(work, {
    from: 'single_sign_on_domains',
    columns: ['business_id'],
    where: (value) => sql`domain = ${value}`,
    value: domain,
  })
  return row?.business_id
}

export async function readDomains({ db, business_id }: Pick<Change, 'business_id'> & Pick<GlobalWork, 'db'>) {
  const rows = await db
    .selectFrom('single_sign_on_domains')
    .select('domain')
    .where('business_id', '=', business_id)
    .orderBy('domain')
    .execute()
  return rows.map(({ domain }) => domain)
}

/**
 * Replaces the domains of the business.
 *
 * @throws {ApiError} 422 if no active owner has an address in a domain, 409 if another business uses it
 */
export async function setDomains(work: Change, domains: readonly string[]): Promise<void> {
  const { db, business_id } = work
  await checkOwners(work, domains)
  await deleteDomains(work)
  for (const domain of domains.toSorted()) {
    // Serialises changes of the domain: on a cluster, no unique index spans all businesses.
    await sql`select pg_advisory_xact_lock(hashtextextended('domain ' || ${domain}, 0))`.execute(db)
    if ((await findDomainBusiness(work, domain)) !== undefined) {
      const path = `body.allowed_domains[${domains.indexOf(domain)}]`
      throw conflictAt({ path, code: 'taken', message: `Another business uses the domain ${domain}.` })
    }
    await db.insertInto('single_sign_on_domains').values({ domain, business_id }).execute()
  }
}

export const deleteDomains = ({ db, business_id }: Change) =>
  db.deleteFrom('single_sign_on_domains').where('business_id', '=', business_id).execute()

async function checkOwners(work: Change, domains: readonly string[]): Promise<void> {
  const owners = await selectActiveOwners(work).select('email').execute()
  const owned = new Set(owners.map(({ email }) => domainOfAddress(email)))
  const problems = domains.flatMap((domain, index) =>
    owned.has(domain)
      ? []
      : [
          {
            path: `body.allowed_domains[${index}]`,
            code: 'not_owned',
            message: 'must be the domain of the email address of an active owner',
          },
        ],
  )
  if (problems.length > 0) throw validationFailed(problems)
}
