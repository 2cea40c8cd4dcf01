import { ActionIcon, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconMinus, IconPlus } from '@tabler/icons-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../../../ui/page/states.tsx'
import { EndOfPage } from '../contents.tsx'
import type { ShownFile } from '../video/media.ts'
import { openPdf, type Size, sizeOfPage } from './pdf.ts'
import styles from './pdf.module.css'
import { PdfPage } from './pdf-page.tsx'
import { Waiting } from '../waiting.tsx'
import type { Work } from '../work.ts'

type Opened = { pdf: PDFDocumentProxy; size: Size }

/** A PDF page below page; which one is open is remembered. */
export function PdfDocument({ shown, work }: { shown: ShownFile; work: Work }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const renew = useEffectEvent(shown.renew)
  useEffect(() => {
    let isOver = false
    const opening = renew().then((address) => openPdf(address))
    opening
      .then(async (pdf) => {
        const size = await sizeOfPage(pdf, 1)
        if (!isOver) setOpened({ pdf, size })
      })
      .catch((problem: unknown) => !isOver && setError(problem))
    return () => {
      isOver = true
      void opening.then((pdf) => pdf.loadingTask.destroy()).catch(() => undefined)
    }
  }, [attempt])
  const again = () => {
    setError(null)
    setOpened(null)
    setAttempt(attempt + 1)
  }
  if (error) return <ErrorState error={error} onRetry={again} />
  return opened ? <Pages {...opened} work={work} /> : <Waiting />
}

const pageIn = (place: string, pages: number) => {
  const [, told = '1'] = /^\{"page":(\d{1,5})\}$/.exec(place) ?? []
  return Math.min(Math.max(1, Number(told)), pages)
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

function Pages({ pdf, size, work }: Opened & { work: Work }) {
  const { t } = useTranslation('player')
  const pages = pdf.numPages
  const [first] = useState(() => pageIn(work.place, pages))
  const [page, setPage] = useState(first)
  const [zoom, setZoom] = useState(1)
  const list = useRef<HTMLOListElement>(null)
  const show = (number: number) => {
    const wanted = Math.min(Math.max(1, number), pages)
    list.current?.children[wanted - 1]?.scrollIntoView({ block: 'start' })
    setPage(wanted)
  }
  const begin = useEffectEvent(() => first > 1 && show(first))
  useEffect(() => void begin(), [])
  const reach = (number: number) => {
    setPage(number)
    work.reach(JSON.stringify({ page: number }))
  }
  const step = (by: number) => setZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom)
  return (
    <div className={styles['viewer']}>
      <div className={styles['tools']} role="toolbar" aria-label={t('pdf.tools')}>
        <Tool label={t('pdf.previous')} isOff={page === 1} onClick={() => show(page - 1)}>
          <IconChevronUp size={20} stroke={1.7} aria-hidden />
        </Tool>
        <Tool label={t('pdf.next')} isOff={page === pages} onClick={() => show(page + 1)}>
          <IconChevronDown size={20} stroke={1.7} aria-hidden />
        </Tool>
        <PageNumber page={page} pages={pages} onGo={show} />
        <span className={styles['gap']} />
        <Tool label={t('pdf.smaller')} isOff={zoom === zooms[0]} onClick={() => step(-1)}>
          <IconMinus size={20} stroke={1.7} aria-hidden />
        </Tool>
        <Tool label={t('pdf.larger')} isOff={zoom === zooms.at(-1)} onClick={() => step(1)}>
          <IconPlus size={20} stroke={1.7} aria-hidden />
        </Tool>
      </div>
      <ol className={styles['pages']} ref={list}>
        {Array.from({ length: pages }, (_, index) => (
          <PdfPage key={index} {...{ pdf, size, zoom }} number={index + 1} of={pages} onReach={reach} />
        ))}
      </ol>
      <EndOfPage onEnd={() => work.done('read')} />
    </div>
  )
}

type ToolProps = { label: string; isOff: boolean; onClick: () => void; children: React.ReactNode }
const Tool = ({ label, isOff, onClick, children }: ToolProps) => (
  <ActionIcon variant="default" size={44} aria-label={label} disabled={isOff} onClick={onClick}>
    {children}
  </ActionIcon>
)

type NumberProps = { page: number; pages: number; onGo: (page: number) => void }
function PageNumber({ page, pages, onGo }: NumberProps) {
  const { t } = useTranslation('player')
  const [typed, setTyped] = useState<string | null>(null)
  const go = () => {
    if (typed !== null && /^\d{1,5}$/.test(typed)) onGo(Number(typed))
    setTyped(null)
  }
  return (
    <span className={styles['number']}>
      <TextInput
        aria-label={t('pdf.page')}
        inputMode="numeric"
        w={64}
        value={typed ?? page}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={go}
        onKeyDown={({ key }) => key === 'Enter' && go()}
      />
      {t('pdf.of', { pages })}
    </span>
  )
}
