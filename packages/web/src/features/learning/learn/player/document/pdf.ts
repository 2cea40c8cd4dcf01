import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the bundler gives this address, which stands in no file
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = worker

export type Size = { width: number; height: number }

/** Opens a PDF by its address, part by part as its pages are wanted; nothing in it is run. */
export const openPdf = (url: string): Promise<PDFDocumentProxy> =>
  getDocument({
    url,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: true,
    // NOTE: compiling is more than the policy of the page allows.
    useWasm: false,
    rangeChunkSize: 262_144,
  }).promise

export async function sizeOfPage(pdf: PDFDocumentProxy, number: number): Promise<Size> {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
  return { width, height }
}

type Target = { canvas: HTMLCanvasElement; words: HTMLElement; width: number }

/** Draws a page as wide as it is wanted, and lays its words over it for reading aloud and marking; ends what it began. */
export function drawPage(pdf: PDFDocumentProxy, number: number, { canvas, words, width }: Target) {
  let end = () => {}
  let isOver = false
  async function draw() {
    const page = await pdf.getPage(number)
    const scale = width / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    const sharpness = Math.min(devicePixelRatio || 1, 2)
    if (isOver) return
    canvas.width = Math.floor(viewport.width * sharpness)
    canvas.height = Math.floor(viewport.height * sharpness)
    const drawing = page.render({ canvas, viewport: page.getViewport({ scale: scale * sharpness }) })
    end = () => drawing.cancel()
    words.replaceChildren()
    words.style.setProperty('--total-scale-factor', String(scale))
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
    await Promise.all([drawing.promise, layer.render()])
  }
  // NOTE: a drawing that was ended, or a page that is broken, leaves its place empty.
  draw().catch(() => undefined)
  return () => {
    isOver = true
    end()
  }
}
