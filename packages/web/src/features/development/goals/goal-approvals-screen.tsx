import { useTranslation } from 'react-i18next'
import { useSearch } from '../../../lib/records/search.ts'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { ToApprove } from './my-goals-screen.tsx'

/** The goals that wait for one's decision; the one that the address names comes into sight (spec 2 §2). */
export function GoalApprovalsScreen() {
  const { t } = useTranslation(['goals', 'shell'])
  const [search] = useSearch()
  return (
    <div className="page">
      <PageHeader title={t('shell:screen.goalApprovals')} lead={t('approve.lead')} />
      <ToApprove named={Number(search.get('id'))} />
    </div>
  )
}
