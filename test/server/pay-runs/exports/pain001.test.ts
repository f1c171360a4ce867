import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type Account, type Message, pain001 } from '../../../../server/pay-runs/exports/pain001.ts'
import { formatMoney } from '../../../../server/pay-runs/money.ts'
import type { PayslipRow } from '../../../../server/pay-runs/payslips/present-payslip.ts'
import { pain001Problems, textOf, textsOf } from './pain001-rules.ts'

const debtor = { name: 'Acme SAS', iban: 'FR1420041010050500013M02606', bic: undefined }
const german: Account = { iban: 'DE89370400440532013000', bic: undefined, name: undefined }
const turkish: Account = { iban: 'TR330006100519786457841326', bic: 'TCZBTR2AXXX', name: undefined }

interface Paid {
  net: number
  first_name: string
  account: Account
}

/** Writes a message that pays so much to each. */
async function write(
  paid: Paid[],
  given: { currency?: string; debtorName?: string; approved_at?: string } = {},
): Promise<string> {
  const rows = paid.map(
    ({ net, first_name }, index) =>
      ({ id: 900 + index, person_id: index + 1, net, first_name, last_name: 'L' }) as PayslipRow,
  )
  const message: Message = {
    run: {
      id: 2_147_483_647,
      currency: given.currency ?? 'EUR',
      period_start: '2026-01-01',
      period_end: '2026-01-31',
      approved_at: given.approved_at ?? '2026-01-28T16:00:00.000Z',
    },
    business_id: 2_147_483_647,
    debtor: { ...debtor, name: given.debtorName ?? debtor.name },
    accounts: new Map(paid.map(({ account }, index) => [index + 1, account])),
    execution_date: '2026-01-30',
    now: new Date('2026-01-29T10:00:00Z'),
    count: paid.length,
    sum: paid.reduce((sum, { net }) => sum + BigInt(net), 0n),
  }
  async function* batches() {
    for (let start = 0; start < rows.length; start += 2) yield rows.slice(start, start + 2)
  }
  let xml = ''
  for await (const part of pain001(message, batches())) xml += part
  return xml
}

const ada = { net: 1, first_name: 'Ada', account: german }

describe('pain.001', () => {
  it('holds to the schema’s rules with any names and amounts, in currencies of 0, 2 and 3 digits', async () => {
    const account = fc.record({
      iban: fc.constantFrom(german.iban, turkish.iban),
      bic: fc.constantFrom(undefined, 'COBADEFF', 'TCZBTR2AXXX'),
      name: fc.option(fc.string({ unit: 'binary', minLength: 1, maxLength: 140 }), { nil: undefined }),
    })
    const paid = fc.record({
      net: fc.integer({ min: 1, max: 10 ** 13 }),
      first_name: fc.string({ unit: 'binary', maxLength: 200 }),
      account,
    })
    const currency = fc.constantFrom(['JPY', 0] as const, ['EUR', 2] as const, ['KWD', 3] as const)
    const name = fc.string({ unit: 'grapheme', maxLength: 150 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(paid, { minLength: 1, maxLength: 5 }),
        currency,
        name,
        async (all, [code, exponent], debtorName) => {
          const xml = await write(all, { currency: code, debtorName })
          assert.deepEqual(await pain001Problems(xml), [])
          const sum = formatMoney(
            all.reduce((total, { net }) => total + BigInt(net), 0n),
            exponent,
          )
          assert.deepEqual(textsOf(xml, 'CtrlSum'), [sum, sum])
          assert.deepEqual(textsOf(xml, 'NbOfTxs'), [String(all.length), String(all.length)])
          assert.deepEqual(
            textsOf(xml, 'InstdAmt'),
            all.map(({ net }) => formatMoney(net, exponent)),
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is held to rules that find what is wrong', async () => {
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

  it('names SEPA for euros between its countries alone', async () => {
    const sepa = await write([ada])
    assert.match(sepa, /<SvcLvl><Cd>SEPA<\/Cd><\/SvcLvl>/)
    assert.equal(textOf(sepa, 'ChrgBr'), 'SLEV')
    for (const xml of [await write([ada, { ...ada, account: turkish }]), await write([ada], { currency: 'CHF' })]) {
      assert.deepEqual([...textsOf(xml, 'ChrgBr'), xml.includes('SvcLvl')], [false])
    }
  })

  it('writes names as they are, in one line of at most 140 characters', async () => {
    const named = async (first_name: string) => {
      const xml = await write([{ ...ada, first_name }])
      return textsOf(xml, 'Nm').at(-1)
    }
    assert.equal(await named('Zoë & <Ådam>'), 'Zoë &amp; &lt;Ådam&gt; L')
    assert.equal(await named('さくら'), 'さくら L')
    assert.equal(await named(' a\r\n\t b\u0001 '), 'a b L')
    const [long] = [await named('𝄞'.repeat(200))]
    assert.equal([...(long ?? '')].length, 140)
    const own = await write([{ ...ada, account: { ...german, name: 'A. Lovelace' } }])
    assert.equal(textsOf(own, 'Nm').at(-1), 'A. Lovelace')
  })

  it('has one id until the pay run is approved anew, short enough for the largest numbers', async () => {
    const [first, second] = [await write([ada]), await write([ada, ada])]
    assert.equal(textOf(first, 'MsgId'), textOf(second, 'MsgId'))
    assert.equal(textOf(first, 'MsgId'), textOf(first, 'PmtInfId'))
    assert.equal(new Set(textsOf(second, 'EndToEndId')).size, 2)
    const anew = await write([ada], { approved_at: '2026-01-28T16:00:00.001Z' })
    assert.notEqual(textOf(anew, 'MsgId'), textOf(first, 'MsgId'))
    const inDistantFuture = await write([ada], { approved_at: '2199-12-31T23:59:59.999Z' })
    for (const xml of [first, anew, inDistantFuture]) assert.deepEqual(await pain001Problems(xml), [])
  })

  it('breaks off rather than end with payslips that are not those counted', async () => {
    const message = { ...ada, net: 5 }
    const rows = [{ id: 1, person_id: 1, net: 4, first_name: 'A', last_name: 'L' } as PayslipRow]
    async function* batches() {
      yield rows
    }
    const head: Message = {
      run: { id: 1, currency: 'EUR', period_start: '', period_end: '', approved_at: '2026-01-28T16:00:00.000Z' },
      business_id: 1,
      debtor,
      accounts: new Map([[1, message.account]]),
      execution_date: '2026-01-30',
      now: new Date(0),
      count: 1,
      sum: BigInt(message.net),
    }
    const read = async () => {
      for await (const part of pain001(head, batches())) assert.ok(part)
    }
    await assert.rejects(read, /CtrlSum would be wrong/)
  })
})
