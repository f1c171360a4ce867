import { defineEntity, p } from '@mikro-orm/core'
import { businessId, foreignKey, isSha256 } from '../db/columns.ts'
import { Business } from './business.entity.ts'

/** The logo of a business. Unreleased versions also stored SVG, which is no longer served. */
export const BusinessLogo = defineEntity({
  name: 'BusinessLogo',
  tableName: 'business_logos',
  properties: {
    business_id: businessId(),
    sha256: p.text(),
    content_type: p.enum(['image/png', 'image/svg+xml']),
    width: p.integer(),
    height: p.integer(),
    bytes: p.blob(),
    business: foreignKey(Business, ['business_id']),
  },
  checks: [{ name: 'business_logos_sha256_form', expression: isSha256('sha256') }],
  // For requests by browsers, which have only the URL of a logo. Two businesses can have the same logo.
  indexes: [{ name: 'business_logos_sha256', properties: ['sha256'] }],
})
