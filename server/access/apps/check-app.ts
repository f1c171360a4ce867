import type { Problem } from '../../operation/errors.ts'

/** Validates the redirect URIs of an app. */
export const redirectUriProblems = (uris: readonly unknown[] | undefined): Problem[] =>
  (uris ?? []).flatMap((uri, index) => {
    const message = typeof uri === 'string' ? redirectUriProblem(uri) : undefined
    return message === undefined ? [] : [{ path: `body.redirect_uris[${index}]`, code: 'invalid', message }]
  })

const loopbackHosts = ['127.0.0.1', '[::1]']

/**
 * Returns why a redirect URI is not accepted. Codes are sent over HTTPS, or to a program on the machine of the user (RFC
 * 8252 § 7.3). The URI must be in the form in which browsers send it, because it is compared as text.
 */
function redirectUriProblem(uri: string): string | undefined {
  const url = URL.parse(uri)
  if (url === null) return 'must be a URL, such as https://planner.example.com/callback'
  if (url.username !== '' || url.password !== '') return 'must not contain a user name or password'
  if (uri.includes('#')) return 'must not contain a fragment'
  if (uri.includes('*')) return 'must not contain a wildcard: URLs are compared exactly'
  const isLoopback = loopbackHosts.includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback))
    return 'must use https, or http with the host 127.0.0.1 or [::1]'
  if (url.protocol === 'https:' && (isLoopback || url.hostname === 'localhost'))
    return 'must use http for a loopback address'
  return url.href === uri ? undefined : `must be written as ${url.href}`
}
