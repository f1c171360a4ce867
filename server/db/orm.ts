import { Migrator } from '@mikro-orm/migrations'
import { type EntityManager, type InferKyselyDB, MikroORM } from '@mikro-orm/postgresql'
import type { Kysely } from 'kysely'
import pg, { type Client } from 'pg'
import { ApiKey } from '../access/api-key.entity.ts'
import { PasswordLink } from '../access/password-link.entity.ts'
import { RefreshToken, Session } from '../access/session.entity.ts'
import { LoginChallenge, RecoveryCode } from '../access/two-factor.entity.ts'
import { User } from '../access/user.entity.ts'
import { AuditEntry } from '../audit/audit-entry.entity.ts'
import { Business } from '../business/business.entity.ts'
import { DocumentTemplate, DocumentTemplateRevision } from '../document-templates/document-template.entity.ts'
import {
  Document,
  DocumentAuditEntry,
  DocumentFile,
  DocumentMail,
  DocumentSigner,
  SigningLink,
} from '../documents/document.entity.ts'
import { Event, EventStream } from '../events/event.entity.ts'
import { Holiday } from '../holidays/holiday.entity.ts'
import { LeaveLedgerLine } from '../leave/leave-ledger.entity.ts'
import { LeaveRequest } from '../leave/leave-request.entity.ts'
import { LeaveType } from '../leave/leave-type.entity.ts'
import { PayRun } from '../pay-runs/pay-run.entity.ts'
import { Payslip, PayslipLine } from '../pay-runs/payslip.entity.ts'
import { Person } from '../people/person.entity.ts'
import { inSpan } from '../process/tracing.ts'
import { Webhook } from '../webhooks/webhook.entity.ts'
import { WebhookAttempt } from '../webhooks/webhook-attempt.entity.ts'
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.ts'
import { DatabaseClient } from './database-client.ts'
import { KeptAnswer } from './kept-answer.entity.ts'
import { Foundation } from './migrations/2026-11-20-foundation.ts'
import { Access } from './migrations/2026-11-21-access.ts'
import { DeletedWebhooks } from './migrations/2026-11-21-deleted-webhooks.ts'
import { Deliveries } from './migrations/2026-11-21-deliveries.ts'
import { DocumentTemplates } from './migrations/2026-11-21-document-templates.ts'
import { Documents } from './migrations/2026-11-21-documents.ts'
import { Leave } from './migrations/2026-11-21-leave.ts'
import { PayRuns } from './migrations/2026-11-21-pay-runs.ts'
import { People } from './migrations/2026-11-21-people.ts'
import { RecordingAttempts } from './migrations/2026-11-21-recording-attempts.ts'
import { WebhookCare } from './migrations/2026-11-21-webhook-care.ts'

const entities = [
  ApiKey,
  AuditEntry,
  Business,
  Document,
  DocumentAuditEntry,
  DocumentFile,
  DocumentMail,
  DocumentSigner,
  DocumentTemplate,
  DocumentTemplateRevision,
  Event,
  EventStream,
  Holiday,
  KeptAnswer,
  LeaveLedgerLine,
  LeaveRequest,
  LeaveType,
  LoginChallenge,
  PasswordLink,
  PayRun,
  Payslip,
  PayslipLine,
  Person,
  RecoveryCode,
  RefreshToken,
  Session,
  SigningLink,
  User,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
] as const

/** The migrations in the order in which they are applied. Names, once released, never change. */
const migrations = [
  { name: '2026-11-20-foundation', class: Foundation },
  { name: '2026-11-21-access', class: Access },
  { name: '2026-11-21-pay-runs', class: PayRuns },
  { name: '2026-11-21-deliveries', class: Deliveries },
  { name: '2026-11-21-webhook-care', class: WebhookCare },
  { name: '2026-11-21-people', class: People },
  { name: '2026-11-21-document-templates', class: DocumentTemplates },
  { name: '2026-11-21-documents', class: Documents },
  { name: '2026-11-21-leave', class: Leave },
  { name: '2026-11-21-recording-attempts', class: RecordingAttempts },
  { name: '2026-11-21-deleted-webhooks', class: DeletedWebhooks },
]

/** What PostgreSQL has to say that a statement took too long; then it counts as gone. */
const graceMs = 5_000

/** Tables and columns, inferred from the entities. */
export type Database = InferKyselyDB<(typeof entities)[number]>

/**
 * Connects lazily: PostgreSQL may be away when the process starts.
 *
 * @param options.databaseUrl - PostgreSQL 15 or newer
 * @param options.databasePoolSize - connections at most
 * @param options.statementTimeoutMs - how long a statement may take, also in waiting for a lock or for a server that
 * is silent; without a limit where nobody waits for it
 */
export function createOrm({
  databaseUrl,
  databasePoolSize,
  statementTimeoutMs,
}: {
  databaseUrl: string
  databasePoolSize: number
  statementTimeoutMs?: number
}): MikroORM {
  const session = `set time zone 'UTC'${statementTimeoutMs === undefined ? '' : `; set statement_timeout = ${statementTimeoutMs}`}`
  return new MikroORM({
    clientUrl: databaseUrl,
    entities: [...entities],
    extensions: [Migrator],
    migrations: { migrationsList: migrations, tableName: 'migrations', snapshot: false, silent: true },
    pool: { min: 0, max: databasePoolSize },
    driverOptions: {
      Client: DatabaseClient,
      types: parseTypes,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...(statementTimeoutMs !== undefined && { silentMs: statementTimeoutMs + graceMs }),
      connectionTimeoutMillis: 5_000,
      application_name: 'workforce',
      // The pool's own hook: MikroORM's leaves the pool a connection short when the statement fails.
      onConnect: (client: Client) => client.query(session),
    },
  })
}

/** Typed SQL on the entity manager's connection, inside its transaction where it has one. */
export const sqlOf = (em: EntityManager): Kysely<Database> => em.getKysely<Database>()

/**
 * Runs `work` in one transaction, or in the one that `em` is already in. Inside, only `t` may be used.
 *
 * @returns what `work` returns, once committed
 * @throws what `work` throws, once rolled back
 */
export function inTransaction<T>(em: EntityManager, work: (t: EntityManager) => Promise<T>): Promise<T> {
  if (em.isInTransaction()) return work(em)
  // Not `em.transactional`: it never gives back a connection that was lost in the middle, so that the pool shrinks.
  return inSpan('transaction', {}, () =>
    sqlOf(em)
      .transaction()
      .execute(async (transaction) => {
        const t = em.fork({ useContext: false })
        t.setTransactionContext(transaction)
        const result = await work(t)
        await t.flush()
        return result
      }),
  )
}

const { builtins } = pg.types
const parsers: Record<number, (text: string) => unknown> = {
  [builtins.TIMESTAMPTZ]: toRfc3339,
  [builtins.DATE]: (text) => text,
  [builtins.INT8]: toSafeInteger,
}

/** How values of PostgreSQL become values of the service: timestamps and dates are strings, bigints are numbers. */
const parseTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
}

/** `2026-11-20 09:05:00.12+00` of a session in UTC becomes `2026-11-20T09:05:00.120Z`. */
function toRfc3339(text: string): string {
  if (!text.endsWith('+00')) throw new RangeError(`a timestamp outside UTC or of the years 1 to 9999: ${text}`)
  const milliseconds = text.slice(20, -3).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`
}

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`a bigint beyond 2^53: ${text}`)
  return value
}
