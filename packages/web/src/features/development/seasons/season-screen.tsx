import { Tabs } from '@mantine/core'
import type { Season } from '@oktant/contract/development/seasons.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useSearch } from '../../../lib/records/search.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { useToday } from '../../../lib/time/today.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { TabRow } from '../../../ui/tab-row/tab-row.tsx'
import { DryRun } from './dry-run.tsx'
import { SeasonFields } from './fields/season-fields.tsx'
import { Opening } from './opening.tsx'
import { newSeason, type SeasonValues, useSeasonForm, valuesOf } from './season-form.ts'
import type { SeasonParts } from './season-parts.ts'
import { SeasonTools } from './season-tools.tsx'
import { createSeason, saveSeason, season, seasonOptions } from './seasons.queries.ts'
import styles from './seasons.module.css'
import { StatePill } from './state-pill.tsx'

const tabs = ['plan', 'dryRun'] as const

/** One season of reviews, or a new one. */
export function SeasonScreen({ parts }: { parts: SeasonParts }) {
  const id = Number(useParams()['id'])
  return id ? <KnownSeason key={id} id={id} parts={parts} /> : <NewSeason parts={parts} />
}

function NewSeason({ parts }: { parts: SeasonParts }) {
  const { t } = useTranslation('seasons')
  const navigate = useNavigate()
  const year = Number(useToday().slice(0, 4))
  const { data: options } = useSuspenseQuery(seasonOptions)
  const form = useSeasonForm('season:new', newSeason(year), async (sent) => {
    const made = await createSeason(sent)
    notice.set({ text: t('made') })
    void navigate(generatePath(paths.season, { id: String(made.id) }), { replace: true })
    return valuesOf(made)
  })
  return (
    <RecordScreen back={{ to: paths.seasons, label: t('back') }} title={t('new')} lead={t('newLead')}>
      <RecordForm label={t('new')} form={form}>
        <SeasonFields form={form} options={options} parts={parts} isOpen={false} />
      </RecordForm>
    </RecordScreen>
  )
}

function KnownSeason({ id, parts }: { id: number; parts: SeasonParts }) {
  const { t } = useTranslation('seasons')
  const text = useLocalText()
  const { data } = useSuspenseQuery(season(id))
  const [search, change] = useSearch()
  const seesHistory = useUser()?.permissions.includes('audit.read')
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'plan'
  return (
    <RecordScreen
      back={{ to: paths.seasons, label: t('back') }}
      title={text(data.name)}
      lead={<StatePill state={data.state} />}
      tools={<SeasonTools season={data} />}
      aside={tab === 'plan' && seesHistory && <RecordHistory object="season" id={id} />}
    >
      <Opening season={data} />
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
          <PlanTab season={data} parts={parts} />
        </Tabs.Panel>
        <Tabs.Panel value="dryRun">
          <DryRun season={data} />
        </Tabs.Panel>
      </Tabs>
    </RecordScreen>
  )
}

function PlanTab({ season: seen, parts }: { season: Season; parts: SeasonParts }) {
  const { t } = useTranslation('seasons')
  const { data: options } = useSuspenseQuery(seasonOptions)
  const form = useSeasonForm(`season:${seen.id}`, valuesOf(seen), async (sent): Promise<SeasonValues> => {
    const saved = await saveSeason(seen.id, { ...sent, revision: seen.revision })
    notice.set({ text: t('saved') })
    return valuesOf(saved)
  })
  return (
    <RecordForm label={t('tabs.plan')} form={form} isReadOnly={seen.state === 'closed'}>
      <SeasonFields
        form={form}
        options={options}
        parts={parts}
        isOpen={seen.state !== 'planned'}
        isClosed={seen.state === 'closed'}
      />
    </RecordForm>
  )
}
