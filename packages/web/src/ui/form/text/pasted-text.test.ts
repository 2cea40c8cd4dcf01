import { expect, test } from 'vitest'
import { cleanPasted } from './pasted-text.ts'

const drawn = (sign: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>`
const item = (sign: string, text: string, level = 1, list = 0) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l${list} level${level} lfo1'>${drawn(sign)}${text}<o:p></o:p></p>\n`
const bare = (html: string) =>
  html.replace(/<!--.*?-->|\s*(class|style)="[^"]*"|<\/?o:p>|<\/?span[^>]*>|\n/g, '')
const pasted = (html: string) => bare(cleanPasted(html).html)

test('lists of a word processor are lists, one inside the other', () => {
  const html = item('·', 'Bread') + item('o', 'Rye', 2) + item('o', 'Wheat', 2) + item('·', 'Butter')
  expect(pasted(html)).toBe('<ul><li>Bread<ul><li>Rye</li><li>Wheat</li></ul></li><li>Butter</li></ul>')
})

test('numbers make a list with numbers, and a paragraph between two lists parts them', () => {
  const html = `${item('1.', 'Stop')}${item('2.', 'Look')}<p class=MsoNormal>Then</p>${item('a)', 'Go', 1, 1)}`
  expect(pasted(html)).toBe('<ol><li>Stop</li><li>Look</li></ol><p>Then</p><ol><li>Go</li></ol>')
})

test('numbers right after dots begin a list of their own', () => {
  const html = item('·', 'Bread') + item('·', 'Butter') + item('1.', 'Cut', 1, 1) + item('2.', 'Spread', 1, 1)
  expect(pasted(html)).toBe('<ul><li>Bread</li><li>Butter</li></ul><ol><li>Cut</li><li>Spread</li></ol>')
})

test('headings keep their rank as far as there is one, and empty lines go', () => {
  const html = '<h1>Ropes</h1><p class=MsoNormal><o:p>&nbsp;</o:p></p><h2>Knots</h2><h5>Hitches</h5><p>x</p>'
  expect(pasted(html)).toBe('<h2>Ropes</h2><h2>Knots</h2><h3>Hitches</h3><p>x</p>')
})

test('pictures that the text does not carry are left out and counted; what runs is gone', () => {
  const own = '<img src="data:image/png;base64,AAAA">'
  const html = `<p>a</p><img src="https://example.org/x.png"><img src="file:///C:/x.png">${own}<script>x()</script><style>p{}</style><iframe src="x"></iframe>`
  expect(cleanPasted(html)).toEqual({ html: `<p>a</p>${own}`, pictures: 2 })
})

test('a row of a table stays one line', () => {
  expect(
    pasted('<table><tr><td><p>Rope</p></td><td>12 mm</td></tr><tr><td>Line</td><td>8 mm</td></tr></table>'),
  ).toBe('<p>Rope | 12 mm</p><p>Line | 8 mm</p>')
})
