import { Button } from '@mantine/core'
import type { Marking } from '@oktant/contract/moderation.ts'
import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { useNow } from '../../../lib/now.ts'
import { useDates } from '../../../lib/words/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { EarlierVersions } from '../runner/returned.tsx'
import { Waiting } from '../runner/waiting.tsx'
import { deskAddress, queueAddress } from './desk-address.ts'
import { GivenMark } from './given-mark.tsx'
import { MarkingForm } from './marking-form.tsx'
import styles from './moderation.module.css'
import {
  handBack,
  moderationChanged,
  type Queue,
  takeMarkBack,
  useLaunchMarking,
} from './moderation.queries.ts'
import { OpenFlags } from './open-flags.tsx'
import { Rounds } from './rounds.tsx'
import { useMarking } from './use-marking.ts'

function useDesk() {
  const [search] = useSearchParams()
  const tab = search.get('tab')
  const queue: Queue | 'marked' = tab === 'competency' || tab === 'marked' ? tab : 'freeText'
  const evaluationId = Number(search.get('evaluationId')) || undefined
  return { queue, within: evaluationId === undefined ? {} : { evaluationId }, evaluationId }
}

/** One attempt on the desk: opened for whoever comes first. */
export function MarkingDesk({ logId }: { logId: number }) {
  const { t } = useTranslation(['moderation', 'shell'])
  const { queue, within, evaluationId } = useDesk()
  const { data, error, mutate } = useLaunchMarking(within)
  // NOTE: asked for once, as opening keeps the attempt for whoever opens it.
  const isAsked = useRef(false)
  const first = useEffectEvent(() => {
    if (!isAsked.current) mutate(logId)
    isAsked.current = true
  })
  useEffect(() => first(), [])
  if (error)
    return (
      <div className="page">
        <PageHeader title={t('shell:screen.moderator')} />
        <div className="card">
          <ErrorState
            error={error}
            onRetry={() => mutate(logId)}
            action={
              <Button component={Link} to={queueAddress({ queue, evaluationId })} variant="default">
                {t('desk.toQueue')}
              </Button>
            }
          />
        </div>
      </div>
    )
  if (!data) return <Waiting />
  const key = `${data.revision} ${data.can.mark} ${data.marked?.at ?? ''}`
  return <Opened key={key} first={data} onAgain={() => mutate(logId)} />
}

function Opened({ first, onAgain }: { first: Marking; onAgain: () => void }) {
  const { t } = useTranslation('moderation')
  const navigate = useNavigate()
  const { number } = useDates()
  const { queue, within, evaluationId } = useDesk()
  const state = useMarking({ first, within, text: number })
  const { marking, isDirty, logId } = state
  const go = (id: number | null) =>
    void navigate(
      id === null ? queueAddress({ queue, evaluationId }) : deskAddress({ id, queue, evaluationId }),
    )

  async function submit() {
    const done = await state.submit()
    if (!done) return
    const text = t('done', { name: done.user.fullName })
    if (!done.can.undo) notice.set({ text })
    else
      offerUndo(text, async () => {
        await takeMarkBack(logId)
        go(logId)
      })
    go(done.next)
  }
  async function leave(to: number | null) {
    if (isDirty && !(await state.save())) return notice.set({ text: t('saved.failed') })
    if (!isDirty && marking.can.mark && marking.savedAt === null) await handBack(logId).catch(() => undefined)
    void moderationChanged()
    go(to)
  }
  const back = async () => {
    if (isDirty && !(await state.save())) return notice.set({ text: t('saved.failed') })
    await handBack(logId).catch(() => undefined)
    void moderationChanged()
    go(null)
  }
  useShortcuts({
    submit: () => void (marking.can.mark && submit()),
    save: () => void (marking.can.mark && state.save()),
    previous: () => void (marking.previous && leave(marking.previous)),
    next: () => void (marking.next && leave(marking.next)),
  })
  return (
    <div className="page">
      <Head marking={marking} onGo={(id) => void leave(id)} />
      <Told marking={marking} onAgain={onAgain} />
      <OpenFlags marking={marking} />
      <Rounds marking={marking} />
      <EarlierVersions {...marking.launch} />
      {marking.can.mark ? (
        <MarkingForm
          state={state}
          onSubmit={() => void submit()}
          onHandBack={() => void back()}
          onReturned={({ next }) => {
            notice.set({ text: t('return.done', { name: marking.user.fullName }) })
            go(next)
          }}
        />
      ) : (
        <GivenMark marking={marking} onUndone={onAgain} />
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
  const { queue, evaluationId } = useDesk()
  const { t } = useTranslation('moderation')
  const text = useLocalText()
  const { relative, dateTime } = useDates()
  const now = useNow()
  const { launch, user, container, submittedAt, previous, next, waiting } = marking
  return (
    <>
      <BackLink to={queueAddress({ queue, evaluationId })} label={t('desk.back', { count: waiting })} />
      <PageHeader
        title={user.fullName}
        lead={
          <>
            {text(launch.evaluation.name)}&nbsp;· {text(container.name)}&nbsp;·{' '}
            <time dateTime={submittedAt} title={dateTime(submittedAt)}>
              {t('desk.since', { when: relative(submittedAt, now) })}
            </time>
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

/** Says that somebody else is at it, and until when. */
function Told({ marking: { claim, marked }, onAgain }: { marking: Marking; onAgain: () => void }) {
  const { t } = useTranslation('moderation')
  const { time } = useDates()
  if (marked || !claim || claim.isOwn) return null
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
