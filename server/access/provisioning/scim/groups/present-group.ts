import type { Config } from '../../../../process/config.ts'
import { scimUrl } from '../../read-provisioning.ts'
import type { DirectoryGroup } from './read-groups.ts'

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

/**
 * Returns the representation of a group (RFC 7643 § 4.2).
 *
 * @param members - the IDs of the members; undefined if the request excludes them
 */
export function presentGroup(
  group: DirectoryGroup,
  members: readonly number[] | undefined,
  config: Pick<Config, 'publicUrl'>,
) {
  return {
    schemas: [groupSchema],
    id: String(group.id),
    ...(group.external_id !== null && { externalId: group.external_id }),
    displayName: group.display_name,
    ...(members && { members: members.map((id) => presentMember(id, config)) }),
    meta: {
      resourceType: 'Group',
      created: group.created_at,
      lastModified: group.updated_at,
      location: `${scimUrl(config)}/Groups/${group.id}`,
    },
  }
}

const presentMember = (id: number, config: Pick<Config, 'publicUrl'>) => ({
  value: String(id),
  $ref: `${scimUrl(config)}/Users/${id}`,
  type: 'User',
})
