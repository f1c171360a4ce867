/*
 * data-lines="decimals" the lines of a payslip, in a currency with this number of decimals: amounts that are products and
 *                       the totals (data-total) follow the input, and rows can be added and removed
 * data-point, data-group, data-locale, data-currency  the separators, the locale and the currency of the reader
 */

const totalByKind = {
  earning: 'gross',
  deduction: 'deductions',
  tax: 'employee_taxes',
  reimbursement: 'reimbursements',
  employer_cost: 'employer_costs',
}

for (const group of document.querySelectorAll('[data-lines]')) calculateLines(group)

function calculateLines(group) {
  const { locale, currency } = group.dataset
  const decimals = Number(group.dataset.lines)
  const { form } = group.querySelector('input')
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const plain = new Intl.NumberFormat(locale, { numberingSystem: 'latn', minimumFractionDigits: decimals })
  const field = (row, member) => row.querySelector(`[name$=".${member}"]`)
  const emptyRow = group.lastElementChild.outerHTML
  const addButton = form.querySelector('[data-add]')

  const read = (row, member) => readDecimal(field(row, member).value, group.dataset, decimals)

  /** Sets the amount to the product of quantity and rate, which is then not editable. */
  function setProduct(row) {
    const [quantity, rate, amount] = [read(row, 'quantity'), read(row, 'rate'), field(row, 'amount')]
    const isProduct = quantity !== undefined && rate !== undefined
    if (isProduct) amount.value = plain.format(formatMinor(roundedProduct(quantity, rate, decimals), decimals))
    amount.readOnly = isProduct
  }

  function setTotals() {
    const sums = { gross: 0n, deductions: 0n, employee_taxes: 0n, reimbursements: 0n, employer_costs: 0n }
    let isWhole = true
    for (const row of group.children) {
      const isEmpty = [...row.querySelectorAll('input')].every(({ value }) => value.trim() === '')
      if (isEmpty) continue
      const minor = toMinor(read(row, 'amount'), decimals)
      if (minor === undefined) isWhole = false
      else sums[totalByKind[field(row, 'kind').value]] += minor
    }
    sums.net = sums.gross - sums.deductions - sums.employee_taxes + sums.reimbursements
    for (const [name, sum] of Object.entries(sums)) {
      form.querySelector(`[data-total="${name}"]`).textContent = withMinusSign(money.format(formatMinor(sum, decimals)))
    }
    form.querySelector('[data-unread]').hidden = isWhole
  }

  /** Numbers the rows that are left, for screen readers. */
  function numberRows() {
    for (const [index, row] of [...group.children].entries()) {
      for (const label of row.querySelectorAll('legend, [data-remove] > .spoken')) {
        label.textContent = label.textContent.replace(/\d+/, index + 1)
      }
    }
  }

  function addRow() {
    const indexes = [...group.querySelectorAll('select')].map(({ name }) => Number(/\d+/.exec(name)[0]))
    const index = Math.max(-1, ...indexes) + 1
    const row = emptyRow.replaceAll(/(lines[[-])\d+/g, `$1${index}`).replaceAll(/\b(line-)\d+/g, `$1${index + 1}`)
    group.insertAdjacentHTML('beforeend', row)
    numberRows()
    return group.lastElementChild
  }

  function removeRow(row) {
    const next = row.nextElementSibling ?? row.previousElementSibling
    row.remove()
    numberRows()
    setTotals()
    const target = next ?? addRow()
    target.querySelector('select').focus()
  }

  /** Fills in the description and the kind of a suggested code, unless the row has a description. */
  function fillSuggestion(row) {
    const [code, name] = [field(row, 'code'), field(row, 'name')]
    const option = [...(code.list?.options ?? [])].find(({ value }) => value === code.value)
    if (option === undefined || name.value !== '') return
    name.value = option.textContent
    field(row, 'kind').value = option.dataset.kind
  }

  group.addEventListener('input', ({ target }) => {
    const row = target.closest('fieldset')
    if (target.name.endsWith('.code')) fillSuggestion(row)
    setProduct(row)
    setTotals()
  })
  group.addEventListener('click', (event) => {
    const button = event.target.closest('[data-remove]')
    if (button === null) return
    event.preventDefault()
    removeRow(button.closest('fieldset'))
  })
  addButton.addEventListener('click', (event) => {
    event.preventDefault()
    addRow().querySelector('select').focus()
  })
  for (const row of group.children) setProduct(row)
  setTotals()
  focusTarget(group.querySelector('.line:has(:target)'))

  /** A link to a check leads to its row: to the amount of a line, or to the code of an empty row. */
  function focusTarget(row) {
    if (row === null) return
    const amount = field(row, 'amount')
    const target = amount.value === '' ? field(row, 'code') : amount
    target.focus({ preventScroll: true })
  }
}

/** A decimal in minor units; undefined if it has more decimals than the currency. */
function toMinor(decimal, decimals) {
  const [whole, fraction = ''] = decimal?.split('.') ?? []
  return whole === undefined || fraction.length > decimals ? undefined : BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** Halves are rounded away from zero, as on the server. */
function roundedProduct(quantity, rate, decimals) {
  const [[, a = ''], [, b = '']] = [quantity.split('.'), rate.split('.')]
  const scaled = BigInt(quantity.replace('.', '')) * BigInt(rate.replace('.', '')) * 10n ** BigInt(decimals)
  const divisor = 10n ** BigInt(a.length + b.length)
  const rounded = (2n * (scaled < 0n ? -scaled : scaled) + divisor) / (2n * divisor)
  return scaled < 0n ? -rounded : rounded
}

function formatMinor(minor, decimals) {
  const digits = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  return `${minor < 0n ? '-' : ''}${digits.slice(0, at)}${decimals === 0 ? '' : `.${digits.slice(at)}`}`
}
