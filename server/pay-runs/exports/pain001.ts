import { isSEPACountry } from 'ibantools'
import { oneLine } from '../../operation/one-line.ts'
import { escapedMarkup } from '../../pages/html.ts'
import { formatMoney, requireExponent } from '../money.ts'
import type { PayslipRow } from '../payslips/present-payslip.ts'
import type { PayRunRow } from '../present-pay-run.ts'

/** A bank account whose IBAN and BIC are valid. */
export interface Account {
  /** The IBAN in electronic format: only capital letters and digits. */
  iban: string
  bic: string | undefined
  name: string | undefined
}

/** The data of a message, without its payslips. */
export interface Message {
  run: Pick<PayRunRow, 'id' | 'currency' | 'period_start' | 'period_end' | 'approved_at'>
  business_id: number
  debtor: Account & { name: string }
  /** The accounts of the payees, by person ID. */
  accounts: ReadonlyMap<number, Account>
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
 * transaction for each payslip.
 *
 * The schema allows names in any script. For a bank that accepts only Latin letters, the caller provides such names
 * with the accounts.
 *
 * @param batches - the payslips to pay; each net pay is above zero and each person has an account
 * @throws {Error} if the number or the sum of the payslips differs from the header
 */
export async function* pain001(message: Message, batches: AsyncIterable<PayslipRow[]>): AsyncGenerator<string> {
  yield head(message)
  let count = 0
  let sum = 0n
  for await (const rows of batches) {
    yield rows.map((row) => transaction(message, row)).join('')
    count += rows.length
    sum = rows.reduce((total, { net }) => total + BigInt(net), sum)
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
    element('Dbtr', [element('Nm', max140Text(debtor.name))]),
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

function transaction({ run, accounts }: Message, row: PayslipRow): Xml {
  const account = accounts.get(row.person_id)
  if (!account) throw new Error(`person ${row.person_id} has no account`)
  const amount = formatMoney(row.net, requireExponent(run.currency))
  return element('CdtTrfTxInf', [
    element('PmtId', [element('EndToEndId', `WF-${run.id}-${row.person_id}`)]),
    element('Amt', [element('InstdAmt', amount, ` Ccy="${run.currency}"`)]),
    account.bic === undefined ? undefined : element('CdtrAgt', [agentId(account)]),
    element('Cdtr', [element('Nm', max140Text(account.name ?? `${row.first_name} ${row.last_name}`))]),
    element('CdtrAcct', [accountId(account)]),
    element('RmtInf', [element('Ustrd', `Pay ${run.period_start} to ${run.period_end}`)]),
  ])
}

const accountId = ({ iban }: Account): Xml => element('Id', [element('IBAN', iban)])

/** Returns the identification of a bank, which the schema requires. Without a BIC, the IBAN identifies the bank. */
const agentId = ({ bic }: Account): Xml =>
  element('FinInstnId', [bic === undefined ? element('Othr', [element('Id', 'NOTPROVIDED')]) : element('BICFI', bic)])

/**
 * Whether all payments are SEPA payments: in euros, between accounts in SEPA countries. Other payments follow the
 * agreement with the bank.
 */
const isSepaPayment = ({ run, debtor, accounts }: Message): boolean =>
  run.currency === 'EUR' && [debtor, ...accounts.values()].every(({ iban }) => isSEPACountry(iban.slice(0, 2)))

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
