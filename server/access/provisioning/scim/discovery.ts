import type { Config } from '../../../process/config.ts'
import { scimUrl } from '../read-provisioning.ts'
import { groupSchema } from './groups/present-group.ts'
import { userSchema } from './users/present-directory-user.ts'

/*
 * The features of the service, for directories that request them (RFC 7643 § 5 to 7). Only attributes that are stored are listed;
 * others are accepted and ignored.
 */

/** The maximum number of resources in a page. */
export const maxResults = 200

/** Returns the capabilities of the service. */
export const serviceProviderConfig = (config: Pick<Config, 'publicUrl'>) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  documentationUri: `${config.publicUrl}/docs/guides/provisioning`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token of the settings of provisioning',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${scimUrl(config)}/ServiceProviderConfig` },
})

/** Returns the types of resources. */
export const resourceTypes = (config: Pick<Config, 'publicUrl'>) =>
  [
    { id: 'User', endpoint: '/Users', description: 'A user who can log in', schema: userSchema },
    { id: 'Group', endpoint: '/Groups', description: 'A group, which may give a role', schema: groupSchema },
  ].map((type) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    name: type.id,
    ...type,
    schemaExtensions: [],
    meta: { resourceType: 'ResourceType', location: `${scimUrl(config)}/ResourceTypes/${type.id}` },
  }))

const attribute = (name: string, description: string, changes: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...changes,
})

const userAttributes = [
  attribute('userName', 'The name of the account in the directory', { required: true, uniqueness: 'server' }),
  {
    ...attribute('name', 'The parts of the name', { type: 'complex' }),
    subAttributes: [
      attribute('formatted', 'The full name'),
      attribute('givenName', 'The given name'),
      attribute('familyName', 'The family name'),
    ],
  },
  attribute('displayName', 'The name that pages and emails show'),
  {
    ...attribute('emails', 'The work address, with which the user logs in', {
      type: 'complex',
      multiValued: true,
      required: true,
    }),
    subAttributes: [
      attribute('value', 'The address', { required: true, uniqueness: 'server' }),
      attribute('type', 'The type of the address', { canonicalValues: ['work'] }),
      attribute('primary', 'Always true', { type: 'boolean', mutability: 'readOnly' }),
    ],
  },
  attribute('active', 'Whether the user can log in', { type: 'boolean' }),
]

const groupAttributes = [
  attribute('displayName', 'The name, by which the settings give a role', { required: true, uniqueness: 'server' }),
  {
    ...attribute('members', 'The users of the group', { type: 'complex', multiValued: true }),
    subAttributes: [
      attribute('value', 'The ID of the user', { mutability: 'immutable', caseExact: true }),
      attribute('$ref', 'The location of the user', {
        type: 'reference',
        referenceTypes: ['User'],
        mutability: 'immutable',
      }),
      attribute('type', 'Always User', { mutability: 'immutable', canonicalValues: ['User'] }),
    ],
  },
]

/** Returns the schemas of the resources. */
export const schemas = (config: Pick<Config, 'publicUrl'>) =>
  [
    { id: userSchema, name: 'User', description: 'A user who can log in', attributes: userAttributes },
    { id: groupSchema, name: 'Group', description: 'A group of users', attributes: groupAttributes },
  ].map((schema) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...schema,
    meta: { resourceType: 'Schema', location: `${scimUrl(config)}/Schemas/${schema.id}` },
  }))
