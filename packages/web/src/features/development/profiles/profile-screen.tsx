import type { CompetencyProfile } from '@oktant/contract/development/competency-profiles.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ProfileLines } from './profile-lines.tsx'
import { competencyProfile, saveCompetencyProfile } from './profiles.queries.ts'

/** Which competencies a job role asks for, each at a level and for how long. */
export function CompetencyProfileScreen() {
  const id = Number(useParams()['id'])
  return <KnownProfile key={id} id={id} />
}

const linesOf = ({ items }: CompetencyProfile) => ({ items })

function KnownProfile({ id }: { id: number }) {
  const { t } = useTranslation('competencyProfiles')
  const { data } = useSuspenseQuery(competencyProfile(id))
  const form = useRecordForm({
    name: `competency-profile:${id}`,
    first: linesOf(data),
    async save({ items }) {
      const sent = items.map(({ competencyItemId, level, validMonths }) => ({
        competencyItemId,
        level,
        validMonths,
      }))
      const saved = await saveCompetencyProfile(id, { revision: data.revision, items: sent })
      form.set(linesOf(saved))
      notice.set({ text: t('saved', { name: saved.jobRole }) })
    },
  })
  const { items } = form.values
  const offered = [
    ...data.library,
    ...data.items.map(({ competencyItemId, name }) => ({ id: competencyItemId, name })),
  ].filter(({ id: one }) => !items.some(({ competencyItemId }) => competencyItemId === one))
  return (
    <RecordScreen
      back={{ to: paths.competencyProfiles, label: t('back') }}
      title={data.jobRole}
      lead={t('lead')}
      aside={<RecordHistory object="competencyProfile" id={id} />}
    >
      <RecordForm label={t('form')} form={form}>
        <RecordSection title={t('form')} hint={t('formHint')}>
          <ProfileLines items={items} offered={offered} onChange={(next) => form.set({ items: next })} />
        </RecordSection>
      </RecordForm>
    </RecordScreen>
  )
}
