import { createECDH } from 'node:crypto'

export type VapidKeys = { publicKey: string; privateKey: string }

const curve = () => createECDH('prime256v1')

/** 32 bytes as base64url; whoever holds them speaks for this installation to the push services. */
export function makeVapidKey() {
  const keys = curve()
  keys.generateKeys()
  // NOTE: a key that begins with zeros comes out shorter, and push services want all 32 bytes.
  return Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

/** The pair of a private key; null where it is none. */
export function vapidKeysOf(privateKey: string): VapidKeys | null {
  try {
    const keys = curve()
    const bytes = Buffer.from(privateKey, 'base64url')
    if (bytes.length !== 32) return null
    keys.setPrivateKey(bytes)
    return { privateKey, publicKey: keys.getPublicKey('base64url') }
  } catch {
    return null
  }
}
