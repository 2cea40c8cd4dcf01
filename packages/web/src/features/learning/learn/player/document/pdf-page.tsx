import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPage, type Size, sizeOfPage } from './pdf.ts'
import styles from './pdf.module.css'

type PageProps = {
  pdf: PDFDocumentProxy
  number: number
  of: number
  /** What it measures until it is known. */
  size: Size
  zoom: number
  onReach: (number: number) => void
}

const widest = 900

/** One page, drawn when it comes near; it takes its room before that, so that nothing jumps. */
export function PdfPage({ pdf, number, of, size, zoom, onReach }: PageProps) {
  const { t } = useTranslation('player')
  const place = useRef<HTMLLIElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState<Size | null>(null)
  const isNear = useNear(place, () => onReach(number))
  const { width, height } = known ?? size
  useEffect(() => {
    if (!isNear || !canvas.current || !words.current || !place.current) return
    void sizeOfPage(pdf, number)
      .then(setKnown)
      .catch(() => undefined)
    const room = place.current.clientWidth
    return drawPage(pdf, number, { canvas: canvas.current, words: words.current, width: room })
  }, [pdf, number, isNear, zoom])
  return (
    <li
      ref={place}
      className={styles['page']}
      aria-label={t('pdf.pageOf', { page: number, pages: of })}
      style={{ aspectRatio: `${width} / ${height}`, width: `min(${100 * zoom}%, ${widest * zoom}px)` }}
    >
      {isNear && (
        <>
          <canvas ref={canvas} aria-hidden />
          <div ref={words} className={styles['words']} />
        </>
      )}
    </li>
  )
}

/** Whether something is near what is seen; says when it lies across its middle. */
function useNear(place: React.RefObject<HTMLElement | null>, onMiddle: () => void) {
  const [isNear, setNear] = useState(false)
  const reached = useEffectEvent(onMiddle)
  useEffect(() => {
    const element = place.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const near = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '800px 0px',
    })
    const middle = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && reached(), {
      rootMargin: '-45% 0px -45% 0px',
    })
    near.observe(element)
    middle.observe(element)
    return () => {
      near.disconnect()
      middle.disconnect()
    }
  }, [place])
  return isNear
}
