import type { Me, Scope, Workforce } from '../../sdk/src/index.ts'
import type { Formats } from '../pages/formats.ts'

/** One request to the console. */
export interface GuestContext {
  /** Calls the API as the user, or the public operations as a guest. */
  api: Workforce
  /** The parts of the path that have a name, such as `id`. */
  path: Record<string, string>
  /** The address of the page with its query, for filters and for links back. */
  address: URL
  /** Every form of the page carries it. */
  formToken: string
  formats: Formats
}

/** A request of a signed-in user. */
export interface PageContext extends GuestContext {
  me: Me
}

/**
 * Whether the visitor's role has a scope. The API decides; pages ask only to leave out what it would refuse. A page that
 * is of no use without a scope says so in `needs`, which holds for its actions too.
 */
export const may = ({ me }: PageContext, scope: Scope): boolean => (me.scopes as string[]).includes(scope)

/** A parameter of the query, unless it is missing or empty. */
export const queryParameter = ({ address }: Pick<GuestContext, 'address'>, name: string): string | undefined =>
  address.searchParams.get(name)?.trim() || undefined

/** The id in the path. One that cannot be an id is sent as it is, and the API refuses it. */
export const pathId = ({ path }: GuestContext, name = 'id'): number => Number(path[name])

export const twoFactorAddress = '/console/account/two-factor'

/** @param next - where to go from there */
export const signInAddress = (next: string): string =>
  next === '/console' ? '/console/sign-in' : `/console/sign-in?next=${encodeURIComponent(next)}`

/** The target of a login, which is always a page of the console. */
export function nextAddress({ address }: GuestContext): string {
  const next = address.searchParams.get('next') ?? ''
  return /^\/console(\/[\w/-]*)?(\?[^\\]*)?$/.test(next) ? next : '/console'
}
