import { Skeleton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import styles from './carousel.module.css'
import { useSlidesPerPage, type SlideTable } from './slides-per-page.ts'

export type CarouselWords = {
  /** What it holds, and what it is called. */
  label: string
  kind: string
  previous: string
  next: string
  status: (shown: { from: number; to: number; total: number }) => string
}

type Slide = { key: string | number; content: ReactNode }

// NOTE: Safari has no scrollend everywhere yet, so a scroll counts as over when it has been quiet for this long.
const quietMs = 120

/** Slides that scroll sideways by swipe, wheel, buttons or keys; each holds one link, or all are read alone. */
export function Carousel({
  slides,
  table,
  words,
  hasLinks = true,
}: {
  slides: Slide[]
  table: SlideTable
  words: CarouselWords
  /** Without any link in it the track itself takes the focus, so that keys reach what is out of sight. */
  hasLinks?: boolean
}) {
  const perPage = useSlidesPerPage(table)
  const { track, first, last, moveBy, followScroll } = useTrack(slides.length, perPage)
  const trackId = useId()
  const [from, to, total] = [first + 1, Math.min(first + perPage, slides.length), slides.length]

  return (
    <section className={styles.carousel} aria-roledescription={words.kind} aria-label={words.label}>
      <div className={styles.controls} hidden={total <= perPage}>
        <span className={styles.status} role="status">
          {words.status({ from, to, total })}
        </span>
        <Step label={words.previous} of={trackId} off={first === 0} onStep={() => moveBy(-perPage)}>
          <IconChevronLeft size={22} aria-hidden />
        </Step>
        <Step label={words.next} of={trackId} off={first >= last} onStep={() => moveBy(perPage)}>
          <IconChevronRight size={22} aria-hidden />
        </Step>
      </div>
      <ul
        id={trackId}
        ref={track}
        className={styles.track}
        tabIndex={hasLinks ? undefined : 0}
        style={slidesProperty(perPage)}
        onScroll={followScroll}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  )
}

type StepProps = { label: string; of: string; off: boolean; onStep: () => void; children: ReactNode }

/** NOTE: aria-disabled, because a button that turns off under the focus would lose it. */
function Step({ label, of, off, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-controls={of}
      aria-disabled={off}
      onClick={off ? undefined : onStep}
    >
      {children}
    </button>
  )
}

function useTrack(count: number, perPage: number) {
  const track = useRef<HTMLUListElement>(null)
  const quiet = useRef(0)
  const [wanted, setFirst] = useState(0)
  const last = Math.max(0, count - perPage)
  useEffect(() => followKeys(track.current), [])
  const first = Math.min(wanted, last)

  const moveBy = (steps: number) => {
    const next = Math.min(Math.max(first + steps, 0), last)
    setFirst(next)
    scrollTo(track.current, next)
  }
  const followScroll = () => {
    clearTimeout(quiet.current)
    quiet.current = window.setTimeout(() => setFirst(firstShown(track.current)), quietMs)
  }
  return { track, first, last, moveBy, followScroll }
}

const slidesOf = (track: HTMLElement | null) =>
  [...(track?.children ?? [])].filter((item) => item instanceof HTMLElement)

/** NOTE: an assignment, so that the style sheet decides whether it glides (reduced motion: it does not). */
function scrollTo(track: HTMLElement | null, index: number) {
  const slide = slidesOf(track)[index]
  if (track && slide) track.scrollLeft = slide.offsetLeft - track.offsetLeft
}

function firstShown(track: HTMLElement | null) {
  const left = (track?.offsetLeft ?? 0) + (track?.scrollLeft ?? 0)
  const distances = slidesOf(track).map((slide) => Math.abs(slide.offsetLeft - left))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

const focusSteps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrows, Home and End lead from slide to slide; the browser scrolls what has the focus into view. */
function followKeys(track: HTMLElement | null) {
  const moveFocus = (event: KeyboardEvent) => {
    const links = slidesOf(track).flatMap((slide) => slide.querySelector<HTMLElement>('a, button') ?? [])
    const index = links.findIndex((link) => link === document.activeElement)
    const next = focusSteps[event.key]?.(index, links.length - 1)
    if (next === undefined || index < 0) return
    event.preventDefault()
    links[next]?.focus()
  }
  track?.addEventListener('keydown', moveFocus)
  return () => track?.removeEventListener('keydown', moveFocus)
}

/** The carousel's shape while its slides are on their way. */
export function CarouselSkeleton({ table, height }: { table: SlideTable; height: number }) {
  const perPage = useSlidesPerPage(table)
  return (
    <div className={styles.waiting} style={slidesProperty(perPage)}>
      {Array.from({ length: perPage }, (_, index) => (
        <Skeleton key={index} height={height} radius={18} />
      ))}
    </div>
  )
}

/** NOTE: React's style type knows no custom properties. */
const slidesProperty = (slides: number) => ({ '--slides': slides }) as CSSProperties
