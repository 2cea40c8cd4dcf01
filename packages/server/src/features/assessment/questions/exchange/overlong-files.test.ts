import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { readQuestionBank } from '@oktant/contract/assessment/questions/question-banks.ts'
import { afterAll, expect, test } from 'vitest'
import { moodleFile, moodleQuestion } from '../../../../../test/kit/content/questions/moodle-file.ts'
import { makeReader } from '../../../../../test/kit/content/questions/question-files.ts'
import { testServer } from '../../../../../test/kit/server.ts'

const server = await testServer({ DEMO: 'off' })
const reader = await makeReader(server)
const mostWaited = 200
const clock = monitorEventLoopDelay({ resolution: 5 })
afterAll(() => void clock.disable())

/** For how many milliseconds at a stretch nobody else was served meanwhile, and how long all of it took. */
async function heldBy<T>(act: () => Promise<T>) {
  clock.enable()
  await setTimeout(50)
  clock.reset()
  const begun = performance.now()
  const done = await act()
  await setTimeout(10)
  return { done, held: clock.max / 1e6, all: performance.now() - begun }
}

/** Another person’s call again and again, as long as something lasts. */
async function besides<T>(act: Promise<T>) {
  let isOver = false
  void act.finally(() => (isOver = true)).catch(() => undefined)
  while (!isOver) {
    await server.call(readQuestionBank, { as: reader.me, params: reader.params })
    // NOTE: the embedded engine answers without a turn of the loop, and a thread is heard in one alone.
    await setImmediate()
  }
  return act
}

const million = 1_000_000
const whole = 'Is rope wet? {T}\n\n'
const attributes = () => {
  const parts = Array.from({ length: 600_000 }, (_, number) => `a${number}="${number}"`)
  return `<quiz><question type="essay" ${parts.join(' ')}></question></quiz>`
}
const files: [string, () => string, string][] = [
  ['answers', () => `${whole}Which? {=right ${'~no '.repeat(1.1 * million)}}`, 'question_too_large'],
  ['one answer', () => `${whole}Which? {=right ~${'no '.repeat(1.5 * million)}}`, 'question_too_large'],
  ['backslashes', () => `${whole}Which? ${'\\'.repeat(4.9 * million)} {=right ~wrong}`, 'question_too_large'],
  ['attributes', attributes, 'file_broken'],
  [
    'formatting',
    () => moodleFile(moodleQuestion({ type: 'essay', text: { html: '<p>'.repeat(1.5 * million) } })),
    'question_too_large',
  ],
]

test.for(files)(
  'a file with millions of %s in one question is refused and keeps nobody waiting',
  async ([, file, code]) => {
    const text = file()
    const { done, held, all } = await heldBy(() => besides(reader.check(text, 'knots.txt')))
    expect(done.lines.at(-1)).toMatchObject({ outcome: 'refused', codes: [code] })
    // NOTE: read here, it would be held for nearly all of that; a busy machine makes both longer.
    expect(held).toBeLessThan(Math.max(mostWaited, all / 5))
  },
)
