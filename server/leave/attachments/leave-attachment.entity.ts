import { defineEntity, p } from '@mikro-orm/core'
import { ApiKey } from '../../access/api-keys/api-key.entity.ts'
import { User } from '../../access/users/user.entity.ts'
import { businessId, createdAt, foreignKey, id, type Table } from '../../db/columns.ts'
import { Person } from '../../people/person.entity.ts'
import { LeaveRequest } from '../leave-request.entity.ts'

/** A file of a leave request, such as a medical certificate. */
export const LeaveAttachment = defineEntity({
  name: 'LeaveAttachment',
  tableName: 'leave_attachments',
  properties: {
    business_id: businessId(),
    id: id().generated('by default as identity'),
    leave_request_id: p.integer(),
    person_id: p.integer(),
    kind: p.enum(['certificate', 'other']),
    title: p.text().strictNullable(),
    size_bytes: p.integer(),
    content_ciphertext: p.text().comment('the PDF in base64, encrypted'),
    added_by: p.integer().strictNullable(),
    added_by_api_key: p.integer().strictNullable(),
    created_at: createdAt(),
    leave_request: foreignKey(LeaveRequest, ['business_id', 'leave_request_id']),
    person: foreignKey(Person, ['business_id', 'person_id']),
    adder: foreignKey(User, ['business_id', 'added_by']),
    adder_api_key: foreignKey(ApiKey, ['business_id', 'added_by_api_key']),
  },
  indexes: [
    { name: 'leave_attachments_request', properties: ['business_id', 'leave_request_id', 'id'] },
    { name: 'leave_attachments_person', properties: ['business_id', 'person_id', 'id'] },
  ],
})

/** Disables compression of the column, because encrypted files do not compress. An entity cannot express it. */
export const disableAttachmentCompression =
  'alter table leave_attachments alter column content_ciphertext set storage external'

export type LeaveAttachmentTable = Table<typeof LeaveAttachment>
