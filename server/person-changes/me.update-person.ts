import { withStructuredAddress } from '../business/structured-address.ts'
import { asJson } from '../db/as-json.ts'
import { changedMembers } from '../operation/changes.ts'
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
  const person = await changePerson(work, before, { ...pick(isDirect), ...(custom_fields && { custom_fields }) })
  const request = await requestChange(
    work,
    person,
    pick((name) => !isDirect(name)),
  )
  return ok({
    person: await showPerson(work, person),
    change_request: request ? await showPersonChange(work, request) : null,
  })
})

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
  const submitted = changedMembers(person, fields)
  if (!submitted || (pending && !changedMembers(pending.requested, submitted))) return pending
  if (pending) await cancelRequest(work, pending)
  const requested = changedMembers<Fields>(person, { ...pending?.requested, ...submitted }) ?? submitted
  const names = Object.keys(requested) as (keyof Fields)[]
  const row = await work.db
    .insertInto('person_changes')
    .values({
      business_id: work.business_id,
      person_id: person.id,
      before: asJson(Object.fromEntries(names.map((name) => [name, person[name]]))),
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
