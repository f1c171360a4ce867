import { Migration } from '@mikro-orm/migrations'

/** Events tell when an employment begins or ends. What has begun or ended before is not told any more. */
export class ToldStatus extends Migration {
  override up(): void {
    this.addSql(`alter table "people" add "told_status" text not null default 'active'`)
    this.addSql(`comment on column "people"."told_status" is 'the status that events have told of last'`)
    // Most people are active, as the new column has it already.
    this.addSql(`with dated as (
        select people.business_id, people.id, case when end_date <= today then 'terminated' else 'pending' end as status
        from people join (
          select id, ((now() + clock_offset) at time zone time_zone)::date as today from businesses
        ) business on business.id = people.business_id
        where end_date <= today or start_date > today
      )
      update people set told_status = dated.status from dated
      where dated.business_id = people.business_id and dated.id = people.id`)
    this.addSql(`create index people_next_status on people ((case told_status when 'pending' then start_date when
        'active' then end_date end)) where deleted_at is null and (case told_status when 'pending' then start_date
        when 'active' then end_date end) is not null`)
    this.addSql(`alter table "people" add constraint "people_told_status_check" check ("told_status" in ('pending',
        'active', 'terminated'))`)
  }
}
