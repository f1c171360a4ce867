import { Migration } from '@mikro-orm/migrations'

/** Attempts by hand, headers of the receiver's own, what came of a webhook's last day, and traces. */
export class WebhookCare extends Migration {
  override up(): void {
    this.addSql('alter table webhook_deliveries add manual_attempt_at timestamptz(3)')
    this.addSql(
      `comment on column webhook_deliveries.manual_attempt_at is 'when an attempt outside the schedule was asked for that is still to be made'`,
    )
    this.addSql(
      'create index webhook_deliveries_by_hand on webhook_deliveries (webhook_id, manual_attempt_at) where manual_attempt_at is not null',
    )
    this.addSql(`
      alter table webhook_attempts add trigger text not null default 'schedule'
        check (trigger in ('schedule', 'redelivery', 'test'))`)

    // Events of tests are kept for their text only: they have no place in the stream.
    this.addSql('drop index events_unnumbered')
    this.addSql(
      `create index events_unnumbered on events (business_id, position) where sequence is null and not starts_with(id, 'evt_test_')`,
    )
    this.addSql('alter table events add traceparent text')
    this.addSql(`comment on column events.traceparent is 'the span that recorded it (W3C Trace Context)'`)

    this.addSql(`
      alter table webhooks
        add header_names text[] not null default '{}',
        add headers_ciphertext text,
        add check ((headers_ciphertext is null) = (header_names = '{}'))`)

    // Without a foreign key, which each batch of attempts would pay for: what a deleted webhook leaves is gone in a day.
    this.addSql(`
      create table webhook_hours (
        webhook_id integer not null,
        hour timestamptz(0) not null,
        succeeded integer not null,
        failed integer not null,
        last_success_at timestamptz(3),
        last_failure jsonb,
        primary key (webhook_id, hour)
      )`)
    this.addSql(`comment on table webhook_hours is 'attempts by webhook and hour, for about a day'`)
  }
}
