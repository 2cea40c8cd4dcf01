import { createHmac, timingSafeEqual } from 'node:crypto'
import { cardProvider } from '@oktant/contract/kit/constants.ts'

type Signed = { payload: string; header: string; secret: string; now: Date }

/** `t=1700000000,v1=…,v1=…`: HMAC-SHA256 over time and body, and not older than some minutes. */
export function isSigned({ payload, header, secret, now }: Signed) {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > cardProvider.toleranceSeconds) return false
  const expected = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest()
  return parts.some(([name, value = '']) => name === 'v1' && isSame(expected, value))
}

function isSame(expected: Buffer, hex: string) {
  const given = Buffer.from(hex, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Objects and lists as forms write them: `line_items[0][price_data][currency]`. */
export function formOf(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] => {
    const name = prefix ? `${prefix}[${key}]` : key
    if (typeof inner === 'object' && inner !== null) return formOf(inner, name)
    return [[name, String(inner)]]
  })
}
