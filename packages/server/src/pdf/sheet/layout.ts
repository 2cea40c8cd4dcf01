import type {
  CertificateDesign,
  Sheet,
  SheetItem,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { tinted } from '../../mail/templates/colours.rules.ts'
import { filledIn } from '../../words/words.rules.ts'
import { evenLines, type Face, type Measure, readable } from './lines.ts'
import { sheetTexts } from './sheet.words.ts'

export type Picture = { address: string; width: number; height: number }

/** What a certificate says of one person and one course, in their language. */
export type SheetContent = {
  design: CertificateDesign
  language: Language
  values: Readonly<Record<string, string>>
  validUntil: string | null
  number: string
  code: string
  /** Where it can be verified by hand. */
  verifyAt: string
  colour: string
  logo: Picture | null
  pictures: ReadonlyMap<number, Picture>
}

const paper = { long: 841.89, short: 595.28 }
const ink = '#191b2e'
const quiet = '#565c70'
const margin = 46
const qrSize = 76
const footer = qrSize
const signing = 92
/** However much stands on the paper, nothing in its middle is smaller. */
const smallPrint = 8.5

type Size = { width: number; height: number }
const sizeOf = ({ orientation }: CertificateDesign): Size =>
  orientation === 'landscape'
    ? { width: paper.long, height: paper.short }
    : { width: paper.short, height: paper.long }

type Block = { gap: number; height: number; draw: (top: number) => SheetItem[] }
type Style = { face: Face; size: number; gap: number; colour: string; isHeading?: boolean }

type Drawing = { content: SheetContent; size: Size; measure: Measure; scale: number }

function textBlock(text: string, style: Style, { size, measure, scale }: Drawing): Block[] {
  const width = size.width - 2 * margin - 40
  const whole = wholeWords(text, style, { width, measure })
  const points = Math.max(whole * scale, Math.min(whole, smallPrint))
  const lines = evenLines(text, width, (part) => measure(style.face, points, part))
  if (!lines.length) return []
  const leading = points * 1.25
  const draw = (top: number) =>
    lines.map((line, index) =>
      textAt(line, {
        ...style,
        size: points,
        x: size.width / 2,
        y: top + points * 0.95 + index * leading,
        anchor: 'middle',
      }),
    )
  return [{ gap: style.gap * scale, height: lines.length * leading, draw }]
}

/** A size at which the longest word fits into a line, where that is not too small to read. */
function wholeWords(text: string, { face, size }: Style, line: { width: number; measure: Measure }) {
  const longest = Math.max(1, ...text.split(/\s+/).map((word) => line.measure(face, size, word)))
  return Math.max(size / 2, Math.min(size, (size * line.width * 0.99) / longest))
}

type Placed = Omit<Style, 'gap'> & { x: number; y: number; anchor: 'start' | 'middle' | 'end' }
const textAt = (
  text: string,
  { face, size, x, y, anchor, colour, isHeading = false }: Placed,
): SheetItem => ({
  kind: 'text',
  font: face,
  x: rounded(x),
  y: rounded(y),
  size: rounded(size),
  anchor,
  colour,
  text,
  isHeading,
})

const rounded = (value: number) => Math.round(value * 100) / 100

function pictureIn(picture: Picture, box: { centre: number; bottom: number; width: number; height: number }) {
  const factor = Math.min(box.width / picture.width, box.height / picture.height)
  const [width, height] = [picture.width * factor, picture.height * factor]
  return {
    kind: 'picture' as const,
    x: rounded(box.centre - width / 2),
    y: rounded(box.bottom - height),
    width: rounded(width),
    height: rounded(height),
    address: picture.address,
  }
}

function logoBlock({ content, size, scale }: Drawing): Block[] {
  const { logo, values } = content
  if (!logo) return []
  const height = 50 * scale
  const label = values['companyName'] ?? ''
  const draw = (top: number) => [
    { ...pictureIn(logo, { centre: size.width / 2, bottom: top + height, width: 220, height }), label },
  ]
  return [{ gap: 0, height, draw }]
}

function blocksOf(drawing: Drawing): Block[] {
  const { design, language, values, colour } = drawing.content
  const said = (text: LocalText) => filledIn(textIn(text, language), values)
  const of = (text: string, style: Style) => textBlock(text, style, drawing)
  return [
    ...logoBlock(drawing),
    ...of(said(design.heading), { face: 'title', size: 46, gap: 20, colour, isHeading: true }),
    ...of(said(design.intro), { face: 'text', size: 15.5, gap: 18, colour: quiet }),
    ...of(values['fullName'] ?? '', { face: 'title', size: 36, gap: 8, colour: ink }),
    ...of(said(design.statement), { face: 'text', size: 15.5, gap: 12, colour: quiet }),
    ...of(values['course'] ?? '', { face: 'title', size: 27, gap: 8, colour: ink }),
    ...of(said(design.note), { face: 'text', size: 15.5, gap: 10, colour: quiet }),
  ]
}

const heightOf = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { gap, height }, index) => sum + height + (index ? gap : 0), 0)

const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.64, 0.6, 0.56, 0.52, 0.48, 0.44, 0.4]

/** The words in the middle, as large as there is room. */
function bodyItems(content: SheetContent, size: Size, measure: Measure): SheetItem[] {
  const top = margin + 22
  const bottom = size.height - margin - footer - 16 - (content.design.signatories.length ? signing : 0)
  const tried = scales.map((scale) => blocksOf({ content, size, measure, scale }))
  const blocks = tried.find((some) => heightOf(some) <= bottom - top) ?? tried.at(-1) ?? []
  let at = top + Math.max(0, (bottom - top - heightOf(blocks)) / 2)
  return blocks.flatMap(({ gap, height, draw }, index) => {
    at += index ? gap : 0
    const items = draw(at)
    at += height
    return items
  })
}

/** The people who sign, side by side. */
function signingItems({ design, language, pictures }: SheetContent, size: Size, measure: Measure) {
  const { signatories } = design
  const lineAt = size.height - margin - footer - 16 - 42
  const column = Math.min(210, (size.width - 2 * margin) / Math.max(1, signatories.length))
  const left = (size.width - column * signatories.length) / 2
  return signatories.flatMap(({ name, title, pictureId }, index): SheetItem[] => {
    const centre = left + column * (index + 0.5)
    const width = column - 24
    const picture = pictureId === null ? undefined : pictures.get(pictureId)
    const box = { centre, bottom: lineAt - 3, width, height: 42 }
    const at = { x: centre, anchor: 'middle' as const }
    const own = readable(name, { face: 'strong', size: 11, width }, measure)
    const role = readable(textIn(title, language), { face: 'text', size: 9.5, width }, measure)
    const [first, below] = own.lines.length > 1 ? [lineAt + 11.5, lineAt + 31] : [lineAt + 14, lineAt + 27]
    return [
      ...(picture
        ? [{ ...pictureIn(picture, box), label: filledIn(sheetTexts[language].signature, { name }) }]
        : []),
      { kind: 'shape', d: boxPath(centre - width / 2, lineAt, width, 0.8), colour: quiet, label: '' },
      ...own.lines.map((line, row) =>
        textAt(line, { ...at, face: 'strong', size: own.size, y: first + row * 9.5, colour: ink }),
      ),
      ...role.lines.map((line, row) =>
        textAt(line, { ...at, face: 'text', size: role.size, y: below + row * 9, colour: quiet }),
      ),
    ]
  })
}

const boxPath = (x: number, y: number, width: number, height: number) =>
  `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}Z`

/** What it can be verified by. */
function footerItems(content: SheetContent, size: Size, measure: Measure, squares: Squares): SheetItem[] {
  const { language, number, code, validUntil, verifyAt, design } = content
  const words = sheetTexts[language]
  const lines: [Face, string, string][] = [
    ['strong', filledIn(words.number, { number }), ink],
    ['text', filledIn(words.code, { code }), quiet],
    ...(validUntil
      ? ([['text', filledIn(words.validUntil, { day: validUntil }), quiet]] as [Face, string, string][])
      : []),
    ['text', filledIn(words.verify, { address: verifyAt }), quiet],
  ]
  const room = size.width - 2 * margin - 36 - qrSize - 20
  const first = size.height - margin - 12 - (lines.length - 1) * 14
  const texts = lines.map(([face, text, colour], index) => {
    const points = Math.min(10, (10 * room) / Math.max(1, measure(face, 10, text)))
    return textAt(text, {
      face,
      colour,
      size: points,
      x: margin + 18,
      y: first + index * 14,
      anchor: 'start',
    })
  })
  if (!design.showsQr) return texts
  const place = { x: size.width - margin - 18 - qrSize, y: size.height - margin - 12 - qrSize }
  return [...texts, { kind: 'shape', d: squarePath(squares, place), colour: ink, label: words.qr }]
}

/** Where a code of squares is dark, row by row. */
export type Squares = readonly (readonly boolean[])[]

function squarePath(squares: Squares, { x, y }: { x: number; y: number }) {
  const step = qrSize / Math.max(1, squares.length)
  return squares
    .flatMap((row, line) =>
      row.flatMap((isDark, column) =>
        isDark ? [boxPath(x + column * step, y + line * step, step + 0.02, step + 0.02)] : [],
      ),
    )
    .join('')
}

/** The frame, and quarter circles in two corners. */
function frameItems({ colour }: SheetContent, { width, height }: Size): SheetItem[] {
  const shape = (d: string, shade: string): SheetItem => ({ kind: 'shape', d, colour: shade, label: '' })
  const inset = 22
  const [inner, outer] = [width - 2 * inset, height - 2 * inset]
  const line = 1.2
  const soft = tinted(colour, 0.82)
  const [large, small] = [104, 52]
  // NOTE: the lower corner is as small as the code of squares beside it needs, which must stand on white.
  const [wide, narrow] = [52, 26]
  return [
    shape(`M0 0H${large}A${large} ${large} 0 0 1 0 ${large}Z`, soft),
    shape(`M0 0H${small}A${small} ${small} 0 0 1 0 ${small}Z`, colour),
    shape(`M${width} ${height}H${width - wide}A${wide} ${wide} 0 0 1 ${width} ${height - wide}Z`, soft),
    shape(
      `M${width} ${height}H${width - narrow}A${narrow} ${narrow} 0 0 1 ${width} ${height - narrow}Z`,
      colour,
    ),
    shape(
      boxPath(inset, inset, inner, line) +
        boxPath(inset, height - inset - line, inner, line) +
        boxPath(inset, inset, line, outer) +
        boxPath(width - inset - line, inset, line, outer),
      colour,
    ),
  ]
}

/** Everything that stands on the paper. */
export function layOut(content: SheetContent, measure: Measure, squares: Squares): Sheet {
  const size = sizeOf(content.design)
  return {
    ...size,
    items: [
      ...frameItems(content, size),
      ...bodyItems(content, size, measure),
      ...signingItems(content, size, measure),
      ...footerItems(content, size, measure, squares),
    ],
  }
}
