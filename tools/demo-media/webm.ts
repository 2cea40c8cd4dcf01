/** One picture of a film, as its encoder made it. */
export type Frame = { ms: number; isKey: boolean; data: string }
type Film = { width: number; height: number; seconds: number }

const size = (length: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(length))
  bytes[0] = 0x01
  return bytes
}
const element = (id: string, content: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), size(content.length), content])
const number = (id: string, value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return element(id, bytes)
}
const real = (id: string, value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, bytes)
}
const text = (id: string, value: string) => element(id, Buffer.from(value))

const head = element(
  '1a45dfa3',
  Buffer.concat([
    number('4286', 1),
    number('42f7', 1),
    number('42f2', 4),
    number('42f3', 8),
    text('4282', 'webm'),
    number('4287', 4),
    number('4285', 2),
  ]),
)

const information = ({ seconds }: Film) =>
  element(
    '1549a966',
    Buffer.concat([
      number('2ad7b1', 1_000_000),
      real('4489', seconds * 1000),
      text('4d80', 'Oktant'),
      text('5741', 'Oktant'),
    ]),
  )

const tracks = ({ width, height }: Film) => {
  const picture = element('e0', Buffer.concat([number('b0', width), number('ba', height)]))
  const track = [number('d7', 1), number('73c5', 1), number('83', 1), text('86', 'V_VP9'), picture]
  return element('1654ae6b', element('ae', Buffer.concat(track)))
}

function block({ ms, isKey, data }: Frame, from: number) {
  const header = Buffer.alloc(4)
  header[0] = 0x81
  header.writeInt16BE(ms - from, 1)
  header[3] = isKey ? 0x80 : 0
  return element('a3', Buffer.concat([header, Buffer.from(data, 'base64')]))
}

/** A cluster for each whole picture, and an index of them, so that one can jump about in it. */
function clustersOf(frames: readonly Frame[]) {
  const groups: Frame[][] = []
  for (const frame of frames) {
    if (frame.isKey) groups.push([])
    groups.at(-1)?.push(frame)
  }
  return groups.map((group) => {
    const ms = group[0]?.ms ?? 0
    const blocks = group.map((frame) => block(frame, ms))
    return { ms, bytes: element('1f43b675', Buffer.concat([number('e7', ms), ...blocks])) }
  })
}

const indexOf = (clusters: readonly { ms: number; bytes: Buffer }[], from: number) => {
  let at = from
  const points = clusters.map(({ ms, bytes }) => {
    const place = element('b7', Buffer.concat([number('f7', 1), number('f1', at)]))
    at += bytes.length
    return element('bb', Buffer.concat([number('b3', ms), place]))
  })
  return element('1c53bb6b', Buffer.concat(points))
}

/** A film as a browser plays it. */
export function webmOf(frames: readonly Frame[], film: Film) {
  const clusters = clustersOf(frames)
  const before = Buffer.concat([information(film), tracks(film)])
  const index = indexOf(clusters, before.length + indexOf(clusters, 0).length)
  const body = Buffer.concat([before, index, ...clusters.map(({ bytes }) => bytes)])
  return Buffer.concat([head, element('18538067', body)])
}
