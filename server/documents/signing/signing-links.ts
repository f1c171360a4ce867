import { sql } from 'kysely'
import { createOpaqueToken, findByToken, tokenHash } from '../../access/opaque-token.ts'
import { whereDefined } from '../../db/driver/where-defined.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { notFound, resourceGone } from '../../operation/errors.ts'
import type { SignerActor } from '../../operation/principal.ts'
import { type Change, type GlobalWork, inBusiness, inTransaction, type Work } from '../../operation/work.ts'

/*
 * A signing link authorises one signer for one document. Only the hash of its token is stored. Each email contains a
 * new link, which is created when the email is sent.
 */

/**
 * The delivery of a link: returned to the sender (`link`), emailed to the signer (`mail`), or shown to the signed-in
 * signer (`login`). `shown_login` means that the signer's password was set with a link that another user has seen and
 * could have used.
 */
export type LinkDelivery = Schemas['LinkDelivery'] | LoginDelivery
export type LoginDelivery = 'login' | 'shown_login'

/** Creates a link for a signer. @returns the URL of the link, which cannot be recovered later */
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

/** Ends the links of signers, optionally only those with a certain delivery. */
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
        ...whereDefined(delivery, (delivery) => link('delivery', '=', delivery)),
      ]),
    )
    .execute()
}

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
 * Calls `perform` in a transaction with the signer of a link as the actor.
 *
 * @throws {ApiError} 404 if there is no such link, 410 if a newer link has replaced it
 */
export async function performAsSigner<T>(
  work: GlobalWork,
  token: string,
  perform: (work: Change<SignerActor>, link: OpenLink) => Promise<T>,
): Promise<T> {
  const row = await findByToken(work, token, { from: 'signing_links', columns: ['business_id', 'token_hash'] })
  if (!row) throw notFound()
  return await inTransaction(inBusiness(work, row.business_id), async (work) => {
    const link = await readSigningLink(work, row.token_hash)
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
 * Checks a link again after its document was locked, because a concurrent reminder may have ended the link.
 *
 * @throws {ApiError} 410 if a newer link has replaced it
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
 * Finds another delivery by which the signer has a valid link. The delivery with the weakest evidence is found first: a
 * link from the sender.
 *
 * @returns null if there is no other delivery
 */
export async function findOtherDelivery(work: Change, link: OpenLink): Promise<LinkDelivery | null> {
  const { delivery } = link
  if (delivery !== 'link' && (await hasOpenLink(work, link, 'link'))) return 'link'
  if (delivery !== 'mail' && (await wasEmailed(work, link))) return 'mail'
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

/** Whether the signer has a valid emailed link. A link counts as emailed once a mail server has accepted the email. */
async function wasEmailed({ db, business_id }: Change, { signer_id }: OpenLink) {
  const mail = await db
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
  return mail !== undefined
}
