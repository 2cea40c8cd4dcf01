import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { questionFiles } from '@oktant/contract/assessment/questions/question-files.ts'
import { expect, test } from 'vitest'
import { moodleQuestion, shown } from '../kit/content/questions/moodle-file.ts'
import { png } from '../kit/files/pictures.ts'
import { testServer } from '../kit/server.ts'
import { storeStream } from '../../src/files/files.ts'
import { readFile } from '../../src/features/assessment/questions/exchange/read-file.ts'

const { db, kit } = await testServer({ DEMO: 'off' })

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** What is held at this moment, and not what is only left to be cleared away. */
function held() {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** A picture that fits, and has this many bytes: what follows its end is passed over by whoever shows it. */
const heavy = (bytes: number, number: number) => {
  const picture = png(300, 200)
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length, number)])
}

async function* written(questions: number) {
  yield Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n')
  for (let number = 0; number < questions; number += 1) {
    const files = [{ name: 'a.png', bytes: heavy(750_000, number) }]
    const text = { html: `<p>Was zeigt Bild ${number}?</p>${shown('a.png')}`, files }
    yield Buffer.from(moodleQuestion({ type: 'essay', text }))
  }
  yield Buffer.from('\n</quiz>')
}

const looks = 8

test('a file as large as may be takes little more memory than its pictures have bytes', async () => {
  const upload = { ...(await storeStream(kit.files, written(50))), name: 'knots.xml' }
  expect(upload.bytes / questionFiles.bytes).toBeGreaterThan(0.9)
  const idle = held()
  let [most, passed] = [idle, 0]
  async function* watched(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      const before = Math.floor((looks * passed) / upload.bytes)
      passed += chunk.length
      if (Math.floor((looks * passed) / upload.bytes) > before) most = Math.max(most, held())
      yield chunk
    }
  }
  const read = async (name: string) => {
    const source = await kit.files.read(name)
    return source && Readable.from(watched(source))
  }
  const sent = { companyId: 1, language: 'de' as const, upload }
  const { found } = await readFile(db, { ...kit.files, read }, sent)
  most = Math.max(most, held())
  const pictures = found.flatMap(({ taken }) => taken).reduce((sum, { bytes }) => sum + bytes.length, 0)
  expect(pictures).toBe(50 * 750_000)
  expect((most - idle) / pictures).toBeLessThan(1.15)
})
