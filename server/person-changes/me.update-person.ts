import { withStructuredAddress } from '../business/structured-address.ts'
import { separateValues } from '../custom-fields/check-values.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { asJson } from '../db/as-json.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { conflictAt } from '../operation/errors.ts'
import { change } from '../operation/operation.ts'
import type { Principal, UserPrincipal } from '../operation/principal.ts'
import { ok } from '../operation/response.ts'
import type { Change } from '../operation/work.ts'
import { changePerson } from '../people/change-person.ts'
import { checkPersonDates } from '../people/check-person.ts'
import { lockPerson } from '../people/lock-person.ts'
import { type PersonRow, showPerson } from '../people/present-person.ts'
import { cancelRequest, publishRequest } from './change-request-status.ts'
import { lockPending } from './find-person-change.ts'
import { notifyApprovers } from './mails/queue-person-change-mails.ts'
import { type PersonChangeRow, personChangeColumns, showPersonChange } from './present-person-change.ts'
import { changedFields, currentFields, mergeFields } from './requested-fields.ts'

type Fields = Schemas['PersonalFields']

/**
 * Changes the caller's own record: writes the submitted members that the business allows and the custom fields that
 * the person can edit, and requests the change of the others.
 */
export const meUpdatePerson = change('me.updatePerson', async (work, { header, body }) => {
  const before = await lockPerson(work, ownPersonId(work.by), header['If-Match'])
  const { self_service_fields } = await work.db
    .selectFrom('businesses')
    .select('self_service_fields')
    .where('id', '=', work.business_id)
    .executeTakeFirstOrThrow()
  const isDirect = (name: string) => (self_service_fields as readonly string[]).includes(name)
  const { custom_fields, ...input } = withStructuredAddress(body)
  const pick = (isPicked: (name: string) => boolean): Fields =>
    Object.fromEntries(Object.entries(input).filter(([name]) => isPicked(name)))

  await checkPersonDates(work, { ...before, ...body })
  const values = custom_fields && (await separateOwnValues(work, before, custom_fields))
  const person = await changePerson(work, before, {
    ...pick(isDirect),
    ...(values && { custom_fields: values.editable }),
  })
  const request = await requestChange(work, person, {
    ...pick((name) => !isDirect(name)),
    ...(values && { custom_fields: values.requestable }),
  })
  return ok({
    person: await showPerson(work, person),
    change_request: request ? await showPersonChange(work, request) : null,
  })
})

const separateOwnValues = async (
  work: Change,
  { id: person_id, custom_fields: stored, employment_type }: PersonRow,
  input: Schemas['CustomFieldInput'],
) => separateValues(work, { fields: await readCustomFields(work), input, stored, person_id, employment_type })

function ownPersonId(by: Principal): number {
  if (by.kind === 'user' && by.person_id !== null) return by.person_id
  throw conflictAt({ path: 'body', code: 'no_person', message: 'Your user is not linked to a person.' })
}

/**
 * Requests changes of a person. They replace the pending request, whose members they include, so that approvers decide
 * on what they saw.
 *
 * @param person - the person, locked by the transaction
 * @returns the pending request after that; undefined if there is none
 */
async function requestChange(work: Change, person: PersonRow, fields: Fields): Promise<PersonChangeRow | undefined> {
  const pending = await lockPending(work, person.id)
  const submitted = changedFields(currentFields(person, fields), fields)
  if (!submitted || (pending && !changedFields(pending.requested, submitted))) return pending
  if (pending) await cancelRequest(work, pending)
  const merged = mergeFields(pending?.requested ?? {}, submitted)
  const requested = changedFields(currentFields(person, merged), merged) ?? submitted
  const row = await work.db
    .insertInto('person_changes')
    .values({
      business_id: work.business_id,
      person_id: person.id,
      before: asJson(currentFields(person, requested)),
      requested: asJson(requested),
      requested_by: (work.by as UserPrincipal).user_id,
      decision_note: null,
      decided_by: null,
      decided_by_api_key: null,
      decided_at: null,
    })
    .returning(personChangeColumns)
    .executeTakeFirstOrThrow()
  await publishRequest(work, row, 'requested')
  await notifyApprovers(work, row)
  return row
}
