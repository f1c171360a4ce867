import type { Config } from '../../../../process/config.ts'
import { scimUrl } from '../../read-provisioning.ts'
import type { DirectoryUser } from './read-users.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'

/** Returns the representation of a user for the directory (RFC 7643 § 4.1), without its role. */
export function presentDirectoryUser(user: DirectoryUser, config: Pick<Config, 'publicUrl'>) {
  const name = {
    ...(user.formatted_name !== null && { formatted: user.formatted_name }),
    ...(user.given_name !== null && { givenName: user.given_name }),
    ...(user.family_name !== null && { familyName: user.family_name }),
  }
  return {
    schemas: [userSchema],
    id: String(user.id),
    ...(user.external_id !== null && { externalId: user.external_id }),
    userName: user.user_name,
    ...(Object.keys(name).length > 0 && { name }),
    ...(user.display_name !== null && { displayName: user.display_name }),
    emails: [{ value: user.email, type: 'work', primary: true }],
    active: user.active && !user.has_left,
    meta: {
      resourceType: 'User',
      created: user.created_at,
      lastModified: user.changed_at,
      location: `${scimUrl(config)}/Users/${user.id}`,
    },
  }
}
