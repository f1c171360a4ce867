import { type Selectable, sql } from 'kysely'
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { asJson } from '../../../db/as-json.ts'
import { type Change, type Database, inBusiness, inTransaction, type Work } from '../../../operation/work.ts'
import { findByToken, tokenHash } from '../../opaque-token.ts'
import { businessInClientId } from '../app-secret.ts'
import { endConnections } from '../end-connections.ts'
import { currentWork } from './current-work.ts'
import { readGrantId } from './grant-id.ts'

type Row = Pick<Selectable<Database['app_tokens']>, 'business_id' | 'payload' | 'consumed_at'>

/**
 * The storage of oidc-provider for requests, codes, tokens and grants: the table `app_tokens`. Values are stored as
 * hashes; the stored payload does not contain them. A code or refresh token can be used by one request only, even if
 * several processes receive it at the same time.
 */
export class TokenStore implements Adapter {
  readonly #model: string

  /** @param model - the model of oidc-provider, such as `RefreshToken` */
  constructor(model: string) {
    this.#model = model
  }

  /**
   * Saves a value.
   *
   * @throws {errors.InvalidGrant} if the connection has ended
   */
  async upsert(id: string, { jti: _id, ...payload }: AdapterPayload, expiresIn: number): Promise<void> {
    const { business_id, connection_id } = this.#readOwner(id, payload)
    await inTransaction(inBusiness(currentWork(), business_id), async (work) => {
      if (connection_id !== null && !(await this.#touchConnection(work, connection_id)))
        throw new errors.InvalidGrant('the connection has ended')
      const token_hash = this.#hash(id)
      const values = {
        payload: asJson(payload),
        expires_at: sql<string>`now() + make_interval(secs => ${expiresIn})`,
      }
      const updated = await work.db
        .updateTable('app_tokens')
        .set(values)
        .where('business_id', '=', business_id)
        .where('token_hash', '=', token_hash)
        .returning('token_hash')
        .executeTakeFirst()
      if (updated) return
      await work.db
        .insertInto('app_tokens')
        .values({ token_hash, business_id, connection_id, model: this.#model, ...values })
        .execute()
    })
  }

  /** Finds a value, even after it was used or has expired. */
  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.#findRow(id)
    return row && { ...row.payload, jti: id, ...(row.consumed_at !== null && { consumed: true }) }
  }

  /** Marks a code or refresh token as used. @throws {errors.InvalidGrant} if another request has used it */
  async consume(id: string): Promise<void> {
    const row = await this.#findRow(id)
    const consumed =
      row &&
      (await inBusiness(currentWork(), row.business_id)
        .db.updateTable('app_tokens')
        .set({ consumed_at: sql`now()` })
        .where('business_id', '=', row.business_id)
        .where('token_hash', '=', this.#hash(id))
        .where('consumed_at', 'is', null)
        .returning('token_hash')
        .executeTakeFirst())
    if (!consumed) throw new errors.InvalidGrant('the grant was already used')
  }

  /** Deletes a value. The end of a grant ends the connection, and with it all of its tokens. */
  async destroy(id: string): Promise<void> {
    if (this.#model === 'Grant') return await endGrant(id)
    const row = await this.#findRow(id)
    if (!row) return
    await inBusiness(currentWork(), row.business_id)
      .db.deleteFrom('app_tokens')
      .where('business_id', '=', row.business_id)
      .where('token_hash', '=', this.#hash(id))
      .execute()
  }

  /** Deletes the codes or tokens of a connection. */
  async revokeByGrantId(id: string): Promise<void> {
    const { business_id, connection_id } = readGrantId(id)
    await inBusiness(currentWork(), business_id)
      .db.deleteFrom('app_tokens')
      .where('business_id', '=', business_id)
      .where('connection_id', '=', connection_id)
      .where('model', '=', this.#model)
      .execute()
  }

  /** Of a feature that is turned off. */
  async findByUserCode(): Promise<undefined> {
    return undefined
  }

  /** Of a model that is not stored. */
  async findByUid(): Promise<undefined> {
    return undefined
  }

  #hash(id: string): string {
    return tokenHash(`${this.#model}:${id}`)
  }

  #findRow(id: string): Promise<Row | undefined> {
    const columns = ['business_id', 'payload', 'consumed_at'] as const
    return findByToken(currentWork(), `${this.#model}:${id}`, { from: 'app_tokens', columns })
  }

  /** Returns the business of a value, and its connection unless the user has not decided yet. */
  #readOwner(id: string, payload: AdapterPayload): { business_id: number; connection_id: number | null } {
    if (this.#model === 'Grant') return readGrantId(id)
    if (this.#model !== 'Interaction') return readGrantId(payload.grantId)
    const business_id = businessInClientId(String(payload.params?.client_id))
    if (business_id === undefined) throw new Error('a request of an unknown app')
    return { business_id, connection_id: null }
  }

  /** Locks a connection, and records the time of a new access token. @returns false if it has ended */
  async #touchConnection({ db, business_id }: Change, id: number): Promise<boolean> {
    const row =
      this.#model === 'AccessToken'
        ? await db
            .updateTable('app_connections')
            .set({ last_token_at: sql`now()` })
            .where('business_id', '=', business_id)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirst()
        : await db
            .selectFrom('app_connections')
            .select('id')
            .where('business_id', '=', business_id)
            .where('id', '=', id)
            .forKeyShare()
            .executeTakeFirst()
    return row !== undefined
  }
}

async function endGrant(id: string): Promise<void> {
  const { business_id, connection_id } = readGrantId(id)
  const work: Work = inBusiness(currentWork(), business_id)
  await inTransaction(work, (change) => endConnections(change, { id: connection_id }, 'app_revoked'))
}
