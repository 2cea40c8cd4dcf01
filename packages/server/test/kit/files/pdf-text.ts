import { inflateSync } from 'node:zlib'

/** The streams of a PDF by the numbers of their objects, unpacked. */
function streamsOf(pdf: Buffer) {
  const streams = new Map<number, string>()
  const found = pdf.toString('latin1').matchAll(/(\d+) 0 obj\s*<<((?:(?!endobj).)*?)>>\s*stream\r?\n/gs)
  for (const match of found) {
    const [whole, number = '', head = ''] = match
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const from = match.index + whole.length
    const bytes = pdf.subarray(from, from + length)
    streams.set(
      Number(number),
      (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1'),
    )
  }
  return streams
}

const letterOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** What each sign of a font means, by the map that the font carries. */
function meaningsOf(map: string) {
  const meanings = new Map<string, string>()
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gis))
    for (const [place, hex] of [...list.matchAll(/<([0-9a-f]+)>/gi)].map(([, one = '']) => one).entries())
      meanings.set((Number.parseInt(from, 16) + place).toString(16).padStart(4, '0'), letterOf(hex))
  return meanings
}

/** What can be read in a PDF of ours: each stretch of text as it is drawn. */
export function pdfText(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const streams = streamsOf(pdf)
  const maps = new Map<string, Map<string, string>>()
  const names = new Map(
    [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => [name, Number(number)]),
  )
  for (const [name, number] of names) {
    const font = new RegExp(`\\n${number} 0 obj\\s*<<(.*?)>>\\s*endobj`, 's').exec(text)?.[1] ?? ''
    const map = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1]
    maps.set(name, meaningsOf(streams.get(Number(map)) ?? ''))
  }
  return [...streams.values()].flatMap((stream) => drawnIn(stream, maps))
}

function drawnIn(stream: string, maps: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const drawn: string[] = []
  let font = ''
  for (const [, name, list] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<[^\]]*)\] TJ/g)) {
    if (name) font = name
    if (!list) continue
    const signs = [...list.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => hex).join('')
    drawn.push(
      (signs.match(/.{4}/g) ?? []).map((sign) => maps.get(font)?.get(sign.toLowerCase()) ?? '').join(''),
    )
  }
  return drawn
}
