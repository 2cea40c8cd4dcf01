import { Button, Group, Skeleton } from '@mantine/core'
import { auditKinds } from '@oktant/contract/organisation/audit.ts'
import { IconArrowLeft, IconArrowRight, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useListState, type ListState } from '../../../lib/records/list-state.ts'
import { AuditEntries } from '../../../ui/admin/audit-entries.tsx'
import { useAuditWords } from '../../../ui/admin/audit-words.ts'
import { FilterBar } from '../../../ui/admin/list/filter-bar.tsx'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { NothingFound } from '../../../ui/admin/list/nothing-found.tsx'
import { DayField } from '../../../ui/form/fields/day-field.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { EmptyState, ErrorState } from '../../../ui/page/states.tsx'
import { auditFilters, useAuditAddress } from './audit-address.ts'
import { auditEntries, auditObjects, useExportAudit } from './audit.queries.ts'
import styles from './audit-screen.module.css'

function DayFilter({ list, name, label }: { list: ListState; name: string; label: string }) {
  return (
    <DayField
      aria-label={label}
      placeholder={label}
      value={list.filter(name)}
      onChange={(day) => list.setFilter(name, day)}
    />
  )
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('audit')
  const words = useAuditWords()
  const { data: objects = [] } = useQuery(auditObjects)
  return (
    <>
      <TypedFilter list={list} name="person" label={t('filter.person')} />
      <ChoiceFilter
        list={list}
        name="object"
        label={t('filter.object')}
        any={t('filter.anyObject')}
        choices={objects.map(({ object, label }) => ({ value: object, label }))}
      />
      <ChoiceFilter
        list={list}
        name="kind"
        label={t('filter.kind')}
        any={t('filter.anyKind')}
        choices={auditKinds.map((kind) => ({ value: kind, label: words.kind(kind) }))}
      />
      <TypedFilter list={list} name="number" label={t('filter.number')} />
      <DayFilter list={list} name="from" label={t('filter.from')} />
      <DayFilter list={list} name="to" label={t('filter.to')} />
    </>
  )
}

/** Who changed what, and when. */
export function AuditScreen() {
  const { t } = useTranslation(['audit', 'shell'])
  const list = useListState({ sort: { field: 'id', direction: 'DESC' }, filters: auditFilters })
  const { which, query, go } = useAuditAddress()
  const { data, error, refetch, isPlaceholderData } = useQuery(auditEntries(query))
  const writing = useExportAudit()
  const problem = useErrorText(writing.error)
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.audit')}
        lead={t('lead')}
        tools={
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={writing.isPending}
            onClick={() => writing.mutate(which)}
          >
            {t('export')}
          </Button>
        }
      />
      {problem && <FormProblem>{problem}</FormProblem>}
      <FilterBar list={list} columns={[]}>
        <Filters list={list} />
      </FilterBar>
      <div className={`card ${styles['list']}`} aria-busy={isPlaceholderData || (!data && !error)}>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Waiting />}
        {data?.content.length === 0 &&
          (list.isFiltered ? (
            <NothingFound title={t('notFound')} onShowAll={list.clearFilters} />
          ) : (
            <EmptyState title={t('empty')} hint={t('emptyHint')} />
          ))}
        {data && data.content.length > 0 && (
          <AuditEntries label={t('shell:screen.audit')} entries={data.content} />
        )}
      </div>
      {data && <Steps older={data.older} newer={data.newer} go={go} />}
    </div>
  )
}

const Waiting = () =>
  Array.from({ length: 10 }, (_, row) => <Skeleton key={row} h={22} mx={20} my={16} w="auto" />)

type StepsProps = {
  older: number | null
  newer: number | null
  go: (to: { before?: number; after?: number }) => void
}
function Steps({ older, newer, go }: StepsProps) {
  const { t } = useTranslation('audit')
  if (older === null && newer === null) return null
  return (
    <Group component="nav" justify="space-between" mt="md" aria-label={t('paging')}>
      <Button
        variant="default"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        disabled={newer === null}
        onClick={() => newer !== null && go({ after: newer })}
      >
        {t('newer')}
      </Button>
      <Button
        variant="default"
        rightSection={<IconArrowRight size={18} aria-hidden />}
        disabled={older === null}
        onClick={() => older !== null && go({ before: older })}
      >
        {t('older')}
      </Button>
    </Group>
  )
}
