import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BlockedAddressError, LookupError } from '../../../../server/egress/egress.ts'
import { type AttemptOutcome, classifyError } from '../../../../worker/delivery/send/classify-error.ts'

const codesByOutcome: Partial<Record<AttemptOutcome, string[]>> = {
  connection_refused: ['ECONNREFUSED'],
  connection_reset: ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'],
  timed_out: ['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'],
  answer_too_large: ['UND_ERR_HEADERS_OVERFLOW'],
  tls_failed: [
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'CERT_REVOKED',
    'CRL_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'INVALID_PURPOSE',
    'PATH_LENGTH_EXCEEDED',
    'HOSTNAME_MISMATCH',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
    'EPROTO',
  ],
  connection_failed: ['EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'HPE_INVALID_CONSTANT', 'UND_ERR_ABORTED', ''],
}

describe('the outcome of a failed attempt', () => {
  for (const [outcome, codes] of Object.entries(codesByOutcome)) {
    for (const code of codes) {
      it(`${code || 'an empty code'} is ${outcome}`, () => {
        assert.equal(classifyError(Object.assign(new Error('x'), { code })), outcome)
      })
    }
  }

  it('an error without a code is a failed connection', () => {
    assert.equal(classifyError(new Error('x')), 'connection_failed')
  })

  it('a blocked address and a name without an address differ from network errors', () => {
    const code = 'ECONNREFUSED' // the error of a name server
    assert.equal(classifyError(new BlockedAddressError('10.0.0.1 is not a public address')), 'blocked')
    assert.equal(classifyError(Object.assign(new LookupError('x has no address'), { code })), 'dns_failed')
  })

  it('an error of several addresses has the code that they share', () => {
    const refusal = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    const error = Object.assign(new AggregateError([refusal, refusal]), { code: 'ECONNREFUSED' })
    assert.equal(classifyError(error), 'connection_refused')
  })
})
