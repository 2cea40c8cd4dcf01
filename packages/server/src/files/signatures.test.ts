import { expect, test } from 'vitest'
import { lifeSeconds } from '@oktant/contract/kit/constants.ts'
import { blindAddress, readSignature, signedAddress } from './signatures.ts'

const begun = Date.parse('2026-03-01T08:00:00Z')
const signer = (seconds = 0, secret = 'a secret of the tests, 32 letters or more') => ({
  config: { secret },
  now: () => new Date(begun + seconds * 1000),
})
const signatureOf = (address: string) => address.slice('/rest/files/'.length)
const signature = signatureOf(signedAddress(signer(), 4711))
const life = lifeSeconds.signedAddress

test.each([
  [0, { fileId: 4711, secondsLeft: life, isBlind: false }],
  [1, { fileId: 4711, secondsLeft: life - 1, isBlind: false }],
  [life - 1, { fileId: 4711, secondsLeft: 1, isBlind: false }],
  [life, null],
  [life + 1, null],
])('%s seconds later an address opens %o', (seconds, opened) => {
  expect(readSignature(signer(seconds), signature)).toEqual(opened)
})

test('what was handed out before an update opens still', () => {
  expect(signature).toBe('3mv.tb7o0o.KuKvYjimuqeWeuUZZ-YSMufaKSHealJ6F41eo11pZmE')
})

test('for two minutes the address is the same, and never lasts longer than promised', () => {
  const at = (seconds: number) => signedAddress(signer(seconds), 4711)
  expect([at(0) === at(119), at(0) === at(120)]).toEqual([true, false])
  expect(readSignature(signer(119), signatureOf(at(119)))).toMatchObject({ secondsLeft: life - 119 })
})

const [id = '', end = '', mark = ''] = signature.split('.')
test.each([
  ['of another file', [(4712).toString(36), end, mark]],
  ['that lasts longer', [id, (parseInt(end, 36) + 60).toString(36), mark]],
  [
    'with another mark of the same length',
    [id, end, mark.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
  ],
  ['with a longer mark', [id, end, `${mark}A`]],
  ['with half a mark', [id, end, mark.slice(0, 10)]],
  ['without a mark', [id, end]],
  ['of nothing', []],
])('an address %s opens nothing', (_, parts) => {
  expect(readSignature(signer(), parts.join('.'))).toBeNull()
})

test('an address of another installation opens nothing', () => {
  const other = signer(0, 'another secret of 32 letters or more, too')
  expect(readSignature(other, signature)).toBeNull()
  expect(readSignature(signer(), signatureOf(signedAddress(other, 4711)))).toBeNull()
})

test('a blind address tells nothing of the number of its file, and opens that file alone', () => {
  const blind = [4711, 4712, 4713].map((id) => signatureOf(blindAddress(signer(), id)))
  expect(blind.map((one) => readSignature(signer(), one)?.fileId)).toEqual([4711, 4712, 4713])
  expect(readSignature(signer(), blind[0] ?? '')).toMatchObject({ isBlind: true })
  const shown = blind.map((one) => parseInt(one.slice(1), 36))
  const apart = shown.map((number) => Math.abs(number - (shown[0] ?? 0))).slice(1)
  expect(Math.min(...apart)).toBeGreaterThan(1000)
  const [hidden = '', until = '', sign = ''] = (blind[0] ?? '').split('.')
  expect(readSignature(signer(), [hidden.slice(1), until, sign].join('.'))).toBeNull()
  expect(readSignature(signer(), [(4711).toString(36), until, sign].join('.'))).toBeNull()
  expect(readSignature(signer(), ['~', until, sign].join('.'))).toBeNull()
})
