/** What the receivers of somebody who tries the service listen on. */
const loopback = '127.0.0.0/8,::1/128'

/**
 * The environment of the processes that `npm start` runs. It logs less, and in development it opens loopback to
 * webhooks. An empty `WEBHOOK_ALLOWED_CIDRS` opens nothing; any other variable that is empty counts as absent.
 */
export function startEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const isDevelopment = given.NODE_ENV === undefined || given.NODE_ENV === 'development'
  const opened = env.WEBHOOK_ALLOWED_CIDRS ?? (isDevelopment ? loopback : '')
  return { LOG_LEVEL: 'warn', ...given, WEBHOOK_ALLOWED_CIDRS: opened }
}
