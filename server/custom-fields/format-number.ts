const decimal = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 100 })

/** Formats a value of the type `number` with a decimal point, and without an exponent. */
export const formatNumber = (value: number): string => decimal.format(String(value) as `${number}`)
