import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type Message, pain001 } from '../../../../server/pay-runs/exports/pain001.ts'
import { formatMoney } from '../../../../server/pay-runs/money.ts'
import type { Account, ExportedPayment } from '../../../../server/pay-runs/payments/exported-payment.ts'
import type { PayslipRow } from '../../../../server/pay-runs/payslips/present-payslip.ts'
import { elementText, elementTexts, pain001Problems } from './pain001-rules.ts'

const debtor = { name: 'Acme SAS', iban: 'FR1420041010050500013M02606', bic: undefined, postal_address: null }
const german: Account = { iban: 'DE89370400440532013000', bic: undefined, name: undefined }
const turkish: Account = { iban: 'TR330006100519786457841326', bic: 'TCZBTR2AXXX', name: undefined }

interface Payment {
  net: number
  first_name: string
  account: Account
  postal_address?: ExportedPayment['postal_address']
}

const toRow = ({ net, first_name }: Payment, index: number) =>
  ({ id: 900 + index, person_id: index + 1, net, first_name, last_name: 'L' }) as PayslipRow

interface Options {
  currency?: string
  debtorName?: string
  approved_at?: string
  rows?: PayslipRow[]
}

/** Writes a message with these payments, in batches of two. */
async function write(
  payments: Payment[],
  { currency = 'EUR', debtorName, approved_at, rows = payments.map(toRow) }: Options = {},
): Promise<string> {
  const message: Message = {
    run: {
      id: 2_147_483_647,
      currency,
      period_start: '2026-01-01',
      period_end: '2026-01-31',
      approved_at: approved_at ?? '2026-01-28T16:00:00.000Z',
    },
    business_id: 2_147_483_647,
    debtor: { ...debtor, name: debtorName ?? debtor.name },
    payments: new Map(
      payments.map(({ account, postal_address = null, net }, index) => [
        index + 1,
        [{ account, postal_address, amount: BigInt(net) }],
      ]),
    ),
    execution_date: '2026-01-30',
    now: new Date('2026-01-29T10:00:00Z'),
    count: payments.length,
    sum: payments.reduce((sum, { net }) => sum + BigInt(net), 0n),
  }
  const batches = rows.flatMap((_, index) => (index % 2 === 0 ? [rows.slice(index, index + 2)] : []))
  return await text(pain001(message, Readable.from(batches)))
}

/** Any Unicode character, often one that XML reserves or forbids. The unit `binary` of `fc.string` is slow to set up. */
const character = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...'<&>"\0\uFFFE') },
  { weight: 9, arbitrary: fc.nat(0x10ffff - 2048).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 2048)) },
)

const ada = { net: 1, first_name: 'Ada', account: german }

describe('pain.001', () => {
  it('is valid for any names and amounts, in currencies with 0, 2 and 3 decimals', async () => {
    const account = fc.record({
      iban: fc.constantFrom(german.iban, turkish.iban),
      bic: fc.constantFrom(undefined, 'COBADEFF', 'TCZBTR2AXXX'),
      name: fc.option(fc.string({ unit: character, minLength: 1, maxLength: 140 }), { nil: undefined }),
    })
    const part = (maxLength: number) =>
      fc.option(fc.string({ unit: character, minLength: 1, maxLength }), { nil: null })
    const postal_address = fc.record({
      line1: part(70),
      line2: part(70),
      postal_code: part(16),
      town: fc.string({ unit: character, minLength: 1, maxLength: 35 }),
      region: part(35),
      country: fc.constantFrom('DE', 'TR'),
    })
    const payment = fc.record({
      net: fc.integer({ min: 1, max: 10 ** 13 }),
      first_name: fc.string({ unit: character, maxLength: 200 }),
      account,
      postal_address: fc.option(postal_address, { nil: null }),
    })
    const currency = fc.constantFrom(['JPY', 0] as const, ['EUR', 2] as const, ['KWD', 3] as const)
    const name = fc.string({ unit: 'grapheme', maxLength: 150 })
    const messages: string[] = []
    await fc.assert(
      fc.asyncProperty(
        fc.array(payment, { minLength: 1, maxLength: 5 }),
        currency,
        name,
        async (all, [code, exponent], debtorName) => {
          const xml = await write(all, { currency: code, debtorName })
          messages.push(xml)
          const sum = formatMoney(
            all.reduce((total, { net }) => total + BigInt(net), 0n),
            exponent,
          )
          assert.deepEqual(elementTexts(xml, 'CtrlSum'), [sum, sum])
          assert.deepEqual(elementTexts(xml, 'NbOfTxs'), [String(all.length), String(all.length)])
          assert.deepEqual(
            elementTexts(xml, 'InstdAmt'),
            all.map(({ net }) => formatMoney(net, exponent)),
          )
        },
      ),
      { numRuns: 60 },
    )
    assert.deepEqual(await pain001Problems(...messages), [])
  })

  it('is checked with a schema that finds invalid messages', async () => {
    const xml = await write([ada])
    assert.deepEqual(await pain001Problems(xml), [])
    for (const [right, wrong] of [
      ['<MsgId>', '<MsgId>123456789012345678901234567890123456'],
      ['<BtchBookg>true</BtchBookg>', '<BtchBookg>yes</BtchBookg>'],
      ['<NbOfTxs>1</NbOfTxs>', '<NbOfTxs>one</NbOfTxs>'],
      ['<ChrgBr>SLEV</ChrgBr>', ''],
      ['<InstdAmt Ccy="EUR">0.01', '<InstdAmt Ccy="EUR">-0.01'],
      [' Ccy="EUR"', ''],
      ['<Dt>2026-01-30', '<Dt>30.01.2026'],
      ['<Cdtr>', '<Creditor></Creditor><Cdtr>'],
      ['<Nm>Ada L</Nm>', '<Nm></Nm>'],
      ['pain.001.001.09', 'pain.001.001.03'],
    ] as const) {
      assert.ok(xml.includes(right), right)
      const problems = await pain001Problems(xml.replace(right, wrong))
      assert.equal(problems.length > 0, right !== '<ChrgBr>SLEV</ChrgBr>', `${right} → ${wrong}`)
    }
  })

  it('is a SEPA payment only for euros between accounts in SEPA countries', async () => {
    const sepa = await write([ada])
    assert.match(sepa, /<SvcLvl><Cd>SEPA<\/Cd><\/SvcLvl>/)
    assert.equal(elementText(sepa, 'ChrgBr'), 'SLEV')
    for (const xml of [await write([ada, { ...ada, account: turkish }]), await write([ada], { currency: 'CHF' })]) {
      assert.deepEqual([...elementTexts(xml, 'ChrgBr'), xml.includes('SvcLvl')], [false])
    }
  })

  it('writes names in any script, each on one line of at most 140 characters', async () => {
    const creditorName = async (payment: Partial<Payment>) =>
      elementTexts(await write([{ ...ada, ...payment }]), 'Nm').at(-1)
    assert.equal(await creditorName({ first_name: 'Zoë & <Ådam>' }), 'Zoë &amp; &lt;Ådam&gt; L')
    assert.equal(await creditorName({ first_name: 'さくら' }), 'さくら L')
    assert.equal(await creditorName({ first_name: ' a\r\n\t b\u0001 ' }), 'a b L')
    assert.equal([...((await creditorName({ first_name: '𝄞'.repeat(200) })) ?? '')].length, 140)
    assert.equal(await creditorName({ account: { ...german, name: 'A. Lovelace' } }), 'A. Lovelace')
  })

  it('keeps its message ID until another approval, within 35 characters for the largest numbers', async () => {
    const [first, second] = [await write([ada]), await write([ada, ada])]
    assert.equal(elementText(first, 'MsgId'), elementText(second, 'MsgId'))
    assert.equal(elementText(first, 'MsgId'), elementText(first, 'PmtInfId'))
    assert.equal(new Set(elementTexts(second, 'EndToEndId')).size, 2)
    const reapproved = await write([ada], { approved_at: '2026-01-28T16:00:00.001Z' })
    assert.notEqual(elementText(reapproved, 'MsgId'), elementText(first, 'MsgId'))
    const distantFuture = await write([ada], { approved_at: '2199-12-31T23:59:59.999Z' })
    for (const xml of [first, reapproved, distantFuture]) assert.deepEqual(await pain001Problems(xml), [])
  })

  it('throws if the payments of a person differ from the net pay', async () => {
    await assert.rejects(
      write([{ ...ada, net: 5 }], { rows: [toRow({ ...ada, net: 4 }, 0)] }),
      /differ from the net pay/,
    )
  })
})
