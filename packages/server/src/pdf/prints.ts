import type { Language } from '@oktant/contract/http/http.ts'
import type { RawReply } from '../http/serve.ts'
import {
  choose,
  lettersMissing,
  linesOf,
  makeDocument,
  measure,
  signsMissing,
  stretchesOf,
} from '../features/learning/certificate-templates/certificate-templates.ts'
import { type PrintBlock, type Placed, type PlacedText, paged, paper, printable } from './prints.rules.ts'
import { lackingNote } from './prints.words.ts'

export type { PrintBlock } from './prints.rules.ts'
export { answerPicture, describedAnswer, type Pictures, picturesAt, questionPicture } from './pictures.ts'

type About = { title: string; language: Language; madeAt: Date; name: string }

/** Text on sheets of paper, as a PDF that says what each part of it is, so that a screen reader reads it too. */
export async function printed(blocks: readonly PrintBlock[], about: About): Promise<RawReply> {
  const said = printable(blocks, lacking, (signs) => lackingNote(signs, about.language))
  const bytes = await drawn(paged(said, { measure, linesOf }), about)
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

type Lacking = Parameters<typeof printable>[1]
/** NOTE: an answer that only lost its "≤" or its "👎" would say something else. */
const lacking: Lacking = (face, text) => {
  const signs = signsMissing(face, text)
  const rest = signs.reduce((some, sign) => some.replaceAll(sign, ''), text.normalize('NFC'))
  return [...signs, ...lettersMissing(face, rest)]
}

function drawn(pages: readonly (readonly Placed[])[], { title, language, madeAt }: About): Promise<Buffer> {
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
    for (const placed of page) root.add(structOf(document, placed))
    document.markContent('Artifact', { type: 'Pagination' })
    const count = `${index + 1} / ${pages.length}`
    const x = paper.width - paper.margin - measure('text', 9, count)
    draw(document, { face: 'text', size: 9, colour: '#565c70', x }, { text: count, y: paper.height - 28 })
    document.endMarkedContent()
  }
  root.end()
  document.end()
  return written
}

function structOf(document: PDFKit.PDFDocument, placed: Placed) {
  if (placed.tag !== 'Figure')
    return document.struct(placed.tag, {}, () => placed.lines.forEach((line) => draw(document, placed, line)))
  const { text, picture, x, y, width, height } = placed
  return document.struct('Figure', { alt: text }, () => {
    document.image(picture.bytes, x, y, { width, height })
  })
}

type Look = Pick<PlacedText, 'face' | 'size' | 'colour' | 'x'>

function draw(document: PDFKit.PDFDocument, look: Look, { text, y }: PlacedText['lines'][number]) {
  let { x } = look
  for (const stretch of stretchesOf(look.face, text)) {
    choose(document, stretch.part, look.size)
    document.fillColor(look.colour).text(stretch.text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    x += document.widthOfString(stretch.text)
  }
}
