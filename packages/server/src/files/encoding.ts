import type { ImportEncoding } from '@oktant/contract/people/imports.ts'

const looked = 4096

/** The encoding that a file's first bytes tell, by a mark or by the zeros that two-byte letters leave. */
function toldByBeginning(head: Uint8Array): ImportEncoding | null {
  const [first, second, third] = head
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const length = Math.min(head.length, looked)
  for (let at = 0; at < length; at += 1) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = length / 8
  if (odd > many && even < odd / 4) return 'utf-16le'
  return even > many && odd < even / 4 ? 'utf-16be' : null
}

/** Counts letters of several bytes that are whole, and bytes that belong to none. */
export function makeUtf8Counter() {
  let missing = 0
  let whole = 0
  let stray = 0
  const begin = (byte: number) => {
    if (byte < 0x80) missing = 0
    else if (byte >= 0xc2 && byte <= 0xdf) missing = 1
    else if (byte >= 0xe0 && byte <= 0xef) missing = 2
    else if (byte >= 0xf0 && byte <= 0xf4) missing = 3
    else stray += 1
  }
  return {
    add(chunk: Uint8Array) {
      for (const byte of chunk) {
        if (!missing) begin(byte)
        else if ((byte & 0xc0) === 0x80) {
          missing -= 1
          if (!missing) whole += 1
        } else {
          stray += 1
          missing = 0
          begin(byte)
        }
      }
    },
    result: () => ({ whole, stray: stray + (missing ? 1 : 0) }),
  }
}

/** Looks at the whole file, as its first umlaut may be on its last line; keeps its beginning. */
export async function detectEncoding(source: AsyncIterable<Uint8Array>, headBytes: number) {
  const counter = makeUtf8Counter()
  const head: Uint8Array[] = []
  let kept = 0
  let bytes = 0
  for await (const chunk of source) {
    counter.add(chunk)
    bytes += chunk.length
    if (kept < headBytes) head.push(chunk)
    kept += chunk.length
  }
  const beginning = Buffer.concat(head).subarray(0, headBytes)
  const { whole, stray } = counter.result()
  // NOTE: where both kinds of bytes are mixed, the many decide and the others are named line by line.
  const encoding: ImportEncoding =
    toldByBeginning(beginning) ?? (stray === 0 || whole > stray ? 'utf-8' : 'windows-1252')
  return { encoding, head: beginning, isWhole: bytes <= headBytes }
}

/** Text as it comes; what no letter is becomes U+FFFD, by which its line is named. */
export async function* decoded(source: AsyncIterable<Uint8Array>, encoding: ImportEncoding) {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of source) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
