import type { KpaForm } from '@oktant/contract/development/kpas.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { type Picked, PersonPicker } from '../../../ui/form/fields/person-picker.tsx'
import { KpaFields } from './kpa-fields.tsx'
import { createKpa } from './kpas.queries.ts'
import { PlaceSelect } from './place-select.tsx'
import styles from './kpas.module.css'

type Values = KpaForm & { parentId: number | null; owner: Picked | null }

/** Makes a key performance area, with its owner. */
export function NewKpa() {
  const { t } = useTranslation(['kpas', 'shell'])
  const navigate = useNavigate()
  const empty = { en: '', de: '' }
  const form = useRecordForm<Values>({
    name: 'kpa:new',
    first: { name: empty, about: empty, parentId: null, owner: null },
    words: useRecordWords(),
    check: ({ owner }) => (owner ? {} : { owner: t('ownerMissing') }),
    async save({ owner, ...values }) {
      const { id } = await createKpa({ ...values, ownerId: owner?.id ?? 0 })
      void navigate(generatePath(paths.kpa, { id: String(id) }), { replace: true })
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.kpas, label: t('shell:screen.kpas') }}
      title={t('new')}
      lead={t('newLead')}
    >
      <RecordForm label={t('new')} form={form} submit={t('create')}>
        <RecordSection title={t('part.names')}>
          <div className={styles['fields']}>
            <KpaFields values={form.values} errorAt={form.errorAt} onChange={(change) => form.set(change)} />
            <PlaceSelect
              id={0}
              value={form.values.parentId}
              error={form.errorAt('parentId')}
              onChange={(parentId) => form.set({ parentId })}
            />
            <PersonPicker
              label={t('field.owner')}
              description={t('field.ownerHint')}
              value={form.values.owner}
              error={form.errorAt('owner')}
              onChange={(owner) => form.set({ owner })}
            />
          </div>
        </RecordSection>
      </RecordForm>
    </RecordScreen>
  )
}
