import { Button } from '@mantine/core'
import type { PackageImport } from '@oktant/contract/learning/package-imports.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { ImportWords } from '../../../ui/form/import-problem.tsx'
import { AcceptImport, ReplaceWithImport } from './accept-import.tsx'
import { PackageOutline, ReportFacts, ReportFindings } from './package-report.tsx'
import { importsChanged, isUnderWay, packageImport, useCancelPackageImport } from './packages.queries.ts'

/** One package that somebody has sent: what it is, and what is made of it. */
export function PackageImportScreen() {
  const id = Number(useParams()['id'])
  return <KnownImport key={id} id={id} />
}

function KnownImport({ id }: { id: number }) {
  const { t } = useTranslation('packages')
  const { data } = useSuspenseQuery(packageImport(id))
  const text = useLocalText()
  const { report, state } = data
  return (
    <RecordScreen
      back={{ to: paths.packageImports, label: t('back') }}
      title={(report?.kind && text(report.title)) || data.name}
      tools={(state === 'ready' || state === 'refused' || state === 'failed') && <GiveUp row={data} />}
      aside={<RecordHistory object="packageImport" id={id} />}
    >
      <Outcome row={data} />
      <RecordSection title={t('report.title')}>
        <ReportFacts row={data} />
      </RecordSection>
      <ReportFindings findings={report?.findings ?? []} />
      {report && report.items.length > 0 && (
        <RecordSection title={t('outline.title')}>
          <PackageOutline items={report.items} />
        </RecordSection>
      )}
      {state === 'ready' && <Accept row={data} />}
    </RecordScreen>
  )
}

/** How far it is, where nothing is asked of anybody. */
function Outcome({ row }: { row: PackageImport }) {
  const { t } = useTranslation('packages')
  const { state, componentId } = row
  return (
    <div role="status">
      {isUnderWay(row) && (
        <RecordSection title={t(`state.${state}`)}>
          <p>{t(state === 'checking' ? 'outcome.checking' : 'outcome.unpacking')}</p>
        </RecordSection>
      )}
      {(state === 'refused' || state === 'failed') && (
        <RecordSection title={t(`state.${state}`)}>
          <p>
            <Refused row={row} />
          </p>
        </RecordSection>
      )}
      {state === 'done' && componentId !== null && (
        <RecordSection title={t('state.done')}>
          <p>{t(row.replacesId === null ? 'outcome.made' : 'outcome.replaced')}</p>
          <Button component={Link} to={generatePath(paths.adminComponent, { id: String(componentId) })}>
            {t('outcome.open')}
          </Button>
        </RecordSection>
      )}
    </div>
  )
}

/** What the specification says first, and the first of the server's reasons. */
function Refused({ row: { report } }: { row: PackageImport }) {
  const { t } = useTranslation('packages')
  const first = report?.findings.find(({ level }) => level === 'error')
  return <ImportWords error={null} words={first ? t(`finding.${first.code}`) : t('outcome.refused')} />
}

function Accept({ row }: { row: PackageImport }) {
  const asked = Number(useSearchParams()[0].get('replaces'))
  return asked > 0 ? <ReplaceWithImport row={row} replacesId={asked} /> : <AcceptImport row={row} />
}

function GiveUp({ row: { id, name } }: { row: PackageImport }) {
  const { t } = useTranslation('packages')
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const cancel = useCancelPackageImport(id)
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess() {
        notice.set({ text: t('giveUp.done', { name }) })
        void navigate(paths.packageImports, { replace: true })
        void importsChanged()
      },
    })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('giveUp.open')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('giveUp.title')}
          text={t('giveUp.text', { name })}
          confirm={t('giveUp.open')}
          isDangerous
          isBusy={cancel.isPending}
          error={cancel.error}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
