import type { Me, Scope, Workforce } from '../../sdk/src/index.ts'
import type { Formats } from '../pages/formats.ts'

/** A login at the identity provider, which the browser has started. */
export interface StartedLogin {
  secret: string
  /** The business whose provider it is, as in the callback address. */
  business: string
  /** The page to open after the login. */
  next: string
  /** The page that receives the response of the provider instead of a login, in the session of the user. */
  receiver?: string
}

/** The context of a request to the console. */
export interface GuestContext {
  /** The API client, which acts as the user or, for guests, calls public operations. */
  api: Workforce
  /** The path parameters, such as `id`. */
  path: Record<string, string>
  /** The URL of the page with its query, for filters and return links. */
  address: URL
  /** The token that all forms of the page contain. */
  formToken: string
  formats: Formats
  startedLogin?: StartedLogin | undefined
  /** The `PUBLIC_URL` of the service. */
  publicUrl: string
  /** Whether browsers can use passkeys at `PUBLIC_URL`. */
  offersPasskeys: boolean
}

/** The context of a request by a signed-in user. */
export interface PageContext extends GuestContext {
  me: Me
}

/**
 * Whether the user's role has a scope. The API enforces scopes; pages check them only to omit what the API would
 * refuse. A page that requires a scope declares it as `needs`, which applies to its actions too.
 */
export const may = ({ me }: PageContext, scope: Scope): boolean => (me.scopes as string[]).includes(scope)

/** Returns a query parameter; undefined if it is missing or empty. */
export const queryParameter = ({ address }: Pick<GuestContext, 'address'>, name: string): string | undefined =>
  address.searchParams.get(name)?.trim() || undefined

/**
 * Returns a date in the query, which is in the reader's format. Other input is returned unchanged, for the API to
 * refuse.
 */
export function queryDate(context: Pick<GuestContext, 'address' | 'formats'>, name: string): string | undefined {
  const input = queryParameter(context, name)
  return input && (context.formats.readDate(input) ?? input)
}

/** Returns the ID in the path. The API refuses an invalid ID. */
export const pathId = ({ path }: GuestContext, name = 'id'): number => Number(path[name])

export const twoFactorAddress = '/console/account/two-factor'

export const passkeysAddress = '/console/account/passkeys'

/** @param next - the page to open after the login */
export const signInAddress = (next: string): string =>
  next === '/console' ? '/console/sign-in' : `/console/sign-in?next=${encodeURIComponent(next)}`

/** Returns the page to open after a login. A target outside the console is ignored, to prevent open redirects. */
export const nextAddress = ({ address }: GuestContext): string => consoleAddress(address.searchParams.get('next') ?? '')

/**
 * Returns the page to open after a login that a provider has started, which names it by its URL (`target_link_uri`,
 * OpenID Connect § 4). A target outside the console is ignored.
 */
export function targetAddress(guest: GuestContext): string {
  const target = guest.address.searchParams.get('target_link_uri') ?? ''
  return target.startsWith(`${guest.publicUrl}/`)
    ? consoleAddress(target.slice(guest.publicUrl.length))
    : nextAddress(guest)
}

const consoleAddress = (path: string): string => (/^\/console(\/[\w/-]*)?(\?[^\\]*)?$/.test(path) ? path : '/console')
