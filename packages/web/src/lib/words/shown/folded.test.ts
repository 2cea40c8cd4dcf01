import { expect, test } from 'vitest'
import { markedPieces, typedWords } from './folded.ts'

const marked = (text: string, typed: string) =>
  markedPieces(text, typedWords(typed))
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Verhandeln unter Druck', 'verh', '[Verhandeln] unter Druck'],
  ['Verhandeln unter Druck', 'druck VERHANDELN', '[Verhandeln] unter [Druck]'],
  ['Fünf Häuser', 'hauser', 'Fünf [Häuser]'],
  ['Negotiation skills', 'negotiations', '[Negotiation] skills'],
  ['Negotiation skills', 'skate', 'Negotiation skills'],
  ['<b>Verhandeln</b>', 'b', '<[b]>Verhandeln</[b]>'],
  ['Nothing', '', 'Nothing'],
  ['', 'nothing', ''],
])('%s, searched for %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
})
