import type { ImportRecord } from '@oktant/contract/people/imports.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportResult } from './import-result.tsx'
import { ImportSteps, type StepName } from './import-steps.tsx'
import { importOf, isUnderWay } from './imports.queries.ts'
import { MapColumns } from './map-columns.tsx'
import { RemoveImport } from './remove-import.tsx'
import { UnderWay } from './under-way.tsx'

/** One import from its file to what became of it, or a new one. */
export function ImportScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownImport key={id} id={id} /> : <NewImport />
}

function NewImport() {
  const { t } = useTranslation('imports')
  return (
    <RecordScreen back={{ to: paths.imports, label: t('back') }} title={t('list.new')} lead={t('list.lead')}>
      <ImportSteps current="file" />
      <ChooseFile />
    </RecordScreen>
  )
}

/** The step at which an import stands; going back to its columns stands in the address. */
function stepOf({ state, can }: ImportRecord, asked: string | null): StepName {
  if (state === 'uploaded' || state === 'failed' || (asked === 'columns' && can.check)) return 'columns'
  if (state === 'checking' || state === 'checked') return 'check'
  return state === 'applying' || state === 'stopped' ? 'apply' : 'result'
}

function KnownImport({ id }: { id: number }) {
  const { t } = useTranslation('imports')
  const { data } = useSuspenseQuery(importOf(id))
  const [search] = useSearchParams()
  const step = stepOf(data, search.get('step'))
  return (
    <RecordScreen
      back={{ to: paths.imports, label: t('back') }}
      title={data.title}
      lead={t(`kind.${data.kind}`)}
      tools={data.can.remove && <RemoveImport record={data} />}
    >
      <ImportSteps current={step} />
      {step === 'columns' ? (
        <MapColumns key={`${data.format.encoding} ${data.format.separator}`} record={data} />
      ) : (
        isUnderWay(data.state) && <UnderWay record={data} />
      )}
      {step !== 'columns' && data.state !== 'checking' && <ImportResult record={data} />}
      <RecordHistory object="import" id={id} />
    </RecordScreen>
  )
}
