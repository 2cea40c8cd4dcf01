import { Tabs } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useUser } from '../../../../lib/session/session-state.ts'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { TabRow } from '../../../../ui/tab-row/tab-row.tsx'
import { MarkedLogs } from './marked-logs.tsx'
import { MarkingDesk } from '../marking-desk.tsx'
import { QuestionsToMark } from './questions-to-mark.tsx'
import { WaitingQueue } from './waiting-queue.tsx'

const tabs = [
  { name: 'freeText', permission: 'freeText.mark' },
  { name: 'questions', permission: 'freeText.mark' },
  { name: 'competency', permission: 'competencies.assess' },
  { name: 'marked', permission: 'freeText.mark' },
] as const

const leads = {
  freeText: 'lead',
  questions: 'leadQuestions',
  competency: 'lead',
  marked: 'leadMarked',
} as const

/** What waits for a person to mark it, what was marked, and one attempt on the desk. */
export function MarkingScreen() {
  const [search] = useSearchParams()
  const attempt = Number(search.get('attempt')) || null
  useFocusIn(attempt)
  return attempt ? <MarkingDesk key={attempt} logId={attempt} /> : <Queues />
}

/** NOTE: all of it is one screen to the shell; what has no field to begin at would leave the keyboard nowhere. */
function useFocusIn(attempt: number | null) {
  const shown = useRef(attempt)
  useEffect(() => {
    if (shown.current === attempt) return
    shown.current = attempt
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true })
  }, [attempt])
}

function TabPanel({ name }: { name: keyof typeof leads }) {
  if (name === 'marked') return <MarkedLogs />
  return name === 'questions' ? <QuestionsToMark /> : <WaitingQueue queue={name} />
}

function Queues() {
  const { t } = useTranslation(['marking', 'shell'])
  const user = useUser()
  const [search, setSearch] = useSearchParams()
  const open = tabs.filter(({ permission }) => user?.permissions.includes(permission))
  const tab = open.find(({ name }) => name === search.get('tab'))?.name ?? open[0]?.name ?? 'freeText'
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.moderator')} lead={t(leads[tab])} />
      <Tabs value={tab} onChange={(next) => setSearch(next ? { tab: next } : {})} keepMounted={false}>
        <TabRow
          label={t('tabs.label')}
          open={tab}
          tabs={open.map(({ name }) => ({ name, label: t(`tabs.${name}`) }))}
        />
        {open.map(({ name }) => (
          <Tabs.Panel key={name} value={name}>
            <TabPanel name={name} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  )
}
