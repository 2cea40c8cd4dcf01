import type { Sheet, SheetItem } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { makeDocument } from './document.ts'
import { choose, measure, stretchesOf } from './fonts.ts'

type About = {
  title: string
  author: string
  language: Language
  /** NOTE: told, so that the same certificate is the same file whenever it is downloaded. */
  madeAt: Date
  /** The bytes of pictures by their addresses. */
  pictures: ReadonlyMap<string, Buffer>
}

/** A sheet as a PDF that says what each part of it is, so that a screen reader reads it too. */
export function pdfOf(sheet: Sheet, about: About): Promise<Buffer> {
  const document = makeDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: '1.7',
    // NOTE: the library knows this kind of PDF, its types do not.
    ...({ subset: 'PDF/UA' } as object),
    tagged: true,
    displayTitle: true,
    lang: about.language,
    info: {
      Title: about.title,
      Author: about.author,
      Creator: 'Oktant',
      Producer: 'Oktant',
      CreationDate: about.madeAt,
      ModDate: about.madeAt,
    },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const root = document.struct('Document')
  document.addStructure(root)
  for (const item of sheet.items) place(document, root, item, about)
  root.end()
  document.end()
  return written
}

function place(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  item: SheetItem,
  about: About,
) {
  const draw = () => drawItem(document, item, about)
  if (item.kind === 'text') return root.add(document.struct(item.isHeading ? 'H1' : 'P', {}, draw))
  if (item.label) return root.add(document.struct('Figure', { alt: item.label }, draw))
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  return document.endMarkedContent()
}

function drawItem(document: PDFKit.PDFDocument, item: SheetItem, { pictures }: About) {
  if (item.kind === 'shape') return void document.path(item.d).fill(item.colour)
  if (item.kind === 'text') return drawText(document, item)
  const { x, y, width, height, address } = item
  const bytes = pictures.get(address)
  if (bytes) document.image(bytes, x, y, { width, height })
}

const shareBefore = { start: 0, middle: 0.5, end: 1 }

function drawText(document: PDFKit.PDFDocument, item: Extract<SheetItem, { kind: 'text' }>) {
  const { font, size, text, colour, anchor, y } = item
  let x = item.x - measure(font, size, text) * shareBefore[anchor]
  for (const stretch of stretchesOf(font, text)) {
    choose(document, stretch.part, size)
    document.fillColor(colour).text(stretch.text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    x += document.widthOfString(stretch.text)
  }
}

/** Whether a picture can be put into a file, which one that is damaged inside cannot. */
export async function canPrint(bytes: Buffer) {
  try {
    const document = makeDocument({ size: [100, 100], margin: 0 })
    const written = new Promise((resolve, reject) => {
      document.on('end', resolve)
      document.on('error', reject)
    })
    document.resume()
    document.image(bytes, 0, 0, { width: 10, height: 10 })
    document.end()
    await written
    return true
  } catch {
    // NOTE: the library says what is wrong with it in words of its own.
    return false
  }
}
