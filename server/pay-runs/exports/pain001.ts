import { isSEPACountry } from 'ibantools'
import type { Schemas } from '../../operation/contract/contract.ts'
import { oneLine } from '../../operation/one-line.ts'
import { escapedMarkup } from '../../pages/html.ts'
import { formatMoney, requireExponent } from '../money.ts'
import type { Account, ExportedPayment } from '../payments/exported-payment.ts'
import type { PayslipRow } from '../payslips/present-payslip.ts'
import type { PayRunRow } from '../present-pay-run.ts'

/** The data of a message, without its payslips. */
export interface Message {
  run: Pick<PayRunRow, 'id' | 'currency' | 'period_start' | 'period_end' | 'approved_at'>
  business_id: number
  debtor: Account & { name: string; postal_address: Schemas['StructuredAddress'] | null }
  /** The payments by person ID. */
  payments: ReadonlyMap<number, readonly ExportedPayment[]>
  /** The requested date of execution, `YYYY-MM-DD`. */
  execution_date: string
  now: Date
  /** The number of payments. */
  count: number
  /** The sum of the payments, in minor units. */
  sum: bigint
}

/**
 * Writes a customer credit transfer initiation (ISO 20022 pain.001.001.09) with one payment instruction and one
 * transaction for each payment.
 *
 * The schema allows names in any script. For a bank that accepts only Latin letters, the caller provides such names
 * with the accounts.
 *
 * @param batches - the payslips to pay; each net pay is above zero and each person has payments
 * @throws {Error} if the number or the sum of the payments differs from the header
 */
export async function* pain001(message: Message, batches: AsyncIterable<PayslipRow[]>): AsyncGenerator<string> {
  yield head(message)
  let count = 0
  let sum = 0n
  for await (const rows of batches) {
    for (const row of rows) {
      const payments = message.payments.get(row.person_id)
      if (!payments) throw new Error(`person ${row.person_id} has no payment`)
      const paid = payments.reduce((total, { amount }) => total + amount, 0n)
      if (paid !== BigInt(row.net)) throw new Error(`the payments of person ${row.person_id} differ from the net pay`)
      yield payments.map((payment, index) => transaction(message, row, { ...payment, index })).join('')
      count += payments.length
      sum += paid
    }
  }
  if (count !== message.count || sum !== message.sum) throw new Error('NbOfTxs and CtrlSum would be wrong')
  yield ['PmtInf', 'CstmrCdtTrfInitn', 'Document'].map(endTag).join('')
}

/**
 * Returns the message ID, of type Max35Text. A bank executes each message ID only once. The ID contains the time of the
 * approval in milliseconds, so that it changes only with another approval.
 */
function messageId({ run, business_id }: Message): string {
  const approval = Date.parse(run.approved_at ?? '')
  return `WF-${business_id}-${run.id}-${approval.toString(36)}`
}

const namespace = ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"'

function head(message: Message): string {
  const { run, debtor, execution_date, now, count, sum } = message
  const id = messageId(message)
  const amounts = [
    element('NbOfTxs', String(count)),
    element('CtrlSum', formatMoney(sum, requireExponent(run.currency))),
  ]
  const isSepa = isSepaPayment(message)
  const header = element('GrpHdr', [
    element('MsgId', id),
    element('CreDtTm', now.toISOString()),
    ...amounts,
    element('InitgPty', [element('Nm', max140Text(debtor.name))]),
  ])
  const instruction = [
    element('PmtInfId', id),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'true'),
    ...amounts,
    element('PmtTpInf', [
      isSepa ? element('SvcLvl', [element('Cd', 'SEPA')]) : undefined,
      element('CtgyPurp', [element('Cd', 'SALA')]),
    ]),
    element('ReqdExctnDt', [element('Dt', execution_date)]),
    element('Dbtr', [element('Nm', max140Text(debtor.name)), postalAddress(debtor.postal_address)]),
    element('DbtrAcct', [accountId(debtor)]),
    element('DbtrAgt', [agentId(debtor)]),
    isSepa ? element('ChrgBr', 'SLEV') : undefined,
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    startTag('Document', namespace),
    startTag('CstmrCdtTrfInitn'),
    header,
    startTag('PmtInf'),
    ...instruction.filter((part) => part !== undefined),
  ].join('')
}

function transaction(
  { run }: Message,
  row: PayslipRow,
  { account, postal_address, amount, index }: ExportedPayment & { index: number },
): Xml {
  const money = formatMoney(amount, requireExponent(run.currency))
  const end = index === 0 ? '' : `-${index + 1}`
  const hasBank = account.bic !== undefined || clearingId(account) !== undefined
  return element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', `WF-${run.id}-${row.person_id}${end}`)]),
    element('Amt', [element('InstdAmt', money, ` Ccy="${run.currency}"`)]),
    hasBank ? element('CdtrAgt', [agentId(account)]) : undefined,
    element('Cdtr', [
      element('Nm', max140Text(account.name ?? `${row.first_name} ${row.last_name}`)),
      postalAddress(postal_address),
    ]),
    element('CdtrAcct', [accountId(account)]),
    element('RmtInf', [element('Ustrd', `Pay ${run.period_start} to ${run.period_end}`)]),
  ])
}

const accountId = (account: Account): Xml =>
  element('Id', [
    'iban' in account ? element('IBAN', account.iban) : element('Othr', [element('Id', account.account_number)]),
  ])

/**
 * Returns the identification of a bank, which the schema requires: its BIC, or its number in the clearing system of the
 * country. Without either, the IBAN identifies the bank.
 */
function agentId(account: Account): Xml {
  const clearing = clearingId(account)
  if (account.bic === undefined && clearing === undefined) {
    return element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])])
  }
  return element('FinInstnId', [account.bic === undefined ? undefined : element('BICFI', account.bic), clearing])
}

/** The codes of clearing systems by country (ISO 20022 external code set ClearingSystemIdentification1Code). */
const clearingSystems: Record<string, string> = { US: 'USABA', GB: 'GBDSC', AU: 'AUBSB', CA: 'CACPA' }

function clearingId(account: Account): Xml | undefined {
  if ('iban' in account || account.routing_number === null) return undefined
  const system = clearingSystems[account.country]
  if (system === undefined) return undefined
  return element('ClrSysMmbId', [
    element('ClrSysId', [element('Cd', system)]),
    element('MmbId', account.routing_number),
  ])
}

/** Returns an address in parts, in the order of the schema. The street is the first line, with the house number. */
function postalAddress(address: Schemas['StructuredAddress'] | null): Xml | undefined {
  if (address === null) return undefined
  const part = (name: string, value: string | null, length: number) => {
    const line = [...oneLine((value ?? '').normalize('NFC'))].slice(0, length).join('').trim()
    return line === '' ? undefined : element(name, line)
  }
  return element('PstlAdr', [
    part('StrtNm', address.line1, 70),
    part('Flr', address.line2, 70),
    part('PstCd', address.postal_code, 16),
    part('TwnNm', address.town, 35),
    part('CtrySubDvsn', address.region, 35),
    part('Ctry', address.country, 2),
  ])
}

/**
 * Whether all payments are SEPA payments: in euros, between accounts in SEPA countries. Other payments follow the
 * agreement with the bank.
 */
const isSepaPayment = ({ run, debtor, payments }: Message): boolean =>
  run.currency === 'EUR' &&
  [debtor, ...[...payments.values()].flat().map(({ account }) => account)].every(
    (account) => 'iban' in account && isSEPACountry(account.iban.slice(0, 2)),
  )

/** Converts text to the type Max140Text: one line of 1 to 140 characters. */
function max140Text(text: string): string {
  const line = oneLine(text.normalize('NFC'))
  return [...line].slice(0, 140).join('').trim() || 'NOTPROVIDED'
}

/** The characters that XML 1.0 does not allow, not even if they are escaped (§ 2.2). */
const invalidCharacters = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** XML in which all text is escaped. */
type Xml = string & { readonly xml: unique symbol }

/**
 * Returns an XML element.
 *
 * @param content - a string, which is escaped, with a space in place of each character that XML does not allow; or
 *   child elements, with undefined for an absent element
 */
function element(name: string, content: string | (Xml | undefined)[], attributes = ''): Xml {
  const inner =
    typeof content === 'string' ? escapeText(content) : content.filter((part) => part !== undefined).join('')
  return `<${name}${attributes}>${inner}</${name}>` as Xml
}

const escapeText = (text: string): string => escapedMarkup(text.replaceAll(invalidCharacters, ' '))

const startTag = (name: string, attributes = ''): Xml => `<${name}${attributes}>` as Xml

const endTag = (name: string): Xml => `</${name}>` as Xml
