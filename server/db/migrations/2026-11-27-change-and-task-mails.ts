import { addConstraint, createIndex, inTransaction, type Step } from '../steps/steps.ts'

/** Adds the emails about change requests and the reminders of tasks, and the choices of users about both. */
export const changeAndTaskMails: readonly Step[] = [
  inTransaction(
    `alter table "users" add "change_mail" boolean not null default true, add "task_mail" boolean not null default true`,
  ),
  inTransaction(
    `create table "person_change_mails" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "person_change_id" int not null,
      "user_id" int not null,
      "created_at" timestamptz(3) not null default now(),
      "claimed_until" timestamptz(3) null,
      "sent_at" timestamptz(3) null,
      primary key ("business_id", "id")
    )`,
    `comment on column "person_change_mails"."claimed_until" is 'a worker has claimed it for sending, until then'`,
    `alter table "person_change_mails" add constraint "person_change_mails_once"
      unique ("business_id", "person_change_id", "user_id")`,
    `create index "person_change_mails_user" on "person_change_mails" ("business_id", "user_id", "id")`,
    `select distribute_table('person_change_mails')`,
  ),
  addConstraint(
    'person_change_mails',
    'person_change_mails_business_id_person_change_id_foreign',
    `foreign key ("business_id", "person_change_id") references "person_changes" ("business_id", "id")
        on update no action on delete cascade`,
  ),
  addConstraint(
    'person_change_mails',
    'person_change_mails_business_id_user_id_foreign',
    `foreign key ("business_id", "user_id") references "users" ("business_id", "id") on update no action`,
  ),
  inTransaction(
    `create table "task_reminders" (
      "business_id" int not null,
      "id" int generated always as identity not null,
      "user_id" int not null,
      "day" date not null,
      "created_at" timestamptz(3) not null default now(),
      "claimed_until" timestamptz(3) null,
      "sent_at" timestamptz(3) null,
      primary key ("business_id", "id")
    )`,
    `comment on column "task_reminders"."day" is 'in the time zone of the business'`,
    `comment on column "task_reminders"."claimed_until" is 'a worker has claimed it for sending, until then'`,
    `alter table "task_reminders" add constraint "task_reminders_once" unique ("business_id", "user_id", "day")`,
    `select distribute_table('task_reminders')`,
  ),
  addConstraint(
    'task_reminders',
    'task_reminders_business_id_user_id_foreign',
    `foreign key ("business_id", "user_id") references "users" ("business_id", "id") on update no action`,
  ),
  createIndex(
    `create index "tasks_open_due" on "tasks" ("business_id", "due_on", "id")
      where state = 'open' and due_on is not null`,
  ),
]
