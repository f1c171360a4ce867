import type { Change } from '../../../operation/work.ts'
import { type AccountKey, type LoadedAccount, loadAccounts } from '../load-accounts.ts'
import type { LeaveLineRow } from '../present-leave-line.ts'

/** The accounts of a request, by person and leave type. Lines that are booked for an account are added to it. */
export class LoadedAccounts {
  readonly #accounts: ReadonlyMap<string, LoadedAccount>

  private constructor(accounts: readonly LoadedAccount[]) {
    this.#accounts = new Map(accounts.map((account) => [keyText(account), account]))
  }

  /** Reads accounts whose people the transaction has locked; repeated and unknown keys are skipped. */
  static async read(work: Change, keys: readonly AccountKey[]): Promise<LoadedAccounts> {
    const unique = new Map(keys.map((key) => [keyText(key), key]))
    return new LoadedAccounts(await loadAccounts(work, [...unique.values()]))
  }

  /** @returns undefined if the leave type is not in the business */
  find(key: AccountKey): LoadedAccount | undefined {
    return this.#accounts.get(keyText(key))
  }

  /** Adds an adjustment that was booked, so that later rows of the request count it. */
  add({ id, kind, days, effective_on, expires_on, note, ...key }: LeaveLineRow): void {
    const line = { id, kind, days, effective_on, expires_on, note, period: null, leave_request_id: null }
    this.find(key)?.lines.push(line)
  }
}

const keyText = ({ person_id, leave_type_id }: AccountKey): string => `${person_id} ${leave_type_id}`
