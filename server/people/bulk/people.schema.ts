import { personSchema } from '../../custom-fields/person-schema.ts'
import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'

/** Returns the JSON Schema of a new person, with the custom fields of the business. */
export const peopleSchema = operation('people.schema', async (work) => ok(await personSchema(work)))
