import { NativeSelect, Textarea } from '@mantine/core'
import { competencies as limits } from '@oktant/contract/kit/constants.ts'
import { useTranslation } from 'react-i18next'
import { notice } from '../../../lib/notice.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useAssessOverall } from '../claims/claims.queries.ts'

type AssessDialogProps = { id: number; name: string; onClose: () => void }

/** Whether somebody meets the profile of their job role today, in the words of an assessor. */
export function AssessDialog({ id, name, onClose }: AssessDialogProps) {
  const { t } = useTranslation('competencies')
  const assess = useAssessOverall(id)
  const form = useRecordForm({
    name: `overall-assessment:${id}`,
    first: { isMet: true, comment: '' },
    async save(values) {
      await assess.mutateAsync(values)
      notice.set({ text: t('overall.done', { name }) })
      onClose()
    },
  })
  const { isMet, comment } = form.values
  return (
    <Dialog title={t('overall.title')} onClose={onClose}>
      <RecordForm label={t('overall.title')} form={form}>
        <NativeSelect
          label={t('overall.question', { name })}
          value={isMet ? 'yes' : 'no'}
          data={[
            { value: 'yes', label: t('overall.yes') },
            { value: 'no', label: t('overall.no') },
          ]}
          onChange={({ target }) => form.set({ isMet: target.value === 'yes', comment })}
        />
        <Textarea
          label={t('overall.comment')}
          rows={4}
          maxLength={limits.wordsLength}
          value={comment}
          onChange={({ target }) => form.set({ isMet, comment: target.value })}
        />
      </RecordForm>
    </Dialog>
  )
}
