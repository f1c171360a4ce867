import { operation } from '../../operation/operation.ts'
import { ok } from '../../operation/response.ts'
import { presentProvisioning, readProvisioning } from './read-provisioning.ts'

/** Returns the settings of provisioning. */
export const provisioningGet = operation('provisioning.get', async (work) =>
  ok(presentProvisioning(await readProvisioning(work), work.config)),
)
