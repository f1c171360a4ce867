import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unprintable } from '../../../server/pdf/fonts.ts'

test('Latin, Greek and Cyrillic letters and common symbols are printable', () => {
  const texts = [
    'The quick brown fox — “jumps” … №1 §2 1½ €£¥$ ±×÷ ©®™ •',
    'Žluťoučký kůň, ÅÄÖåäö ßẞ, Łódź, İstanbul, Þór, Đặng, ŵŷ, Ţăşnad, œuvre, Ñandú',
    'Ξεσκεπάζω τὴν ψυχοφθόρα βδελυγμία · Ά Έ Ή Ί Ό Ύ Ώ ϊ ΰ',
    'Съешь ещё этих мягких французских булок · Ґ Є І Ї Ў Ђ Љ Њ Ћ Џ Қ Ң Ө Ү Һ',
    'a\tb\nc\u00a0d\u2011e\u00adf',
  ]
  for (const text of texts) assert.deepEqual(unprintable(text.normalize('NFC')), [], text)
})

test('characters without a glyph and invisible ones are listed once', () => {
  assert.deepEqual(unprintable('漢字 🚀 漢'), ['漢', '字', '🚀'])
  assert.deepEqual(unprintable('שלום'), ['ש', 'ל', 'ו', 'ם'])
  assert.deepEqual(unprintable('a\u202eb\u200bc\u0007d\u2028e'), ['\u202e', '\u200b', '\u0007', '\u2028'])
})
