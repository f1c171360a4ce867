import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import { createOpaqueToken, hashOfToken } from '../access/opaque-token.ts'
import { sqlOf } from '../db/orm.ts'
import { gone, notFound } from '../operation/errors.ts'
import type { Config } from '../process/config.ts'

/*
 * A signing link lets one signer see and sign one document. Its token is in the address alone: what is stored is its
 * hash. Mails have links of their own, made when they are sent.
 */

/** Makes a link. @returns its address, which cannot be found out again */
export async function createSigningLink(
  t: EntityManager,
  business_id: number,
  signer_id: number,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<string> {
  const token = createOpaqueToken()
  await sqlOf(t)
    .insertInto('signing_links')
    .values({ token_hash: hashOfToken(token), business_id, signer_id })
    .execute()
  return `${publicUrl}/sign/${token}`
}

/** Ends the links of signers. */
export async function endSigningLinks(t: EntityManager, business_id: number, signer_ids: number[]): Promise<void> {
  await sqlOf(t)
    .updateTable('signing_links')
    .set({ ended_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('signer_id', 'in', signer_ids)
    .where('ended_at', 'is', null)
    .execute()
}

/** Whom a link lets in, and to what. */
export interface OpenLink {
  business_id: number
  business_name: string
  document_id: number
  signer_id: number
}

/** @throws {ApiError} 404 for a token that there never was, 410 for one that another has taken the place of */
export async function findSigningLink(em: EntityManager, token: string): Promise<OpenLink> {
  const link = await sqlOf(em)
    .selectFrom('signing_links as link')
    .innerJoin('document_signers as signer', (join) =>
      join.onRef('signer.business_id', '=', 'link.business_id').onRef('signer.id', '=', 'link.signer_id'),
    )
    .innerJoin('businesses', 'businesses.id', 'link.business_id')
    .select(['link.business_id', 'link.signer_id', 'link.ended_at'])
    .select(['signer.document_id', 'businesses.name as business_name'])
    .where('link.token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  if (!link) throw notFound()
  const { ended_at, ...open } = link
  if (ended_at !== null) throw gone('There is a newer link.')
  return open
}
