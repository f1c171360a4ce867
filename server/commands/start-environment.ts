/** The loopback networks, on which webhook receivers listen in development. */
const loopback = '127.0.0.0/8,::1/128'

/**
 * Returns the environment of the processes that `npm start` runs. It reduces logging and, in development, allows
 * webhooks to loopback addresses. An empty `WEBHOOK_ALLOWED_CIDRS` allows no addresses; any other empty variable counts
 * as unset.
 */
export function startEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const isDevelopment = variables.NODE_ENV === undefined || variables.NODE_ENV === 'development'
  const allowedCidrs = env.WEBHOOK_ALLOWED_CIDRS ?? (isDevelopment ? loopback : '')
  return { LOG_LEVEL: 'warn', ...variables, WEBHOOK_ALLOWED_CIDRS: allowedCidrs }
}
