import { Button } from '@mantine/core'
import type { Marking } from '@oktant/contract/assessment/marking.ts'
import { IconChevronLeft, IconChevronRight, IconLock, IconLockOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { noteProblem, notice, offerUndo } from '../../../lib/notice.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import { EarlierVersions } from '../attempts/returned.tsx'
import { Waiting } from '../attempts/waiting.tsx'
import { deskAddress, queueAddress, useDesk } from './desk-address.ts'
import { GivenMark } from './mark/given-mark.tsx'
import { useLearnerName } from './learner-name.ts'
import { MarkingForm } from './mark/marking-form.tsx'
import styles from './marking.module.css'
import { handBack, heldByOthers, markingChanged, readAhead, takeMarkBack } from './marking.queries.ts'
import { OpenFlags } from './queue/open-flags.tsx'
import { Rounds } from './mark/rounds.tsx'
import { useComingBack } from './use-coming-back.ts'
import { isAllPointed, useMarking } from './use-marking.ts'
import { useOpening } from './use-opening.ts'
import { useWaited } from './queue/waited.ts'

/** One attempt on the desk: opened for whoever comes first. */
export function MarkingDesk({ logId }: { logId: number }) {
  const { t } = useTranslation(['marking', 'shell'])
  const { way, within } = useDesk()
  const { found, error, isAway, opened, again } = useOpening(logId, within)
  if (error)
    return (
      <div className="page">
        <PageHeader title={t('shell:screen.moderator')} />
        <div className="card">
          <ErrorState
            error={error}
            onRetry={() => again()}
            action={
              <Button component={Link} to={queueAddress(way)} variant="default">
                {t('desk.toQueue')}
              </Button>
            }
          />
        </div>
      </div>
    )
  if (!found) return <Waiting />
  const key = `${found.revision} ${found.can.mark} ${found.marked?.at ?? ''}`
  /** NOTE: whoever has given one of its two marks finds it free and still not theirs. */
  const free = () => again(({ can }) => can.mark && notice.set({ text: t('marking:desk.free') }))
  return (
    <Opened key={key} first={found} isAway={isAway} opened={opened} onAgain={() => again()} onFree={free} />
  )
}

type OpenedProps = {
  first: Marking
  /** Whether the server has not said yet that it is kept for whoever reads it here. */
  isAway: boolean
  opened: () => Promise<unknown>
  onAgain: () => void
  onFree: () => void
}

function Opened({ first, isAway, opened, onAgain, onFree }: OpenedProps) {
  const { t } = useTranslation('marking')
  const navigate = useNavigate()
  const { number } = useDates()
  const { way, within } = useDesk()
  const nameOf = useLearnerName()
  const state = useMarking({ first, within, text: number, opened })
  const { marking, isDirty, logId } = state
  useComingBack(state, onAgain)
  const go = (id: number | null) =>
    void navigate(id === null ? queueAddress(way) : deskAddress({ ...way, id }))
  const { next } = marking
  const ahead = useEffectEvent((id: number) => void readAhead(id, within))
  useEffect(() => {
    if (next !== null) ahead(next)
  }, [next])

  async function submit() {
    const done = await state.submit()
    if (!done) return
    const text = t(done.rounds && !done.marked ? 'doneFirst' : 'done', { name: nameOf(done.user) })
    if (state.isTypedOn() && done.can.undo) return notice.set({ text: `${text} ${t('doneTypedOn')}` })
    if (!done.can.undo) notice.set({ text })
    else
      offerUndo(text, async () => {
        await takeMarkBack(logId)
        go(logId)
      })
    go(done.next)
  }
  /** Of one question: keeps its points and goes on; the attempt gets its mark with the last of them. */
  async function goOn() {
    if (isAllPointed(state)) return submit()
    if (await state.refuseWithoutPoints(way.questionId)) return
    const kept = await state.keep()
    if (!kept || saysTypedOn()) return
    void handBack(logId).catch(() => undefined)
    if (kept.next === null) {
      notice.set({ text: t(kept.waiting > 0 ? 'byQuestion.doneTaken' : 'byQuestion.done') })
      void markingChanged()
    }
    go(kept.next)
  }
  /** NOTE: what is typed on while it is kept belongs to this answer; whoever goes on at once would not see it again. */
  function saysTypedOn() {
    if (state.isTypedOn()) notice.set({ text: t('saved.typedOn') })
    return state.isTypedOn()
  }
  async function leave(to: number | null) {
    if (isDirty && marking.can.mark && !(await state.save())) return noteProblem(t('saved.failed'))
    if (marking.can.mark && saysTypedOn()) return
    if (!isDirty && marking.can.mark && marking.savedAt === null) await handBack(logId).catch(() => undefined)
    void markingChanged()
    go(to)
  }
  const back = async () => {
    if (isDirty && !(await state.save())) return noteProblem(t('saved.failed'))
    if (saysTypedOn()) return
    await handBack(logId).catch(() => undefined)
    void markingChanged()
    go(null)
  }
  const give = () => (way.questionId ? goOn() : submit())
  useShortcuts({
    submit: () => void (marking.can.mark && give()),
    save: () => void (marking.can.mark && state.save()),
    previous: () => void (marking.previous && leave(marking.previous)),
    next: () => void (marking.next && leave(marking.next)),
  })
  return (
    <div className="page">
      <Head marking={marking} onGo={(id) => void leave(id)} />
      {isAway && (
        <div role="status" className={styles['taken']}>
          <IconLockOpen size={22} aria-hidden />
          <p>{t('desk.away')}</p>
        </div>
      )}
      <Told marking={marking} onAgain={onAgain} onFree={onFree} />
      <OpenFlags marking={marking} />
      <Rounds marking={marking} />
      <EarlierVersions {...marking.launch} />
      {marking.can.mark ? (
        <MarkingForm
          state={state}
          questionId={way.questionId}
          onSubmit={() => void give()}
          onHandBack={() => void back()}
          onReturned={({ next }) => {
            notice.set({ text: t('return.done', { name: nameOf(marking.user) }) })
            go(next)
          }}
        />
      ) : (
        <GivenMark
          marking={marking}
          onUndone={(undone) => {
            state.takeAlong(undone)
            onAgain()
          }}
        />
      )}
    </div>
  )
}

type Shortcuts = Record<'submit' | 'save' | 'previous' | 'next', () => void>

/** NOTE: with a modifier, because letters and figures belong to the fields. */
function useShortcuts(does: Shortcuts) {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey
    const which =
      isCommand && event.key === 'Enter'
        ? 'submit'
        : isCommand && event.key.toLowerCase() === 's'
          ? 'save'
          : event.altKey && event.key === 'ArrowUp'
            ? 'previous'
            : event.altKey && event.key === 'ArrowDown'
              ? 'next'
              : null
    // NOTE: what is asked in a dialog is answered there first.
    const isAsked = event.target instanceof Element && event.target.closest('[role=dialog]')
    if (!which || isAsked) return
    event.preventDefault()
    does[which]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

type HeadProps = { marking: Marking; onGo: (id: number) => void }

function Head({ marking, onGo }: HeadProps) {
  const { way } = useDesk()
  const { t } = useTranslation('marking')
  const text = useLocalText()
  const { dateTime } = useDates()
  const waited = useWaited()
  const nameOf = useLearnerName()
  const { launch, marked, user, container, submittedAt, previous, next, waiting } = marking
  return (
    <>
      <BackLink
        to={queueAddress(way)}
        label={t(way.questionId ? 'desk.backQuestions' : 'desk.back', { count: waiting })}
      />
      <PageHeader
        title={nameOf(user)}
        lead={
          <>
            {text(launch.evaluation.name)}&nbsp;· {text(container.name)}&nbsp;·{' '}
            <time dateTime={submittedAt}>{t('desk.since', { when: dateTime(submittedAt) })}</time>
            {!marked && ` (${waited(submittedAt)})`}
          </>
        }
        tools={
          <>
            <Button
              variant="default"
              disabled={previous === null}
              leftSection={<IconChevronLeft size={18} aria-hidden />}
              onClick={() => previous !== null && onGo(previous)}
            >
              {t('desk.previous')}
            </Button>
            <Button
              variant="default"
              disabled={next === null}
              rightSection={<IconChevronRight size={18} aria-hidden />}
              onClick={() => next !== null && onGo(next)}
            >
              {t('desk.next')}
            </Button>
          </>
        }
      />
    </>
  )
}

/** Says that somebody else is at it, and until when; asks on until it is free or marked. */
function Told({ marking, onAgain, onFree }: Pick<OpenedProps, 'onAgain' | 'onFree'> & { marking: Marking }) {
  const { t } = useTranslation('marking')
  const { time } = useDates()
  const isOthers = !marking.marked && marking.claim !== null && !marking.claim.isOwn
  const { data } = useQuery({ ...heldByOthers(marking.launch.componentLog?.id ?? 0), enabled: isOthers })
  const claim = data?.claim ?? marking.claim
  const isOver = isOthers && data !== undefined && (data.claim === null || data.marked !== null)
  const again = useEffectEvent(onFree)
  useEffect(() => {
    if (isOver) again()
  }, [isOver])
  if (!isOthers || !claim) return null
  return (
    <div role="status" className={styles['taken']}>
      <IconLock size={22} aria-hidden />
      <p>{t('desk.taken', { name: claim.by.fullName, time: time(claim.until) })}</p>
      <Button variant="default" onClick={onAgain}>
        {t('desk.again')}
      </Button>
    </div>
  )
}
