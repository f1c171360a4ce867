import type { Caller } from '../support/http.ts'
import type { ClientAtTime, Staff } from './sample-users.ts'

/** Adds a leave type, a holiday, approved leave of colleagues, and a request of Emil. */
export async function createLeave(clientAt: ClientAtTime, { emil, all }: Staff) {
  const admin = await clientAt('2026-03-02T09:00:00Z', 'admin')
  const accrual = { method: 'yearly', days_per_year: 25, carry_over_max: 5, resets_on: '01-01' } as const
  const vacation = { name: 'Vacation', code: 'vacation', accrual }
  const leave_type_id = (await admin.call('leaveTypes.create', { body: vacation })).body.data.id
  await admin.call('leaveTypes.create', {
    body: { name: 'Sick leave', code: 'sick', requires_approval: false, allow_negative: true },
  })
  await admin.call('holidays.create', { body: { date: '2026-03-25', name: 'Company day' } })
  await admin.call('holidays.create', { body: { date: '2026-04-06', name: 'Easter Monday' } })
  const request = async (api: Caller, person_id: number, start_date: string, end_date: string): Promise<number> =>
    (await api.call('leaveRequests.create', { body: { person_id, leave_type_id, start_date, end_date } })).body.data.id
  const [ada, annie, grace] = all.slice(-4)
  for (const [person, start, end] of [
    [ada, '2026-03-04', '2026-03-06'],
    [annie, '2026-03-12', '2026-03-17'],
    [grace, '2026-03-23', '2026-03-27'],
  ] as const) {
    const id = await request(admin, person ?? 0, start, end)
    await admin.call('leaveRequests.approve', { path: { id } })
  }
  const employee = await clientAt('2026-03-02T15:00:00Z', 'employee')
  const past = await request(employee, emil, '2026-03-05', '2026-03-05')
  const manager = await clientAt('2026-03-02T16:00:00Z', 'manager')
  await manager.call('leaveRequests.approve', { path: { id: past } })
  const pending = await request(await clientAt('2026-03-06T10:20:00Z', 'employee'), emil, '2026-03-19', '2026-03-26')
  return { type: leave_type_id, pending }
}
