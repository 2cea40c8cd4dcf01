import { describe, expect, test } from 'vitest'
import { paged, paper, type Placed, type PrintBlock, printable, type TextBlock } from './prints.rules.ts'

// NOTE: every letter half as wide as it is high, and a line broken wherever it is full.
const measure = (_: string, size: number, text: string) => (text.length * size) / 2
function linesOf(text: string, width: number, wide: (text: string) => number) {
  const letters = Math.floor(width / wide('m'))
  return text === '' ? [''] : (text.match(new RegExp(`.{1,${letters}}`, 'g')) ?? [])
}
const whole = (...blocks: PrintBlock[]) => paged(blocks, { measure, linesOf })
const sheets = (...blocks: PrintBlock[]) =>
  whole(...blocks).map((sheet) => sheet.filter((placed) => placed.tag !== 'Figure'))
const numbered = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1)).join('\n')
const said = (blocks: readonly PrintBlock[]) =>
  sheets(...blocks).map((sheet) => sheet.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' '))
const sheetsWith = (blocks: readonly PrintBlock[]) => said(blocks).length

/** Where the last line of the only sheet stands. */
const endOf = (...blocks: PrintBlock[]) =>
  sheets(...blocks)[0]
    ?.at(-1)
    ?.lines.at(-1)?.y ?? 0

describe('what a block looks like', () => {
  const [ink, quiet] = ['#191b2e', '#565c70']
  test.for([
    ['title', 'H1', 'title', 22, ink, 0],
    ['heading', 'H2', 'strong', 13, ink, 0],
    ['text', 'P', 'text', 11, ink, 0],
    ['strong', 'P', 'strong', 11, ink, 0],
    ['quiet', 'P', 'text', 10, quiet, 0],
    ['item', 'P', 'text', 11, ink, 16],
  ] as const)('%s is %s in %s of %s points', ([as, tag, face, size, colour, inset]) => {
    expect(sheets({ as, text: 'Knots' })).toEqual([
      [
        {
          tag,
          face,
          size,
          colour,
          x: paper.margin + inset,
          // NOTE: seven tenths of a letter's height below the 1.4 of a line that begins at the margin.
          lines: [{ text: 'Knots', y: expect.closeTo(paper.margin + size * 1.4 * 0.7) }],
        },
      ],
    ])
  })

  test('the paper is A4 with a margin of two centimetres', () => {
    expect(paper).toEqual({ width: 595.28, height: 841.89, margin: 56 })
  })
})

describe('blocks follow each other', () => {
  test('the first begins at the margin, and each other after its own distance', () => {
    const first = endOf({ as: 'text', text: 'a' })
    const after = (as: TextBlock['as']) => endOf({ as: 'text', text: 'a' }, { as, text: 'b' }) - first
    const line = 11 * 1.4
    expect(after('text')).toBeCloseTo(5 + line)
    expect(after('strong')).toBeCloseTo(5 + line)
    expect(after('item')).toBeCloseTo(4 + line)
    // NOTE: what is larger or smaller stands by its own height, from the end of the line before.
    expect(after('quiet')).toBeCloseTo(4 + 0.3 * line + 0.7 * 14)
    expect(after('heading')).toBeCloseTo(20 + 0.3 * line + 0.7 * 13 * 1.4)
    expect(after('title')).toBeCloseTo(0.3 * line + 0.7 * 22 * 1.4)
  })

  test('a block keeps its breaks, and is broken where a line is full', () => {
    const [[block] = []] = sheets({ as: 'text', text: `one\n\n${'m'.repeat(100)}` })
    const width = paper.width - 2 * paper.margin
    const letters = Math.floor(width / 5.5)
    expect(block?.lines.map(({ text }) => text)).toEqual([
      'one',
      '',
      'm'.repeat(letters),
      'm'.repeat(100 - letters),
    ])
    const [one, two] = block?.lines ?? []
    expect((two?.y ?? 0) - (one?.y ?? 0)).toBeCloseTo(11 * 1.4)
  })

  test('an item has less room, by as much as it stands to the right', () => {
    const lengthOf = (as: TextBlock['as']) =>
      sheets({ as, text: 'm'.repeat(100) })[0]?.[0]?.lines[0]?.text.length
    expect([lengthOf('text'), lengthOf('item')]).toEqual([87, 84])
  })

  test('letters are measured in the face and the size in which they are printed', () => {
    const asked = new Set<string>()
    paged([{ as: 'title', text: 'Knots' }], {
      measure: (face, size, text) => {
        asked.add(`${face} ${size} ${text}`)
        return 1
      },
      linesOf: (text, _, wide) => {
        wide(text)
        return [text]
      },
    })
    expect([...asked]).toEqual(['title 22 Knots'])
  })

  test('nothing to say is one empty sheet', () => {
    expect(sheets()).toEqual([[]])
  })
})

describe('a sheet is filled to its foot', () => {
  /** How many lines of a text stand on one sheet. */
  const most = 45
  const filled = (lines: number): PrintBlock => ({ as: 'text', text: numbered(lines) })

  test('and the next one begins at its margin', () => {
    expect(sheetsWith([filled(most)])).toBe(1)
    const [one, two] = sheets(filled(most + 2))
    expect(one?.[0]?.lines).toHaveLength(most)
    expect(two?.[0]).toMatchObject({
      x: paper.margin,
      tag: 'P',
      lines: [{ text: '46', y: expect.closeTo(paper.margin + 11 * 1.4 * 0.7) }, { text: '47' }],
    })
  })

  test('its last line stands above the foot', () => {
    const room = paper.height - paper.margin - 24 - paper.margin
    expect(most).toBe(Math.floor(room / (11 * 1.4)))
  })

  test('a text goes on at its foot without a title', () => {
    expect(said([filled(most - 2), { as: 'text', text: 'a\nb\nc' }])).toEqual([
      expect.stringMatching(/43 a b$/),
      'c',
    ])
  })

  test('over as many sheets as it needs, in order', () => {
    const blocks = [filled(100), { as: 'item', text: 'last' } as const]
    expect(said(blocks).join(' ')).toBe(`${numbered(100).replaceAll('\n', ' ')} last`)
    expect(sheetsWith(blocks)).toBe(3)
  })

  // NOTE: a line of a text needs 15.4, a heading 20 before it, 18.2 of its own and 48 below.
  test.for([
    ['heading', 'H', most - 5, 1],
    ['heading', 'H', most - 4, 2],
    ['heading', 'H\nH', most - 6, 1],
    ['heading', 'H\nH', most - 5, 2],
    ['title', 'T', most - 5, 1],
    ['title', 'T', most - 4, 2],
    ['strong', 'S', most - 2, 1],
    ['quiet', 'Q', most - 2, 1],
    ['item', 'I', most - 2, 1],
  ] as const)(
    'a %s “%s” after %s lines stands on sheet %s, never alone at the foot',
    ([as, text, lines, sheet]) => {
      expect(sheetsWith([filled(lines), { as, text }])).toBe(sheet)
    },
  )

  test('a heading that turns the sheet begins the next at its margin', () => {
    const [, next] = sheets(filled(most - 1), { as: 'heading', text: 'Splices' })
    expect(next?.[0]?.lines).toEqual([{ text: 'Splices', y: expect.closeTo(paper.margin + 13 * 1.4 * 0.7) }])
  })
})

describe('letters that no font has', () => {
  const lacking = (_: string, text: string) => [...new Set(text.match(/[王小]/g) ?? [])]
  const note = (letters: number) => `${letters} are lacking.`

  test('are question marks, and it is said at the end how many there are', () => {
    const blocks: PrintBlock[] = [
      { as: 'title', text: '王 小王' },
      { as: 'text', text: 'Knots' },
    ]
    expect(printable(blocks, lacking, note)).toEqual([
      { as: 'title', text: '? ??' },
      { as: 'text', text: 'Knots' },
      { as: 'quiet', text: '2 are lacking.' },
    ])
  })

  test('are whole where one is part of another', () => {
    const blocks: PrintBlock[] = [{ as: 'text', text: '小 王小' }]
    expect(printable(blocks, () => ['小', '王小'], note)[0]).toEqual({ as: 'text', text: '? ?' })
  })

  test('are told of only where there are some', () => {
    const blocks: PrintBlock[] = [{ as: 'item', text: 'Nguyễn 🚀' }]
    expect(printable(blocks, lacking, note)).toEqual(blocks)
  })
})

describe('a picture', () => {
  const pictureOf = (width: number, height: number): PrintBlock => ({
    as: 'picture',
    text: 'A knot',
    picture: { bytes: Buffer.from('knot'), width, height },
  })
  const placed = (...blocks: PrintBlock[]) =>
    whole(...blocks).map((sheet) => sheet.filter((one) => one.tag === 'Figure'))

  test.for([
    ['a small one is as large as on a screen', 100, 40, 75, 30],
    ['a wide one is as wide as it may be', 740, 100, 300, 300 / 7.4],
    ['a high one is as high as it may be', 100, 470, 220 / 4.7, 220],
  ] as const)('%s', ([, width, height, wide, high]) => {
    expect(placed(pictureOf(width, height))).toMatchObject([
      [{ width: expect.closeTo(wide), height: expect.closeTo(high), x: paper.margin + 16, text: 'A knot' }],
    ])
  })

  test('stands beneath the text before it, and what follows beneath the picture', () => {
    const before = endOf({ as: 'text', text: 'a' })
    const [[first] = []] = placed({ as: 'text', text: 'a' }, pictureOf(100, 40))
    expect(first?.y).toBeGreaterThan(before)
    expect(endOf({ as: 'text', text: 'a' }, pictureOf(100, 40), { as: 'text', text: 'b' })).toBeGreaterThan(
      (first?.y ?? 0) + 30,
    )
  })

  test('goes to the next sheet whole where it has no room', () => {
    const full: PrintBlock = { as: 'text', text: numbered(44) }
    expect(placed(full, pictureOf(100, 470))).toMatchObject([[], [{ y: paper.margin }]])
  })
})

test('a question stands on the sheet of its answer, with its heading', () => {
  const question: PrintBlock[] = [
    { as: 'heading', text: 'Question 2' },
    { as: 'strong', text: 'Which knot?' },
    { as: 'quiet', text: 'Your answer:' },
    { as: 'item', text: 'Bowline' },
  ]
  for (let lines = 1; lines < 60; lines += 1) {
    const pages = said([{ as: 'text', text: numbered(lines) }, ...question])
    expect(pages.at(-1), `after ${lines} lines`).toContain('Question 2 Which knot? Your answer: Bowline')
  }
})

test('what leads on stands on the sheet of what follows it, a picture too', () => {
  const picture = { bytes: Buffer.alloc(0), width: 200, height: 200 }
  const answers: PrintBlock[] = [
    { as: 'item', text: 'Bowline', leads: true },
    { as: 'picture', text: '', picture, leads: true },
  ]
  const told: PrintBlock[] = [
    { as: 'text', text: 'Not right', leads: true },
    { as: 'text', text: '0 of 2 points' },
  ]
  for (const answer of answers)
    for (let lines = 1; lines < 60; lines += 1) {
      const pages = whole({ as: 'text', text: numbered(lines) }, answer, ...told)
      const end = pages.at(-1)?.slice(-3) ?? []
      const texts = end.map((one) => ('lines' in one ? one.lines[0]?.text : 'picture'))
      const first = answer.as === 'picture' ? 'picture' : 'Bowline'
      expect(texts, `${first} after ${lines} lines`).toEqual([first, 'Not right', '0 of 2 points'])
    }
})

test('a question too long to be held together begins where it stands', () => {
  const [first] = said([
    { as: 'text', text: numbered(5) },
    { as: 'heading', text: 'H' },
    { as: 'strong', text: numbered(60) },
  ])
  expect(first).toContain('H 1 2 3')
})

test('what leads to an answer stands on its sheet, and before a picture there is room for all of it', () => {
  const picture = { bytes: Buffer.alloc(0), width: 200, height: 200 }
  const leadingOn = (page: Placed[]) =>
    page.find((one) => 'lines' in one && one.lines[0]?.text === 'Your answer:')
  const answers = [{ as: 'item', text: 'Bowline' } as const, { as: 'picture', text: '', picture } as const]
  for (const answer of answers)
    for (let lines = 1; lines < 60; lines += 1) {
      const filled = { as: 'text', text: numbered(lines) } as const
      const pages = whole(filled, { as: 'quiet', text: 'Your answer:' }, answer)
      const isLeft = pages.some((page) => page.length > 0 && page.at(-1) === leadingOn(page))
      expect(isLeft, `${answer.as} after ${lines} lines`).toBe(false)
    }
})

test('a question stands beside its picture where the picture, its answer and all that is said are too long together', () => {
  const pictureOf = (text: string, height: number): PrintBlock => ({
    as: 'picture',
    text,
    picture: { bytes: Buffer.alloc(0), width: 200, height },
    leads: true,
  })
  const blocks: PrintBlock[] = [
    { as: 'heading', text: 'Question 2' },
    { as: 'strong', text: `Which knot?\n${numbered(5)}` },
    pictureOf('Rope', 290),
    { as: 'quiet', text: 'Your answer:' },
    { as: 'item', text: 'Bowline', leads: true },
    pictureOf('A loop', 120),
    { as: 'text', text: 'Right' },
  ]
  for (let lines = 1; lines < 60; lines += 1) {
    const pages = whole({ as: 'text', text: numbered(lines) }, ...blocks)
    const sheetOf = (text: string) =>
      pages.findIndex((page) => page.some((one) => ('lines' in one ? one.lines[0]?.text : one.text) === text))
    expect(sheetOf('Which knot?'), `after ${lines} lines`).toBe(sheetOf('Rope'))
    expect(sheetOf('Bowline'), `after ${lines} lines`).toBe(sheetOf('A loop'))
  }
})
