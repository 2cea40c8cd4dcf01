import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
let Document: typeof PDFDocument | undefined

/** A PDF to draw on. NOTE: its library takes a fifth of a second to read, so it is not read before something is printed. */
export function makeDocument(options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument {
  // NOTE: what `require` gives has no type; this is what the package says it is.
  Document ??= require('pdfkit') as typeof PDFDocument
  return new Document(options)
}
