import { promisify } from 'node:util'
import yauzl from 'yauzl'
import { expect, test } from 'vitest'
import { type ZipEntry, zipOf } from './zip.ts'

const at = new Date('2026-11-21T08:30:10Z')

async function* entries(...given: [name: string, pieces: string[]][]): AsyncGenerator<ZipEntry> {
  for (const [name, pieces] of given) {
    yield {
      name,
      content: (async function* () {
        yield* pieces
      })(),
    }
  }
}

async function whole(pieces: AsyncIterable<Buffer>) {
  const all = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

async function read(bytes: Buffer) {
  const file = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(bytes, {
    lazyEntries: true,
  })
  const found: Record<string, string> = {}
  return new Promise<Record<string, string>>((resolve, reject) => {
    file.on('error', reject)
    file.on('end', () => resolve(found))
    file.on('entry', (entry: yauzl.Entry) =>
      file.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error)
        const pieces = []
        for await (const piece of stream) pieces.push(piece as Buffer)
        found[entry.fileName] = Buffer.concat(pieces).toString()
        file.readEntry()
      }),
    )
    file.readEntry()
  })
}

test('what goes in comes out, whatever the names and the sizes', async () => {
  const long = Array.from({ length: 2000 }, (_, number) => `line ${number} äöü\n`)
  const bytes = await whole(
    zipOf(
      entries(['index.html', ['<h1>', 'Ihre Daten</h1>']], ['html/Größe.html', long], ['empty.txt', []]),
      at,
    ),
  )
  expect(await read(bytes)).toEqual({
    'index.html': '<h1>Ihre Daten</h1>',
    'html/Größe.html': long.join(''),
    'empty.txt': '',
  })
  expect(bytes.length).toBeLessThan(long.join('').length)
})

test('a source that fails ends the file with the same failure', async () => {
  async function* failing(): AsyncGenerator<ZipEntry> {
    yield {
      name: 'a',
      content: (async function* () {
        yield 'something'
        throw new Error('the source is gone')
      })(),
    }
  }
  await expect(whole(zipOf(failing(), at))).rejects.toThrow('the source is gone')
})
