import { describe, expect, test } from 'vitest'
import { decoded, encoded, makeXmlReader, readXml, XmlBroken, type XmlNode } from './xml.rules.ts'

test.for([
  ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
  ['a &amp; b &amp; c', 'a & b & c'],
  ['&amp;lt;', '&lt;'],
  ['&#65;&#x41;&#x4a;', 'AAJ'],
  ['&#128026;', '🐚'],
  ['&#x10ffff;', '\u{10ffff}'],
  ['&#1;', '\u0001'],
  ['&#xd7ff;&#xe000;', '\ud7ff\ue000'],
  ['&#x110000;', '&#x110000;'],
  ['&#0;', '&#0;'],
  ['&#xd800;', '&#xd800;'],
  ['&#xdfff;', '&#xdfff;'],
  ['&#6a;', '&#6a;'],
  ['&nbsp;', '&nbsp;'],
  ['&own;', '&own;'],
  ['&amp', '&amp'],
  ['& ;', '& ;'],
] as const)('“%s” is read as “%s”', ([text, expected]) => {
  expect(decoded(text)).toBe(expected)
})

test.for([
  ['a & b', 'a &amp; b'],
  ['<b>"it\'s"</b>', "&lt;b&gt;&quot;it's&quot;&lt;/b&gt;"],
  ['&&', '&amp;&amp;'],
  ['plain', 'plain'],
] as const)('“%s” is written as “%s”, and read as it was', ([text, expected]) => {
  expect(encoded(text)).toBe(expected)
  expect(decoded(encoded(text))).toBe(text)
})

describe('a document', () => {
  type Placeless = Omit<XmlNode, 'from' | 'to' | 'children'> & { children: Placeless[] }
  const node = (name: string, own: Partial<Placeless> = {}): Placeless => ({
    name,
    attributes: new Map(),
    children: [],
    text: '',
    comment: '',
    line: 1,
    ...own,
  })

  const placeless = ({ from: _from, to: _to, children, ...rest }: XmlNode): Placeless => ({
    ...rest,
    children: children.map(placeless),
  })

  test.for<[string, file: string, Placeless]>([
    ['is one element', '<a/>', node('a')],
    ['may end by a tag of its own', '<a ></a>', node('a')],
    [
      'may begin with a mark and a declaration',
      '\ufeff<?xml version="1.0"?>\n<a/>\n',
      node('a', { line: 2 }),
    ],
    ['holds words', '<a>b &amp; c</a>', node('a', { text: 'b & c' })],
    [
      'holds words that are taken as they are',
      '<a>x<![CDATA[<b> &amp; ]]>y</a>',
      node('a', { text: 'x<b> &amp; y' }),
    ],
    ['holds nothing of that, too', '<a><![CDATA[]]></a>', node('a')],
    [
      'has attributes in either marks',
      `<a one="1" two-2 = '"2"' x:y.z="&lt;"/>`,
      node('a', { attributes: new Map(Object.entries({ one: '1', 'two-2': '"2"', 'x:y.z': '<' })) }),
    ],
    ['has an attribute that says nothing', '<a one=""/>', node('a', { attributes: new Map([['one', '']]) })],
    [
      'keeps its own words from those of what it holds',
      '<a>1<b>2</b>3</a>',
      node('a', { text: '13', children: [node('b', { text: '2' })] }),
    ],
    [
      'knows what stands in what, and at which line',
      '<a>\n<b>\n\n<c/></b>\n<d/>\n</a>',
      node('a', {
        text: '\n\n\n',
        children: [
          node('b', { line: 2, text: '\n\n', children: [node('c', { line: 4 })] }),
          node('d', { line: 5 }),
        ],
      }),
    ],
    [
      'gives a comment to the element after it, and to no other',
      '<a><!-- one\n--><b/><c/><!----><!--two--><d/></a>',
      node('a', {
        children: [
          node('b', { comment: ' one\n', line: 2 }),
          node('c', { line: 2 }),
          node('d', { comment: 'two', line: 2 }),
        ],
      }),
    ],
    [
      'has a line for each break in what is left out',
      '<?x\n?><!--\n\n--><a/>',
      node('a', { line: 4, comment: '\n\n' }),
    ],
  ])('%s', ([, file, expected]) => {
    expect(placeless(readXml(file))).toEqual(expected)
  })

  test.for<[string, file: string, line: number]>([
    ['is nothing', '', 1],
    ['is words alone', 'no XML', 1],
    ['has words before it', 'x<a/>', 1],
    ['has words after it', '<a/>\nx', 2],
    ['is two', '<a/>\n<b/>', 2],
    ['does not end', '<a>\n', 2],
    ['ends too often', '<a/></a>', 1],
    ['ends before it begins', '</a>', 1],
    ['closes another element', '<a>\n<b>\n</a>', 3],
    ['closes in the wrong order', '<a><b></a></b>', 1],
    ['has a sign that begins nothing', '<a>\n1 < 2</a>', 2],
    ['has an attribute without marks', '<a one=1/>', 1],
    ['has an attribute in two marks', `<a one="1'/>`, 1],
    ['has an element in an attribute', '<a one="<b/>"/>', 1],
    ['has attributes that touch', '<a one="1"two="2"/>', 1],
    ['has a comment that does not end', '<a>\n\n<!-- </a>', 3],
  ])('that %s is broken', ([, file, line]) => {
    const read = () => readXml(file)
    expect(read).toThrow(XmlBroken)
    expect(read).toThrow(
      expect.objectContaining({
        name: 'XmlBroken',
        message: 'broken XML',
        fault: { line, code: 'file_broken', title: '' },
      }),
    )
  })

  test.for<[string, file: string, line: number]>([
    ['words of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 1],
    ['a type', '<?xml version="1.0"?>\n<!doctype a><a/>', 2],
    ['what one element may hold', '<a><!ELEMENT a (b)></a>', 1],
  ])('that declares %s is refused before that is read', ([, file, line]) => {
    expect(() => readXml(file)).toThrow(
      expect.objectContaining({ fault: { line, code: 'file_declares', title: '' } }),
    )
  })

  const deep = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
  test('is twenty elements deep at most', () => {
    expect(() => readXml(deep(20))).not.toThrow()
    expect(() => readXml(deep(21))).toThrow(XmlBroken)
  })

  test('may hold many elements, one of them so many at most', () => {
    const many = '<b/>'.repeat(19_000)
    expect(() => readXml(`<a><c>${many}</c><c>${many}</c></a>`)).not.toThrow()
    expect(() => readXml(`<a><c>${many}${many}</c></a>`)).toThrow(XmlBroken)
  })
})

describe('a document that comes in pieces', () => {
  const file =
    '\ufeff<?xml version="1.0"?>\n<quiz>\n<!-- one --><a name="&quot;ä&quot;">x &amp; y &#228; & z<![CDATA[ <p> ]] > ]]></a>\n' +
    "<b><file path='/'>iVBORw0KGgo=</file>\n</b>\n<c/>\n</quiz>\n"
  const readIn = (pieces: readonly string[]) => {
    const found: XmlNode[] = []
    const reader = makeXmlReader((element) => void found.push(element))
    for (const piece of pieces) reader.write(piece)
    reader.end()
    return found
  }

  test('is read as if it had come at once, wherever it is cut', () => {
    const whole = readIn([file])
    expect(whole.map(({ name, line }) => [name, line])).toEqual([
      ['a', 3],
      ['b', 4],
      ['c', 6],
    ])
    expect(whole[0]?.text).toBe('x & y ä & z <p> ]] > ')
    expect(readIn([...file])).toEqual(whole)
    for (let cut = 1; cut < file.length; cut += 1)
      expect(readIn([file.slice(0, cut), file.slice(cut)])).toEqual(whole)
  })

  test('says between which bytes of the file each content stands', () => {
    const bytes = Buffer.from(file)
    const picture = readIn([...file])[1]?.children[0]
    expect(bytes.subarray(picture?.from, picture?.to).toString()).toBe('iVBORw0KGgo=')
  })

  test.for<[string, begin: string, piece: string]>([
    ['a comment', '<a><!--', 'x'.repeat(100_000)],
    ['a tag', '<a><b c="', 'x'.repeat(100_000)],
    ['words', '<a><![CDATA[', '&amp;'.repeat(20_000)],
  ])('is refused where %s goes on longer than any picture', ([, begin, piece]) => {
    const reader = makeXmlReader(() => undefined)
    reader.write(begin)
    const write = () => {
      for (let count = 0; count < 500; count += 1) reader.write(piece)
    }
    expect(write).toThrow(XmlBroken)
  })
})
