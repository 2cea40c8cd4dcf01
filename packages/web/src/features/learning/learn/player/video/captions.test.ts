import { expect, test } from 'vitest'
import { linesOf } from './captions.ts'

test('of captions what is said is left, in its order', () => {
  const file = [
    'WEBVTT - Knots\r\n',
    'NOTE nobody says this',
    'STYLE\n::cue { color: red }',
    '1\n00:00:01.000 --> 00:00:03.000 line:0\n<v Ida>Take the <b>rope</b>,\nboth ends.',
    '01:00:04.000 --> 01:00:05.000\n– Over &amp; under &lt;twice&gt;',
    '00:06.000 --> 00:07.000\n<00:06.500>',
  ].join('\n\n')
  expect(linesOf(file)).toEqual(['Take the rope, both ends.', '– Over & under <twice>'])
  expect(linesOf('')).toEqual([])
})
