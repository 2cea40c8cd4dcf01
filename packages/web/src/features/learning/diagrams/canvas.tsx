import type { DiagramArea } from '@oktant/contract/learning/courses/diagrams.ts'
import { diagramLimits } from '@oktant/contract/kit/constants.ts'
import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Box, boxBetween, movedBy, type Point, pressed, sizedBy } from './areas.rules.ts'
import { placed } from './placed.ts'
import styles from './diagrams.module.css'

type CanvasProps = {
  address: string
  areas: readonly DiagramArea[]
  chosen: number | null
  nameOf: (area: DiagramArea) => string
  isWrong: (index: number) => boolean
  onChoose: (index: number) => void
  /** Left out where no more areas fit. */
  onDraw: ((box: Box) => void) | undefined
  onPlace: (index: number, box: Box) => void
  onRemove: (index: number) => void
}

/** What the hand is doing: drawing a new area, or moving or sizing one that is there. */
type Grip = { from: Point; index: number | null; isSizing: boolean; before: Box }

/** The picture that one draws areas into. */
export function Canvas(props: CanvasProps) {
  const { address, areas, chosen, nameOf, isWrong, onChoose, onPlace, onRemove } = props
  const { t } = useTranslation('diagrams')
  const { frame, drawn, begin, go, end } = useHand(props)
  const named = (area: DiagramArea, index: number) =>
    t('area.named', { number: index + 1, name: nameOf(area) })
  return (
    <div
      ref={frame}
      className={styles['canvas']}
      onPointerDown={(event) => begin(event, null)}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <img src={address} alt="" draggable={false} />
      {areas.map((area, index) => (
        <button
          // NOTE: areas have no number of their own; their place is what they are known by.
          key={index}
          type="button"
          className={styles['box']}
          style={placed(area)}
          aria-label={named(area, index)}
          aria-pressed={chosen === index}
          data-wrong={isWrong(index) || undefined}
          onClick={() => onChoose(index)}
          onFocus={() => onChoose(index)}
          onPointerDown={(event) => begin(event, index)}
          onKeyDown={(event) => {
            const next = pressed(area, event)
            if (event.key === 'Delete') onRemove(index)
            else if (next) onPlace(index, next)
            else return
            event.preventDefault()
          }}
        >
          <span aria-hidden>{index + 1}</span>
          {chosen === index && <span aria-hidden className={styles['corner']} data-corner />}
        </button>
      ))}
      {drawn && <span aria-hidden className={styles['drawn']} style={placed(drawn)} />}
    </div>
  )
}

/** One pointer, from its press to its release. */
function useHand({ areas, onChoose, onDraw, onPlace }: CanvasProps) {
  const frame = useRef<HTMLDivElement>(null)
  const grip = useRef<Grip>(null)
  const [drawn, setDrawn] = useState<Box | null>(null)
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return {
      x: ((clientX - left) / width) * diagramLimits.grid,
      y: ((clientY - top) / height) * diagramLimits.grid,
    }
  }
  return {
    frame,
    drawn,
    begin(event: PointerEvent, index: number | null) {
      const area = index === null ? undefined : areas[index]
      if (event.button !== 0 || (!area && !onDraw)) return
      event.stopPropagation()
      frame.current?.setPointerCapture(event.pointerId)
      const isSizing = event.target instanceof HTMLElement && event.target.dataset['corner'] !== undefined
      const nothing = { x: 0, y: 0, width: 0, height: 0 }
      grip.current = { from: pointOf(event), index, isSizing, before: area ?? nothing }
      if (index !== null) onChoose(index)
    },
    go(event: PointerEvent) {
      if (!grip.current) return
      const { from, index, isSizing, before } = grip.current
      const point = pointOf(event)
      const by = { x: point.x - from.x, y: point.y - from.y }
      if (index === null) return setDrawn(boxBetween(from, point) ?? null)
      const { x, y, width, height } = before
      onPlace(index, (isSizing ? sizedBy : movedBy)({ x, y, width, height }, by))
    },
    end() {
      if (grip.current && drawn) onDraw?.(drawn)
      grip.current = null
      setDrawn(null)
    },
  }
}
