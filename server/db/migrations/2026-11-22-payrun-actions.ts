import { Migration } from '@mikro-orm/migrations'

/** Names the audit log's actions on pay runs as their events are named. */
export class PayrunActions extends Migration {
  override up(): void {
    this.addSql(`update audit_log set action = replace(action, 'pay_run.', 'payrun.') where action like 'pay\\_run.%'`)
  }
}
