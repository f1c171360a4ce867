/** Writes `x-codeSamples` of every operation into the bundle that `redocly bundle` has just created. */
import { readFileSync, writeFileSync } from 'node:fs'
import { readContract } from '../openapi/read/contract.ts'
import { readOperations } from './contract.ts'
import { curlSample, sdkSample } from './samples.ts'

type Samples = { lang: string; label: string; source: string }[]

/**
 * Inserts the samples of each operation below its operationId.
 *
 * @param bundle - the text of a bundle without samples
 * @param samples - the samples by operationId
 * @returns the text of the bundle with samples
 */
const withSamples = (bundle: string, samples: Map<string, Samples>): string =>
  bundle.replaceAll(/^( +)operationId: (.+)\n/gm, (line, indent: string, id: string) => {
    const sample = samples.get(id)
    if (sample === undefined) return line // the operation is an event
    const lines = sample.flatMap(({ lang, label, source }) => [
      `  - lang: ${lang}`,
      `    label: ${label}`,
      `    source: |-`,
      ...source.split('\n').map((each) => `      ${each}`),
    ])
    return [line, ...['x-codeSamples:', ...lines].map((each) => `${indent}${each}\n`)].join('')
  })

const file = new URL('../openapi/v1.yaml', import.meta.url)
const contract = readContract(file)
const samples = new Map(
  readOperations(contract).map((operation): [string, Samples] => [
    operation.id,
    [
      { lang: 'Shell', label: 'curl', source: curlSample(operation) },
      { lang: 'TypeScript', label: 'SDK', source: sdkSample(operation) },
    ],
  ]),
)
writeFileSync(file, withSamples(readFileSync(file, 'utf8'), samples))
