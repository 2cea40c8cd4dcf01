import { Button, Checkbox, TextInput } from '@mantine/core'
import type { ComponentPackage, PackageVersion } from '@oktant/contract/learning/package-components.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { fieldColumns, RecordForm, wideField } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { numberFrom } from '../../../lib/words/number-from.ts'
import { LongSuspendData } from './accept-import.tsx'
import { kindNames } from './kind-names.ts'
import { PackageOutline } from './package-report.tsx'
import { componentPackage, savePackageSettings, useDownloadPackage } from './packages.queries.ts'
import { SendPackage } from './send-package.tsx'
import styles from './packages.module.css'

/** What the package of a component holds, how it is played, and which archives it came from. */
export function ComponentPackageParts({ id }: { id: number }) {
  const { t } = useTranslation('packages')
  const { data } = useSuspenseQuery(componentPackage(id))
  const { kind, edition, items, versions, underWay } = data
  const { number } = useDates()
  const navigate = useNavigate()
  return (
    <>
      <RecordSection title={t('package.title')}>
        <Facts
          facts={[
            [t('fact.kind'), kindNames[kind]],
            [t('fact.edition'), edition && t('fact.editionOf', { edition: Number.parseInt(edition, 10) })],
            [t('fact.underWay'), number(underWay)],
          ]}
        />
        <h3>{t('outline.title')}</h3>
        <PackageOutline items={items} />
      </RecordSection>
      <Settings id={id} shown={data} />
      <RecordSection title={t('versions.title')} hint={t('versions.hint')}>
        <ul className={styles['rows']}>
          {versions.map((version, index) => (
            <VersionRow key={version.id} id={id} version={version} isCurrent={index === 0} />
          ))}
        </ul>
        <SendPackage
          label={t('replace.choose')}
          onSent={({ id: importId }) =>
            void navigate(`${generatePath(paths.packageImport, { id: String(importId) })}?replaces=${id}`)
          }
        />
      </RecordSection>
    </>
  )
}

type VersionProps = { id: number; version: PackageVersion; isCurrent: boolean }
function VersionRow({ id, version, isCurrent }: VersionProps) {
  const { t } = useTranslation('packages')
  const { size, dateTime } = useDates()
  const fetching = useDownloadPackage(id)
  const problem = useErrorText(fetching.error)
  return (
    <li>
      <span className={styles['name']}>
        {version.name}
        <br />
        <span className={styles['quiet']}>
          {dateTime(version.createdAt)} · {size(version.bytes)}
        </span>
      </span>
      {isCurrent && (
        <span className="pill" data-tone="ok">
          {t('versions.current')}
        </span>
      )}
      <Button
        variant="default"
        loading={fetching.isPending}
        aria-label={t('versions.downloadOf', { name: version.name, at: dateTime(version.createdAt) })}
        onClick={() => fetching.mutate(version)}
      >
        {t('versions.download')}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </li>
  )
}

function Settings({ id, shown }: { id: number; shown: ComponentPackage }) {
  const { t } = useTranslation('packages')
  const form = useRecordForm({
    name: `component-package:${id}`,
    first: shown.settings,
    words: useRecordWords(),
    save: (values) => savePackageSettings(id, { ...values, revision: shown.revision }),
  })
  const { passMark, attempts, longSuspendData, ownWindow } = form.values
  return (
    <RecordForm label={t('settings.title')} form={form}>
      <RecordSection title={t('settings.title')} hint={t('settings.hint')}>
        <div className={fieldColumns}>
          <TextInput
            label={t('field.passMark')}
            description={t('field.passMark.hint')}
            inputMode="numeric"
            value={passMark ?? ''}
            error={form.errorAt('passMark')}
            onChange={({ target }) => form.set({ passMark: upTo(100, numberFrom(target.value)) })}
          />
          <TextInput
            label={t('field.attempts')}
            description={t('field.attempts.hint')}
            inputMode="numeric"
            value={attempts ?? ''}
            error={form.errorAt('attempts')}
            onChange={({ target }) => form.set({ attempts: upTo(1000, numberFrom(target.value)) || null })}
          />
          <LongSuspendData
            value={longSuspendData}
            onChange={(value) => form.set({ longSuspendData: value })}
          />
          <Checkbox
            className={wideField}
            label={t('field.ownWindow')}
            description={t('field.ownWindow.hint')}
            checked={ownWindow}
            onChange={({ target }) => form.set({ ownWindow: target.checked })}
          />
        </div>
      </RecordSection>
    </RecordForm>
  )
}

const upTo = (most: number, typed: number | null) => (typed === null ? null : Math.min(most, typed))
