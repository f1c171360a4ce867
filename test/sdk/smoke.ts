/* A smoke test of the package for every platform. Test projects get it as JavaScript. */
import { AbortedError, NotFoundError, ValidationFailedError, Workforce } from 'workforce-sdk'
import { receiveWebhooks } from 'workforce-sdk/fetch'
import { signWebhook } from 'workforce-sdk/webhooks'

export interface Account {
  baseUrl: string
  email: string
  password: string
  /** A PDF in base64. */
  pdf: string
}

/** Logs in, creates and reads records, uploads a file, downloads it as a stream, and causes errors. */
export async function callService({ pdf, ...account }: Account): Promise<string> {
  const login = await Workforce.login(account)
  if (login.status !== 'logged_in') throw new Error(`The login requires another step: ${login.status}`)
  const { people, documents, me } = login.client

  const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
  const grace = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }
  const rows = await people.import({ people: [ada, { ...ada, email: 'nobody' }, grace] })
  const names: string[] = []
  for await (const { first_name } of people.list({ limit: 1 })) names.push(first_name)

  const file = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))
  const signers = [{ name: 'Ada Lovelace', email: 'ada@example.com' }]
  const person_id = rows[0]?.id ?? 0
  const { id } = await documents.upload({ document: { person_id, title: 'Contract', signers }, file })
  const streamed = await new Response(await documents.file(id).stream()).arrayBuffer()

  const errors = await Promise.all([
    people.get(2_000_000_000).catch((error) => error instanceof NotFoundError && error.stack?.includes('smoke.js')),
    people.create({ ...ada, email: 'nobody' }).catch((error) => error instanceof ValidationFailedError),
    me.get({ signal: AbortSignal.abort() }).catch((error) => error instanceof AbortedError),
  ])
  return [rows.map(({ status }) => status), names, streamed.byteLength === file.length, errors].join(' ')
}

/** The result of `callService` if all calls succeed. */
export const clientOutput = 'created,failed,created Ada,Grace true true,true,true'

/** Receives a valid delivery and a forged one. */
export async function receiveDeliveries(): Promise<string> {
  const secret = 'whsec_c2VjcmV0'
  const names: string[] = []
  const on = { 'person.created': (event: { data: { first_name: string } }) => void names.push(event.data.first_name) }
  const receiver = receiveWebhooks({ secret, on, onError: () => undefined })
  const body = JSON.stringify({ id: 'evt_1', type: 'person.created', data: { first_name: 'Ada' } })
  const deliver = async (signingSecret: string) => {
    const headers = await signWebhook(body, signingSecret)
    return (await receiver(new Request('http://localhost/hooks', { method: 'POST', body, headers }))).status
  }
  return [await deliver(secret), await deliver('whsec_b3RoZXI='), names].join(' ')
}

/** The result of `receiveDeliveries` if both deliveries are handled correctly. */
export const receiverOutput = '204 400 Ada'
