import { uploadBytes } from '@oktant/contract/kit/constants.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PicturePlace, SentPicture } from '../formats.rules.ts'
import { picturesOf, sentAt } from './moodle-pictures.rules.ts'
import { encoded, readXml } from './xml.rules.ts'

const inBase64 = (words: string | Buffer) => Buffer.from(words).toString('base64')
const file = (name: string, words = 'png', path = '') =>
  `<file name="${encoded(name)}"${path}>${inBase64(words)}</file>`
const html = (words: string, files = '') => `<text><![CDATA[${words}]]></text>${files}`
const held = (words: string, files = '') => `<questiontext>${html(words, files)}</questiontext>`

/** Where a picture belongs, how it is called, what it shows, and its bytes or why it cannot come. */
const said = ({ place, name, alt, bytes, code }: SentPicture) =>
  [place ?? 'nowhere', name, alt ?? '-', bytes?.toString() ?? code].join('|')
const sent = (words: string, files = '', place: PicturePlace | null = 'question') =>
  sentAt({ text: words, line: 1, files: readXml(`<x>${files}</x>`).children }, place).map(said)

test.each([
  ['two quotes', '<img src="@@PLUGINFILE@@/a.png" alt="A">', 'A'],
  ['one quote', "<img alt='A' src='@@PLUGINFILE@@/a.png'>", 'A'],
  ['no quotes', '<img src=@@PLUGINFILE@@/a.png alt=A>', 'A'],
  ['blanks around the sign', '<img alt = "A" src = "@@PLUGINFILE@@/a.png" >', 'A'],
  ['large letters', '<IMG SRC="@@PLUGINFILE@@/a.png" ALT="A">', 'A'],
  ['other attributes', '<img data-src="x" src="@@PLUGINFILE@@/a.png" data-alt="x" alt="A">', 'A'],
  ['no words', '<img src="@@PLUGINFILE@@/a.png">', ''],
  ['empty words', '<img src="@@PLUGINFILE@@/a.png" alt="">', ''],
  [
    'words in lines, with signs by name',
    '<img src="@@PLUGINFILE@@/a.png" alt="\n A &lt;  b\t&amp; c ">',
    'A < b & c',
  ],
  ['a query', '<img src="@@PLUGINFILE@@/a.png?time=1" alt="A">', 'A'],
  ['a link', '<a href="@@PLUGINFILE@@/a.png">A</a>', ''],
  ['a bare name', '![A](@@PLUGINFILE@@/a.png) and on', ''],
  ['a bare name at the end', 'See @@PLUGINFILE@@/a.png', ''],
])('a file that a text names with %s is found', (_, words, alt) => {
  expect(sent(words, file('a.png'))).toEqual([`question|a.png|${alt}|png`])
})

test.each([
  ['as it is', 'my knot.png', 'my knot.png'],
  ['as addresses write it', 'Gr%C3%B6%C3%9Fe%20a.png', 'Größe a.png'],
  ['as HTML writes it', 'a&amp;b.png', 'a&b.png'],
  ['as no address may be', '100%.png', '100%.png'],
])('a file that a text calls %s is found', (_, written, name) => {
  const words = `<img src="@@PLUGINFILE@@/${written}" alt="A">`
  expect(sent(words, file(name))).toEqual([`question|${name}|A|png`])
})

test.each([
  ['/', 'a.png'],
  ['/deck/', 'deck/a.png'],
  ['//deck/fore//', 'deck/fore/a.png'],
])('a file in the folder “%s” is found', (folder, name) => {
  const files = file('a.png', 'png', ` path="${folder}"`)
  expect(sent(`<img src="@@PLUGINFILE@@/${name}">`, files)).toEqual([`question|${name}||png`])
})

test.each<[string, string, string, string[]]>([
  [
    'a name in marks and a bare one',
    'Bare @@PLUGINFILE@@/b.png <img src="@@PLUGINFILE@@/a.png">',
    file('a.png', 'one') + file('b.png', 'two'),
    ['question|a.png||one', 'question|b.png||two'],
  ],
  [
    'the same one twice, in the order of the text',
    '<img src="@@PLUGINFILE@@/b.png"><img src="@@PLUGINFILE@@/a.png"><img src="@@PLUGINFILE@@/b.png">',
    file('a.png', 'one') + file('b.png', 'two'),
    ['question|b.png||two', 'question|a.png||one'],
  ],
  ['a file without a name', 'No picture.', '<file>cG5n</file>', ['question|||picture_unused']],
  [
    'one that is not there',
    '<img src="@@PLUGINFILE@@/a.png" alt="A">',
    '',
    ['question|a.png||picture_missing'],
  ],
  ['one that nothing names', 'No picture.', file('a.png'), ['question|a.png||picture_unused']],
  [
    'one that is named and one that is not',
    '<img src="@@PLUGINFILE@@/a.png" alt="A">',
    file('b.png') + file('a.png'),
    ['question|a.png|A|png', 'question|b.png||picture_unused'],
  ],
  [
    'one from elsewhere',
    '<img src="https://example.test/a.png" alt="A">',
    '',
    ['question|https://example.test/a.png||picture_elsewhere'],
  ],
  [
    'one from elsewhere at the end of a long address',
    `<img src="https://example.test/${'a'.repeat(300)}">`,
    '',
    [`question|https://example.test/${'a'.repeat(179)}||picture_elsewhere`],
  ],
  [
    'one from elsewhere with the name of one beside the text',
    '<img src="@@PLUGINFILE@@/a.png" alt="A"><img src="https://x.test/a.png" alt="B">',
    file('a.png'),
    ['question|a.png|A|png', 'question|https://x.test/a.png||picture_elsewhere'],
  ],
  ['one without an address', '<img alt="A"><img src="">', '', []],
  [
    'one in the text itself',
    `<img src="data:image/png;base64,${inBase64('png')}" alt="A">`,
    '',
    ['question||A|png'],
  ],
  [
    'one of a kind with signs',
    `<img src="DATA:image/svg+xml;base64,${inBase64('svg')}">`,
    '',
    ['question|||svg'],
  ],
  [
    'one of a kind with a full stop',
    `<img src="data:image/vnd.a-b;base64,${inBase64('ico')}">`,
    '',
    ['question|||ico'],
  ],
  [
    'one that is not in base64',
    '<img src="data:image/svg+xml,abc">',
    '',
    ['question|data:image/svg+xml,abc||picture_elsewhere'],
  ],
  [
    'an address that only holds such letters',
    '<img src="x:data:image/png;base64,cG5n">',
    '',
    ['question|x:data:image/png;base64,cG5n||picture_elsewhere'],
  ],
  ['no picture at all', 'An <imgsrc="a.png"> and <image src="a.png">', '', []],
])('%s in a text is found', (_, words, files, expected) => {
  expect(sent(words, files)).toEqual(expected)
})

test.each([
  ['@@PLUGINFILE@@/a.png', file('a.png'), ['nowhere|a.png||picture_no_place']],
  ['@@PLUGINFILE@@/a.png', '', ['nowhere|a.png||picture_missing']],
  ['Nothing.', file('a.png'), ['nowhere|a.png||picture_unused']],
  ['<img src="https://example.test/a.png">', '', ['nowhere|https://example.test/a.png||picture_elsewhere']],
  [`<img src="data:image/png;base64,cG5n" alt="A">`, '', ['nowhere||A|picture_no_place']],
])('where nothing has a place for a picture, “%s” says so', (words, files, expected) => {
  expect(sent(words, files, null)).toEqual(expected)
})

test.each<[string, string, string]>([
  ['as it is written', 'cG5n', 'png'],
  ['in lines', '\n  cG\r\n5n\t', 'png'],
  ['with one sign to fill up', inBase64('pn'), 'pn'],
  ['with two signs to fill up', inBase64('p'), 'p'],
  ['with three signs to fill up', 'cG5n===', 'image_broken'],
  ['with a sign to fill up amidst', 'cG=5n', 'image_broken'],
  ['with nothing', '', 'image_broken'],
  ['with signs of another alphabet', 'cG5-', 'image_broken'],
  ['with something before it', '!cG5n', 'image_broken'],
  ['with something after it', 'cG5n!', 'image_broken'],
])('bytes in base64, %s', (_, base64, expected) => {
  const files = `<file name="a.png">${base64}</file>`
  expect(sent('@@PLUGINFILE@@/a.png', files)).toEqual([`question|a.png||${expected}`])
})

test('a picture is as large as one may be, and not a byte larger', () => {
  const ofSize = (bytes: number) => {
    const words = `<img src="data:image/png;base64,${Buffer.alloc(bytes, 'a').toString('base64')}">`
    return sentAt({ text: words, line: 1 }, 'question').map(({ bytes: found, code }) => [found?.length, code])
  }
  expect(ofSize(uploadBytes.image)).toEqual([[uploadBytes.image, null]])
  // NOTE: so many bytes take as many signs as one more does.
  expect(ofSize(uploadBytes.image + 1)).toEqual([[undefined, 'picture_too_large']])
  expect(ofSize(uploadBytes.image + 3)).toEqual([[undefined, 'picture_too_large']])
})

test('what is longer than any picture is too large, whatever it holds', () => {
  const files = `<file name="a.png">${'!'.repeat(Math.ceil(uploadBytes.image / 3) * 4 + 1)}</file>`
  expect(sent('@@PLUGINFILE@@/a.png', files)).toEqual(['question|a.png||picture_too_large'])
})

test('a picture is told with its line and where its bytes stand in the file', () => {
  const xml = `<x>\n<text>@@PLUGINFILE@@/ä.png</text>\n${file('ä.png')}</x>`
  const { children } = readXml(xml)
  const [text, beside] = children
  if (!text || !beside) throw new Error('no text')
  const at = { from: beside.from, to: beside.to }
  expect(Buffer.from(xml).toString('utf8', at.from, at.to)).toBe('cG5n')
  const holder = { text: text.text, line: 7, files: [beside] }
  expect(sentAt(holder, 2)).toMatchObject([{ ...at, line: 3, place: 2 }])
  expect(sentAt({ ...holder, text: 'None.' }, 2)).toMatchObject([{ ...at, line: 3, place: 2 }])
  const missing = { text: '<img src="@@PLUGINFILE@@/a.png"><img src="https://x.test/">', line: 7 }
  const nowhere = { from: 0, to: 0, line: 7, place: 2 }
  expect(sentAt(missing, 2)).toMatchObject([nowhere, nowhere])
})

const question = (type: string, inner: string) =>
  picturesOf(readXml(`<question type="${type}">${inner}</question>`))
const shown = (name: string) => html(`<img src="@@PLUGINFILE@@/${name}">`, file(name, name))

test.each<[string, string, string, string[]]>([
  ['its text', 'essay', `<questiontext>${shown('q')}</questiontext>`, ['question|q||q']],
  [
    'choices, counted from nothing',
    'multichoice',
    `<questiontext>${shown('q')}</questiontext><answer>${shown('a')}</answer><answer>${shown('b')}</answer>`,
    ['question|q||q', '0|a||a', '1|b||b'],
  ],
  [
    'words to fill in',
    'shortanswer',
    `<questiontext>${shown('q')}</questiontext><answer>${shown('a')}</answer>`,
    ['question|q||q', 'nowhere|a||picture_no_place'],
  ],
  [
    'what is said to a choice',
    'multichoice',
    `<answer>${shown('a')}<feedback>${shown('f')}</feedback></answer>`,
    ['0|a||a', 'nowhere|f||picture_no_place'],
  ],
  [
    'what is said to all, and deep within',
    'multichoice',
    `<generalfeedback>${shown('g')}</generalfeedback><subquestion><answer>${shown('s')}</answer></subquestion>`,
    ['nowhere|g||picture_no_place', 'nowhere|s||picture_no_place'],
  ],
  [
    'a second text',
    'essay',
    held('One.') + `<questiontext>${shown('q')}</questiontext>`,
    ['nowhere|q||picture_no_place'],
  ],
  ['nothing', 'essay', '', []],
])('the pictures of a question stand in %s', (_, type, inner, expected) => {
  expect(question(type, inner).map(said)).toEqual(expected)
})

test.each<[string, string, string[]]>([
  ['with its name', '<image>deck/a.png</image><image_base64>cG5n</image_base64>', ['question|a.png|-|png']],
  ['without one', '<image_base64>\ncG5n</image_base64>', ['question||-|png']],
  ['that is broken', '<image>a.png</image><image_base64>!</image_base64>', ['question|a.png|-|image_broken']],
  ['that is empty', '<image>a.png</image><image_base64> \n </image_base64>', []],
  ['that is named alone', '<image>a.png</image>', []],
])('a picture as Moodle wrote it formerly, %s', (_, inner, expected) => {
  expect(question('essay', held('Which?') + inner).map(said)).toEqual(expected)
})

test('a picture as Moodle wrote it formerly stands after those of the text, with its line and its bytes', () => {
  const inner = `<questiontext>${shown('q')}</questiontext>\n<image_base64>cG5n</image_base64><answer>${shown('a')}</answer>`
  const found = question('multichoice', inner)
  expect(found.map(said)).toEqual(['question|q||q', 'question||-|png', '0|a||a'])
  const xml = `<question type="multichoice">${inner}</question>`
  const { line, from, to } = found[1] ?? { line: 0, from: 0, to: 0 }
  expect([line, xml.slice(from, to)]).toEqual([2, 'cG5n'])
})

const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const name = letters.map((text) => text.replace(/[/\s]/g, '_'))
const alt = letters.map((text) => text.replace(/\s+/g, ' ').trim())
const bytes = fc.uint8Array({ minLength: 1, maxLength: 50 }).map((one) => Buffer.from(one))

test('whatever files are called, show and hold, each is found where its text names it', () => {
  const pictures = fc.uniqueArray(fc.record({ name, alt, bytes }), {
    selector: (one) => one.name,
    maxLength: 5,
  })
  fc.assert(
    fc.property(pictures, fc.constantFrom('"', "'"), (all, mark) => {
      const words = (text: string) => encoded(text).replaceAll("'", '&#39;')
      const text = all
        .map((one) => {
          const address = words(encodeURIComponent(one.name))
          return `<img src=${mark}@@PLUGINFILE@@/${address}${mark} alt=${mark}${words(one.alt)}${mark}>`
        })
        .join(' ')
      const blank = {
        attributes: new Map<string, string>(),
        children: [],
        comment: '',
        line: 1,
        from: 0,
        to: 0,
      }
      const files = all.toReversed().map((one) => ({
        ...blank,
        name: 'file',
        attributes: new Map([['name', one.name]]),
        text: one.bytes.toString('base64'),
      }))
      const found = sentAt({ text, line: 1, files }, 'question')
      expect(found.map((one) => [one.name, one.alt, one.bytes?.toString('hex'), one.code])).toEqual(
        all.map((one) => [one.name, one.alt, one.bytes.toString('hex'), null]),
      )
    }),
  )
})
