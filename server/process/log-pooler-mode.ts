import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** Says at the start of a process where its connections go, if some of them go past a pooler. */
export function logPoolerMode(
  log: Log,
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'isTransactionPooled'>,
): void {
  if (!config.isTransactionPooled) return
  const [pooler, direct] = [config.databaseUrl, config.databaseDirectUrl].map((url) => new URL(url).host)
  log.info(
    { pooler, direct },
    'statements go through a pooler in transaction mode; migrations, locks, notifications and jobs go directly',
  )
}
