import { addConstraint, createIndex, inTransaction, type Step } from '../steps/steps.ts'

/** Adds sequences to the audit log, by which it is read in order and without gaps. */
export const auditStreams: readonly Step[] = [
  inTransaction(
    `alter table "audit_log" add "sequence" bigint null`,
    `comment on column "audit_log"."sequence" is 'position in the audit log of the business, assigned when it is read in order'`,
  ),
  inTransaction(
    `create table "audit_streams" (
      "business_id" int not null,
      "last_sequence" bigint not null default 0,
      primary key ("business_id")
    )`,
    `select distribute_table('audit_streams')`,
  ),
  addConstraint(
    'audit_streams',
    'audit_streams_business_id_foreign',
    `foreign key ("business_id") references "businesses" ("id") on update no action`,
  ),
  createIndex(`create unique index audit_log_stream on audit_log (business_id, sequence) where sequence is not null`),
  createIndex(`create index audit_log_unnumbered on audit_log (business_id, id) where sequence is null`),
]
