import { useTranslation } from 'react-i18next'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { Absences } from './absences.tsx'

/** When those who run events cannot, for whoever looks after them. */
export function FacilitatorsScreen() {
  const { t } = useTranslation(['planning', 'shell'])
  const title = t('shell:screen.facilitators')
  useTitle(title)
  return (
    <div className="page">
      <PageHeader title={title} lead={t('away.lead')} />
      <RecordSection title={t('away.title')}>
        <Absences />
      </RecordSection>
    </div>
  )
}
