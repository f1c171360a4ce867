import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Provider } from 'oidc-provider'
import { methodNotAllowed } from '../../../operation/errors.ts'
import type { Config } from '../../../process/config.ts'
import { readAppApproval, signAppRequest } from '../app-request.ts'
import { appScopes } from '../app-scopes.ts'
import { apiResource, createProvider } from './create-provider.ts'
import { withWork } from './current-work.ts'
import { accountId } from './grant-id.ts'
import { resourceMetadataPath } from './resource-metadata.ts'

/** The routes that oidc-provider serves, with their methods. */
const served: Record<string, readonly string[]> = {
  '/oauth/authorize': ['GET', 'POST'],
  '/oauth/authorize/:uid': ['GET'],
  '/oauth/token': ['POST'],
  '/oauth/revoke': ['POST'],
  '/oauth/jwks': ['GET'],
  '/.well-known/oauth-authorization-server': ['GET'],
}

/**
 * Returns the routes of the OAuth server: those of oidc-provider, the route between it and the console, and the
 * metadata of the API (RFC 9728).
 */
export function oauthRoutes(config: Config, limit: RequestHandler): Router {
  const provider = createProvider(config)
  const handle = provider.callback()
  const router = Router()
  for (const [path, methods] of Object.entries(served)) {
    router.all(path, limit, (req, res, next) => {
      req.exchange.operation = 'oauth'
      if (!methods.includes(req.method)) return next(methodNotAllowed([...methods]))
      setOrigin(req, config)
      void withWork(req.exchange.work, () => handle(req, res)).catch(next)
    })
  }
  router.all('/oauth/connect/:uid', limit, (req, res, next) => {
    req.exchange.operation = 'oauth'
    if (req.method !== 'GET') return next(methodNotAllowed(['GET']))
    setOrigin(req, config)
    void withWork(req.exchange.work, () => connect(provider, req, res)).catch(next)
  })
  router.all(resourceMetadataPath, limit, (req, res, next) => {
    req.exchange.operation = 'oauth'
    if (req.method !== 'GET') return next(methodNotAllowed(['GET']))
    res.json({
      resource: apiResource(config),
      authorization_servers: [config.publicUrl],
      scopes_supported: appScopes,
      bearer_methods_supported: ['header'],
      resource_name: 'Workforce',
      resource_documentation: `${config.publicUrl}/docs`,
    })
  })
  return router
}

/** Sets the scheme and host from which oidc-provider builds URLs: those of `PUBLIC_URL`, whatever proxies send. */
function setOrigin(req: Request, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const { protocol, host } = new URL(publicUrl)
  req.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  req.headers['x-forwarded-host'] = host
}

/**
 * Passes the request of a browser on to the console, and its decision back to oidc-provider. Both need the cookie of the
 * browser that started the request: with it alone, another site can only cancel.
 */
async function connect(provider: Provider, req: Request, res: Response): Promise<void> {
  const { jwtKeys } = req.exchange.work.config
  const interaction = await provider.interactionDetails(req, res).catch(() => undefined)
  if (!interaction || interaction.uid !== req.params.uid) return res.redirect(303, '/console/connect')
  const { decision } = req.query
  if (decision === 'cancel') {
    const result = { error: 'access_denied', error_description: 'The user did not allow the app' }
    return await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false })
  }
  const approval = typeof decision === 'string' ? readAppApproval(jwtKeys, decision) : undefined
  if (approval?.uid === interaction.uid) {
    const login = { accountId: accountId(approval), remember: false }
    return await provider.interactionFinished(req, res, { login, consent: {} }, { mergeWithLastSubmission: false })
  }
  const { client_id, scope, redirect_uri } = interaction.params
  const request = signAppRequest(jwtKeys, {
    uid: interaction.uid,
    client_id: String(client_id),
    scopes: String(scope ?? '')
      .split(' ')
      .filter(Boolean),
    redirect_uri: String(redirect_uri),
  })
  res.redirect(303, `/console/connect?request=${request}`)
}
