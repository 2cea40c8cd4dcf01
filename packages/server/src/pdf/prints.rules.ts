/** What a printed text is made of, from the top of the first sheet on. */
export type PrintBlock = TextBlock | PictureBlock
/** `leads`: it is not parted from what follows it, as a heading never is. */
export type TextBlock = { as: keyof typeof looks; text: string; leads?: boolean }
/** The text says what is seen. */
type PictureBlock = { as: 'picture'; text: string; picture: Picture; leads?: boolean }
/** Measured in points of a screen. */
export type Picture = { bytes: Buffer; width: number; height: number }

type Face = 'text' | 'strong' | 'title'
type Measure = (face: Face, size: number, text: string) => number
/** Breaks a text into lines. */
type Break = (text: string, width: number, measure: (text: string) => number) => string[]

export const paper = { width: 595.28, height: 841.89, margin: 56 }
const foot = 48
const ink = '#191b2e'
const quiet = '#565c70'

const oneLine = 20

/** `holds`: how much of what follows stands on the same sheet at least. */
const looks = {
  title: { tag: 'H1', face: 'title', size: 22, colour: ink, before: 0, inset: 0, holds: 48 },
  heading: { tag: 'H2', face: 'strong', size: 13, colour: ink, before: 20, inset: 0, holds: 48 },
  text: { tag: 'P', face: 'text', size: 11, colour: ink, before: 5, inset: 0, holds: 0 },
  strong: { tag: 'P', face: 'strong', size: 11, colour: ink, before: 5, inset: 0, holds: oneLine },
  quiet: { tag: 'P', face: 'text', size: 10, colour: quiet, before: 4, inset: 0, holds: oneLine },
  item: { tag: 'P', face: 'text', size: 11, colour: ink, before: 4, inset: 16, holds: 0 },
} as const

/** Stands where a letter or another sign would that no font here has. */
const stand = '?'

/** The blocks in signs that can be printed, and at their end, where some cannot, a note that says so. */
export function printable(
  blocks: readonly PrintBlock[],
  lacking: (face: Face, text: string) => readonly string[],
  note: (signs: number) => string,
): PrintBlock[] {
  const missing = new Set<string>()
  const said = blocks.map((block): PrintBlock => {
    if (block.as === 'picture') return block
    const { as, text } = block
    // NOTE: a sign of several parts before one that is part of it.
    const signs = lacking(looks[as].face, text).toSorted((one, other) => other.length - one.length)
    for (const sign of signs) missing.add(sign)
    const kept = signs.length ? text.normalize('NFC') : text
    return { ...block, text: signs.reduce((some, sign) => some.replaceAll(sign, stand), kept) }
  })
  return missing.size > 0 ? [...said, { as: 'quiet', text: note(missing.size) }] : said
}

/** Lines of one block on one sheet, or a picture; y is where they stand. */
export type Placed = PlacedText | PlacedPicture
export type PlacedPicture = PictureBlock & {
  tag: 'Figure'
  x: number
  y: number
  width: number
  height: number
}
export type PlacedText = {
  tag: 'H1' | 'H2' | 'P'
  face: Face
  size: number
  colour: string
  x: number
  lines: { text: string; y: number }[]
}

const leading = 1.4
const largest = { width: 300, height: 220 }
const aroundPicture = 8
/** What is longer may be parted, as the sheet before it would be half empty. */
const mostHeld = paper.height / 2

/** As large as on a screen, where there is room for it. */
function sizeOf({ width, height }: Picture) {
  const scale = Math.min(0.75, largest.width / width, largest.height / height)
  return { width: width * scale, height: height * scale }
}

type Laid = { block: TextBlock; lines: string[]; height: number } | { block: PictureBlock }

type Means = { measure: Measure; linesOf: Break }

function laidOut(block: PrintBlock, { measure, linesOf }: Means): Laid {
  if (block.as === 'picture') return { block }
  const { face, size, inset } = looks[block.as]
  const width = paper.width - 2 * paper.margin - inset
  const broken = (part: string) => linesOf(part, width, (some) => measure(face, size, some))
  return { block, lines: block.text.split('\n').flatMap(broken), height: size * leading }
}

/** `isCut`: only with what is next, as all that it leads on to would be too long. */
type Room = { own: number; whole: number; isCut: boolean }

/** What a block needs on the sheet where it begins: with all that it leads on to, or at least with what is next. */
function roomsOf(laid: readonly Laid[]): number[] {
  const rooms = laid.reduceRight<Room[]>((after, one) => [roomOf(one, after[0]), ...after], [])
  return rooms.map(({ own, whole }, index) => (rooms[index - 1]?.isCut ? own : whole))
}

function roomOf(one: Laid, next: Room = { own: 0, whole: 0, isCut: false }): Room {
  const holds = heldBy(one.block)
  const own = 'lines' in one ? looks[one.block.as].before + one.height + holds : ownOf(one.block)
  const filled =
    'lines' in one ? looks[one.block.as].before + one.height * one.lines.length : own + aroundPicture
  const least = 'lines' in one ? holds : 0
  const together = filled + Math.max(least, next.whole)
  if (!holds || together <= mostHeld) return { own, whole: holds ? together : own, isCut: false }
  const cut = filled + Math.max(least, next.own)
  return cut <= mostHeld ? { own, whole: cut, isCut: true } : { own, whole: own, isCut: false }
}

const ownOf = ({ picture }: PictureBlock) => aroundPicture + sizeOf(picture).height

const heldBy = ({ as, leads }: PrintBlock) =>
  (as === 'picture' ? 0 : looks[as].holds) || (leads ? oneLine : 0)

/** The sheets that blocks fill; neither a heading, a question nor what leads on is parted from what follows it. */
export function paged(blocks: readonly PrintBlock[], means: Means): Placed[][] {
  const pages: Placed[][] = [[]]
  let y = paper.margin
  const last = paper.height - paper.margin - foot / 2
  const turn = () => {
    pages.push([])
    y = paper.margin
  }
  const laid = blocks.map((block) => laidOut(block, means))
  const rooms = roomsOf(laid)
  for (const [index, one] of laid.entries()) {
    const isAtTop = y === paper.margin
    const room = rooms[index] ?? 0
    if (!('lines' in one)) {
      const size = sizeOf(one.block.picture)
      if (y + room > last) turn()
      else y += aroundPicture
      const x = paper.margin + looks.item.inset
      const { text, picture } = one.block
      pages.at(-1)?.push({ as: 'picture', text, picture, tag: 'Figure', x, y, ...size })
      y += size.height + aroundPicture
      continue
    }
    const { lines, height } = one
    const { before, inset, holds: _, ...look } = looks[one.block.as]
    if (!isAtTop && heldBy(one.block) && y + room > last) turn()
    else if (!isAtTop) y += before
    let placed: PlacedText | undefined
    for (const line of lines) {
      if (y + height > last) {
        turn()
        placed = undefined
      }
      if (!placed) {
        placed = { ...look, x: paper.margin + inset, lines: [] }
        pages.at(-1)?.push(placed)
      }
      y += height
      placed.lines.push({ text: line, y: y - height * 0.3 })
    }
  }
  return pages
}
