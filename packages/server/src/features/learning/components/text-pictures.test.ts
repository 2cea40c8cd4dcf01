import { expect, test } from 'vitest'
import { png } from '../../../../test/kit/files/pictures.ts'
import { safeHtml } from '../../../richtext/safe-html.ts'
import { pictureProblem } from './text-pictures.ts'

const carrying = (...pictures: (Buffer | string)[]) =>
  safeHtml(
    pictures
      .map(
        (bytes) =>
          `<p><img alt="x" src='data:image/png;base64,${Buffer.from(bytes).toString('base64')}'></p>`,
      )
      .join(''),
  )

test.each<[string, string, ReturnType<typeof pictureProblem>]>([
  ['no picture', '<p>Take the rope.</p>', null],
  ['one as large as it may be', carrying(png(740, 470)), null],
  ['one too wide', carrying(png(740, 470), png(741, 10)), 'image_dimensions'],
  ['one too high', carrying(png(10, 471)), 'image_dimensions'],
  ['one of another kind', carrying('GIF89a\x01\x00\x01\x00;'), 'not_an_image'],
  ['a page in its place', carrying('<script>alert(1)</script>'), 'not_an_image'],
  ['half of one', carrying(png(40, 40).subarray(0, 50)), 'not_an_image'],
  ['an empty one', '<img src="data:image/png;base64,">', 'not_an_image'],
])('a text with %s', (_, html, problem) => {
  expect(pictureProblem(html)).toBe(problem)
})
