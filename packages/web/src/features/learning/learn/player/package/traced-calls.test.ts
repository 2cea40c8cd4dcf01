import { expect, test } from 'vitest'
import { makeTracedCalls } from './traced-calls.ts'

const call = (answer = 'true') => ({
  at: 1,
  item: 'a',
  call: 'LMSGetValue',
  arguments: ['cmi.suspend_data'],
  answer,
  error: '0',
})
const numbersOf = (calls: { number: number }[]) => calls.map(({ number }) => number)

test('what a package called is told in order, and once it has arrived no more', () => {
  const calls = makeTracedCalls()
  for (let turn = 0; turn < 3; turn += 1) calls.add(call())
  const sent = calls.next()
  expect(numbersOf(sent)).toEqual([1, 2, 3])
  calls.add(call())
  expect(numbersOf(calls.next())).toEqual([1, 2, 3, 4])
  calls.acknowledge(sent)
  expect(numbersOf(calls.next())).toEqual([4])
})

test('a commit takes so many calls and no more, and what is too long by itself holds up no other', () => {
  const calls = makeTracedCalls()
  for (let turn = 0; turn < 250; turn += 1) calls.add({ ...call('x'), arguments: [] })
  const few = calls.next()
  expect(numbersOf(few)).toEqual(Array.from({ length: few.length }, (_, at) => at + 1))
  expect(few.length).toBeLessThanOrEqual(200)
  expect(JSON.stringify(few).length).toBeLessThan(17_000)
})

test('a launch tells two thousand calls and no more', () => {
  const calls = makeTracedCalls()
  for (let turn = 0; turn < 2005; turn += 1) calls.add(call())
  for (let sent = calls.next(); sent.length > 0; sent = calls.next()) {
    expect(sent.at(-1)?.number).toBeLessThanOrEqual(2000)
    calls.acknowledge(sent)
  }
  expect(calls.next()).toEqual([])
})
