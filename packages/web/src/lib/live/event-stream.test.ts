import { expect, test } from 'vitest'
import { eventParser, type StreamEvent } from './event-stream.ts'

function parsed(...pieces: string[]) {
  const events: StreamEvent[] = []
  const parse = eventParser((event) => events.push(event))
  for (const piece of pieces) parse(piece)
  return events
}

test('events are found however the text is cut into pieces', () => {
  const text =
    'id: 4\nevent: notifications\ndata: {}\n\n: still here\n\nid: 5\nevent: session\ndata: a\ndata: b\n\n'
  const expected = [
    { id: '4', event: 'notifications', data: '{}' },
    { id: '5', event: 'session', data: 'a\nb' },
  ]
  expect(parsed(text)).toEqual(expected)
  expect(parsed(...text)).toEqual(expected)
  expect(parsed(...text.replaceAll('\n', '\r\n'))).toEqual(expected)
})

test('an event that is not finished is not told', () => {
  expect(parsed('event: notifications\ndata: {}\n')).toEqual([])
})

test('a comment keeps the connection alive and tells nothing', () => {
  expect(parsed(':\n\n', ': heartbeat\n\n')).toEqual([])
})
