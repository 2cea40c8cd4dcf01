import { UnreadableManifest } from './findings.ts'

const marks: [mark: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // NOTE: without a mark, what a declaration begins with tells them apart.
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
]
const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/

function encodingOf(bytes: Uint8Array) {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked) return marked[1]
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 400))
  const name = declared.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  // NOTE: a declaration that could be read byte by byte is not of two bytes, whatever it says.
  return name.startsWith('utf-16') || name.startsWith('ucs-2') ? 'utf-8' : name
}

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new UnreadableManifest('manifest_encoding_unknown', 1, encoding)
  }
}

/** The text of a manifest, in whatever encoding it is; without its mark. */
export function decodeManifest(bytes: Uint8Array) {
  const encoding = encodingOf(bytes)
  const decoder = decoderOf(encoding)
  try {
    return decoder.decode(bytes)
  } catch {
    throw new UnreadableManifest('manifest_encoding_unknown', 1, encoding)
  }
}
