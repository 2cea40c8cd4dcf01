import { Button, Tabs } from '@mantine/core'
import { eventsMessages } from '@oktant/contract/kit/messages/events.ts'
import type { TrainerEvent } from '@oktant/contract/events/event-shapes.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useNavigate, useParams } from 'react-router'
import { useErrorTexts } from '../../../lib/api/error-text.ts'
import { notice, noteProblem } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useSearch } from '../../../lib/records/search.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { browserZone } from '../../../lib/time/today.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { TabRow } from '../../../ui/tab-row/tab-row.tsx'
import { LinkedCourses } from './content/linked-courses.tsx'
import { OutlineForm } from './content/outline-form.tsx'
import { formOf, newPlan, planOf } from './form/plan.ts'
import { PlanFields } from './form/plan-fields.tsx'
import { usePlanForm } from './form/use-plan-form.ts'
import { useEventLead } from './list/event-lead.ts'
import { useTouched } from './list/touched.ts'
import { PeopleTab } from './people/people-tab.tsx'
import {
  copyEvent,
  createEvent,
  event,
  eventRemovalAffected,
  eventsChanged,
  removeEvent,
  restoreEvent,
  saveEvent,
} from './planning.queries.ts'
import styles from './planning.module.css'
import { RecordingsTab } from './recordings/recordings-tab.tsx'
import { AgainTools } from './series/again-tools.tsx'
import { RegisterTab } from './register/register-tab.tsx'

const tabs = ['plan', 'content', 'people', 'register', 'recordings'] as const

/** One event as its trainer sees it, or a new one. */
export function EventScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownEvent key={id} id={id} /> : <NewEvent />
}

function NewEvent() {
  const { t } = useTranslation('planning')
  const message = useMessage()
  const navigate = useNavigate()
  const user = useUser()
  const me = user && { id: user.id, fullName: user.name }
  const form = usePlanForm(
    'event:new',
    newPlan(user?.timezone ?? browserZone(), me ?? null),
    async (plan) => {
      const made = await createEvent(formOf(plan))
      notice.set({ text: message(eventsMessages.event_saved) })
      void navigate(generatePath(paths.trainerEvent, { id: String(made.id) }), { replace: true })
      return planOf(made)
    },
  )
  return (
    <RecordScreen back={{ to: paths.trainerEvents, label: t('back') }} title={t('new')} lead={t('newLead')}>
      <RecordForm label={t('new')} form={form}>
        <PlanFields form={form} eventId={null} />
      </RecordForm>
    </RecordScreen>
  )
}

function KnownEvent({ id }: { id: number }) {
  const { t } = useTranslation('planning')
  const text = useLocalText()
  const { data } = useSuspenseQuery(event(id))
  const [search, change] = useSearch()
  // NOTE: the room beside the form is not kept free for those who may not read what would stand there.
  const seesHistory = useUser()?.permissions.includes('audit.read')
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'plan'
  return (
    <RecordScreen
      back={{ to: paths.trainerEvents, label: t('back') }}
      title={text(data.name)}
      lead={useEventLead(data)}
      tools={<EventTools event={data} />}
      aside={tab === 'plan' && seesHistory && <RecordHistory object="event" id={id} />}
    >
      <Tabs
        className={styles['tabs'] ?? ''}
        value={tab}
        keepMounted={false}
        onChange={(next) => change((to) => to.set('tab', next ?? 'plan'))}
      >
        <TabRow
          label={t('tabs.label')}
          open={tab}
          tabs={tabs.map((name) => ({ name, label: t(`tabs.${name}`) }))}
        />
        <Tabs.Panel value="plan">
          <PlanTab event={data} />
        </Tabs.Panel>
        <Tabs.Panel value="content" className={styles['panel'] ?? ''}>
          <LinkedCourses id={id} />
          <OutlineForm id={id} />
        </Tabs.Panel>
        <Tabs.Panel value="people">
          <PeopleTab event={data} />
        </Tabs.Panel>
        <Tabs.Panel value="register">
          <RegisterTab event={data} />
        </Tabs.Panel>
        <Tabs.Panel value="recordings">
          <RecordingsTab id={id} />
        </Tabs.Panel>
      </Tabs>
    </RecordScreen>
  )
}

function PlanTab({ event: seen }: { event: TrainerEvent }) {
  const { t } = useTranslation('planning')
  const message = useMessage()
  const form = usePlanForm(`event:${seen.id}`, planOf(seen), async (plan) => {
    const saved = await saveEvent(seen.id, { ...formOf(plan), revision: seen.revision })
    notice.set({ text: message(eventsMessages.event_saved) })
    return planOf(saved)
  })
  return (
    <RecordForm label={t('tabs.plan')} form={form} isReadOnly={!seen.can.change}>
      <PlanFields form={form} eventId={seen.id} />
    </RecordForm>
  )
}

function EventTools({ event }: { event: TrainerEvent }) {
  const { id, name, can, webinar, cancelled } = event
  const { t } = useTranslation('planning')
  const message = useMessage()
  const problem = useErrorTexts()
  const navigate = useNavigate()
  const shown = useLocalText()(name)
  const touched = useTouched()
  const copying = useMutation({
    mutationFn: () => copyEvent(id),
    onSuccess(copy) {
      notice.set({ text: message(eventsMessages.event_copied) })
      void navigate(generatePath(paths.trainerEvent, { id: String(copy.id) }))
    },
    onError: (error) => noteProblem(problem(error)),
  })
  return (
    <>
      {webinar && !cancelled && (
        <Button component={Link} variant="default" to={generatePath(paths.webinar, { id: String(id) })}>
          {t('joinAsHost')}
        </Button>
      )}
      <Button variant="default" loading={copying.isPending} onClick={() => copying.mutate()}>
        {t('copy')}
      </Button>
      <AgainTools event={event} />
      {can.remove && (
        <RecordRemoval
          words={{
            open: t('remove'),
            title: t('removeTitle', { name: shown }),
            text: t('removeText'),
            confirm: t('remove'),
            touched,
            done: message(eventsMessages.event_deleted),
          }}
          affected={eventRemovalAffected(id)}
          remove={() => removeEvent(id)}
          restore={() => restoreEvent(id)}
          changed={eventsChanged}
          back={paths.events}
        />
      )}
    </>
  )
}
