import { Checkbox } from '@mantine/core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { AttemptsUnderWay, PackageImport } from '@oktant/contract/learning/package-imports.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { LocalFields } from '../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, RecordForm, wideField } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ContentTypeField } from '../components/fields/content-type-field.tsx'
import { UnderWayChoice } from './replacing.tsx'
import { acceptPackageImport, componentPackage } from './packages.queries.ts'

type Values = { title: LocalText; contentTypeId: number | null; longSuspendData: boolean }

/** What the new component is called, and how it is played. */
export function AcceptImport({ row: { id, report } }: { row: PackageImport }) {
  const { t } = useTranslation('packages')
  const form = useRecordForm<Values>({
    name: `package-import:${id}`,
    first: { title: report?.title ?? { en: '', de: '' }, contentTypeId: null, longSuspendData: false },
    words: useRecordWords(),
    save: (values) => acceptPackageImport(id, { ...values, replacesId: null, attemptsUnderWay: 'endOld' }),
  })
  const { title, contentTypeId, longSuspendData } = form.values
  return (
    <RecordForm label={t('accept.title')} form={form} submit={t('accept.submit')}>
      <RecordSection title={t('accept.title')} hint={t('accept.hint')}>
        <div className={fieldColumns}>
          <LocalFields
            labels={{ en: t('accept.nameEn'), de: t('accept.nameDe') }}
            value={title}
            maxLength={200}
            error={form.errorAt('title')}
            onChange={(changed) => form.set({ title: changed })}
          />
          <ContentTypeField
            value={contentTypeId}
            onChange={(chosen) => form.set({ contentTypeId: chosen })}
          />
          <LongSuspendData
            value={longSuspendData}
            onChange={(value) => form.set({ longSuspendData: value })}
          />
        </div>
      </RecordSection>
    </RecordForm>
  )
}

type LongProps = { value: boolean; onChange: (value: boolean) => void }
export function LongSuspendData({ value, onChange }: LongProps) {
  const { t } = useTranslation('packages')
  return (
    <Checkbox
      className={wideField}
      label={t('field.longSuspendData')}
      description={t('field.longSuspendData.hint')}
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

type ReplaceProps = { row: PackageImport; replacesId: number }

/** What becomes of who is at it when a package takes the place of another. */
export function ReplaceWithImport({ row: { id }, replacesId }: ReplaceProps) {
  const { t } = useTranslation('packages')
  const { data } = useSuspenseQuery(componentPackage(replacesId))
  const first: { underWay: AttemptsUnderWay; longSuspendData: boolean } = {
    underWay: 'endOld',
    longSuspendData: data.settings.longSuspendData,
  }
  const form = useRecordForm({
    name: `package-import:${id}:${replacesId}`,
    first,
    save: ({ underWay, longSuspendData }) =>
      acceptPackageImport(id, { replacesId, attemptsUnderWay: underWay, longSuspendData }),
  })
  return (
    <RecordForm label={t('replace.title')} form={form} submit={t('replace.submit')}>
      <RecordSection title={t('replace.title')} hint={t('replace.hint')}>
        <UnderWayChoice
          value={form.values.underWay}
          count={data.underWay}
          onChange={(underWay) => form.set({ underWay })}
        />
        <LongSuspendData
          value={form.values.longSuspendData}
          onChange={(longSuspendData) => form.set({ longSuspendData })}
        />
      </RecordSection>
    </RecordForm>
  )
}
