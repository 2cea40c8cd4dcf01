import { Button } from '@mantine/core'
import type { KpaForm, KpaRecord } from '@oktant/contract/development/kpas.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useErrorTexts } from '../../../lib/api/error-text.ts'
import { noteProblem, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Handovers, Owner } from './kpa-owner.tsx'
import { KpaFields } from './kpa-fields.tsx'
import { KpaPlace } from './kpa-place.tsx'
import { NewKpa } from './new-kpa.tsx'
import { archiveKpa, kpa, restoreKpa, updateKpa } from './kpas.queries.ts'

/** One key performance area, or a new one. */
export function KpaScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownKpa key={id} id={id} /> : <NewKpa />
}

function KnownKpa({ id }: { id: number }) {
  const { t } = useTranslation(['kpas', 'shell'])
  const text = useLocalText()
  const { data } = useSuspenseQuery(kpa(id))
  return (
    <RecordScreen
      back={{ to: paths.kpas, label: t('shell:screen.kpas') }}
      title={text(data.name)}
      lead={data.isArchived ? t('archivedLead') : t('ownedBy', { name: data.owner.name })}
      tools={<Archive area={data} />}
      aside={
        <>
          <Handovers area={data} />
          <RecordHistory object="kpa" id={id} />
        </>
      }
    >
      <Names area={data} />
      {!data.isArchived && <Owner area={data} />}
      {!data.isArchived && <KpaPlace key={data.parentId} area={data} />}
    </RecordScreen>
  )
}

function Names({ area }: { area: KpaRecord }) {
  const { t } = useTranslation('kpas')
  const { id, name, about, revision, isArchived } = area
  const form = useRecordForm<KpaForm>({
    name: `kpa:${id}`,
    first: { name, about },
    words: useRecordWords(),
    async save(values) {
      const saved = await updateKpa(id, { ...values, revision })
      form.set({ name: saved.name, about: saved.about })
      offerUndo(t('saved'), () => updateKpa(id, { name, about, revision: saved.revision }))
    },
  })
  return (
    <RecordForm label={t('part.names')} form={form} isReadOnly={isArchived}>
      <RecordSection title={t('part.names')}>
        <KpaFields
          values={form.values}
          isReadOnly={isArchived}
          errorAt={form.errorAt}
          onChange={(change) => form.set(change)}
        />
      </RecordSection>
    </RecordForm>
  )
}

function Archive({ area: { id, revision, isArchived } }: { area: KpaRecord }) {
  const { t } = useTranslation('kpas')
  const problem = useErrorTexts()
  const doing = useMutation({
    mutationFn: () => (isArchived ? restoreKpa : archiveKpa)(id, revision),
    onSuccess(saved) {
      const back = isArchived ? archiveKpa : restoreKpa
      offerUndo(t(isArchived ? 'restored' : 'archivedNow'), () => back(id, saved.revision))
    },
    onError: (error) => noteProblem(problem(error)),
  })
  return (
    <Button variant="default" loading={doing.isPending} onClick={() => doing.mutate()}>
      {t(isArchived ? 'restore' : 'archive')}
    </Button>
  )
}
