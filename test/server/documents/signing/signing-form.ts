import type { TestApp, TestResponse } from '../../../support/service/app.ts'

/** Requests a signer's page over HTTP, like a browser. */
export interface SigningForm {
  show(token: string): Promise<TestResponse>
  post(token: string, form: Record<string, string>): Promise<TestResponse>
  /** Opens the document, like the button on the page. */
  open(token: string): Promise<TestResponse>
}

export function signingForm({ send }: Pick<TestApp, 'send'>): SigningForm {
  const post = (token: string, form: Record<string, string>) =>
    send('POST', `/sign/${token}`, {
      body: String(new URLSearchParams(form)),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    })
  return {
    show: (token) => send('GET', `/sign/${token}`),
    post,
    open: (token) => post(token, { action: 'open' }),
  }
}

/** Returns the fields of a completed form. */
export const completedForm = ({ sha256 }: { sha256: string }) => ({
  action: 'sign',
  full_name: 'Ada Lovelace',
  consent: 'true',
  document_sha256: sha256,
})
