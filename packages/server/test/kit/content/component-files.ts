import { png } from '../files/pictures.ts'

/** A file as a browser sends it; its name and its type may say anything. */
export const fileOf = (content: string | Buffer, name = 'rope.txt', type = 'text/plain') => ({
  name,
  type,
  bytes: Buffer.from(content),
})

export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const box = (name: string, content = Buffer.alloc(0)) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** An MP4 without a picture in it, but whole. */
export const mp4 = Buffer.concat([
  box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1')),
  box('moov', Buffer.alloc(100)),
  box('mdat', Buffer.alloc(500)),
])

export const webm = Buffer.concat([
  Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581 02'.replace(' ', ''),
    'hex',
  ),
  Buffer.from('18538067', 'hex'),
  Buffer.from([0x40, 100]),
  Buffer.alloc(100),
])

/** A zip that lists these names, as far as anybody looks. */
export const zipWith = (...names: string[]) => {
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  const list = names.map((name) => {
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    return Buffer.concat([entry, Buffer.from(name)])
  })
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  return Buffer.concat([head, ...list, end])
}

export const picture = png(40, 30)
export const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nTake the rope.\n'
