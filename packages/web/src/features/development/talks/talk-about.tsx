import type { Talk } from '@oktant/contract/development/talks.ts'
import { useTranslation } from 'react-i18next'
import { offerUndo } from '../../../lib/notice.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { TalkFields, type TalkValues } from './talk-fields.tsx'
import { updateTalk } from './talks.queries.ts'

/** When a talk takes place and what it is about. */
export function TalkAbout({ talk }: { talk: Talk }) {
  const { t } = useTranslation('talks')
  const { id, topic, talkOn, revision } = talk
  const form = useRecordForm<TalkValues>({
    name: `talk:${id}`,
    first: { topic, talkOn },
    check: ({ talkOn: typed }) => (typed ? {} : { talkOn: t('field.talkOnMissing') }),
    async save(values) {
      const saved = await updateTalk(id, { ...values, revision })
      form.set({ topic: saved.topic, talkOn: saved.talkOn })
      offerUndo(t('saved'), () => updateTalk(id, { topic, talkOn, revision: saved.revision }))
    },
  })
  return (
    <RecordForm label={t('about.title')} form={form}>
      <RecordSection title={t('about.title')} hint={t('about.startedBy', { name: talk.startedBy.name })}>
        <TalkFields form={form} />
      </RecordSection>
    </RecordForm>
  )
}
