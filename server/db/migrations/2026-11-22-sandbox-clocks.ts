import { Migration } from '@mikro-orm/migrations'

export class SandboxClocks extends Migration {
  override up(): void {
    this.addSql(`alter table "businesses" add "sandbox" boolean not null default false, add "clock_offset" interval
        not null default '00:00:00', add "clock_target" timestamptz(3) null`)
    this.addSql(`alter table "businesses" add constraint "businesses_clock" check (sandbox or (clock_offset =
        '00:00:00'::interval and clock_target is null))`)
    this.addSql(`alter table "businesses" add constraint "businesses_clock_ahead" check (clock_offset >=
        '00:00:00'::interval)`)
    this.addSql(`create index "businesses_sandboxes" on "businesses" ("id") where sandbox`)
  }
}
