import { createClient } from '@hey-api/openapi-ts'
import { ContractError } from './contract.ts'
import { resources } from './resources.plugin.ts'

/**
 * Generates the SDK's types and resources.
 *
 * @param input - path of the bundled contract
 * @param output - folder for the generated files; what is in it is replaced
 * @throws {ContractError} when the contract breaks a rule that the SDK depends on
 */
export async function generateSdk(input: string, output: string): Promise<void> {
  try {
    const contexts = await createClient({
      input,
      output: {
        path: output,
        entryFile: false,
        header: '// Generated from openapi/v1.yaml by `npm run generate:sdk`; changes here are lost.',
        module: { extension: '.ts' },
      },
      // else fields that are `readOnly` would be missing in the payloads of webhooks
      parser: { transforms: { readWrite: false } },
      plugins: ['@hey-api/typescript', resources()],
      logs: { level: 'silent', file: false },
    })
    if (contexts.length === 0) throw new Error(`${input} cannot be read`)
  } catch (error) {
    throw contractErrorIn(error) ?? error
  }
}

/** The generator wraps what a plugin throws. */
function contractErrorIn(error: unknown): ContractError | undefined {
  if (error instanceof ContractError) return error
  if (!(error instanceof Error)) return undefined
  const wrapped = error as { cause?: unknown; originalError?: { error?: unknown } }
  return contractErrorIn(wrapped.originalError?.error ?? wrapped.cause)
}

if (import.meta.main) {
  const local = (path: string) => new URL(path, import.meta.url).pathname
  try {
    await generateSdk(local('../openapi/v1.yaml'), local('src/gen'))
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    process.exitCode = 1
    process.stderr.write(`${error.message}\n`)
  }
}
