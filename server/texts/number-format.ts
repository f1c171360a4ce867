import { withMinusSign } from '../pages/minus-sign.js'

/** Formats numbers for people, with a minus sign where `Intl.NumberFormat` writes a hyphen. */
export class NumberFormat extends Intl.NumberFormat {
  override format(value: number | bigint | Intl.StringNumericLiteral): string {
    return withMinusSign(super.format(value))
  }
}
