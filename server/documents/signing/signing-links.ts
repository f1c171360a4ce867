import { sql } from 'kysely'
import { createOpaqueToken, findByToken, tokenHash } from '../../access/opaque-token.ts'
import { whereDefined } from '../../db/driver/where-defined.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { notFound, resourceGone } from '../../operation/errors.ts'
import type { SignerActor } from '../../operation/principal.ts'
import { type Change, type GlobalWork, inBusiness, inTransaction, type Work } from '../../operation/work.ts'

/*
 * A signing link lets one signer see and sign one document. Its token is in the address alone: only the hash is stored.
 * Mails have links of their own, made when they are sent.
 */

/**
 * How a link comes to its signer: shown to the sender, who hands it over, mailed to the signer alone, or shown to the
 * signer, who is signed in. It is `shown_login` where their password was set by a link that somebody else has seen, who
 * could have set it themselves.
 */
export type LinkDelivery = Schemas['LinkDelivery'] | LoginDelivery
export type LoginDelivery = 'login' | 'shown_login'

/** Makes a link for a signer. @returns its address, which cannot be found out again */
export async function createSigningLink(
  { db, business_id, config }: Change,
  signer_id: number,
  delivery: LinkDelivery,
): Promise<string> {
  const token = createOpaqueToken()
  await db
    .insertInto('signing_links')
    .values({ token_hash: tokenHash(token), business_id, signer_id, delivery })
    .execute()
  return `${config.publicUrl}/sign/${token}`
}

/** Ends the links of some signers: all of them, or those that came to them in one way. */
export async function endSigningLinks(
  { db, business_id }: Change,
  signer_ids: number[],
  delivery?: LinkDelivery,
): Promise<void> {
  await db
    .updateTable('signing_links')
    .set({ ended_at: sql`now()` })
    .where((link) =>
      link.and([
        link('business_id', '=', business_id),
        link('signer_id', 'in', signer_ids),
        link('ended_at', 'is', null),
        ...whereDefined(delivery, (way) => link('delivery', '=', way)),
      ]),
    )
    .execute()
}

/** What a link is for. */
export interface OpenLink {
  token_hash: string
  business_id: number
  business_name: string
  document_id: number
  signer_id: number
  delivery: LinkDelivery
  created_at: string
}

/**
 * Runs `perform` in one transaction, in the name of the signer whose link was used.
 *
 * @returns what `perform` returns
 * @throws {ApiError} 404 when there never was such a link, 410 when a newer one has taken its place
 */
export async function asSigner<T>(
  work: GlobalWork,
  token: string,
  perform: (work: Change<SignerActor>, link: OpenLink) => Promise<T>,
): Promise<T> {
  const found = await findByToken(work, token, { from: 'signing_links', columns: ['business_id', 'token_hash'] })
  if (!found) throw notFound()
  return await inTransaction(inBusiness(work, found.business_id), async (work) => {
    const link = await readSigningLink(work, found.token_hash)
    return await perform({ ...work, by: { kind: 'signer', signer_id: link.signer_id } }, link)
  })
}

async function readSigningLink({ db, business_id }: Work, token_hash: string): Promise<OpenLink> {
  const link = await db
    .selectFrom('signing_links as link')
    .innerJoin('document_signers as signer', 'signer.id', 'link.signer_id')
    .innerJoin('businesses', 'businesses.id', 'link.business_id')
    .select(['link.token_hash', 'link.business_id', 'link.signer_id', 'link.delivery'])
    .select(['link.created_at', 'link.ended_at'])
    .select(['signer.document_id', 'businesses.name as business_name'])
    .where('link.business_id', '=', business_id)
    .where('signer.business_id', '=', business_id)
    .where('link.token_hash', '=', token_hash)
    .executeTakeFirst()
  if (!link) throw notFound()
  const { ended_at, ...open } = link
  checkNotEnded(ended_at)
  return open
}

/**
 * Checks a link once more, under the lock of its document: a reminder that was committed meanwhile has ended it.
 *
 * @throws {ApiError} 410 when a newer link has taken its place
 */
export async function checkStillOpen({ db, business_id }: Change, { token_hash }: OpenLink): Promise<void> {
  const { ended_at } = await db
    .selectFrom('signing_links')
    .select('ended_at')
    .where('business_id', '=', business_id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow()
  checkNotEnded(ended_at)
}

function checkNotEnded(ended_at: string | null): void {
  if (ended_at !== null) throw resourceGone('There is a newer link.')
}

/**
 * Another way in which a signer has a link that is good, beside the one in their hands: they could have signed by it. What
 * the sender was shown comes first, as it proves the least.
 *
 * @returns null when there is none
 */
export async function otherDeliveryOf(work: Change, link: OpenLink): Promise<LinkDelivery | null> {
  const { delivery } = link
  if (delivery !== 'link' && (await hasOpenLink(work, link, 'link'))) return 'link'
  if (delivery !== 'mail' && (await wasMailed(work, link))) return 'mail'
  for (const login of ['shown_login', 'login'] as const) {
    if (delivery !== login && (await hasOpenLink(work, link, login))) return login
  }
  return null
}

async function hasOpenLink({ db, business_id }: Change, { signer_id }: OpenLink, delivery: LinkDelivery) {
  const link = await db
    .selectFrom('signing_links')
    .select('delivery')
    .where('business_id', '=', business_id)
    .where('signer_id', '=', signer_id)
    .where('delivery', '=', delivery)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}

/** A link is only known to have been mailed once a mail server took it. */
async function wasMailed({ db, business_id }: Change, { signer_id }: OpenLink) {
  const mailed = await db
    .selectFrom('signing_links as link')
    .innerJoin('document_mails as mail', (join) =>
      join
        .onRef('mail.business_id', '=', 'link.business_id')
        .onRef('mail.signer_id', '=', 'link.signer_id')
        .onRef('mail.sent_at', '>=', 'link.created_at'),
    )
    .select('mail.id')
    .where('link.business_id', '=', business_id)
    .where('link.signer_id', '=', signer_id)
    .where('link.delivery', '=', 'mail')
    .where('link.ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return mailed !== undefined
}
