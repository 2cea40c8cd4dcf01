import { expect, test } from 'vitest'
import { contentAddress, readContentMark } from './content-address.ts'

const claim = { companyId: 7, contentId: 46_656, attempt: 'a1' }
const signerAt = (contentUrl: string) => ({
  config: { secret: 'a secret of the tests, 32 letters or more', contentUrl },
  now: () => new Date('2026-05-04T10:00:00Z'),
})

test.each([
  'http://127.0.0.1:7081',
  'https://content.example',
  'https://*.content.example',
  'https://c-*.content.example:8443',
  'https://*-c.example',
])('what is made for %s opens there, and nowhere else', (contentUrl) => {
  const signer = signerAt(contentUrl)
  const { host, pathname } = new URL(contentAddress(signer, claim))
  const mark = pathname.split('/')[2] ?? ''
  expect(readContentMark(signer, mark, host)).toMatchObject({ companyId: 7, contentId: 46_656 })
  expect(readContentMark(signer, `${mark}x`, host)).toBeNull()
  if (!contentUrl.includes('*')) return
  const other = new URL(contentAddress(signer, { ...claim, attempt: 'a2' })).host
  expect(other).not.toBe(host)
  expect(readContentMark(signer, mark, other)).toBeNull()
})
