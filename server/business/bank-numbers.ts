import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import type { Problem } from '../operation/errors.ts'

/** Converts an IBAN from the print format, with spaces, to the electronic format. */
export const toElectronic = (iban: string): string => electronicFormatIBAN(iban) ?? ''

/** Checks the country, length and checksum of an IBAN (ISO 13616), and the format of a BIC (ISO 9362). */
export const bankNumberProblems = (
  { iban, bic }: { iban?: string | undefined; bic?: string | undefined },
  path: string,
): Problem[] => [
  ...(iban === undefined || isValidIBAN(toElectronic(iban))
    ? []
    : [{ path: `${path}.iban`, code: 'invalid', message: 'must be an IBAN (ISO 13616)' }]),
  ...(bic === undefined || isValidBIC(bic)
    ? []
    : [{ path: `${path}.bic`, code: 'invalid', message: 'must be a BIC (ISO 9362)' }]),
]
