import type { OperationId } from '../../server/operation/contract/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { createCustomField } from '../support/samples/custom-field.ts'
import type { Tenant } from './tenant.ts'

type CustomFieldOperation = Extract<OperationId, `customFields.${string}`>

let serial = 0

/** Requests of the operations for custom fields. */
export const customFieldRequests: Record<CustomFieldOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'customFields.list': async (tenant) => {
    await addField(tenant)
    return { query: { limit: 2, include_archived: true } }
  },
  'customFields.create': async () => ({
    body: {
      key: `size_${++serial}`,
      label: 'Size',
      type: 'choice',
      description: 'Of the shirt',
      options: [{ key: 'medium', label: 'Medium', archived: false }],
      required_for: ['casual'],
      sensitive: false,
      visible_to: ['self', 'manager'],
      editable_by: ['self'],
      position: 7,
    },
  }),
  'customFields.get': async (tenant) => ({ path: { id: await addField(tenant) } }),
  'customFields.update': async (tenant) => ({
    path: { id: await addField(tenant) },
    header: { 'If-Match': '"1"' },
    body: {
      label: 'Shoe size',
      description: null,
      options: [
        { key: 'large', label: 'L' },
        { key: 'medium', label: 'M', archived: true },
        { key: 'small', label: 'S' },
      ],
      required_for: [],
      visible_to: ['self'],
      editable_by: [],
      position: 2,
      archived: true,
    },
  }),
}

const addField = async ({ app, business }: Tenant): Promise<number> =>
  (await createCustomField(app, { business_id: business.id })).id
