import type { PossibleAnswer } from '@oktant/contract/assessment/questions/questions.ts'
import { IconGripVertical, IconX } from '@tabler/icons-react'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type DragEvent,
  type PointerEvent as PressEvent,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { type AnswerProps, placed, readPairs, withoutPair, writePairs } from './answers.ts'
import { Hint } from './hint.tsx'
import styles from './matching.module.css'
import { useFingerDrag } from './use-finger-drag.ts'

/** Pairs to put together: press an answer and then its place, or drag it there. */
export function Matching({ question, answer, isReadOnly, keepsRoom, describedBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('questions')
  const text = useLocalText()
  const [picked, setPicked] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const { frame, focusOn, focusNow } = useFocusAfter(answer)
  const pairs = readPairs(answer)
  const lefts = question.answerPairs.map(({ possibleAnswer1 }) => possibleAnswer1)
  const rights = question.answerPairs.map(({ possibleAnswer2 }) => possibleAnswer2)
  const nameOf = (half: PossibleAnswer | undefined) => (half ? text(half.name) : '')
  const rightOf = (id: number | undefined) => rights.find((right) => right.id === id)
  const used = new Set(pairs.values())
  const free = rights.filter(({ id }) => !used.has(id))

  const place = (left: PossibleAnswer, right: number) => {
    if (!rightOf(right)) return
    onAnswer(writePairs(placed(pairs, left.id, right)))
    setPicked(null)
    focusOn(free.find(({ id }) => id !== right)?.id ?? right)
    setSaid(t('matching.placed', { answer: nameOf(rightOf(right)), prompt: nameOf(left) }))
  }
  const release = (left: PossibleAnswer) => {
    const right = pairs.get(left.id)
    focusOn(right)
    onAnswer(writePairs(withoutPair(pairs, left.id)))
    setSaid(t('matching.removed', { answer: nameOf(rightOf(right)), prompt: nameOf(left) }))
  }
  const pick = (right: PossibleAnswer) => {
    setPicked(picked === right.id ? null : right.id)
    if (picked !== right.id) setSaid(t('matching.picked', { answer: nameOf(right) }))
  }
  const letGo = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || picked === null) return
    focusNow(picked)
    setPicked(null)
    setSaid(t('matching.letGo', { answer: nameOf(rightOf(picked)) }))
  })
  useEffect(() => {
    const place = frame.current
    const heed = (event: KeyboardEvent) => letGo(event)
    place?.addEventListener('keydown', heed)
    return () => place?.removeEventListener('keydown', heed)
  }, [frame])
  const giveBack = (right: number) => {
    const left = lefts.find(({ id }) => pairs.get(id) === right)
    if (left) release(left)
  }
  const { held, over, ghost, begin } = useFingerDrag(frame, (right, to) => {
    const left = lefts.find(({ id }) => String(id) === to)
    if (to === pool) giveBack(right)
    else if (left && pairs.get(left.id) !== right) place(left, right)
  })
  const chip = (right: PossibleAnswer, tail?: ReactNode) => (
    <Chip
      isHeld={held === right.id}
      isAnyHeld={held !== null}
      onHold={begin}
      key={right.id}
      name={nameOf(right)}
      id={right.id}
      isPicked={picked === right.id}
      isAnyPicked={picked !== null}
      isReadOnly={isReadOnly}
      describedBy={describedBy}
      onPick={() => pick(right)}
      tail={tail}
    />
  )
  return (
    <>
      <Hint isReadOnly={isReadOnly} keepsRoom={keepsRoom}>
        {t('matching.hint')}
      </Hint>
      <div ref={frame} className={styles['grid']}>
        <ul className={styles['rows']}>
          {lefts.map((left) => {
            const right = rightOf(pairs.get(left.id))
            return (
              <li key={left.id} className={styles['row']}>
                <span className={styles['prompt']}>{nameOf(left)}</span>
                <DropPlace
                  className={styles['slot']}
                  place={String(left.id)}
                  over={over}
                  isOff={isReadOnly}
                  onDrop={(id) => place(left, id)}
                >
                  {right &&
                    chip(
                      right,
                      !isReadOnly && (
                        <button
                          type="button"
                          className={styles['remove']}
                          data-mantine-stop-propagation={picked !== null || undefined}
                          aria-label={t('matching.remove', { answer: nameOf(right), prompt: nameOf(left) })}
                          onClick={() => release(left)}
                        >
                          <IconX size={18} aria-hidden />
                        </button>
                      ),
                    )}
                  {picked !== null && picked !== right?.id && !isReadOnly && (
                    <button
                      type="button"
                      className={styles['here']}
                      data-mantine-stop-propagation
                      onClick={() => place(left, picked)}
                    >
                      {t('matching.place', { prompt: nameOf(left) })}
                    </button>
                  )}
                  {!right && picked === null && (
                    <span className={styles['empty']}>
                      {t(isReadOnly ? 'matching.unanswered' : 'matching.empty')}
                    </span>
                  )}
                </DropPlace>
              </li>
            )
          })}
        </ul>
        {(!isReadOnly || free.length > 0) && (
          <DropPlace
            className={styles['pool']}
            place={pool}
            over={over}
            isOff={isReadOnly}
            label={t('matching.answers')}
            onDrop={giveBack}
          >
            <span className={styles['heading']} aria-hidden>
              {t('matching.answers')}
            </span>
            {free.map((right) => chip(right))}
            {free.length === 0 && <span className={styles['none']}>{t('matching.none')}</span>}
          </DropPlace>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {held !== null && (
        <div ref={ghost} className={styles['ghost']} aria-hidden>
          {nameOf(rightOf(held))}
        </div>
      )}
    </>
  )
}

/** What was pressed goes away with the press; whoever uses the keyboard goes on at the next answer. */
function useFocusAfter(answer: string) {
  const frame = useRef<HTMLDivElement>(null)
  const wanted = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    focusNow(wanted.current)
    wanted.current = undefined
  }, [answer])
  function focusNow(id: number) {
    frame.current?.querySelector<HTMLElement>(`[data-answer="${id}"] button`)?.focus()
  }
  return {
    frame,
    focusNow,
    focusOn(id: number | undefined) {
      wanted.current = id
    },
  }
}

type ChipProps = {
  isHeld: boolean
  isAnyHeld: boolean
  onHold: (event: PressEvent, id: number) => void
  id: number
  name: string
  isPicked: boolean
  isAnyPicked: boolean
  isReadOnly: boolean
  describedBy: string | undefined
  onPick: () => void
  tail: ReactNode
}

// NOTE: a type of our own, so that nothing else that is dragged over the page lands here.
const dragged = 'application/x-oktant-answer'

function Chip({
  isHeld,
  isAnyHeld,
  onHold,
  id,
  name,
  isPicked,
  isAnyPicked,
  isReadOnly,
  describedBy,
  onPick,
  tail,
}: ChipProps) {
  const start = ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(dragged, String(id))
    dataTransfer.effectAllowed = 'move'
  }
  return (
    <div
      className={styles['chip']}
      data-picked={isPicked || undefined}
      data-answer={id}
      data-held={isHeld || undefined}
      draggable={!isReadOnly && !isAnyHeld}
      onDragStart={start}
      onPointerDown={(event) => !isReadOnly && onHold(event, id)}
      onContextMenu={(event) => isHeld && event.preventDefault()}
    >
      <button
        type="button"
        className={styles['grab']}
        // NOTE: Escape lets the answer go then, and does not close the dialog around it.
        data-mantine-stop-propagation={isAnyPicked || undefined}
        aria-pressed={isReadOnly ? undefined : isPicked}
        aria-describedby={describedBy}
        disabled={isReadOnly}
        onClick={onPick}
      >
        {!isReadOnly && <IconGripVertical size={18} stroke={1.8} aria-hidden className={styles['grip']} />}
        {name}
      </button>
      {tail}
    </div>
  )
}

const pool = 'pool'

type DropProps = {
  className: string | undefined
  /** What it is known by to a finger. */
  place: string
  over: string | null
  isOff: boolean
  label?: string
  onDrop: (id: number) => void
  children: ReactNode
}

function DropPlace({ className, place, over: fingerOver, isOff, label, onDrop, children }: DropProps) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (isOff || !event.dataTransfer.types.includes(dragged)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    const id = Number(event.dataTransfer.getData(dragged))
    if (isOff || !id) return
    event.preventDefault()
    onDrop(id)
  }
  return (
    <div
      className={className}
      data-place={place}
      data-over={isOver || fingerOver === place || undefined}
      {...(label && { role: 'group', 'aria-label': label })}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  )
}
