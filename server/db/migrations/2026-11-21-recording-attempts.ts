import { Migration } from '@mikro-orm/migrations'

/**
 * Recording an attempt is what the service does most, so it pays for no key that something else holds as well: of a
 * delivery's event, which is written by the same statement and outlives it, and of an attempt's delivery, which is
 * updated by the same statement.
 */
export class RecordingAttempts extends Migration {
  override up(): void {
    this.addSql('alter table webhook_deliveries drop constraint webhook_deliveries_business_id_event_id_fkey')
    this.addSql('drop index webhook_deliveries_event')
    this.addSql('alter table webhook_attempts drop constraint webhook_attempts_delivery_id_fkey')
    this.addSql(`
      create function delete_attempts_of_deleted_deliveries() returns trigger language plpgsql as $$
      begin
        delete from webhook_attempts using deleted where delivery_id = deleted.id;
        return null;
      end $$`)
    this.addSql(`
      create trigger attempts after delete on webhook_deliveries referencing old table as deleted
        for each statement execute function delete_attempts_of_deleted_deliveries()`)
  }
}
