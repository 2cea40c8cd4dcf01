import { expect, test } from 'vitest'
import { faultOf } from './trials.rules.ts'

const error = (message: string, rest: { name?: string; code?: string; cause?: Error } = {}) =>
  Object.assign(new Error(message), rest)

test.each([
  [error('getaddrinfo ENOTFOUND mail.nowhere.invalid', { code: 'EDNS' }), 'nameUnknown'],
  [error('connect ECONNREFUSED 127.0.0.1:9', { code: 'ESOCKET' }), 'notListening'],
  [error('', { name: 'AggregateError', code: 'ECONNREFUSED' }), 'notListening'],
  [error('SSL routines:ssl3_get_record:wrong version number', { code: 'ESOCKET' }), 'otherEncryption'],
  [error('Error upgrading connection with STARTTLS: 500 Error', { code: 'ETLS' }), 'otherEncryption'],
  [error('Mail command failed: 530 5.7.0 Must issue a STARTTLS command first'), 'otherEncryption'],
  [error('certificate has expired', { code: 'ESOCKET' }), 'certificate'],
  [error('self-signed certificate', { code: 'ESOCKET' }), 'certificate'],
  [error('Invalid login: 535 Error', { code: 'EAUTH' }), 'signIn'],
  [error('Mail command failed: 530 Error: authentication Required', { code: 'EENVELOPE' }), 'signIn'],
  [error('The access key does not exist', { name: 'InvalidAccessKeyId' }), 'signIn'],
  [error('The request signature we calculated does not match', { name: 'SignatureDoesNotMatch' }), 'signIn'],
  [error('The specified bucket does not exist', { name: 'NoSuchBucket' }), 'bucketUnknown'],
  [error('Access Denied', { name: 'AccessDenied' }), 'notAllowed'],
  [error("EACCES: permission denied, open '/data'", { code: 'EACCES' }), 'notAllowed'],
  [error('ENOSPC: no space left on device', { code: 'ENOSPC' }), 'full'],
  [
    error('all recipients were rejected: 554 5.7.1 Relay access denied', { code: 'EENVELOPE' }),
    'letterRefused',
  ],
  [error('Invalid greeting. response=HTTP/1.1 400', { code: 'EPROTOCOL' }), 'otherService'],
  [error('Greeting never received', { code: 'ETIMEDOUT' }), 'silent'],
  [error('read ECONNRESET', { code: 'ECONNRESET' }), 'unreachable'],
  [error('the store', { cause: error('Access Denied', { name: 'AccessDenied' }) }), 'notAllowed'],
  [error('something else'), null],
  ['no error', null],
])('%s means %s', (thrown, fault) => expect(faultOf(thrown)).toBe(fault))
