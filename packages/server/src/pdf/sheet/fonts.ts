import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { makeDocument } from './document.ts'
import type { Face, Measure } from './lines.ts'
import { lettersOf } from './letters.ts'
import { plainFont } from './woff.ts'

const { resolve } = createRequire(import.meta.url)

/** The parts that each font comes in; the first that has a letter draws it. */
const parts: readonly [font: string, subset: string][] = [
  ['figtree', 'latin'],
  ['figtree', 'latin-ext'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
  ['noto-sans', 'devanagari'],
]
const titleParts: typeof parts = [
  ['bricolage-grotesque', 'latin'],
  ['bricolage-grotesque', 'latin-ext'],
  ...parts.slice(2),
]
const faces: Record<Face, { weight: number; parts: typeof parts }> = {
  text: { weight: 400, parts },
  strong: { weight: 600, parts },
  title: { weight: 600, parts: titleParts },
}

type Range = readonly [from: number, to: number]
type Part = { name: string; file: string; ranges: readonly Range[] }

function rangesOf(font: string, subset: string): Range[] {
  // NOTE: the package says which letters each of its files has.
  const all = JSON.parse(readFileSync(resolve(`@fontsource/${font}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >
  return (all[subset] ?? '').split(',').flatMap((range) => {
    const [from, to = from] = range.replace('U+', '').split('-')
    return from ? [[Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)] as const] : []
  })
}

const partsOf = ({ weight, parts: some }: (typeof faces)[Face]): Part[] =>
  some.map(([font, subset]) => ({
    name: `${font} ${subset} ${weight}`,
    // NOTE: woff, as the letters of a woff2 cannot be put into another file.
    file: resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`),
    ranges: rangesOf(font, subset),
  }))

let known: Record<Face, Part[]> | undefined
const allParts = () =>
  (known ??= { text: partsOf(faces.text), strong: partsOf(faces.strong), title: partsOf(faces.title) })

const bytes = new Map<string, Buffer>()
const letters = new Map<string, Set<number>>()

function fontIn({ file }: Part) {
  const font = bytes.get(file) ?? plainFont(readFileSync(file))
  bytes.set(file, font)
  return font
}

function lettersIn(part: Part) {
  const known = letters.get(part.file) ?? lettersOf(fontIn(part))
  letters.set(part.file, known)
  return known
}

/** NOTE: a range that a font claims may have gaps, so the font itself is asked, and only where it claims the letter. */
const has = (part: Part, letter: number) =>
  part.ranges.some(([from, to]) => letter >= from && letter <= to) && lettersIn(part).has(letter)

const drawn = (face: Face, code: number) => allParts()[face].some((part) => has(part, code))

/** NOTE: the marks that turn a sign into a coloured picture are no letters. */
const isLetter = /[\p{L}\p{N}]|(?![\u{fe00}-\u{fe0f}\u{20d0}-\u{20ff}])\p{M}/u

/** The letters of a text that no font here can draw, each once; a picture such as an emoji is none. */
export const lettersMissing = (face: Face, text: string) => [
  ...new Set(
    [...text.normalize('NFC')].filter(
      (letter) => isLetter.test(letter) && !drawn(face, letter.codePointAt(0) ?? 0),
    ),
  ),
]

const shapes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const isWord = /[\p{L}\p{N}]/u
const isUnseen = /^[\p{C}\p{Z}\s]*$/u

/** The signs beside letters that no font here can draw, each once and whole, such as an emoji of several parts. */
export const signsMissing = (face: Face, text: string) => [
  ...new Set(
    Array.from(shapes.segment(text.normalize('NFC')), ({ segment }) => segment).filter(
      (sign) =>
        !isUnseen.test(sign) &&
        !isWord.test(sign) &&
        ![...sign].some((part) => !isUnseen.test(part) && drawn(face, part.codePointAt(0) ?? 0)),
    ),
  ),
]

/** A text in stretches that one font file can draw. NOTE: what is no letter and cannot be drawn is left out. */
export function stretchesOf(face: Face, text: string) {
  const [first, ...others] = allParts()[face]
  const stretches: { part: Part; text: string }[] = []
  let isLeftOut = false
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0
    const last = stretches.at(-1)
    if (!isLetter.test(letter) && !drawn(face, code)) {
      isLeftOut = true
      continue
    }
    // NOTE: of the two spaces around what is left out, one stays, and nothing that joins its parts.
    if (isLeftOut && (letter === ' ' ? !last || last.text.endsWith(' ') : isUnseen.test(letter))) continue
    isLeftOut = false
    const part = first && !has(first, code) ? (others.find((other) => has(other, code)) ?? first) : first
    if (last && last.part === part) last.text += letter
    else if (part) stretches.push({ part, text: letter })
  }
  return stretches
}

/** Chooses a font of a document, bringing it there when it is first asked for. */
export function choose(document: PDFKit.PDFDocument, part: Part, size: number) {
  document.registerFont(part.name, fontIn(part))
  return document.font(part.name).fontSize(size)
}

let ruler: PDFKit.PDFDocument | undefined

export const measure: Measure = (face, size, text) => {
  const document = (ruler ??= makeDocument({ autoFirstPage: false }))
  return stretchesOf(face, text).reduce(
    (sum, stretch) => sum + choose(document, stretch.part, size).widthOfString(stretch.text),
    0,
  )
}
