import type { User } from '../../../sdk/src/index.ts'
import type { ByName } from '../by-name.ts'
import { unlessRefused } from '../failures.ts'

/** Users. One who is not known is called by the id. */
export const userByName: ByName<Pick<User, 'id' | 'name' | 'email'>> = {
  field: 'user',
  get: async ({ api }, id) => (await unlessRefused(api.users.get(id))) ?? { id, name: `User ${id}`, email: '' },
  find: async ({ api }, q) => (await api.users.list({ q, limit: 10 })).data,
  nameOf: ({ name }) => name,
  moreOf: ({ email }) => email,
  nobody: 'No user has that name or e-mail address.',
}
