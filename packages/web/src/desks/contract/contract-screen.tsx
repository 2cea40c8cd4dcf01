import { Button } from '@mantine/core'
import type { Contract } from '@oktant/contract/development/contracts.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { useErrorText } from '../../lib/api/error-text.ts'
import { idFrom } from '../../lib/api/ids.ts'
import { paths } from '../../lib/paths.ts'
import { useLocalText } from '../../lib/words/language.ts'
import { useDates } from '../../lib/words/shown/dates.ts'
import { useTitle } from '../../lib/words/shown/title.ts'
import { RecordScreen } from '../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../ui/form/form.tsx'
import { EmptyState } from '../../ui/page/states.tsx'
import { ViewReason } from '../../features/development/reviews/dialogs/view-reason.tsx'
import { contractOf, usePrintContract } from '../../features/development/contracts/contracts.queries.ts'
import { ContractText } from '../../features/development/contracts/contract-text.tsx'
import { EarlierVersions } from '../../features/development/contracts/earlier-versions.tsx'
import { WriteContract } from '../../features/development/contracts/write-contract.tsx'

/** The performance contract of one review. */
export function ContractScreen() {
  const id = idFrom(useParams()['id'])
  return id ? <Loaded key={id} id={id} /> : <NotFound />
}

function Loaded({ id }: { id: number }) {
  const { t } = useTranslation(['contracts', 'shell'])
  const text = useLocalText()
  const { day } = useDates()
  const { data } = useSuspenseQuery({ ...contractOf(id), refetchOnWindowFocus: true })
  const { season, user, side } = data
  const span = { name: text(season.name), from: day(season.seasonStart), to: day(season.seasonEnd) }
  return (
    <RecordScreen
      back={
        side === 'hr'
          ? { to: generatePath(paths.pdrReview, { id: String(id) }), label: t('back.review') }
          : { to: paths.contracts, label: t('shell:screen.contracts') }
      }
      title={side === 'person' ? t('titleOwn') : t('titleOf', { name: user.name })}
      lead={t('leadOne', span)}
      tools={<Tools contract={data} />}
      aside={data.versions.length > 0 && <EarlierVersions contract={data} />}
    >
      {data.needsReason ? <ViewReason id={id} /> : <Body contract={data} />}
    </RecordScreen>
  )
}

function Body({ contract }: { contract: Contract }) {
  if (contract.can.write) return <WriteContract contract={contract} />
  return <ContractText contract={contract} />
}

function Tools({ contract: { id, side, can, version } }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const print = usePrintContract(id)
  const problem = useErrorText(print.error)
  const review = side === 'person' ? paths.pdrReview : paths.pdrApproval
  return (
    <>
      <Button component={Link} variant="default" to={generatePath(review, { id: String(id) })}>
        {t('toReview')}
      </Button>
      {can.print && (
        <Button variant="default" loading={print.isPending} onClick={() => print.mutate(version)}>
          {t('print')}
        </Button>
      )}
      <FormProblem>{problem}</FormProblem>
    </>
  )
}

function NotFound() {
  const { t } = useTranslation('contracts')
  useTitle(t('title'))
  return (
    <div className="page">
      <h1 className="visually-hidden">{t('title')}</h1>
      <EmptyState title={t('notFound')} />
    </div>
  )
}
