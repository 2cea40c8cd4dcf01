import type { Language } from '@oktant/contract/http/http.ts'
import {
  choose,
  lettersMissing,
  linesOf,
  makeDocument,
  measure,
  signsMissing,
  stretchesOf,
} from '../features/learning/certificate-templates/certificate-templates.ts'
import type { RawReply } from '../http/serve.ts'
import { paper } from './prints.rules.ts'
import { lackingNote } from './prints.words.ts'
import { type Laid, laidTables, look, type PrintTable } from './tables.rules.ts'

export type { PrintTable } from './tables.rules.ts'

type About = { title: string; language: Language; madeAt: Date; name: string }

/** Tables on sheets of paper, as a PDF whose rows and headings a screen reader knows. */
export async function printedTables(tables: readonly PrintTable[], about: About): Promise<RawReply> {
  const bytes = await drawn(laidTables(sayable(tables, about.language), { measure, linesOf }), about)
  return {
    headers: {
      'content-type': 'application/pdf',
      'content-length': bytes.length,
      'content-disposition': `attachment; filename="${about.name}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: bytes,
  }
}

/** NOTE: a sign that no font here has stands as a question mark, and the last table says so. */
function sayable(tables: readonly PrintTable[], language: Language): PrintTable[] {
  const missing = new Set<string>()
  const said = (text: string) => {
    const normal = text.normalize('NFC')
    const signs = signsMissing('text', normal)
    const rest = signs.reduce((some, sign) => some.replaceAll(sign, ''), normal)
    const all = [...signs, ...lettersMissing('text', rest)]
    for (const sign of all) missing.add(sign)
    return all.reduce((some, sign) => some.replaceAll(sign, '?'), normal)
  }
  const shown = tables.map((table) => ({
    ...table,
    title: said(table.title),
    about: table.about.map(said),
    rows: table.rows.map((row) => row.map(said)),
  }))
  if (missing.size === 0) return shown
  const note = lackingNote(missing.size, language)
  return shown.map((table, index) => (index === 0 ? { ...table, about: [...table.about, note] } : table))
}

function drawn(pages: readonly (readonly Laid[])[], { title, language, madeAt }: About): Promise<Buffer> {
  const document = makeDocument({
    autoFirstPage: false,
    size: [paper.width, paper.height],
    margin: 0,
    pdfVersion: '1.7',
    // NOTE: the library knows this kind of PDF, its types do not.
    ...({ subset: 'PDF/UA' } as object),
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Creator: 'Oktant', Producer: 'Oktant', CreationDate: madeAt, ModDate: madeAt },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const root = document.struct('Document')
  document.addStructure(root)
  for (const [index, page] of pages.entries()) {
    document.addPage({ size: [paper.width, paper.height], margin: 0 })
    drawPage(document, root, page)
    document.markContent('Artifact', { type: 'Pagination' })
    const count = `${index + 1} / ${pages.length}`
    const x = paper.width - paper.margin - measure('text', 9, count)
    write(document, { face: 'text', size: 9, colour: look.quiet }, count, { x, y: paper.height - 28 })
    document.endMarkedContent()
  }
  root.end()
  document.end()
  return written
}

/** NOTE: the rows of one sheet are a table of their own, as a table cannot be parted. */
function drawPage(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, page: readonly Laid[]) {
  let table: PDFKit.PDFStructureElement | null = null
  for (const laid of page) {
    if (laid.as === 'line') {
      table = null
      const { tag, text, face, size, colour, x, y } = laid
      root.add(document.struct(tag, {}, () => write(document, { face, size, colour }, text, { x, y })))
      continue
    }
    if (!table) {
      table = document.struct('Table')
      root.add(table)
    }
    drawRow(document, table, laid)
  }
}

function drawRow(
  document: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  { cells, isHead, y, height }: Extract<Laid, { as: 'row' }>,
) {
  document.markContent('Artifact', { type: 'Layout' })
  document.lineWidth(isHead ? 1 : 0.5).strokeColor(isHead ? look.ink : look.rule)
  document
    .moveTo(paper.margin, y + height)
    .lineTo(paper.width - paper.margin, y + height)
    .stroke()
  document.endMarkedContent()
  const row = document.struct('TR')
  table.add(row)
  const style = { face: isHead ? 'strong' : 'text', size: look.size, colour: look.ink } as const
  for (const cell of cells)
    row.add(
      document.struct(isHead ? 'TH' : 'TD', {}, () => {
        for (const line of cell.lines) write(document, style, line.text, { x: cell.x, y: line.y })
      }),
    )
}

type Style = { face: 'text' | 'strong' | 'title'; size: number; colour: string }

function write(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  { x: from, y }: { x: number; y: number },
) {
  let x = from
  for (const stretch of stretchesOf(style.face, text)) {
    choose(document, stretch.part, style.size)
    document.fillColor(style.colour).text(stretch.text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    x += document.widthOfString(stretch.text)
  }
}
