import { Migration } from '@mikro-orm/migrations'

/** Leave types can be archived; requests for leave carry an id and data of the integrator's own. */
export class LeaveTypesAndRequests extends Migration {
  override up(): void {
    this.addSql(`alter table "leave_types" add "archived_at" timestamptz(3) null`)
    this.addSql(`alter table "leave_requests" add "external_id" text null, add "metadata" jsonb not null default '{}'`)
    this.addSql(`alter table "leave_requests" add constraint "leave_requests_external_id" unique ("business_id",
        "external_id")`)
  }
}
