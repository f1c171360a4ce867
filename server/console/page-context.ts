import type { Me, Scope, Workforce } from '../../sdk/src/index.ts'
import type { Formats } from '../pages/formats.ts'

/** One request to the console. */
export interface GuestContext {
  /** Calls the API as the user, or the public operations as a guest. */
  api: Workforce
  /** The path parameters, such as `id`. */
  path: Record<string, string>
  /** The URL of the page with its query, for filters and for links back. */
  address: URL
  /** The token for all forms of the page. */
  formToken: string
  formats: Formats
}

/** A request of a signed-in user. */
export interface PageContext extends GuestContext {
  me: Me
}

/**
 * Whether the user's role has a scope. The API enforces scopes; pages check them only to omit what the API would
 * refuse. A page that requires a scope declares it in `needs`, which applies to its actions too.
 */
export const may = ({ me }: PageContext, scope: Scope): boolean => (me.scopes as string[]).includes(scope)

/** A parameter of the query, unless it is missing or empty. */
export const queryParameter = ({ address }: Pick<GuestContext, 'address'>, name: string): string | undefined =>
  address.searchParams.get(name)?.trim() || undefined

/** A date in the query, in the reader's format. The API refuses other input. */
export function queryDate(context: Pick<GuestContext, 'address' | 'formats'>, name: string): string | undefined {
  const input = queryParameter(context, name)
  return input && (context.formats.readDate(input) ?? input)
}

/** The id in the path. The API refuses an invalid id. */
export const pathId = ({ path }: GuestContext, name = 'id'): number => Number(path[name])

export const twoFactorAddress = '/console/account/two-factor'

/** @param next - the page after the login */
export const signInAddress = (next: string): string =>
  next === '/console' ? '/console/sign-in' : `/console/sign-in?next=${encodeURIComponent(next)}`

/** The page after a login. A target outside the console is ignored, to prevent open redirects. */
export function nextAddress({ address }: GuestContext): string {
  const next = address.searchParams.get('next') ?? ''
  return /^\/console(\/[\w/-]*)?(\?[^\\]*)?$/.test(next) ? next : '/console'
}
