import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ClosedAddressError, isPublicAddress, lookUpPublic } from './public-addresses.ts'
import { post } from '../../webhooks/post.ts'

test.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  'fe80::1',
  '224.0.0.1',
  '0.0.0.0',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test('a name that means this machine is refused once it is resolved', async () => {
  const lookUp = promisify(lookUpPublic)
  await expect(lookUp('localhost', { all: true })).rejects.toThrow(ClosedAddressError)
  await expect(lookUp('localhost', {})).rejects.toThrow(ClosedAddressError)
})

test('a public address is what it says, alone or as the one of a list', async () => {
  const all = { address: '9.9.9.9', family: 4 }
  expect(await promisify(lookUpPublic)('9.9.9.9', { all: true })).toEqual([all])
  const one = await new Promise((found) =>
    lookUpPublic('9.9.9.9', {}, (error, address, family) => found({ error, address, family })),
  )
  expect(one).toEqual({ error: null, ...all })
})

test('whoever is refused is told why, and no address', async () => {
  const told = await new Promise((found) =>
    lookUpPublic('localhost', { all: true }, (error, address) =>
      found([error?.name, error?.message, address]),
    ),
  )
  expect(told).toEqual(['ClosedAddressError', 'localhost is not in the public network', []])
})

test('nothing is sent to an address that is not public, whatever it was when it was kept', async () => {
  const outcome = await post({ url: 'https://127.0.0.1:9/', headers: {}, body: '{}' }, [])
  expect(outcome).toMatchObject({ status: null, error: 'not an address of the public network' })
})
