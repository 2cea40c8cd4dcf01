import { Button, Skeleton } from '@mantine/core'
import {
  IconBell,
  IconChevronDown,
  IconChevronUp,
  IconClock,
  IconPhotoPlus,
  IconUserEdit,
} from '@tabler/icons-react'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profile, useSetTimezone } from '../../../features/people/account/account.queries.ts'
import { unreadNotifications } from '../../../features/communication/notifications/notifications.queries.ts'
import { cameAlong } from '../../../lib/api/came-along.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useLanguage, useLocalText } from '../../../lib/words/language.ts'
import { useNow } from '../../../lib/time/now.ts'
import { browserZone } from '../../../lib/time/today.ts'
import { paths } from '../../../lib/paths.ts'
import { recall, remember } from '../../../lib/storage.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { toDo, type ToDo } from '../home.rules.ts'
import { HomeSection } from '../home-section.tsx'
import { home } from '../home.queries.ts'
import { Action, Row } from './task-row.tsx'
import { WaitingTask } from './waiting-task.tsx'
import styles from './home-to-do.module.css'

const manyTasks = 6
const fewTasks = 4

/** What waits for the person, each with its reason and what to do about it. */
export function HomeToDo() {
  const { t } = useTranslation('home')
  const user = useUser()
  return <HomeSection title={t('toDo.title')}>{user && <Tasks userId={user.id} />}</HomeSection>
}

function Tasks({ userId }: { userId: number }) {
  const { t } = useTranslation('home')
  const page = useQuery(home)
  const own = useQuery({ ...profile(userId), ...cameAlong(page) })
  const unread = useQuery(unreadNotifications)
  const now = useNow()
  const [refusedZone, setRefusedZone] = useState(() => recall('zone-refused'))
  if (page.error && !page.data) return <ErrorState error={page.error} onRetry={() => void page.refetch()} />
  if (!page.data || !own.data || unread.isPending) return <Waiting />

  const situation = { profile: own.data, unread: unread.data?.count ?? 0, refusedZone }
  const tasks = toDo({ ...situation, browserZone: browserZone(), now })
  const waiting = page.data.toDo
  if (!tasks.length && !waiting.length)
    return (
      <div data-few>
        <EmptyState title={t('toDo.allDone')} hint={t('toDo.allDoneHint')} />
      </div>
    )

  const refuseZone = (zone: string) => {
    remember('zone-refused', zone)
    setRefusedZone(zone)
  }
  const rows = [
    ...waiting.map((item) => ({ key: item.key, shown: <WaitingTask item={item} /> })),
    ...tasks.map((task) => ({ key: task.kind, shown: <Task task={task} onRefuseZone={refuseZone} /> })),
  ]
  return <TaskList rows={rows} />
}

/** The first few; the rest stands behind a button, so that it does not push away what comes after it. */
function TaskList({ rows }: { rows: readonly { key: string; shown: ReactNode }[] }) {
  const { t } = useTranslation('home')
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const most = useMediaQuery('(max-width: 62em)', false) ? fewTasks : manyTasks
  const isLong = rows.length > most + 1
  const shown = isLong && !isOpen ? rows.slice(0, most) : rows
  return (
    <>
      <ul id={list} className={styles.tasks} data-few={rows.length < fewTasks || undefined}>
        {shown.map((row) => (
          <li key={row.key}>{row.shown}</li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('toDo.fewer') : t('toDo.all', { number: rows.length })}
          {isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
        </button>
      )}
    </>
  )
}

function Task({ task, onRefuseZone }: { task: ToDo; onRefuseZone: (zone: string) => void }) {
  const { t } = useTranslation('home')
  const labels = useLabels()
  switch (task.kind) {
    case 'fields':
      return (
        <Row
          Icon={IconUserEdit}
          title={t('toDo.fields.title')}
          reason={t('toDo.fields.reason', { labels: labels(task.labels) })}
        >
          <Action to={paths.account}>{t('toDo.fields.action')}</Action>
        </Row>
      )
    case 'notifications':
      return (
        <Row
          Icon={IconBell}
          title={t('toDo.notifications.title', { count: task.unread })}
          reason={t('toDo.notifications.reason')}
        >
          <Action to={paths.notifications}>{t('toDo.notifications.action')}</Action>
        </Row>
      )
    case 'timezone':
      return <ZoneTask kept={task.kept} browser={task.browser} onRefuse={() => onRefuseZone(task.browser)} />
    case 'photo':
      return (
        <Row Icon={IconPhotoPlus} title={t('toDo.photo.title')} reason={t('toDo.photo.reason')}>
          <Action to={paths.account}>{t('toDo.photo.action')}</Action>
        </Row>
      )
  }
}

type ZoneTaskProps = { kept: string; browser: string; onRefuse: () => void }

function ZoneTask({ kept, browser, onRefuse }: ZoneTaskProps) {
  const { t } = useTranslation('home')
  const setTimezone = useSetTimezone()
  const problem = useErrorText(setTimezone.error)
  const [keptPlace, browserPlace] = [kept, browser].map(placeOf)
  return (
    <Row
      Icon={IconClock}
      title={t('toDo.timezone.title')}
      reason={t('toDo.timezone.reason', { kept: keptPlace, browser: browserPlace })}
      problem={problem}
    >
      <Button loading={setTimezone.isPending} onClick={() => setTimezone.mutate(browser)}>
        {t('toDo.timezone.use', { zone: browserPlace })}
      </Button>
      <Button variant="default" onClick={onRefuse}>
        {t('toDo.timezone.keep', { zone: keptPlace })}
      </Button>
    </Row>
  )
}

function Waiting() {
  return (
    <LoadingState>
      {Array.from({ length: 2 }, (_, index) => (
        <Skeleton key={index} height={48} mx={20} my={20} w="auto" />
      ))}
    </LoadingState>
  )
}

function useLabels() {
  const text = useLocalText()
  const language = useLanguage()
  return (labels: Parameters<typeof text>[0][]) => new Intl.ListFormat(language).format(labels.map(text))
}

/** A zone's city: "America/Argentina/Buenos_Aires" is Buenos Aires to its people. */
const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
