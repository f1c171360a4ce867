import type { Page } from 'playwright-core'
import { toDataURL } from 'qrcode'

const hex = '0123456789abcdef'
const lowerCase = 'abcdefghijklmnopqrstuvwxyz0123456789'
const base64 = `${lowerCase}${lowerCase.toUpperCase()}`

/** The texts that differ each time: their patterns, the characters to replace, and the replacements. */
const randomTexts = [
  { pattern: '(?<=/(?:sign|leave-feeds)/)[\\w-]{20,}', characters: '.', alphabet: base64 },
  { pattern: '(?<=whsec_)[\\w+/=]{20,}', characters: '.', alphabet: base64 },
  { pattern: '(?<=evt_)[0-9a-f]{20,}', characters: '.', alphabet: hex },
  { pattern: '\\b[0-9a-f]{64}\\b', characters: '.', alphabet: hex }, // the hash of a signed file
  { pattern: '\\b(?:[0-9a-z]{5}-){4}[0-9a-z]{5}\\b', characters: '\\w', alphabet: lowerCase }, // recovery codes
]

const exampleKey = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const exampleQrCode = toDataURL(`otpauth://totp/Workforce:employee%40acme.test?secret=${exampleKey}&issuer=Workforce`)

/** Replaces the random IDs and secrets on a page with fixed examples. */
export const replaceRandomTexts = async (page: Page): Promise<void> =>
  page.evaluate(`{
    let state = 1
    const next = () => (state = (state * 16807) % 2147483647) // Park and Miller’s generator
    const examples = new Map()
    const replace = (text, { characters, alphabet }) => {
      const createExample = () => text.replace(new RegExp(characters, 'g'), () => alphabet[next() % alphabet.length])
      if (!examples.has(text)) examples.set(text, createExample())
      return examples.get(text)
    }
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      for (const random of ${JSON.stringify(randomTexts)}) {
        const { data } = texts.currentNode
        texts.currentNode.data = data.replace(new RegExp(random.pattern, 'g'), (text) => replace(text, random))
      }
    }
    const code = document.querySelector('img.qr')
    if (code !== null) {
      code.src = '${await exampleQrCode}'
      document.getElementById('secret').textContent = '${exampleKey}'
    }
  }`)
