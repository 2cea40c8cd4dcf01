import { Button } from '@mantine/core'
import type { EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useStore } from '../../../lib/store.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import type { AttemptKeeper } from './keep/attempt-keeper.ts'
import { isUnscoredIn } from './attempt-words.ts'
import { QuestionCard } from './question/question-card.tsx'
import { QuestionMap } from './question/question-map.tsx'
import { ToRevise } from './returned.tsx'
import foot from './foot.module.css'
import styles from './runner.module.css'
import { removeDocument, sendDocument } from './runner.queries.ts'
import { SaveFailed } from './keep/save-failed.tsx'
import { TimeLeft } from './time/time-left.tsx'
import { useHandIn } from './keep/use-hand-in.ts'

export type RunnerProps = {
  launch: EvaluationLaunch
  keeper: AttemptKeeper
  /** Goes on in this window, after another one had it. */
  onTakeOver: () => void
  onLeave: () => void
  /** Told while what was answered cannot be handed in, when nothing but trying again leads on. */
  onStuck?: ((isStuck: boolean) => void) | undefined
}

/** Takes an attempt: its questions one by one or on one page, what was saved, and how much time is left. */
export function Runner({ launch, keeper, onTakeOver, onLeave, onStuck }: RunnerProps) {
  const { keeping } = useStore(keeper.state)
  if (keeping === 'elsewhere') return <Elsewhere onTakeOver={onTakeOver} onLeave={onLeave} />
  return <Questions launch={launch} keeper={keeper} onLeave={onLeave} onStuck={onStuck} />
}

function Questions({ launch, keeper, onLeave, onStuck }: Omit<RunnerProps, 'onTakeOver'>) {
  const { rows, keeping, endsAt, documents, clockOffset, isUnprotected } = useStore(keeper.state)
  const { t } = useTranslation('attempts')
  const { singlePage } = launch.evaluation
  const isUnscored = isUnscoredIn(launch)
  const [index, setIndex] = useState(Math.min(launch.position, Math.max(0, rows.length - 1)))
  const heading = useRef<HTMLHeadingElement>(null)
  const isMoved = useRef(false)
  const show = (next: number) => {
    isMoved.current = true
    setIndex(next)
    keeper.moveTo(next)
  }
  useEffect(() => {
    if (isMoved.current) heading.current?.focus()
  }, [index])
  const isClosed = !singlePage && rows[index]?.submitted === true
  useEffect(() => {
    // NOTE: the button that submitted it is gone, and with it the place of whoever works by keys. Not the next button
    // has the focus then: a second press would hand the whole in.
    if (isClosed && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isClosed])
  const missing = (id: number) => {
    const found = rows.findIndex((row) => row.id === id)
    if (singlePage) return goToQuestion(id, 'start')
    // NOTE: what is in front already moves no further than to be seen with its button.
    if (found === index) return goToQuestion(id, 'nearest')
    if (found >= 0) show(found)
  }
  const handIn = useHandIn(keeper, missing)
  useEffect(() => {
    onStuck?.(handIn.isWaiting)
    return () => onStuck?.(false)
  }, [onStuck, handIn.isWaiting])
  const shown = singlePage ? rows : rows.slice(index, index + 1)
  const isPreview = launch.mode === 'preview'
  return (
    <>
      {isUnprotected && !isPreview && <p className={styles['unprotected']}>{t('status.unprotected')}</p>}
      <div className={styles['stage']}>
        {launch.returns[0] && !isPreview && <ToRevise comment={launch.returns[0].comment} />}
        {!singlePage && rows.length > 1 && <QuestionMap rows={rows} index={index} onShow={show} />}
        <div className={styles['column']}>
          {shown.map((row) => (
            <QuestionCard
              key={row.id}
              row={row}
              level="h2"
              number={rows.indexOf(row) + 1}
              count={rows.length}
              isUnscored={isUnscored}
              isReadOnly={keeping === 'ending' || keeping === 'over'}
              onAnswer={(given) => {
                handIn.forget()
                keeper.give(row.id, given)
              }}
              underway={documents.get(row.id)}
              // NOTE: of what no record keeps, as a visitor’s answers, no document is taken either.
              onDocument={
                launch.componentLog
                  ? (file) =>
                      keeper.attach(row.id, file ? sendDocument(row.id, file) : removeDocument(row.id))
                  : undefined
              }
              {...(!singlePage && {
                headingRef: heading,
                submit: { isBusy: handIn.isBusy, onSubmit: () => handIn.question(row.id) },
              })}
            />
          ))}
        </div>
      </div>
      <footer className={foot['footer']}>
        <Problem error={handIn.error} />
        <div className={foot['stand']}>
          {endsAt && (
            <TimeLeft endsAt={endsAt} clockOffset={clockOffset} onEnd={() => void keeper.timeUp()} />
          )}
          <Status keeper={keeper} isPreview={isPreview} isFinishing={handIn.isFinishing} />
        </div>
        <Ways
          rows={rows}
          index={index}
          singlePage={singlePage}
          onShow={show}
          handIn={handIn}
          onLeave={onLeave}
          isKept={launch.componentLog !== null}
          isEnding={keeping === 'ending'}
        />
      </footer>
      {handIn.isWaiting && (
        <SaveFailed isBusy={handIn.isBusy} isUnprotected={isUnprotected} onAgain={handIn.again} />
      )}
    </>
  )
}

function goToQuestion(id: number, block: 'start' | 'nearest') {
  const card = document.getElementById(`question-${id}`)
  // NOTE: once it says what is missing, and is as high as that makes it.
  requestAnimationFrame(() => (block === 'start' ? card : card?.lastElementChild)?.scrollIntoView({ block }))
  card?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
}

function Problem({ error }: { error: unknown }) {
  const problem = useErrorText(error)
  return (
    <p role="alert" className={foot['problem']}>
      {problem}
    </p>
  )
}

type WaysProps = {
  rows: readonly QuestionScore[]
  index: number
  singlePage: boolean
  onShow: (index: number) => void
  handIn: ReturnType<typeof useHandIn>
  onLeave: () => void
  /** Whether what was answered waits for somebody who comes back. */
  isKept: boolean
  /** The time is up, and it hands itself in. */
  isEnding: boolean
}
function Ways({ rows, index, singlePage, onShow, handIn, onLeave, isKept, isEnding }: WaysProps) {
  const { t } = useTranslation('attempts')
  const isLast = singlePage || index >= rows.length - 1
  return (
    <div className={foot['ways']}>
      <Button variant="subtle" disabled={isEnding} onClick={onLeave}>
        {t(isKept ? 'runner.save' : 'runner.leave')}
      </Button>
      {!singlePage && index > 0 && (
        <Button variant="default" onClick={() => onShow(index - 1)}>
          {t('runner.back')}
        </Button>
      )}
      {!isLast && (
        <Button variant={rows[index]?.submitted ? 'filled' : 'default'} onClick={() => onShow(index + 1)}>
          {t('runner.next')}
        </Button>
      )}
      {isLast && (
        <Button
          variant={singlePage || rows.every(({ submitted }) => submitted) ? 'filled' : 'default'}
          loading={handIn.isFinishing || isEnding}
          onClick={handIn.whole}
        >
          {t(singlePage ? 'runner.submit' : 'runner.finish')}
        </Button>
      )}
    </div>
  )
}

type StatusProps = { keeper: AttemptKeeper; isPreview: boolean; isFinishing: boolean }
function Status({ keeper, isPreview, isFinishing }: StatusProps) {
  const { t } = useTranslation('attempts')
  const { time } = useDates()
  const { keeping, savedAt, isUnprotected } = useStore(keeper.state)
  const said = () => {
    if (isFinishing) return t('status.finishing')
    if (isPreview) return t('status.preview')
    if (keeping === 'ending') return t('status.ending')
    if (keeping === 'waiting') return t(isUnprotected ? 'status.waitingOpen' : 'status.waiting')
    if (keeping === 'refused') return t(isUnprotected ? 'status.refusedOpen' : 'status.refused')
    if (keeping === 'saving') return t('status.saving')
    return savedAt ? t('status.saved', { time: time(savedAt) }) : t('status.kept')
  }
  const isTrouble = keeping === 'waiting' || keeping === 'refused'
  const [isRecovering, setRecovering] = useState(false)
  if (isTrouble && !isRecovering) setRecovering(true)
  if (keeping === 'saving' && isRecovering) setRecovering(false)
  const isRoutine = !isFinishing && !isRecovering && (keeping === 'saved' || keeping === 'saving')
  return (
    <p
      role="status"
      // NOTE: every answer is saved as it is given; whoever listens would hear of each letter. After trouble it is told.
      aria-live={isRoutine ? 'off' : 'polite'}
      className={foot['status']}
      data-waiting={isTrouble || undefined}
      data-ending={keeping === 'ending' || undefined}
    >
      {said()}
    </p>
  )
}

function Elsewhere({ onTakeOver, onLeave }: { onTakeOver: () => void; onLeave: () => void }) {
  const { t } = useTranslation('attempts')
  return (
    <div className={styles['page']} role="alert">
      <h2>{t('elsewhere.title')}</h2>
      <p>{t('elsewhere.text')}</p>
      <div className={styles['choices']}>
        <Button onClick={onTakeOver}>{t('elsewhere.takeOver')}</Button>
        <Button variant="default" onClick={onLeave}>
          {t('runner.leave')}
        </Button>
      </div>
    </div>
  )
}
