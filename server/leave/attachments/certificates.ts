import { type Selectable, sql } from 'kysely'
import { daysBetween } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import type { Span } from '../count-days.ts'
import type { LeaveRequestTable } from '../leave-request.entity.ts'
import type { LeaveTypeRow } from '../leave-types/present-leave-type.ts'
import { isOpen } from './present-attachment.ts'

type LeaveWithDates = Pick<Selectable<LeaveRequestTable>, 'id' | 'leave_type_id' | 'start_date' | 'end_date' | 'status'>

/** Whether leave of a type is longer than the calendar days that need no certificate. */
export const needsCertificate = (
  { certificate_after_days }: Pick<LeaveTypeRow, 'certificate_after_days'>,
  { start_date, end_date }: Pick<Span, 'start_date' | 'end_date'>,
): boolean => certificate_after_days !== null && daysBetween(start_date, end_date) + 1 > certificate_after_days

/**
 * Reads for leave requests whether each has the certificate that its type requires, in one SQL statement.
 *
 * @returns a function that returns the status of each of the requests
 */
export async function readCertificates(
  { db, business_id }: Work,
  requests: readonly LeaveWithDates[],
): Promise<(request: LeaveWithDates) => Schemas['LeaveCertificateStatus']> {
  const ids = requests.map(({ id }) => id)
  const types = requests.map(({ leave_type_id }) => leave_type_id)
  // The limits of the lateral joins make PostgreSQL look up each type and the attachments of each request by their keys.
  const { rows } = await sql<{ id: number; certificate_after_days: number | null; has_certificate: boolean }>`
    select request.id, type.certificate_after_days, certificate.id is not null as has_certificate
    from unnest(${ids}::int[], ${types}::int[]) as request (id, leave_type_id)
    cross join lateral (
      select certificate_after_days from leave_types
      where business_id = ${business_id} and id = request.leave_type_id limit 1
    ) type
    left join lateral (
      select attachment.id from leave_attachments attachment
      where attachment.business_id = ${business_id} and attachment.leave_request_id = request.id
        and attachment.kind = 'certificate'
      limit 1
    ) certificate on true`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (request) => {
    const row = byId.get(request.id)
    if (row === undefined) return 'not_required'
    if (row.has_certificate) return 'present'
    return isOpen(request.status) && needsCertificate(row, request) ? 'missing' : 'not_required'
  }
}
