import type { CustomField, CustomFieldAudience, CustomFieldType } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { employmentType } from '../people/person-labels.ts'

export const customFieldTypes = ['text', 'number', 'date', 'boolean', 'choice', 'choices', 'person'] as const

export const typeName = (type: CustomFieldType): string => text(`customFields.type.${type}`)

export const audienceName = (audience: CustomFieldAudience): string => text(`customFields.audience.${audience}`)

/** Returns the names of those who see or change the values, which administrators always do. */
export const audienceNames = (audiences: readonly CustomFieldAudience[]): string =>
  [
    audienceName('admin'),
    ...audiences.filter((audience) => audience !== 'admin').map((each) => text(`customFields.audienceInList.${each}`)),
  ].join(', ')

export const requiredForNames = ({ required_for }: CustomField): string => required_for.map(employmentType).join(', ')

export const yesOrNo = (value: boolean): string => text(value ? 'customFields.yes' : 'customFields.no')

export const stateBadge = ({ archived }: CustomField): Html =>
  archived ? badge(text('customFields.archived')) : badge(text('customFields.active'), 'good')

export const sensitiveBadge = (): Html => badge(text('customFields.sensitive'), 'warn')
