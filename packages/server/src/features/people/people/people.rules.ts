import { fail } from '../../../http/fail.ts'

/** An IANA name that this platform knows; offsets and made-up names are refused. */
export function isTimezone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

export function checkedTimezone(name: string): string {
  if (!isTimezone(name)) throw fail('timezone_unknown')
  return name
}

const mostPixels = 4096

/** A picture that a browser can show: it has a size, and one that no phone chokes on. */
export function checkSize(size: { width: number; height: number } | null) {
  const { width, height } = size ?? { width: 0, height: 0 }
  if (width < 1 || height < 1 || width > mostPixels || height > mostPixels) throw fail('image_broken')
}
